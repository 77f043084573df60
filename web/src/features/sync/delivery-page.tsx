/** One delivery: what was sent word for word, what came back, every try, and sending it again. */
import { Anchor, Button, Skeleton } from "@mantine/core";
import type { AnswerNamed } from "@plimsoll/domain/calls";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { Send } from "lucide-react";
import { Link, useParams } from "react-router";
import { NotFoundPage } from "#app/error-page";
import { errorText } from "#app/error-text";
import { openPath } from "#app/existing-pages";
import { Page } from "#app/page";
import { useSession } from "#app/session";
import { NOT_ENTERED, useDates, useNumbers } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { useLoad, useMutationCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { ScrollRegion } from "#ui/scroll-region";
import { StatusChip } from "#ui/status-chip";
import { toasts } from "#ui/toasts";
import { AttachmentsCard } from "./attachments-card.tsx";
import { DELIVERY_PHASES, SYNC } from "./delivery.ts";
import classes from "./sync.module.css";
import { useSyncWords, WithSyncWords } from "./sync-words.tsx";

const LOAD = { ...SYNC, action: "load" } as const;
type Delivery = AnswerNamed<typeof LOAD>;

export function DeliveryPage() {
  const { iddelivery: id = "" } = useParams();
  if (!isUuid(id)) return <NotFoundPage />;
  return (
    <WithSyncWords>
      <OneDelivery key={id} id={id} />
    </WithSyncWords>
  );
}

function OneDelivery({ id }: { readonly id: string }) {
  const { records } = useWords();
  const asked = useLoad(SYNC, id);
  const row = asked.data?.attributes;
  if (asked.isError && !row)
    return <EmptyState isPage title={records.sync.name} text={errorText(asked.error)} />;
  if (!row) return <Skeleton height={240} />;
  return (
    <Page
      title={row.name}
      status={
        <StatusChip phase={DELIVERY_PHASES[row.status]} label={records.sync.choices.status[row.status]} />
      }
      detail={[records.sync.choices.what[row.what], row.customer?.name ?? ""].filter(Boolean).join(" · ")}
      actions={<Resend row={row} />}
    >
      <div className={classes.parts}>
        <Facts row={row} />
        <Tries row={row} />
        <Exchange row={row} />
        <AttachmentsCard orderId={row.work_order_id} />
      </div>
    </Page>
  );
}

function Resend({ row }: { readonly row: Delivery }) {
  const words = useSyncWords();
  const may = useMayOn(useModel("sync"))("create");
  const { run, isBusy } = useMutationCall(
    { ...SYNC, action: "resend", ...(row.country === null ? {} : { country: row.country }) },
    {
      onDone: () => toasts.success(words.resent),
      onFailed: (error) => toasts.error(errorText(error)),
    },
  );
  if (!may || row.status === "delivered" || row.status === "queued") return null;
  return (
    <Button
      loading={isBusy}
      leftSection={<Send size={16} aria-hidden />}
      onClick={() => void run({ delivery_id: row.delivery_id }).catch(() => undefined)}
    >
      {words.resend}
    </Button>
  );
}

function Facts({ row }: { readonly row: Delivery }) {
  const { fields } = useWords().records.sync;
  const dates = useDates();
  const actor = useSession()?.actor;
  const path = openPath("work_order", row.work_order_id, actor);
  const order = row.work_order?.name ?? NOT_ENTERED;
  const facts = [
    [fields.delivery_id, row.delivery_id],
    [fields.address, row.address ?? NOT_ENTERED],
    [fields.at, dates.moment(row.at)],
    [fields.delivered_at, dates.moment(row.delivered_at)],
  ] as const;
  return (
    <Card padded>
      <dl className={classes.facts}>
        <div>
          <dt>{fields.work_order_id}</dt>
          <dd>
            {path === undefined ? (
              order
            ) : (
              <Anchor component={Link} to={path} inherit>
                {order}
              </Anchor>
            )}
          </dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Tries({ row }: { readonly row: Delivery }) {
  const words = useSyncWords();
  const { children } = useWords().records.sync;
  const dates = useDates();
  const numbers = useNumbers();
  return (
    <Card padded>
      <CardTitle>{`${words.tries} · ${row.attempts}`}</CardTitle>
      <ScrollRegion label={words.tries} className={classes.scrolls}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{children.tries.fields.response_status}</th>
              <th scope="col">{words.took}</th>
              <th scope="col">{words.problem}</th>
            </tr>
          </thead>
          <tbody>
            {[...row.tries].reverse().map((one) => (
              <tr key={one.id}>
                <td>{dates.moment(one.at)}</td>
                <td>{one.response_status ?? NOT_ENTERED}</td>
                <td>{one.milliseconds === null ? NOT_ENTERED : `${numbers.format(one.milliseconds)} ms`}</td>
                <td className={classes.problem}>
                  {one.milliseconds === null ? words.waiting : <Problem tried={one} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}

/** Why it came to nothing, and beside it what the network said, for whoever looks into it. */
function Problem({ tried: { reason, problem } }: { readonly tried: Delivery["tries"][number] }) {
  const { choices } = useWords().records.sync.children.tries;
  if (reason === null) return problem ?? NOT_ENTERED;
  return (
    <>
      {choices.reason[reason]}
      {reason !== "answered" && problem !== null && <span className={classes.said}>{problem}</span>}
    </>
  );
}

function Exchange({ row }: { readonly row: Delivery }) {
  const words = useSyncWords();
  return (
    <div className={classes.exchange}>
      <Card padded>
        <CardTitle>{words.request}</CardTitle>
        <ScrollRegion label={words.request} className={classes.code}>
          <pre>{JSON.stringify(row.request, null, 2)}</pre>
        </ScrollRegion>
      </Card>
      <Card padded>
        <CardTitle>
          {row.response_status === null ? words.answer : `${words.answer} · ${row.response_status}`}
        </CardTitle>
        {row.response_status === null ? (
          <p className={classes.hint}>{words.noAnswer}</p>
        ) : (
          <pre className={classes.answer}>{row.response}</pre>
        )}
      </Card>
    </div>
  );
}

/** The operations at work, for somebody with one hand free: mine, those of my ports, all. Or the barges of one convoy. */
import { Button, SegmentedControl, Skeleton } from "@mantine/core";
import { type AtWork, WORK_VIEWS, type WorkView } from "@plimsoll/domain/operation/output";
import { Ship } from "lucide-react";
import { Link, useParams } from "react-router";
import { setClientState, useClientState } from "#app/client-state";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteMatch } from "#app/route-match";
import { useRouteWords } from "#app/route-words";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useAtWork } from "#offline/at-work";
import { useSlow } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { StatusChip } from "#ui/status-chip";
import { classes } from "./classes.ts";
import { operationPath } from "./operation-path.ts";
import { useOperationWords, WithOperationWords } from "./operation-words.tsx";
import { OPERATION_PHASES } from "./page-state.ts";
import { TakeAlong } from "./take-along.tsx";

export function OperationListPage() {
  return (
    <WithOperationWords>
      <Operations />
    </WithOperationWords>
  );
}

const ORDERS = { service: "workorder", type: "work_order" } as const;

function Operations() {
  const { id: orderId } = useParams();
  const match = useRouteMatch();
  const titles = useRouteWords();
  const words = useOperationWords();
  const view = useClientState((state) => state.workView);
  const asked = useAtWork(
    orderId === undefined ? { view, carrier: "ship" } : { view: "all", work_order_id: orderId },
    { dependsOn: [ORDERS] },
  );
  const choose = (next: string) => setClientState({ workView: next as WorkView });
  const { rows } = asked;
  const title = match ? titles(match.entry).title : "";
  const isOfConvoy = orderId !== undefined;
  const [first] = rows;
  return (
    <Page
      title={title}
      {...(isOfConvoy && first ? { detail: first.wocode, steps: stepsOf(first) } : {})}
      {...(isOfConvoy ? {} : { actions: <TakeAlong /> })}
    >
      {!isOfConvoy && (
        <SegmentedControl
          className={classes.views ?? ""}
          aria-label={words.views.label}
          value={view}
          onChange={choose}
          data={WORK_VIEWS.map((value) => ({ value, label: words.views[value] }))}
        />
      )}
      <Answered
        asked={asked}
        rows={rows}
        onAll={() => choose("all")}
        isMine={view === "mine" && !isOfConvoy}
      />
    </Page>
  );
}

const stepsOf = ({ wocode }: AtWork) => ({ "/operation/barge_convoy/:id": { label: wocode } });

interface AnsweredProps {
  readonly asked: { readonly isPending: boolean; readonly isError: boolean; readonly error: Error | null };
  readonly rows: readonly AtWork[];
  readonly isMine: boolean;
  readonly onAll: () => void;
}

function Answered({ asked, rows, isMine, onAll }: AnsweredProps) {
  const words = useOperationWords().list;
  const slow = useSlow(asked.isPending);
  if (asked.isError && rows.length === 0)
    return (
      <Card>
        <EmptyState title={errorText(asked.error)} icon={Ship} />
      </Card>
    );
  if (asked.isPending) return slow ? <Skeleton height={120} /> : null;
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState
          title={isMine ? words.noneMine : words.none}
          icon={Ship}
          {...(isMine
            ? {
                action: (
                  <Button variant="default" onClick={onAll}>
                    {words.showAll}
                  </Button>
                ),
              }
            : {})}
        />
      </Card>
    );
  return (
    <ul className={classes.works} data-operation="all">
      {rows.map((row) => (
        <li key={row.id}>
          <WorkCard row={row} />
        </li>
      ))}
    </ul>
  );
}

function WorkCard({ row }: { readonly row: AtWork }) {
  const words = useOperationWords().list;
  const { records } = useWords();
  const dates = useDates();
  const numbers = useNumbers();
  const needed = row.pages.filter((page) => page.state !== "not_needed");
  const done = needed.filter((page) => page.state === "done").length;
  const place = [row.port, row.terminal].filter(Boolean).join(" · ");
  const when =
    row.started_at !== null
      ? say(words.since, { date: dates.moment(row.started_at) })
      : row.appointment_date !== null
        ? say(words.appointed, { date: dates.date(row.appointment_date) })
        : "";
  return (
    <Link to={operationPath(row)} className={classes.work}>
      <span className={classes.workHead}>
        <b className={classes.workName}>{row.carrier_name ?? row.code}</b>
        <StatusChip
          phase={OPERATION_PHASES[row.status]}
          label={records.operation.choices.status[row.status]}
        />
      </span>
      <span className={classes.quiet}>{[row.wocode, row.customer].filter(Boolean).join(" · ")}</span>
      <span className={classes.quiet}>{[place, row.product].filter(Boolean).join(" · ")}</span>
      <span className={classes.workFoot}>
        <progress className={classes.bar} value={done} max={Math.max(1, needed.length)} aria-hidden />
        <span className={classes.quiet}>{say(words.progress, { done, of: needed.length })}</span>
      </span>
      <span className={classes.workFoot}>
        <span className={classes.quiet}>{when}</span>
        {row.planned !== null && <span className={classes.quiet}>{`${numbers.weight(row.planned)} MT`}</span>}
      </span>
    </Link>
  );
}

/** One operation at a glance: the cargo, what is next, and a card for every page. */
import { Button } from "@mantine/core";
import { mayOn } from "@plimsoll/domain/access/permission";
import { OPERATION_PAGES, pagesOf } from "@plimsoll/domain/operation/operation-pages";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { catalog } from "@plimsoll/domain/records";
import { wordsOfPage } from "@plimsoll/domain/routes/field-pages";
import { weighedTotal } from "@plimsoll/domain/weighing/weighed-sums";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { RouteIcon } from "#app/route-icon";
import { useRouteWords } from "#app/route-words";
import { useActor } from "#app/session";
import { useDates, useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { CARGO_TONES, CargoDiagram, type CargoHold } from "#ui/cargo-diagram";
import { useConfirmation } from "#ui/confirm-dialog";
import { StatusChip } from "#ui/status-chip";
import { classes } from "./classes.ts";
import { carrierName, FieldHead } from "./field-head.tsx";
import { nextInField } from "./next-in-field.ts";
import { pagePath } from "./operation-path.ts";
import { useOperationWords, WithOperationWords } from "./operation-words.tsx";
import { PAGE_PHASES } from "./page-state.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useFieldSave } from "./use-field-save.ts";
import { type OperationInHand, rowsOf, useAddressed } from "./use-operation.ts";
import { WithOperation } from "./with-operation.tsx";

export function OperationPage() {
  // Whoever looks at the cards opens one of them next: its page is there by then.
  useEffect(() => void import("./field-page.tsx").catch(() => undefined), []);
  return (
    <WithOperationWords>
      <Addressed />
    </WithOperationWords>
  );
}

function Addressed() {
  const addressed = useAddressed();
  return <WithOperation addressed={addressed}>{(hand) => <Overview hand={hand} />}</WithOperation>;
}

function Overview({ hand }: { readonly hand: OperationInHand }) {
  return (
    <FieldHead hand={hand} title={carrierName(hand.bundle)} actions={<Steps hand={hand} />}>
      <div className={classes.overview}>
        <CargoOf bundle={hand.bundle} />
        <Next bundle={hand.bundle} />
      </div>
      <PageCards bundle={hand.bundle} />
    </FieldHead>
  );
}

function CargoOf({ bundle }: { readonly bundle: Bundle }) {
  const words = useOperationWords().overview;
  const numbers = useNumbers();
  const { operation, carrier } = bundle;
  const plan = operation.storage_plan;
  const periods = rowsOf<{ hold: number; total: string }>(bundle, "weighing_period");
  const loadedIn = (hold: number) => weighedTotal(periods.filter((one) => one.hold === hold));
  const products = [...new Set(plan.map((line) => line.product_id))];
  const numbersOfHolds = carrier?.holds.map((hold) => hold.number) ?? plan.map((line) => line.hold);
  const holds = numbersOfHolds.map((number): CargoHold => {
    const line = plan.find((one) => one.hold === number);
    const tone = CARGO_TONES[products.indexOf(line?.product_id ?? "") % CARGO_TONES.length];
    return {
      number,
      capacity: line?.planned ?? null,
      ...(periods.length > 0 ? { loaded: loadedIn(number) } : {}),
      ...(line?.product && tone ? { product: { label: line.product.name, tone } } : {}),
    };
  });
  return (
    <Card padded>
      <div className={classes.cardHead}>
        <CardTitle>{words.cargo}</CardTitle>
        <span className={classes.quiet}>
          {operation.planned === null
            ? words.noPlan
            : `${periods.length > 0 ? `${numbers.weight(weighedTotal(periods))} / ` : ""}${numbers.weight(operation.planned)} MT`}
        </span>
      </div>
      <CargoDiagram label={carrierName(bundle)} holds={holds} unit="MT" scale={0} />
    </Card>
  );
}

function Next({ bundle }: { readonly bundle: Bundle }) {
  const words = useOperationWords().overview;
  const dates = useDates();
  const next = nextInField(bundle, words, (at) => dates.moment(at));
  return (
    <Card padded>
      <CardTitle>{words.next}</CardTitle>
      {next.length === 0 ? (
        <p className={classes.quiet}>{words.nothing}</p>
      ) : (
        <ul className={classes.next}>
          {next.map(({ key, page, text, isUrgent }) => (
            <li key={key} data-urgent={isUrgent === true}>
              <Link to={pagePath(bundle.operation, segmentOf(page))}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const segmentOf = (key: string) => OPERATION_PAGES.find((page) => page.key === key)?.segment ?? "";

function PageCards({ bundle }: { readonly bundle: Bundle }) {
  const words = useOperationWords().overview;
  const { records } = useWords();
  const titles = useRouteWords();
  const actor = useActor();
  const states = records.operation.children.pages.choices.state;
  const shown = pagesOf(bundle.operation.carrier).filter(
    ({ key, hasRecord }) =>
      hasRecord === false || (actor && mayOn(actor, catalog.get(key).definition, "list")),
  );
  return (
    <nav className={classes.cards} aria-label={words.pages}>
      {shown.map((page) => {
        const kept = bundle.operation.pages.find((one) => one.key === page.key);
        const state = kept?.state ?? "open";
        const { title } = titles({ words: wordsOfPage(page) });
        const figure =
          kept === undefined || state === "not_needed" || state === "locked"
            ? ""
            : kept.of > 0
              ? say(words.doneOf, { done: kept.done, of: kept.of })
              : sayCount(words.entries, kept.done);
        return (
          <Link
            key={page.key}
            to={pagePath(bundle.operation, page.segment)}
            className={classes.pageCard}
            data-state={state}
          >
            <RouteIcon name={page.icon} size={18} />
            <b>{title}</b>
            <StatusChip phase={PAGE_PHASES[state]} label={states[state]} />
            <span className={classes.quiet}>{figure}</span>
          </Link>
        );
      })}
    </nav>
  );
}

/** Start, finish, reopen: what the server says may happen. */
function Steps({ hand }: { readonly hand: OperationInHand }) {
  const words = useOperationWords().overview;
  const { bundle } = hand;
  const { operation } = bundle;
  const rights = useRights(useModel("operation"));
  const { ask, element } = useConfirmation();
  const { isBusy, save } = useFieldSave(operation.id);
  const [isReopening, setReopening] = useState(false);
  const name = carrierName(bundle);
  const offered = operation.verdicts?.statuses ?? [];
  const verdictOf = (call: string) => offered.find((one) => one.call === call);
  const run = (action: string, more: object = {}) =>
    save({
      type: "operation",
      action,
      attributes: { id: operation.id, version: operation.version, ...more },
    });
  const finish = async () => {
    const title = say(words.finishTitle, { name });
    if (await ask({ title, text: words.finishText, yes: words.finish })) await run("finish");
  };
  if (!rights.update) return null;
  const [start, end, again] = ["start", "finish", "reopen"].map(verdictOf);
  return (
    <>
      {element}
      {isReopening && (
        <ReasonDialog
          title={say(words.reopenTitle, { name })}
          yes={words.reopen}
          onYes={async (justification) => (await run("reopen", { justification })) !== undefined}
          onClose={() => setReopening(false)}
        />
      )}
      {start && (
        <Button
          loading={isBusy}
          disabled={!start.may}
          title={start.reasons.map((reason) => reason.message).join(" ")}
          onClick={() => void run("start")}
        >
          {words.start}
        </Button>
      )}
      {end && (
        <Button
          variant="default"
          loading={isBusy}
          disabled={!end.may}
          title={end.reasons.map((reason) => reason.message).join(" ")}
          onClick={() => void finish()}
        >
          {words.finish}
        </Button>
      )}
      {again?.may && (
        <Button variant="default" onClick={() => setReopening(true)}>
          {words.reopen}
        </Button>
      )}
    </>
  );
}

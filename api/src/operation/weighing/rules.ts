/** Rules of weighings that need to see other rows: their place in the period, corrections that ripple, counters that go on. */
import { issue } from "@plimsoll/domain/kernel/errors";
import { KEPT_FROM_SCALE, WEIGHED_FIELDS } from "@plimsoll/domain/operation/pages/weighing";
import {
  accumulateInstallments,
  type CounterOfPeriod,
  checkCounters,
  type Installment,
} from "@plimsoll/domain/weighing/installments";
import { uuid7 } from "#adapters/ids";
import type { WireRow } from "#record/row";
import type { RecordRules } from "#record/rules";
import type { Call } from "#rpc/call";
import { followScale } from "../draft-survey/follow-scale.ts";
import {
  countersOf,
  installmentsFrom,
  isPlanned,
  nextPeriod,
  operationOfPeriod,
  raiseTotals,
  reachedIn,
  writeStandings,
  writeTotals,
} from "./store.ts";

export const weighingPeriodRules: RecordRules = {
  async prepare(call, { operation_id: operation }) {
    const { code, number } = await nextPeriod(call.db, operation);
    return { number, code: `${code}/${number}` };
  },
  async validate(call, { action, before, after }) {
    if (action === "delete" || !after) return [];
    const isHidden = before?.active === true && after.active === false && Number(before.installments) > 0;
    if (isHidden) return [issue("cannot_unlink")];
    const isMoved = before?.hold !== after.hold || before?.product_id !== after.product_id;
    const wrongPlace =
      isMoved && !(await isPlanned(call.db, after as never))
        ? [issue("not_planned", "product_id", { hold: String(after.hold) })]
        : [];
    const others = await countersOf(call.db, after.operation_id);
    return [...wrongPlace, ...checkCounters(after as unknown as CounterOfPeriod, others)];
  },
};

export const weighingRules: RecordRules = {
  async prepare(call, { period_id: period, weight, unit }) {
    const reached = await reachedIn(call.db, period);
    const [standing] = accumulateInstallments([{ weight, unit } as Installment], reached);
    return {
      operation_id: await operationOfPeriod(call.db, period),
      place: reached.place + 1,
      ...standing,
    };
  },

  /** A justification goes to the corrections with what it took away; the next correction needs one of its own. */
  async keep(call, row, before) {
    const reason = typeof row.justification === "string" ? row.justification.trim() : "";
    if (!before || reason === "" || !isCorrected(before, row)) return { justification: null };
    const entry = { id: uuid7(call.now), at: call.now, by: call.actor.name, was: saidBefore(before) };
    return {
      justification: null,
      corrections: [...((before.corrections ?? []) as WireRow[]), { ...entry, justification: reason }],
    };
  },

  async validate(_call, { action, before, after }) {
    if (action === "create") return after?.struck === true ? [issue("not_editable", "struck")] : [];
    if (!before || !after) return [];
    const kept = before.source === "scale" ? KEPT_FROM_SCALE.filter(isChanged(before, after)) : [];
    if (kept.length > 0) return kept.map((name) => issue("not_editable", name));
    if (!isCorrected(before, after)) return [];
    const isJustified = listLength(after.corrections) > listLength(before.corrections);
    return isJustified ? [] : [issue("justification_required", "justification")];
  },

  async afterWrite(call, { action, after }) {
    if (!after) return;
    if (action === "create") {
      const { accumulated, sequence, at } = after as { accumulated: string; sequence: number; at: string };
      await raiseTotals(call.db, after.period_id, { accumulated, sequence, at });
      return followScale(call.db, after.operation_id);
    }
    const standing = await ripple(call, after);
    await followScale(call.db, after.operation_id);
    return standing;
  },
};

/** A row without a justification is no correction: its ticket may be filled in later. */
function isCorrected(before: Readonly<WireRow>, after: Readonly<WireRow>): boolean {
  return [...WEIGHED_FIELDS, "active"].some(isChanged(before, after));
}

const isChanged = (before: Readonly<WireRow>, after: Readonly<WireRow>) => (name: string) =>
  String(before[name]) !== String(after[name]);

const listLength = (rows: unknown) => (Array.isArray(rows) ? rows.length : 0);

function saidBefore({ weight, unit, at, struck }: Readonly<WireRow>): string {
  return `${weight} ${unit} ${String(at)}${struck === true ? " struck" : ""}`;
}

/** Everything from the corrected row on follows. The row's own standing is answered with it. */
async function ripple(call: Call, { id, period_id: period, place }: Readonly<WireRow>): Promise<WireRow> {
  const rows = await installmentsFrom(call.db, period, place);
  const from = await reachedIn(call.db, period, Number(place));
  const standings = accumulateInstallments(rows, from);
  const now = rows.map(({ id: of }, at) => ({ id: of, ...(standings[at] as (typeof standings)[number]) }));
  await writeStandings(
    call.db,
    now.filter((one, at) => {
      const was = rows[at];
      return (
        was?.sequence !== one.sequence || was.previous !== one.previous || was.accumulated !== one.accumulated
      );
    }),
  );
  const last = standings.at(-1);
  await writeTotals(call.db, period, {
    accumulated: last?.accumulated ?? from.accumulated,
    sequence: standings.reduce((highest, one) => one.sequence ?? highest, from.sequence),
  });
  const { id: _, ...own } = now.find((one) => one.id === id) ?? { id };
  return own;
}

/**
 * The status machine of a record, declared beside its fields. From it follow the calls that change the status (one
 * row or many), the verdicts that come with a row, the log, the buttons and the timeline, the drawing in the documents
 * and the tests that go through every pair of statuses.
 */
import type { z } from "zod";
import type { ApprovalPlan, Waits } from "./approval.ts";
import {
  CHANGE_STATUS,
  callOf,
  judgeTransition,
  type Refusal,
  type Transition,
  type Verdict,
  verdicts,
} from "./transitions.ts";

type AnyRow = Readonly<Record<string, unknown>>;

/** What a status change writes beside the status, from who does it, when and why. */
export interface StatusChange<Status extends string = string> {
  /** The row before. */
  readonly row: AnyRow;
  readonly from: Status;
  readonly to: Status;
  readonly at: string;
  /** Name of whoever does it. */
  readonly by: string;
  readonly justification: string | null;
}

export interface Step<Status extends string = string> {
  readonly to: Status;
  /** The variants whose rows have this step; all where it is not said. */
  readonly of?: readonly string[];
}

export interface StatusMachine<Status extends string = string, Facts = never> {
  /** Attribute that holds the status, where the wire calls it something else: a truck has a `state`. */
  readonly attribute?: string;
  /** Attribute by whose value the table differs (the kind of an order); absent: one table for all rows, under "". */
  readonly variant?: string;
  /** Every change that can happen, by variant. */
  readonly tables: Readonly<Record<string, readonly Transition<Status, Facts>[]>>;
  /** The phase whose colour each status wears. */
  readonly phases: Readonly<Record<Status, string>>;
  /** The statuses a row usually goes through, in order, by variant. */
  readonly lifecycles: Readonly<Record<string, readonly Status[]>>;
  /** Where a status beside the lifecycle stands on it: paused work is still at work. */
  readonly standsAt?: Readonly<Partial<Record<Status, Status>>>;
  /** Calls by which a person does what the product then takes for an event: `start` leads to `in_process`. */
  readonly steps?: Readonly<Record<string, Step<Status>>>;
  /** What the calls take beyond the row, the status and a justification. */
  readonly input?: z.ZodRawShape;
  /** Where the table came from an approval: who took which step is then among the facts. */
  readonly approval?: ApprovalPlan<Status>;
  /** Where a table of its own waits for somebody all the same: whom to tell, and to remind after days. */
  readonly waits?: Waits<Status>;
  /** Written together with the status. */
  sets?(change: StatusChange<Status>): AnyRow;
  /** Said where the table knows no such change at all; "not permitted" unless another reason fits better. */
  refusal?(from: Status, to: Status): Refusal | undefined;
}

/** A machine as the engine sees it: any record's. */
export type AnyMachine = StatusMachine<string, never>;

export interface StatusQuestion {
  readonly row: AnyRow;
  readonly facts: unknown;
  readonly side: "staff" | "guest";
  readonly justification?: string | null;
  readonly holds: (permission: string) => boolean;
}

/** The attribute of a row that its machine changes. */
export function statusAttribute(machine: AnyMachine): string {
  return machine.attribute ?? "status";
}

export function statusOf(machine: AnyMachine, row: AnyRow): string {
  return String(row[statusAttribute(machine)]);
}

export function variantOf(machine: AnyMachine, row: AnyRow): string {
  return machine.variant === undefined ? "" : String(row[machine.variant]);
}

export function tableOf(machine: AnyMachine, row: AnyRow): readonly Transition[] {
  return machine.tables[variantOf(machine, row)] ?? [];
}

/** May it happen; asked by the handler with what it is about to do. */
export function judgeStatus(
  machine: AnyMachine,
  question: StatusQuestion,
  { to, by, call }: { readonly to: string; readonly by: "person" | "system"; readonly call?: string },
): Verdict {
  const from = statusOf(machine, question.row);
  const verdict = judgeTransition(tableOf(machine, question.row), {
    ...question,
    facts: question.facts as never,
    from,
    to,
    by,
    ...(call === undefined ? {} : { call }),
  });
  const isUnknown = verdict.reasons.some(({ code }) => code === "status_not_permitted");
  const other = by === "person" && isUnknown ? machine.refusal?.(from, to) : undefined;
  return other ? { ...verdict, reasons: [other] } : verdict;
}

/** What a person could be offered now, in the order of the statuses, each with its verdict. */
export function statusVerdicts(machine: AnyMachine, question: StatusQuestion): Verdict[] {
  const order = Object.keys(machine.phases);
  const request = { ...question, facts: question.facts as never, from: statusOf(machine, question.row) };
  return verdicts(tableOf(machine, question.row), request).sort(
    (a, b) => order.indexOf(a.to) - order.indexOf(b.to),
  );
}

export interface StepVerdict extends Pick<Verdict, "to" | "may" | "reasons"> {
  readonly step: string;
}

/** The steps that lead on from where the row stands, each with its verdict. */
export function stepVerdicts(machine: AnyMachine, question: StatusQuestion): StepVerdict[] {
  const from = statusOf(machine, question.row);
  const next = new Set(
    tableOf(machine, question.row)
      .filter((one) => one.by === "system" && one.from.includes(from))
      .map((one) => one.to),
  );
  return stepsOf(machine, question.row)
    .filter(([, to]) => next.has(to))
    .map(([step, to]) => {
      const { may, reasons } = judgeStatus(machine, question, { to, by: "system" });
      return { step, to, may, reasons };
    });
}

/** The steps that rows of this variant have at all, and where each leads. */
export function stepsOf(machine: AnyMachine, row: AnyRow): readonly (readonly [step: string, to: string])[] {
  const variant = variantOf(machine, row);
  return Object.entries(machine.steps ?? {}).flatMap(([step, { to, of }]) =>
    of === undefined || of.includes(variant) ? [[step, to] as const] : [],
  );
}

/** Statuses still ahead on the lifecycle; none once a row stands beside it. */
export function aheadOf(machine: AnyMachine, row: AnyRow): readonly string[] {
  const lifecycle = machine.lifecycles[variantOf(machine, row)] ?? [];
  const status = statusOf(machine, row);
  const at = lifecycle.indexOf(machine.standsAt?.[status] ?? status);
  return at === -1 ? [] : lifecycle.slice(at + 1);
}

export interface StatusCall {
  readonly action: string;
  /** What the caller's profile must hold to make the call at all; the verdict decides the rest. */
  readonly permission: string;
}

/** The calls by which persons change the status. */
export function statusCalls(machine: AnyMachine): StatusCall[] {
  const byCall = new Map<string, Set<string | undefined>>();
  for (const transition of Object.values(machine.tables).flat()) {
    if (transition.by !== "person") continue;
    const permissions = byCall.get(callOf(transition)) ?? new Set();
    byCall.set(callOf(transition), permissions.add(transition.permission));
  }
  return [...byCall].map(([action, permissions]) => ({
    action,
    permission: permissionOf(action, [...permissions]),
  }));
}

/** One permission for all of a call's changes is the call's own; where they differ, each change asks for its own. */
function permissionOf(action: string, permissions: readonly (string | undefined)[]): string {
  const [first, ...others] = permissions;
  if (action === CHANGE_STATUS) return CHANGE_STATUS;
  return others.length === 0 ? (first ?? CHANGE_STATUS) : "load";
}

/** The one status that a call with a name of its own leads to from here. */
export function targetOf(
  machine: AnyMachine,
  row: AnyRow,
  call: string,
  side: "staff" | "guest",
): string | undefined {
  return tableOf(machine, row).find(
    (one) =>
      one.by === "person" &&
      callOf(one) === call &&
      one.from.includes(statusOf(machine, row)) &&
      (one.side === undefined || one.side === side),
  )?.to;
}

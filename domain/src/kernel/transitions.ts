/**
 * Status changes go through a table: from, to, who, by which call, what must be filled, and guards.
 * One function answers both the screen (which buttons, and if grey, why) and the handler (may it happen).
 */
import type { ErrorCode } from "./errors.ts";

export interface Refusal {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A guard looks at facts that were loaded beforehand and says what stands in the way, if anything does. */
export type Guard<Facts> = (facts: Facts) => Refusal | undefined;

/** The call by which a person changes a status, unless a transition names another. */
export const CHANGE_STATUS = "changestatus";

export interface Transition<Status extends string = string, Facts = never> {
  readonly from: readonly Status[];
  readonly to: Status;
  /** `system`: follows from an event and is never chosen by a person. */
  readonly by: "person" | "system";
  /** Who of the persons: one of the company's own, or a guest; both where it is not said. */
  readonly side?: "staff" | "guest";
  /** The call that asks for it: `approve`, `close`. */
  readonly call?: string;
  /** Permission a person needs beyond changing the status at all. */
  readonly permission?: string;
  readonly justification?: boolean;
  /** Fields of the row that must hold a value. */
  readonly filled?: readonly string[];
  readonly guards?: readonly Guard<Facts>[];
  /** Nothing leaves the house with it, no mail and no notice: whoever did it may take it back for some seconds. */
  readonly undoable?: boolean;
}

export interface TransitionRequest<Status extends string, Facts> {
  readonly from: Status;
  readonly to: Status;
  readonly by: "person" | "system";
  readonly side?: "staff" | "guest";
  /** The call that asks; any where it is not said. */
  readonly call?: string;
  readonly facts: Facts;
  readonly row: Readonly<Record<string, unknown>>;
  readonly justification?: string | null;
  readonly holds: (permission: string) => boolean;
}

export interface Verdict<Status extends string = string> {
  readonly to: Status;
  /** The call to make for it. */
  readonly call: string;
  readonly may: boolean;
  readonly justification: boolean;
  readonly reasons: readonly Refusal[];
}

export const callOf = ({ call }: Pick<Transition, "call">): string => call ?? CHANGE_STATUS;

type Asked = Pick<TransitionRequest<string, never>, "by" | "side">;

function isFor({ by, side }: Pick<Transition, "by" | "side">, asked: Asked): boolean {
  return by === asked.by && (side === undefined || asked.side === undefined || side === asked.side);
}

export function judgeTransition<Status extends string, Facts>(
  table: readonly Transition<Status, Facts>[],
  request: TransitionRequest<Status, Facts>,
): Verdict<Status> {
  const found = table.find(
    (one) =>
      one.to === request.to &&
      one.from.includes(request.from) &&
      isFor(one, request) &&
      (request.call === undefined || callOf(one) === request.call),
  );
  if (!found) {
    const call = request.call ?? CHANGE_STATUS;
    return {
      to: request.to,
      call,
      may: false,
      justification: false,
      reasons: [{ code: "status_not_permitted" }],
    };
  }
  const reasons = [
    ...(found.permission && !request.holds(found.permission) ? [{ code: "not_authorized" } as const] : []),
    ...(found.justification && isAbsent(request.justification)
      ? [{ code: "required", params: { field: "justification" } } as const]
      : []),
    ...(found.filled ?? [])
      .filter((field) => isAbsent(request.row[field]))
      .map((field) => ({ code: "required", params: { field } }) as const),
    ...(found.guards ?? []).flatMap((guard) => guard(request.facts) ?? []),
  ];
  return {
    to: found.to,
    call: callOf(found),
    may: reasons.length === 0,
    justification: found.justification === true,
    reasons,
  };
}

/** Every status that a person could be offered from here, with its verdict. */
export function verdicts<Status extends string, Facts>(
  table: readonly Transition<Status, Facts>[],
  request: Omit<TransitionRequest<Status, Facts>, "to" | "by">,
): Verdict<Status>[] {
  const asked = { ...request, by: "person" } as const;
  const offered = table.filter((one) => isFor(one, asked) && one.from.includes(request.from));
  // The text is asked for when the button is pressed, so its absence must not grey the button.
  const justification = request.justification ?? "-";
  return offered.map((one) =>
    judgeTransition(table, { ...asked, justification, to: one.to, call: callOf(one) }),
  );
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && value.trim() === "");
}

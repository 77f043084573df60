/**
 * Approval: a draft is submitted, approved step by step (inside the company by level, then by the customer, or by the
 * company on the customer's behalf), or sent back with a reason. Documents, drafts of certificates and invoices are
 * approved by the same rules; they differ in how many steps there are and in what their calls are called.
 *
 * Nobody approves two steps of the same version where the later one asks for another person. Sent back, it becomes the next version; what was approved before does not count for it.
 */
import type { ErrorCode } from "./errors.ts";
import type { StatusChange, StatusMachine } from "./status-machine.ts";
import type { Guard, Transition } from "./transitions.ts";

export interface ApprovalStep<Status extends string> {
  /** The status in which the row waits for this step. */
  readonly waiting: Status;
  /** Who takes it: one of us who holds the permission, or the customer. */
  readonly by: { readonly permission: string } | "customer";
  /** For a customer's step: the permission with which one of us answers in their place, saying why. */
  readonly onBehalf?: string;
  /** Not by somebody who took an earlier step of this version. */
  readonly anotherPerson?: boolean;
}

export interface ApprovalPlan<Status extends string> {
  readonly draft: Status;
  readonly steps: readonly [ApprovalStep<Status>, ...ApprovalStep<Status>[]];
  readonly approved: Status;
  /** Where a refusal leads; back to the draft where it is not said. */
  readonly refused?: Status;
  /** Days after which whoever it waits for is reminded, and again after as many; a day if not said. */
  readonly remindAfterDays?: number;
  /** How the calls are named on the wire. */
  readonly calls?: { readonly submit?: string; readonly approve?: string; readonly refuse?: string };
}

/** Whom a row waits for, and after how long they are reminded. */
export type Waits<Status extends string> = Pick<ApprovalPlan<Status>, "steps" | "remindAfterDays">;

/** What the guards need to know: who took which step of the version at hand, by the status that it led to. */
export interface ApprovalFacts {
  readonly userId: string;
  readonly taken: readonly { readonly status: string; readonly userId: string | null }[];
}

const CALLS = { submit: "submit", approve: "approve", refuse: "disapprove" } as const;

/** Every change that the plan allows, for the table of a machine. */
export function approvalTransitions<Status extends string>(
  plan: ApprovalPlan<Status>,
): readonly Transition<Status, ApprovalFacts>[] {
  const calls = { ...CALLS, ...plan.calls };
  const [first] = plan.steps;
  const submitted: Transition<Status, ApprovalFacts> = {
    // What waits from its first moment needs no submitting, until it was refused.
    from: [plan.draft, ...(plan.refused === undefined ? [] : [plan.refused])].filter(
      (one) => one !== first.waiting,
    ),
    to: first.waiting,
    by: "person",
    side: "staff",
    call: calls.submit,
  };
  const answered = plan.steps.flatMap((step, at): Transition<Status, ApprovalFacts>[] => {
    const guards = step.anotherPerson ? [byAnotherPerson(plan, at)] : [];
    const forward = { to: plan.steps[at + 1]?.waiting ?? plan.approved, call: calls.approve, guards };
    const back = { to: plan.refused ?? plan.draft, call: calls.refuse, justification: true };
    return [forward, back].flatMap((change) =>
      answerers(step).map((who) => ({
        from: [step.waiting],
        by: "person" as const,
        ...change,
        ...who,
        justification: "justification" in change || who.justification,
      })),
    );
  });
  return [submitted, ...answered];
}

/** The whole machine of a record whose status is nothing but its approval. */
export function approvalMachine<Status extends string>(
  plan: ApprovalPlan<Status>,
  { phases }: Pick<StatusMachine<Status>, "phases">,
): StatusMachine<Status, ApprovalFacts> {
  const line = [plan.draft, ...plan.steps.map((step) => step.waiting), plan.approved];
  return {
    tables: { "": approvalTransitions(plan) },
    phases,
    lifecycles: { "": [...new Set(line)] },
    approval: plan,
    sets: (change) => nextVersion(plan, change),
  };
}

/** What is written with a change of an approval: sent back, the row is its next version. */
export function nextVersion<Status extends string>(
  plan: ApprovalPlan<Status>,
  change: Pick<StatusChange<Status>, "from" | "to" | "row">,
): Readonly<Record<string, unknown>> {
  return isSentBack(plan, change) ? { revision: Number(change.row.revision ?? 1) + 1 } : {};
}

type Answerer = Required<Pick<Transition, "side" | "justification">> & Pick<Transition, "permission">;

function answerers<Status extends string>({ by, onBehalf }: ApprovalStep<Status>): Answerer[] {
  if (by !== "customer") return [{ side: "staff", permission: by.permission, justification: false }];
  const customer: Answerer = { side: "guest", justification: false };
  return onBehalf === undefined
    ? [customer]
    : [customer, { side: "staff", permission: onBehalf, justification: true }];
}

const SECOND_PERSON: ErrorCode = "approved_by_same_person";

/** The earlier steps of this version are those that led to where it waits now. */
function byAnotherPerson<Status extends string>(
  plan: ApprovalPlan<Status>,
  at: number,
): Guard<ApprovalFacts> {
  const earlier = new Set<string>(plan.steps.slice(1, at + 1).map((step) => step.waiting));
  return ({ userId, taken }) =>
    taken.some((one) => earlier.has(one.status) && one.userId === userId)
      ? { code: SECOND_PERSON }
      : undefined;
}

/** Whether a change sends the row back: from there on it is the next version. */
export function isSentBack<Status extends string>(
  plan: ApprovalPlan<Status>,
  { from, to }: Pick<StatusChange<Status>, "from" | "to">,
): boolean {
  return to === (plan.refused ?? plan.draft) && plan.steps.some((step) => step.waiting === from);
}

/** Of a log, oldest first, the entries that belong to the version at hand: those since it was last sent back. */
export function sinceSentBack<Entry extends { readonly status: string }>(
  plan: ApprovalPlan<string>,
  log: readonly Entry[],
): readonly Entry[] {
  const start = plan.refused ?? plan.draft;
  const at = log.findLastIndex((entry) => entry.status === start);
  return at === -1 ? log : log.slice(at + 1);
}

/** The step that a row waits for, for whoever reminds people. */
export function waitingFor<Status extends string>(
  plan: Waits<Status>,
  status: string,
): ApprovalStep<Status> | undefined {
  return plan.steps.find((step) => step.waiting === status);
}

// Decides how a pre-invoice moves: written, approved inside the company at two levels by two people, then by the
// customer (or by one of us on their behalf), invoiced with the number of the fiscal note, and paid. What is disapproved
// goes back to its author with a reason, as the next version. An invoice and its payments move it further by themselves.

import { z } from "zod";
import {
  type ApprovalFacts,
  type ApprovalPlan,
  approvalTransitions,
  nextVersion,
} from "../kernel/approval.ts";
import type { StatusMachine } from "../kernel/status-machine.ts";
import type { Transition } from "../kernel/transitions.ts";

export const PRE_INVOICE_STATUSES = [
  "pre_invoicing",
  "pending_level_1",
  "pending_level_2",
  "awaiting_customer",
  "approved",
  "waiting_nf",
  "invoiced",
  "paid",
  "canceled",
] as const;
export type PreInvoiceStatus = (typeof PRE_INVOICE_STATUSES)[number];

/** From when on a customer sees it: not before it was sent to them. */
export const SEEN_BY_CUSTOMER = [
  "awaiting_customer",
  "approved",
  "waiting_nf",
  "invoiced",
  "paid",
] as const satisfies readonly PreInvoiceStatus[];

/** Waiting for the number of its fiscal note. */
export const TO_BE_INVOICED = ["approved", "waiting_nf"] as const satisfies readonly PreInvoiceStatus[];

/** What somebody who answers says about single lines. */
const remarksInput = z
  .array(z.strictObject({ line_id: z.string().max(36), text: z.string().trim().min(1).max(500) }))
  .max(500)
  .optional();

const PLAN = {
  draft: "pre_invoicing",
  steps: [
    { waiting: "pending_level_1", by: { permission: "approve_1" } },
    { waiting: "pending_level_2", by: { permission: "approve_2" }, anotherPerson: true },
    { waiting: "awaiting_customer", by: "customer", onBehalf: "approve_for_customer" },
  ],
  approved: "approved",
  remindAfterDays: 2,
} as const satisfies ApprovalPlan<PreInvoiceStatus>;

type Change = Transition<PreInvoiceStatus, ApprovalFacts>;

/** Whoever approves for the customer holds a right of their own for it; only a refusal has to be explained. */
const approvals: readonly Change[] = approvalTransitions<PreInvoiceStatus>(PLAN).map((one) =>
  one.permission === "approve_for_customer" && one.call === "approve"
    ? { ...one, justification: false }
    : one,
);

const further: readonly Change[] = [
  { from: ["approved"], to: "waiting_nf", by: "person", side: "staff" },
  { from: ["approved", "waiting_nf"], to: "invoiced", by: "system" },
  { from: ["invoiced"], to: "paid", by: "system" },
  {
    from: [
      "pre_invoicing",
      "pending_level_1",
      "pending_level_2",
      "awaiting_customer",
      "approved",
      "waiting_nf",
      "invoiced",
    ],
    to: "canceled",
    by: "person",
    side: "staff",
    call: "cancel",
    justification: true,
  },
  { from: ["invoiced", "paid"], to: "canceled", by: "system" },
  // Below what its approval is asked from: `approval-threshold`.
  { from: ["pending_level_1"], to: "pending_level_2", by: "system" },
  { from: ["pending_level_2"], to: "awaiting_customer", by: "system" },
];

export const preInvoiceMachine: StatusMachine<PreInvoiceStatus, ApprovalFacts> = {
  tables: { "": [...approvals, ...further] },
  phases: {
    pre_invoicing: "planning",
    pending_level_1: "billing",
    pending_level_2: "billing",
    awaiting_customer: "billing",
    approved: "billing",
    waiting_nf: "billing",
    invoiced: "billing",
    paid: "done",
    canceled: "stopped",
  },
  lifecycles: { "": PRE_INVOICE_STATUSES.filter((status) => status !== "canceled") },
  approval: PLAN,
  input: { remarks: remarksInput },
  sets: (change) => nextVersion(PLAN, change),
};

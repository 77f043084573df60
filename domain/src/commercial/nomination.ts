/** A customer names the vessel, convoy or trucks that we are to inspect; accepting it opens the work order. */
import { issue } from "../kernel/errors.ts";
import { choice } from "../kernel/field/choice.ts";
import { weight } from "../kernel/field/number.ts";
import { files, reference } from "../kernel/field/relation.ts";
import { longText, text } from "../kernel/field/text.ts";
import { date } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";
import type { StatusMachine } from "../kernel/status-machine.ts";
import type { Series } from "../numbering/series.ts";
import { ORDER_KINDS } from "./order-kind.ts";

export const NOMINATION_SERIES: Series = {
  key: "nomination",
  pattern: "{country}-N-{year}-{number:5}",
  reset: ["country", "year"],
};

export const NOMINATION_STATUSES = ["pending", "accepted", "refused", "canceled"] as const;
export type NominationStatus = (typeof NOMINATION_STATUSES)[number];

export interface NominationFacts {
  /** Of the proposal it leans on; false where it leans on none. */
  readonly isProposalExpired: boolean;
  /** A ship that is not in the register yet: its order could not name it. */
  readonly isShipUnknown: boolean;
}

const blockedWhenExpired = ({ isProposalExpired }: NominationFacts) =>
  isProposalExpired ? ({ code: "proposal_expired" } as const) : undefined;

const needsShip = ({ isShipUnknown }: NominationFacts) =>
  isShipUnknown ? ({ code: "required", params: { field: "ship_id" } } as const) : undefined;

/** We accept or refuse, with a reason; whoever nominated may take it back while nobody has answered. */
export const nominationMachine: StatusMachine<NominationStatus, NominationFacts> = {
  tables: {
    "": [
      {
        from: ["pending"],
        to: "accepted",
        by: "person",
        side: "staff",
        guards: [blockedWhenExpired, needsShip],
      },
      { from: ["pending"], to: "refused", by: "person", side: "staff", justification: true },
      { from: ["pending"], to: "canceled", by: "person", justification: true },
    ],
  },
  phases: { pending: "billing", accepted: "done", refused: "stopped", canceled: "stopped" },
  lifecycles: { "": ["pending", "accepted"] },
  sets: ({ justification }) => ({ answer: justification }),
};

export const nomination = defineRecord({
  key: "nomination",
  service: "service",
  scope: "customer",
  customer: "customer_id",
  title: "code",
  fields: {
    code: text({ required: true, systemManaged: true, unique: true, max: 30, list: true, search: true }),
    status: choice(NOMINATION_STATUSES, {
      required: true,
      systemManaged: true,
      default: "pending",
      list: true,
      filter: true,
    }),
    kind: choice(ORDER_KINDS, { required: true, default: "ship", list: true, filter: true }),
    customer_id: reference("customer", { required: true, list: true, filter: true, search: true }),
    proposal_id: reference("proposal", { help: true }),
    vessel: text({ required: true, max: 120, capitals: true, list: true, search: true, help: true }),
    ship_id: reference("ship", { help: true }),
    product_id: reference("product", { required: true, list: true, filter: true }),
    volume: weight({ unit: "t", positive: true, list: true }),
    port_id: reference("port", { required: true, list: true, filter: true, search: true, section: "place" }),
    terminal_id: reference("terminal", { section: "place" }),
    eta: date({ required: true, list: true, filter: true, section: "place" }),
    /** The end of the window; without it the window is the one day. */
    window_end: date({ section: "place" }),
    contracts: text({ max: 300, search: true, section: "trade" }),
    note: longText({ max: 10_000, section: "trade" }),
    documents: files({ accept: ["application/pdf", "image/*"], section: "documents" }),
    author_id: reference("user", { systemManaged: true, internal: true }),
    answer: longText({ max: 4_000, systemManaged: true }),
    work_order_id: reference("work_order", { systemManaged: true, list: true }),
  },
  indexes: [["country", "eta"], ["customer_id", "eta"], ["port_id", "eta"], ["status", "eta"], ["eta"]],
  order: [["eta", "desc"]],
  machine: nominationMachine,
  // Once answered it is what the answer was given to.
  lock: ({ status }) => (status === "pending" ? undefined : { code: "finished" }),
  check: [
    (row) =>
      row.window_end !== null && row.window_end < row.eta ? [issue("end_before_begin", "window_end")] : [],
  ],
});

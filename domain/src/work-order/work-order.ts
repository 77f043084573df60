/** A work order: what was asked for, where, by whom, with which scope, and how far it has come. */
import { ORDER_KINDS } from "../commercial/order-kind.ts";
import { checkRates, pricedItems } from "../commercial/proposal.ts";
import { type Instant, instantOf } from "../kernel/dates.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { choice, flag } from "../kernel/field/choice.ts";
import { decimal, number, weight } from "../kernel/field/number.ts";
import { children, files, reference, references } from "../kernel/field/relation.ts";
import { longText, text } from "../kernel/field/text.ts";
import { date, instant, localTime } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";
import { isLocked, ORDER_STATUSES } from "./status.ts";
import { orderMachine } from "./transitions.ts";

export const CADENCE_UNITS = ["TON", "MT"] as const;

const OF_A_CONVOY = { only: ["convoy"], section: "cargo" } as const;

export const workOrder = defineRecord({
  key: "work_order",
  service: "workorder",
  subtypes: "kind",
  scope: "customer",
  customer: "customer_id",
  title: "wocode",
  fields: {
    wocode: text({ required: true, systemManaged: true, unique: true, max: 30, list: true, search: true }),
    kind: choice(ORDER_KINDS, { required: true, filter: true }),
    status: choice(ORDER_STATUSES, {
      required: true,
      systemManaged: true,
      default: "created",
      list: true,
      filter: true,
    }),
    customer_id: reference("customer", { required: true, list: true, filter: true, search: true }),
    proposal_id: reference("proposal", { help: true }),
    contract: text({ max: 120, search: true }),
    bu_id: reference("bu", { internal: true }),
    workunit_id: reference("workunit", { internal: true, filter: true, anyCountry: true }),
    date: date({ required: true, list: true, filter: true }),
    appointment_date: date({ list: true, filter: true }),
    ship_id: reference("ship", { only: ["ship"], list: true, filter: true, search: true, section: "cargo" }),
    convoy_name: text({ ...OF_A_CONVOY, max: 120, capitals: true, list: true, search: true }),
    convoy_code: text({ ...OF_A_CONVOY, max: 30, capitals: true, search: true }),
    tugboat_id: reference("tugboat", { only: ["convoy"], search: true, section: "cargo" }),
    barge_ids: references("barge", { only: ["convoy"], section: "cargo" }),
    /** By the clock of the place where it is made up, and of the one where it is taken apart. */
    convoy_start: localTime(OF_A_CONVOY),
    convoy_finish: localTime(OF_A_CONVOY),
    product_id: reference("product", {
      list: true,
      under: ["ship_id", "convoy_name", "tugboat_id"],
      filter: true,
      section: "cargo",
    }),
    expected_volume: weight({ positive: true, countedIn: "unit_id", list: true, section: "cargo" }),
    unit_id: reference("measure", { section: "cargo" }),
    // Who ships a customer's cargo stands on the customer's own papers.
    shipper_id: reference("shipper", { namedToGuests: true, section: "cargo" }),
    port_id: reference("port", { list: true, filter: true, search: true, section: "place" }),
    terminal_id: reference("terminal", { under: ["port_id"], filter: true, section: "place" }),
    destination: text({ max: 120, section: "place" }),
    destination_port_id: reference("port", { anyCountry: true, section: "place" }),
    cadences: children(
      {
        place: text({ max: 120 }),
        value: decimal({ scale: 3, positive: true, max: "1000000" }),
        unit: choice(CADENCE_UNITS),
      },
      { only: ["ship", "convoy", "fob"], section: "cadences" },
    ),
    storage_plan: children(
      {
        hold: number({ required: true, min: 1, max: 10, example: 1 }),
        product_id: reference("product", { required: true }),
        planned: weight({ required: true, unit: "MT", positive: true }),
      },
      { only: ["ship"], max: 10, distinct: "hold", section: "storage_plan" },
    ),
    items: children(pricedItems, { section: "items" }),
    scope_model_id: reference("scope_model", { internal: true, systemManaged: true }),
    scope: children(
      {
        service_type_id: reference("service_type", { required: true }),
        mandatory: flag({ default: true }),
        confirmed: flag(),
      },
      { systemManaged: true, distinct: "service_type_id", section: "scope" },
    ),
    inspector_ids: references("inspector", { internal: true, systemManaged: true, filter: true }),
    note: longText({ max: 10_000, section: "note" }),
    documents: files({ accept: ["application/pdf", "image/*"], section: "documents" }),
    photos: files({ accept: ["image/*"], only: ["convoy"], section: "documents" }),
    nomination_id: reference("nomination", { systemManaged: true, unique: true }),
    author_id: reference("user", { systemManaged: true, internal: true }),
    sync_date: instant({ systemManaged: true, list: true }),
    /** Changed since it last went to the customer's system. */
    unsynced: flag({ only: ["fob"], systemManaged: true, filter: true }),
    finished_at: instant({ systemManaged: true }),
  },
  indexes: [
    ["country", "date"],
    ["customer_id", "date"],
    ["kind", "date"],
    ["country", "kind", "date"],
    ["country", "kind", "status", "date"],
    // What lists filter by besides stands in the index too: counting up to the cap then reads no row.
    ["customer_id", "kind", "date", "country"],
    ["port_id", "date", "kind", "country"],
    ["product_id", "date", "kind", "country"],
    ["country", "status", "appointment_date"],
    ["status", "appointment_date"],
    ["workunit_id", "date"],
  ],
  order: [["date", "desc"]],
  machine: orderMachine,
  lock: ({ status }) => (isLocked(status) ? { code: "finished" } : undefined),
  requiredWhen: {
    ship_id: (row) => row.kind === "ship",
    // The products of a ship follow from its storage plan; everything else carries one.
    product_id: (row) => row.kind !== "ship",
    port_id: (row) => row.kind !== "default",
  },
  check: [
    (row) => checkCadences(row.cadences),
    (row) => checkRates(row.items),
    (row) =>
      row.appointment_date !== null && row.appointment_date < row.date
        ? [issue("date_before_order", "appointment_date")]
        : [],
    (row) =>
      checkPassage(
        momentOf(row.convoy_start, row.convoy_start_zone),
        momentOf(row.convoy_finish, row.convoy_finish_zone),
      ),
  ],
});

const momentOf = (local: string | null, zone: string | null) =>
  local === null || zone === null ? null : instantOf({ local, zone });

/** Two ends of a river may lie in two zones: moments are compared, not clocks. */
function checkPassage(start: Instant | null, finish: Instant | null): Issue[] {
  return start !== null && finish !== null && finish <= start
    ? [issue("start_not_before_finish", "convoy_finish")]
    : [];
}

interface Cadence {
  readonly place: string | null;
  readonly value: string | null;
  readonly unit: string | null;
}

/** A cadence says where, how much and in what; half of one helps nobody. */
function checkCadences(cadences: readonly Cadence[]): Issue[] {
  const isWhole = ({ place, value, unit }: Cadence) => place !== null && value !== null && unit !== null;
  return cadences.every(isWhole) ? [] : [issue("cadences_missing", "cadences")];
}

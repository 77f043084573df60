/** A sample and its way: drawn, sealed, sent, received, analysed, kept for a while, discarded. */
import { todayIn } from "#country/time-zone";
import { issue } from "#kernel/errors";
import { choice } from "#kernel/field/choice";
import { number } from "#kernel/field/number";
import { reference } from "#kernel/field/relation";
import { text } from "#kernel/field/text";
import { date, instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";
import type { StatusMachine } from "#kernel/status-machine";
import type { Guard } from "#kernel/transitions";
import type { Series } from "#numbering/series";
import { counted, type OperationPage } from "../operation-page.ts";
import { fieldRecord, holdNumber, ofOperation, photos, remark } from "./fields.ts";

export const SAMPLE_STATES = ["drawn", "dispatched", "arrived", "analysed", "retained", "discarded"] as const;
export type SampleState = (typeof SAMPLE_STATES)[number];

/** Somebody waits for their results: past the day that these are due, a sample is late. */
export const AWAITED_STATES = ["drawn", "dispatched", "arrived"] as const satisfies readonly SampleState[];

export const SAMPLE_SERIES: Series = {
  key: "sample",
  pattern: "{country}-SM-{year}-{number:6}",
  reset: ["country", "year"],
};

export interface SampleFacts {
  /** Analyses without a result, or with one that a second person has still to check. */
  readonly openResults: number;
}

const allAnswered: Guard<SampleFacts> = ({ openResults }) =>
  openResults === 0 ? undefined : { code: "results_open" };

const byHand = { by: "person" } as const;

/** The day of a moment by the clocks of the country, but no earlier than the day that it must not come before. */
function dayOf(at: string, { country }: Readonly<Record<string, unknown>>, earliest: unknown): string {
  const day = todayIn(country as string | null, at);
  return typeof earliest === "string" && earliest > day ? earliest : day;
}

export const sampleMachine: StatusMachine<SampleState, SampleFacts> = {
  attribute: "state",
  tables: {
    "": [
      { ...byHand, from: ["drawn"], to: "dispatched", undoable: true },
      // Carried to the laboratory by whoever drew it.
      { ...byHand, from: ["drawn", "dispatched"], to: "arrived", undoable: true },
      { ...byHand, from: ["arrived"], to: "analysed", guards: [allAnswered] },
      { ...byHand, from: ["drawn", "arrived", "analysed"], to: "retained" },
      { ...byHand, from: ["analysed", "retained"], to: "discarded" },
      { ...byHand, from: ["drawn", "dispatched", "arrived"], to: "discarded", justification: true },
    ],
  },
  phases: {
    drawn: "planning",
    dispatched: "field",
    arrived: "laboratory",
    analysed: "done",
    retained: "planning",
    discarded: "stopped",
  },
  lifecycles: { "": SAMPLE_STATES },
  sets: ({ row, to, at }) => ({
    ...(to === "dispatched" ? { dispatch_date: row.dispatch_date ?? dayOf(at, row, null) } : {}),
    ...(to === "arrived" ? { arrival_date: row.arrival_date ?? dayOf(at, row, row.dispatch_date) } : {}),
  }),
};

const kept = { systemManaged: true } as const;

export const sample = defineRecord({
  ...fieldRecord,
  key: "sample",
  title: "code",
  machine: sampleMachine,
  lock: ({ state }) => (state === "discarded" ? { code: "finished" } : undefined),
  fields: {
    ...ofOperation,
    code: text({ ...kept, required: true, max: 30, unique: true, list: true, search: true }),
    seal: text({ max: 40, capitals: true, list: true, search: true }),
    represents: text({ max: 200, list: true, search: true }),
    hold: number({ ...holdNumber }),
    product_id: reference("product", { list: true, under: ["represents"], filter: true }),
    state: choice(SAMPLE_STATES, { ...kept, required: true, default: "drawn", list: true, filter: true }),
    drawn_at: instant({}),
    copies: number({ min: 1, max: 20, section: "shipment" }),
    dispatcher_id: reference("dispatcher", { list: true, filter: true, section: "shipment" }),
    tracking_number: text({
      max: 60,
      capitals: true,
      list: true,
      under: ["dispatcher_id"],
      search: true,
      section: "shipment",
    }),
    /** Where the shipment is followed, by the pattern of its courier. */
    tracking_address: text({ ...kept, max: 500, section: "shipment" }),
    dispatch_date: date({ list: true, filter: true, section: "shipment" }),
    arrival_date: date({ list: true, under: ["dispatch_date"], filter: true, section: "shipment" }),
    due_date: date({ list: true, filter: true, section: "shipment" }),
    /** How many of the analyses that were ordered have their result. */
    results_done: number({ ...kept, required: true, default: 0, min: 0, list: true }),
    results_of: number({ ...kept, required: true, default: 0, min: 0, list: true, under: ["results_done"] }),
    remark: remark(),
    photos,
  },
  indexes: [
    ["operation_id", "code"],
    ["state", "due_date"],
    ["seal", "code"],
  ],
  order: [["code", "desc"]],
  check: [
    ({ dispatch_date: sent, arrival_date: arrived }) =>
      sent !== null && arrived !== null && arrived < sent ? [issue("end_before_begin", "arrival_date")] : [],
  ],
});

export const samplePage: OperationPage = {
  key: "sample",
  segment: "samples",
  icon: "flask-conical",
  carriers: ["ship", "barge", "trucks"],
  opens: "started",
  optional: true,
  progress: counted,
};

/** Where the shipments of an order leave it: on the way while one is, in the laboratory when all that were sent are there. */
export function orderStatusOf(
  states: readonly string[],
): "sample_in_transit" | "awaiting_analysis" | undefined {
  if (states.includes("dispatched")) return "sample_in_transit";
  return states.includes("arrived") ? "awaiting_analysis" : undefined;
}

/** Samples of the demo company, as far as their order has come, and what the laboratory found in them. */
import { addDays } from "@plimsoll/domain/kernel/dates";
import { sum, withScale } from "@plimsoll/domain/kernel/decimal";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { SampleState } from "@plimsoll/domain/operation/pages/sample";
import { seedId } from "../seed-id.ts";
import { COURIERS } from "./parties.data.ts";
import { after, rowOf, type Stage } from "./stage.ts";

/** Holds of a ship that a sample is drawn from; barges have one. */
const MOST_SAMPLES = 3;
const DAYS_TO_LABORATORY = 2;
const DAYS_OF_ANALYSIS = 5;

/** code of the analysis, its name, most, and what the first sample has of it; others differ a little. */
const FOUND = [
  ["MOI", "Moisture", "40", "12.8"],
  ["FM", "Foreign matter and impurities", "100", "0.78"],
  ["DAM", "Total damaged", "100", "5.9"],
  ["PROT", "Protein", "100", "35.8"],
  ["OIL", "Oil content", "100", "20.1"],
] as const;

/** As whoever draws it writes it. */
const HOLD: Readonly<Record<string, string>> = { BR: "Porão", AR: "Bodega" };

/** By how far the order is: one sample of it may be behind the others. */
function stateOf(rank: number, at: number): SampleState {
  if (rank < 80) return "drawn";
  if (rank < 90) return at === 0 ? "drawn" : "dispatched";
  if (rank < 100) return "arrived";
  return rank < 120 ? "analysed" : "retained";
}

export function samples(stage: Stage): Values[] {
  return stage.plan.slice(0, MOST_SAMPLES).map((line, at) => {
    const state = stateOf(stage.rank, at);
    const isSent = state !== "drawn";
    const isThere = isSent && state !== "dispatched";
    const day = after(stage, 300 + at * 90).slice(0, 10);
    const couriers = COURIERS.filter(([country]) => country === stage.order.country);
    const [country, name, , address] = couriers[stage.index % couriers.length] ?? [];
    const number = `SC${88140000 + stage.index * 10}`;
    const hasCourier = isSent && country !== undefined && name !== undefined;
    const of = isThere ? FOUND.length : 0;
    return rowOf(stage, "sample", String(line.hold), {
      seal: `S${String(71_500 + stage.index * 10 + at).padStart(7, "0")}`,
      represents: `${HOLD[stage.order.country] ?? "Hold"} ${line.hold}, ${stage.code}`,
      hold: line.hold,
      product_id: line.product_id,
      state,
      drawn_at: after(stage, 300 + at * 90),
      copies: 3,
      dispatcher_id: hasCourier ? seedId("dispatcher", country, name) : null,
      tracking_number: isSent ? number : null,
      tracking_address: hasCourier && address ? address.replace("{number}", number) : null,
      dispatch_date: isSent ? addDays(day, 1) : null,
      arrival_date: isThere ? addDays(day, DAYS_TO_LABORATORY) : null,
      due_date: isSent ? addDays(day, DAYS_OF_ANALYSIS) : null,
      results_of: of,
      results_done: isThere ? (state === "arrived" ? doneOf(at) : of) : 0,
    });
  });
}

/** In the laboratory the first is nearly done, the last just begun. */
const doneOf = (at: number) => Math.max(0, FOUND.length - 1 - at * 2);

export function resultsOf(sample: Values): Values[] {
  const count = Number(sample.results_of);
  const done = Number(sample.results_done);
  const digit = Number.parseInt(String(sample.id).slice(0, 2), 16) % 7;
  return FOUND.slice(0, count).map(([code, name, max, figure], at) => {
    const isFound = at < done;
    return {
      id: seedId("analysis_result", String(sample.id), code),
      country: sample.country,
      sample_id: sample.id,
      work_order_id: sample.work_order_id,
      analysis_id: seedId("analysis", code),
      name,
      min: "0",
      max,
      value: isFound ? withScale(sum([figure, `0.${digit}`]), 2) : null,
      revision: 1,
      entered_at: isFound ? `${addDays(String(sample.arrival_date), 1)}T13:30:00.000Z` : null,
      superseded: false,
      needs_check: false,
      released: sample.state !== "arrived",
    };
  });
}

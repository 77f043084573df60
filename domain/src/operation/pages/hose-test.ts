/** Whether the hatch covers are tight: by water from a hose, or by ultrasound from inside the closed hold. */
import { compare, multiply } from "#kernel/decimal";
import { choice, flag } from "#kernel/field/choice";
import { decimal } from "#kernel/field/number";
import { children } from "#kernel/field/relation";
import { text } from "#kernel/field/text";
import { instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";
import { holdsDone, type OperationPage } from "../operation-page.ts";
import { fieldRecord, ofHold, ofOperation, photos, remark } from "./fields.ts";

/** A joint that lets through more than this share of the open-hatch value leaks. */
const LEAKING_SHARE = "0.1";

export const TEST_RESULTS = ["tested_positive", "tested_negative", "not_tested"] as const;

const decibel = { scale: 1, unit: "dB", min: "0", max: "200", thousands: false } as const;

export const hoseTest = defineRecord({
  ...fieldRecord,
  key: "hose_test",
  title: "hold",
  fields: {
    ...ofOperation,
    hold: ofHold,
    at: instant({ list: true }),
    method: choice(["hose", "ultrasonic"], { required: true, default: "hose", list: true, filter: true }),
    /** Measured with the hatch open, before the joints. */
    ohv_db: decimal({ ...decibel, help: true }),
    readings: children(
      {
        place: text({ required: true, max: 60 }),
        db: decimal({ ...decibel, required: true }),
        leak: flag(),
      },
      { max: 100, section: "readings" },
    ),
    leaks: children(
      { place: text({ required: true, max: 60 }), size: text({ max: 60 }) },
      { max: 100, section: "readings" },
    ),
    result: choice(TEST_RESULTS, { required: true, default: "not_tested", list: true, filter: true }),
    remark: remark(),
    photos,
  },
  indexes: [["operation_id", "hold"]],
  order: [
    ["hold", "asc"],
    ["created_at", "asc"],
  ],
  requiredWhen: { ohv_db: (row) => row.method === "ultrasonic" && row.readings.length > 0 },
  derived: ({ method, ohv_db: openHatch, readings, leaks }) =>
    method === "ultrasonic" ? readLeaks(openHatch, readings, leaks) : {},
});

interface Reading {
  readonly place: string;
  readonly db: string;
}

interface Leak {
  readonly place: string;
  readonly size: string | null;
}

export function isLeak(openHatch: string | null, db: string): boolean {
  return openHatch !== null && compare(db, multiply(openHatch, LEAKING_SHARE)) > 0;
}

/** The leaks that the readings tell; what somebody said about the size of one stays. */
export function readLeaks(openHatch: string | null, readings: readonly Reading[], known: readonly Leak[]) {
  const judged = readings.map((one) => ({ ...one, leak: isLeak(openHatch, one.db) }));
  return {
    readings: judged,
    leaks: judged
      .filter(({ leak }) => leak)
      .map(({ place }) => known.find((one) => one.place === place) ?? { place, size: null }),
  };
}

export const hoseTestPage: OperationPage = {
  key: "hose_test",
  segment: "hosetest",
  icon: "shower-head",
  words: "hoseTest",
  carriers: ["ship", "barge"],
  opens: "started",
  services: ["HATCH-HOSE", "HATCH-ULTRASONIC"],
  beforeLoading: true,
  progress: (rows, facts) => holdsDone(rows, facts, ({ result }) => result !== "not_tested"),
};

import type { Bundle } from "@plimsoll/domain/operation/output";
import { words } from "@plimsoll/domain/operation/words/pages/en";
import { beforeAll, describe, expect, it } from "vitest";
import { setDictionary } from "#i18n/dictionary";
import { loadWords } from "#i18n/load-words";
import { nextInField } from "./next-in-field.ts";

const SOYBEANS = { id: "soy", name: "Soybeans", culture: "soybean" };

function bundleOf(records: object, more: object = {}): Bundle {
  const plan = [{ hold: 1, product_id: SOYBEANS.id, product: SOYBEANS }];
  const operation = { status: "started", carrier: "ship", pages: [], storage_plan: plan, ...more };
  return { operation, order: {}, records: { product: [SOYBEANS], ...records } } as unknown as Bundle;
}

beforeAll(async () => setDictionary(await loadWords("en")));

const said = (bundle: Bundle) => nextInField(bundle, words.overview, (at) => at.slice(11, 16));
const period = (total: string, more: object = {}) => ({
  product_id: SOYBEANS.id,
  total,
  begin_at: "2026-11-16T09:30:00Z",
  closed: false,
  ...more,
});

describe("what is next for somebody who came on shift", () => {
  it("is the sample that the scale asks for, the period that runs and the samples to send", () => {
    const earlier = period("7100", { begin_at: "2026-11-16T04:10:00Z" });
    const records = {
      weighing_period: [period("4300"), earlier, period("100", { closed: true })],
      sample: [{ state: "drawn" }, { state: "drawn" }, { state: "dispatched" }],
    };
    expect(said(bundleOf(records)).map(({ page, text }) => [page, text])).toEqual([
      ["classification", "2 sublots are due by tonnage"],
      ["weighing_period", "2 weighing periods run, the first since 04:10"],
      ["sample", "2 samples to send"],
    ]);
  });

  it("is nothing of that where it was done", () => {
    const records = {
      weighing_period: [period("5200", { closed: true })],
      classification: [{ product_id: SOYBEANS.id, kind: "partial", tonnage: "5000", superseded: false }],
      sample: [{ state: "arrived" }],
    };
    expect(said(bundleOf(records))).toEqual([]);
  });

  it("is what is left of the pages, and an open occurrence is urgent", () => {
    const pages = [
      { key: "basement_inspection", state: "begun", done: 3, of: 5 },
      { key: "hold_sealing", state: "locked", done: 0, of: 5 },
      { key: "occurrence", state: "open", done: 0, of: 1 },
    ];
    expect(said(bundleOf({}, { pages }))).toEqual([
      { key: "basement_inspection", page: "basement_inspection", text: "2 holds to inspect" },
      { key: "occurrence", page: "occurrence", text: "1 occurrence is open", isUrgent: true },
    ]);
  });

  it("is nothing once the inspection is finished", () => {
    const pages = [{ key: "occurrence", state: "open", done: 0, of: 1 }];
    expect(said(bundleOf({ sample: [{ state: "drawn" }] }, { pages, status: "finished" }))).toEqual([]);
  });
});

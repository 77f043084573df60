import { expect, it } from "vitest";
import {
  beginsOf,
  type ClassificationRow,
  type FormFacts,
  startStates,
  valuesToSend,
  workOut,
} from "./classification-form.ts";

const facts: FormFacts = {
  products: [
    { id: "soy", name: "Soybeans", product: "soybean" },
    { id: "corn", name: "Maize", product: "maize" },
  ],
  trucks: null,
  holdsOf: () => [1, 2],
  labelOf: (name) => name,
  choicesOf: () => ({}),
  entered: { label: "", grams: "", percent: "" },
};

const row = {
  id: "c1",
  product_id: "corn",
  kind: "partial",
  hold: 1,
  date: "2026-11-18",
  standard: null,
  group: null,
  sample: { work_sample_g: "250.00" },
  analyses: { test_weight: "71.5", aflatoxin: { below: "1.0" }, oil: "4.1" },
  quick_tests: [],
} as unknown as ClassificationRow;

/** What is saved of the row's analyses after some of them were typed, and what stands beside the fields. */
function typed(more: Readonly<Record<string, unknown>>) {
  const start = startStates(facts, beginsOf(row));
  const values = { ...start, ...more };
  const worked = workOut(values, facts, row);
  return { sent: valuesToSend(worked, values).analyses, beside: worked.beside.map(([name]) => name) };
}
const analysesOf = (more: object) => ({
  analyses: { ...(startStates(facts, beginsOf(row)).analyses as object), ...more },
});

it("keeps the analyses that no field holds, until one is typed over them", () => {
  expect(typed({})).toEqual({ sent: row.analyses, beside: ["aflatoxin", "oil"] });
  expect(typed(analysesOf({ aflatoxin: "2.4", falling_number: "310" }))).toEqual({
    sent: { test_weight: "71.5", falling_number: "310", aflatoxin: "2.4", oil: "4.1" },
    beside: ["oil"],
  });
  expect(typed(analysesOf({ test_weight: null })).sent).toEqual({ aflatoxin: { below: "1.0" }, oil: "4.1" });
});

it("takes none of them along to another product", () => {
  const { sent, beside } = typed({ product_id: "soy", ...analysesOf({ oil: "18.2", test_weight: null }) });
  expect([sent, beside]).toEqual([{ oil: "18.2" }, []]);
});

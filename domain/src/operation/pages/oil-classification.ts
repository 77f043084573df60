/** The quality of an oil, sample by sample, by the limits of its contract. The final of a product closes it. */
import { contractVerdictOutput } from "#classification/contract-verdict";
import { oilInput } from "#classification/oil";
import { choice, flag } from "#kernel/field/choice";
import { number, weight } from "#kernel/field/number";
import { reference } from "#kernel/field/relation";
import { structure } from "#kernel/field/structure";
import { text } from "#kernel/field/text";
import { date, instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";
import { OIL_OUTCOMES } from "../oil-classify.ts";
import type { OperationPage } from "../operation-page.ts";
import { productsWithFinal } from "./classification.ts";
import { fieldRecord, holdNumber, ofOperation, photos, remark } from "./fields.ts";

export const OIL_KINDS = ["partial", "composite", "final"] as const;

const kept = { systemManaged: true, section: "results" } as const;
const EXAMPLE = { values: { free_fatty_acids: "0.80", oil_moisture: "0.15" } } as const;

export const oilClassification = defineRecord({
  ...fieldRecord,
  service: "classification",
  key: "oil_classification",
  title: "code",
  // A customer sees what stands: the final, once it was shared. Figures on the way there stay in the house.
  visibleToGuests: { kind: ["final"], sent: [true] },
  fields: {
    ...ofOperation,
    code: text({ required: true, systemManaged: true, default: "1", max: 80, list: true }),
    number: number({ required: true, systemManaged: true, default: 1, min: 1 }),
    kind: choice(OIL_KINDS, { required: true, default: "partial", list: true, filter: true }),
    /** The tank, as the plan numbers it. */
    hold: number(holdNumber),
    date: date({ required: true, list: true, filter: true }),
    product_id: reference("product", { required: true, list: true, filter: true }),
    tonnage: weight({ unit: "MT", positive: true, max: "2000000", list: true }),
    sample: structure(oilInput, { section: "sample", example: EXAMPLE }),
    outcome: choice(OIL_OUTCOMES, { ...kept, list: true, filter: true }),
    /** With the limits that it was judged by: another contract changes no old verdict. */
    contract_verdict: structure(contractVerdictOutput, kept),
    retest_of_id: reference("oil_classification", { section: "retest" }),
    retest_reason: text({ max: 500, section: "retest" }),
    /** A retest took its place. */
    superseded: flag({ systemManaged: true, default: false, list: true, filter: true }),
    /** The final of its product was struck. */
    locked: flag({ systemManaged: true, default: false, list: true, filter: true }),
    shared_at: instant({ systemManaged: true }),
    /** The customer has it. */
    sent: flag({ systemManaged: true, default: false, filter: true }),
    author_id: reference("user", { systemManaged: true, internal: true, list: true }),
    remark: remark(),
    photos,
  },
  indexes: [
    ["operation_id", "number"],
    ["product_id", "date"],
  ],
  order: [["number", "asc"]],
  requiredWhen: { retest_reason: (row) => row.retest_of_id !== null },
  lock: ({ locked, superseded }) => (locked || superseded ? { code: "finished" } : undefined),
  derived: ({ shared_at: shared }) => ({ sent: shared !== null }),
});

export const oilClassificationPage: OperationPage = {
  key: "oil_classification",
  segment: "oilclassification",
  icon: "droplets",
  words: "oilClassification",
  carriers: ["ship"],
  opens: "planned",
  services: ["OIL-QUALITY"],
  optional: true,
  progress: productsWithFinal,
};

/**
 * The quality of what is loaded, sample by sample: what was weighed is kept in the words of the calculator, and beside it
 * what the calculator answered. The final of a product is struck once; from then on nothing of that product changes.
 */
import { z } from "zod";
import { QUICK_TEST_NAMES } from "#classification/analyses.data";
import {
  CLASS_NAMES,
  DECLARED_GROUPS,
  GROUPS,
  OBSERVATIONS,
  OUTCOMES,
  PARAMETERS,
  STANDARD_CODES,
  SUBJECTS,
  TYPES,
} from "#classification/codes";
import { coverageOutput } from "#classification/combine";
import { compositeUnitOutput } from "#classification/composite";
import { contractVerdictOutput } from "#classification/contract-verdict";
import { percentagesOutput } from "#classification/figures";
import { reasonOutput } from "#classification/grade";
import {
  analysesInput,
  contractTermsInput,
  percentagesInput,
  roundingOutput,
  sampleInput,
} from "#classification/request";
import { choice, flag } from "#kernel/field/choice";
import { number, weight } from "#kernel/field/number";
import { children, reference } from "#kernel/field/relation";
import { structure } from "#kernel/field/structure";
import { text } from "#kernel/field/text";
import { date, instant } from "#kernel/field/time";
import { instantOutput, listOutput, objectOutput } from "#kernel/output";
import { defineRecord } from "#kernel/record";
import type { OperationPage } from "../operation-page.ts";
import { fieldRecord, holdNumber, ofOperation, photos, remark } from "./fields.ts";
import { TEST_RESULTS } from "./hose-test.ts";

export const CLASSIFICATION_KINDS = ["partial", "period", "composite", "final"] as const;
export type ClassificationKind = (typeof CLASSIFICATION_KINDS)[number];
export const FINAL_BASES = ["combined", "sample"] as const;

/** What somebody may say by hand: a type, or that there is none. */
export const SAID_TYPES = [...TYPES, "out_of_type", "disqualified"] as const;

const kept = { systemManaged: true, section: "results" } as const;
const EXAMPLE = {
  work_sample_g: "250.00",
  foreign_matter_g: "2.00",
  defects_g: { heat_damaged: "1.24", greenish: "3.72" },
  moisture_pct: "13.4",
} as const;

export const classification = defineRecord({
  ...fieldRecord,
  service: "classification",
  key: "classification",
  title: "code",
  // A customer sees what stands: the final, once it was shared or sent.
  visibleToGuests: { kind: ["final"], sent: [true] },
  fields: {
    ...ofOperation,
    /** The operation and its number, which no other classification has. */
    code: text({ required: true, systemManaged: true, default: "1", max: 80, list: true }),
    number: number({ required: true, systemManaged: true, default: 1, min: 1 }),
    kind: choice(CLASSIFICATION_KINDS, { required: true, default: "partial", list: true, filter: true }),
    hold: number(holdNumber),
    /** Of a road order, whose cargo is classified truck by truck. */
    truck_id: reference("truck", { list: true, filter: true }),
    date: date({ required: true, list: true, filter: true }),
    product_id: reference("product", { required: true, list: true, filter: true }),
    /** Follows from product and date unless one is named. */
    standard: choice(STANDARD_CODES, { list: true, filter: true }),
    group: choice(GROUPS, { list: true, filter: true, help: true }),
    tonnage: weight({ unit: "MT", positive: true, max: "2000000", list: true }),
    sample: structure(sampleInput, { section: "sample", example: EXAMPLE }),
    /** For laboratories that report percentages and no weights. */
    reported: structure(percentagesInput, { section: "sample", example: undefined }),
    analyses: structure(analysesInput, { section: "sample", example: {} }),
    contract: structure(contractTermsInput, { section: "sample", example: { decimals: 2 } }),
    quick_tests: children(
      {
        test: choice(QUICK_TEST_NAMES, { required: true }),
        result: choice(TEST_RESULTS, { required: true, default: "not_tested" }),
      },
      { max: 10, distinct: "test", section: "sample" },
    ),
    outcome: choice(OUTCOMES, { ...kept, list: true, filter: true }),
    type: choice(SAID_TYPES, { ...kept, list: true, filter: true }),
    class: choice(CLASS_NAMES, { ...kept, list: true }),
    percentages: structure(percentagesOutput, {
      ...kept,
      sheetParts: [...new Set([...PARAMETERS.soybean, ...PARAMETERS.maize])],
    }),
    reasons: structure(listOutput(reasonOutput), kept),
    observations: structure(listOutput(z.enum(OBSERVATIONS)), kept),
    missing: structure(listOutput(z.enum(SUBJECTS)), kept),
    rounding: structure(roundingOutput, kept),
    contract_verdict: structure(contractVerdictOutput, kept),
    /** What the standard says, whatever somebody says by hand. */
    computed: structure(
      objectOutput({ group: z.enum(GROUPS).nullable(), type: z.enum(TYPES).nullable() }),
      kept,
    ),
    manual: structure(
      objectOutput({
        group: z.enum(GROUPS).nullable(),
        type: z.enum(SAID_TYPES).nullable(),
        by: z.string(),
        at: instantOutput,
      }),
      { ...kept, internal: true },
    ),
    group_manual: choice(GROUPS, { internal: true, section: "manual" }),
    type_manual: choice(SAID_TYPES, { internal: true, section: "manual" }),
    declared_group: choice(DECLARED_GROUPS, { systemManaged: true }),
    /** Of a final: whether it was combined from what is below, or analysed once. */
    basis: choice(FINAL_BASES, kept),
    units: structure(listOutput(compositeUnitOutput), kept),
    coverage: structure(coverageOutput, kept),
    retest_of_id: reference("classification", { section: "retest" }),
    retest_reason: text({ max: 500, section: "retest" }),
    /** A retest took its place. */
    superseded: flag({ systemManaged: true, default: false, list: true, filter: true }),
    /** The final of its product was struck. */
    locked: flag({ systemManaged: true, default: false, list: true, filter: true }),
    shared_at: instant({ systemManaged: true }),
    synchronized_at: instant({ systemManaged: true, list: true }),
    /** The customer has it: shared by hand, or through their system. */
    sent: flag({ systemManaged: true, default: false, filter: true }),
    author_id: reference("user", { systemManaged: true, internal: true, list: true }),
    remark: remark(),
    photos,
  },
  indexes: [
    ["operation_id", "number"],
    ["product_id", "date"],
    ["work_order_id", "kind"],
    ["truck_id", "number"],
  ],
  order: [["number", "asc"]],
  requiredWhen: { retest_reason: (row) => row.retest_of_id !== null },
  lock: ({ locked, superseded }) => (locked || superseded ? { code: "finished" } : undefined),
  derived: ({ shared_at: shared, synchronized_at: synchronized }) => ({
    sent: shared !== null || synchronized !== null,
  }),
});

export const classificationPage: OperationPage = {
  key: "classification",
  segment: "classification",
  icon: "wheat",
  words: "classification",
  carriers: ["ship", "barge", "trucks"],
  opens: "planned",
  services: ["CLASSIFICATION"],
  progress: productsWithFinal,
};

/** Each product that was classified waits for its final. */
export function productsWithFinal(rows: readonly Readonly<Record<string, unknown>>[]) {
  const products = new Set(rows.map(({ product_id: product }) => product));
  const finals = new Set(rows.flatMap((row) => (row.kind === "final" ? [row.product_id] : [])));
  return { done: finals.size, of: Math.max(products.size, 1) };
}

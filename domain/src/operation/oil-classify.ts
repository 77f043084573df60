/**
 * Decides what a sample of oil is by its contract. There is no official type of an oil: the limits of the contract alone
 * decide, those of the operation where somebody entered them, otherwise the usual ones of the form (ANEC 81), which are
 * unverified. A guarantee is kept or broken; beyond a basis the price is adjusted. In the unit of each analysis.
 */
import { z } from "zod";
import { CONTRACT_TEMPLATES } from "#classification/contract-limits.data";
import { type Contract, type ContractVerdict, judgeContract } from "#classification/contract-verdict";
import { comparableOil, OIL_ANALYSES, type OilRequest, readOilValues } from "#classification/oil";
import { type Calculated, calculated, refused } from "#kernel/calculated";
import { issue } from "#kernel/errors";
import { choiceInput, figureInput, listInput } from "#kernel/figure";

export const OIL_LIMIT_KINDS = ["max", "min", "basis_max", "basis_min"] as const;
export const OIL_OUTCOMES = ["within", "beyond_basis", "outside", "incomplete"] as const;
export type OilOutcome = (typeof OIL_OUTCOMES)[number];

const MOST_LIMITS = 40;

/** What a contract says of an oil. */
export const oilTermsInput = z.strictObject({
  name: z.string().max(100).nullish(),
  limits: listInput(
    z.strictObject({
      parameter: choiceInput(OIL_ANALYSES),
      kind: choiceInput(OIL_LIMIT_KINDS),
      value: figureInput({ scale: 6, max: "1000000" }),
    }),
    MOST_LIMITS,
    1,
  ),
});
export type OilTerms = z.infer<typeof oilTermsInput>;

export const OIL_TERMS_EXAMPLE = {
  name: "CT-118",
  limits: [{ parameter: "free_fatty_acids", kind: "basis_max", value: "1.00" }],
} as const;

const USUAL = CONTRACT_TEMPLATES.find(({ product }) => product === "oil");
const DECIMALS = 2;

/** The limits that count where nobody entered others. */
export const USUAL_OIL_TERMS: OilTerms = {
  name: USUAL?.name ?? null,
  limits: (USUAL?.limits ?? []).flatMap(({ parameter, kind, value }) => {
    const known = OIL_ANALYSES.find((one) => one === parameter);
    const limit = OIL_LIMIT_KINDS.find((one) => one === kind);
    return known && limit && value !== null ? [{ parameter: known, kind: limit, value }] : [];
  }),
};

export interface OilAnswer {
  readonly outcome: OilOutcome;
  readonly contract_verdict: ContractVerdict;
}

export function classifyOil(sample: OilRequest | null, terms: OilTerms | null): Calculated<OilAnswer> {
  if (sample === null || OIL_ANALYSES.every((name) => typeof sample.values[name] !== "string"))
    return refused([issue("required", "sample")]);
  const read = readOilValues(sample);
  if (!read.ok) return refused(read.issues.map((one) => ({ ...one, field: `sample.${one.field}` })));
  const { name = null, limits } = terms ?? USUAL_OIL_TERMS;
  const contract: Contract = { name: name ?? null, decimals: DECIMALS, limits };
  const analyses = comparableOil(sample, read.result);
  const verdict = judgeContract(contract, { exact: new Map(), analyses, flags: new Set() });
  return calculated({ outcome: outcomeOf(verdict), contract_verdict: verdict });
}

function outcomeOf({ verdict, lines }: ContractVerdict): OilOutcome {
  if (verdict !== "within") return verdict;
  return lines.some((line) => line.verdict === "beyond_basis") ? "beyond_basis" : "within";
}

// Decides whether a crude degummed soybean oil keeps the usual terms of its contract form (ANEC 81). A guarantee
// is kept or broken; beyond a basis the price is adjusted and nothing is broken. A colour is a pair of readings
// in a cell of one length: readings in another cell say nothing about these limits. The figures come from one form
// and from vendors' sheets that quote it, so every answer says that the set is unverified.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused } from "../kernel/calculated.ts";
import { issue } from "../kernel/errors.ts";
import { choiceInput, eachNamedInput, figureInput } from "../kernel/figure.ts";
import { ANALYSES, mostOf } from "./analyses.data.ts";
import type { AnalysisName, ParameterSetCode, Subject } from "./codes.ts";
import { CONTRACT_TEMPLATES, type ContractTemplate } from "./contract-limits.data.ts";
import { type ContractVerdict, judgeContract } from "./contract-verdict.ts";
import type { ClassificationStep } from "./figures.ts";

const TEMPLATE: ContractTemplate | undefined = CONTRACT_TEMPLATES.find((one) => one.product === "oil");
const SET: ParameterSetCode = "anec-81";

export const OIL_ANALYSES = [
  "free_fatty_acids",
  "oil_moisture",
  "insoluble_impurities",
  "phosphorus",
  "unsaponifiable",
  "lovibond_yellow",
  "lovibond_red",
  "flash_point",
  "sediment",
  "iodine_value",
] as const satisfies readonly AnalysisName[];
const COLOURS: readonly Subject[] = ["lovibond_yellow", "lovibond_red"];

export const COLOUR_CELLS = ["inch_1", "inch_5_25"] as const;

export const oilInput = z.strictObject({
  values: eachNamedInput(OIL_ANALYSES, (name) => figureInput({ scale: 6, max: mostOf(name) }).nullish()),
  /** The length of the cell that the colour was read in; one inch unless told. */
  colour_cell: choiceInput(COLOUR_CELLS).nullish(),
});
export type OilRequest = z.infer<typeof oilInput>;

export interface OilVerdict extends ContractVerdict {
  readonly standard: ParameterSetCode;
  readonly verified: false;
  readonly steps: readonly ClassificationStep[];
}

export function judgeOilRequest(request: OilRequest): Calculated<OilVerdict> {
  if (TEMPLATE === undefined) return refused([issue("not_found")]);
  const isOtherCell = request.colour_cell === "inch_5_25";
  const analyses = Object.fromEntries(
    Object.entries(request.values).filter(([name]) => !(isOtherCell && COLOURS.some((one) => one === name))),
  );
  const judged = judgeContract(TEMPLATE, { exact: new Map(), analyses, flags: new Set() });
  const steps = OIL_ANALYSES.map((name): ClassificationStep => {
    const line = judged.lines.find((one) => one.parameter === name);
    const method = TEMPLATE.limits.find((one) => one.parameter === name)?.method;
    const unit = ANALYSES.find((row) => row.name === name)?.unit;
    return {
      name,
      value: line?.value ?? null,
      ...(unit === undefined ? {} : { unit }),
      rule: SET,
      ...(method === undefined ? {} : { article: method }),
    };
  });
  return calculated({ ...judged, standard: SET, verified: false, steps });
}

export const judgeOil = calculator(oilInput, judgeOilRequest);

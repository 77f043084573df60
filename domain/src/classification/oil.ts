// Decides whether a crude degummed soybean oil keeps the usual terms of its contract form (ANEC 81). A guarantee
// is kept or broken; beyond a basis the price is adjusted and nothing is broken. A colour is a pair of readings
// in a cell of one length: readings in another cell say nothing about these limits. The figures come from one form
// and from vendors' sheets that quote it, so every answer says that the set is unverified.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused } from "../kernel/calculated.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { choiceInput, eachNamedInput, figureInput } from "../kernel/figure.ts";
import { listOutput, objectOutput } from "../kernel/output.ts";
import { ANALYSES } from "./analyses.data.ts";
import type { AnalysisName, Subject } from "./codes.ts";
import { CONTRACT_TEMPLATES, type ContractTemplate } from "./contract-limits.data.ts";
import { contractVerdictOutput, judgeContract } from "./contract-verdict.ts";
import { type ClassificationStep, classificationStepOutput } from "./figures.ts";
import { mostReported, type Reported, type ReportedUnit, readReported, unitsOf } from "./reported-unit.ts";

const TEMPLATE: ContractTemplate | undefined = CONTRACT_TEMPLATES.find((one) => one.product === "oil");
const SET = "anec-81";

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

/** Those that laboratories report in more than one unit. */
export const CONVERTED_ANALYSES = ["phosphorus", "flash_point"] as const satisfies readonly AnalysisName[];

export const oilInput = z.strictObject({
  values: eachNamedInput(OIL_ANALYSES, (name) =>
    figureInput({ scale: 6, max: mostReported(name) }).nullish(),
  ),
  /** The unit that a result was reported in; our own unless told. */
  units: eachNamedInput(CONVERTED_ANALYSES, (name) => choiceInput(unitsOf(name)).nullish()).nullish(),
  /** The length of the cell that the colour was read in; one inch unless told. */
  colour_cell: choiceInput(COLOUR_CELLS).nullish(),
});
export type OilRequest = z.infer<typeof oilInput>;

export const oilOutput = objectOutput({
  ...contractVerdictOutput.unwrap().shape,
  standard: z.literal(SET),
  verified: z.literal(false),
  steps: listOutput(classificationStepOutput),
});
export type OilVerdict = z.infer<typeof oilOutput>;

export function readOilValues({
  values,
  units,
}: Pick<OilRequest, "values" | "units">): Calculated<ReadonlyMap<AnalysisName, Reported>> {
  const read = new Map<AnalysisName, Reported>();
  const issues: Issue[] = [];
  for (const name of OIL_ANALYSES) {
    const value = values[name];
    if (typeof value !== "string") continue;
    const unit = (units as Readonly<Partial<Record<AnalysisName, ReportedUnit | null>>> | null | undefined)?.[
      name
    ];
    const found = readReported(name, value, unit, { value: `values.${name}`, unit: `units.${name}` });
    if ("code" in found) issues.push(found);
    else read.set(name, found);
  }
  return issues.length > 0 ? refused(issues) : calculated(read);
}

/** What limits can be held against: a colour only where it was read in the cell that they are told in. */
export function comparableOil(
  { colour_cell: cell }: Pick<OilRequest, "colour_cell">,
  read: ReadonlyMap<AnalysisName, Reported>,
) {
  const isOtherCell = cell === "inch_5_25";
  const compared = [...read].filter(([name]) => !(isOtherCell && COLOURS.some((one) => one === name)));
  return Object.fromEntries(compared.map(([name, { value }]) => [name, value]));
}

export function judgeOilRequest(request: OilRequest): Calculated<OilVerdict> {
  if (TEMPLATE === undefined) return refused([issue("not_found")]);
  const read = readOilValues(request);
  if (!read.ok) return read;
  const analyses = comparableOil(request, read.result);
  const judged = judgeContract(TEMPLATE, { exact: new Map(), analyses, flags: new Set() });
  const steps = OIL_ANALYSES.map((name): ClassificationStep => {
    const line = judged.lines.find((one) => one.parameter === name);
    const method = TEMPLATE.limits.find((one) => one.parameter === name)?.method;
    const unit = ANALYSES.find((row) => row.name === name)?.unit;
    const formula = read.result.get(name)?.formula ?? null;
    return {
      name,
      value: line?.value ?? null,
      ...(unit === undefined ? {} : { unit }),
      ...(formula === null ? {} : { formula }),
      rule: SET,
      ...(method === undefined ? {} : { article: method }),
    };
  });
  return calculated({ ...judged, standard: SET, verified: false, steps });
}

export const judgeOil = calculator(oilInput, judgeOilRequest);

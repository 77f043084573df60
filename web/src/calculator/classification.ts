/** A sample of grain as forms ask for it and as its answer is shown, wherever that is. */
import { FLAGS, PARAMETERS } from "@plimsoll/domain/classification/codes";
import type { ContractVerdict } from "@plimsoll/domain/classification/contract-verdict";
import type { Classification } from "@plimsoll/domain/classification/evaluate";
import { outcomeLabel } from "@plimsoll/domain/classification/labels";
import type { PRODUCTS } from "@plimsoll/domain/classification/standard";
import { STANDARDS } from "@plimsoll/domain/classification/standards.data";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { subjectWord } from "@plimsoll/domain/locales/subject-word";
import { choices, type FieldItem, group, type Item, smallFigure, smallFigures } from "./calculator-form.ts";
import type { ResultContext, Shown, ShownTable, Tone } from "./tool.ts";

export type Product = (typeof PRODUCTS)[number];

/** What the standard of a product has weighed defect by defect. */
export function pickedNames(product: Product): string[] {
  const standard = STANDARDS.find((one) => one.product === product);
  const fields = standard?.lines.flatMap((line) => line.weights.map(({ field }) => field)) ?? [];
  return [...new Set(fields.flatMap((field) => (field.startsWith("defects_g.") ? [field.slice(10)] : [])))];
}

export interface SampleParts {
  /** What is weighed before anything is picked, and the moisture. */
  readonly weighed: readonly FieldItem[];
  /** Defect by defect. */
  readonly picked: readonly FieldItem[];
  /** What is sorted, counted or seen besides. */
  readonly sorted: readonly Item[];
}

const label = (key: keyof CalculatorWords["fields"]["sample"]) => (w: CalculatorWords) =>
  w.fields.sample[key];

export function sampleParts(product: Product): SampleParts {
  const words = (all: CalculatorWords): Readonly<Record<string, string>> =>
    all.classification.parameters[product];
  const own =
    product === "maize"
      ? [
          smallFigure("sample.broken_g", label("broken_g")),
          smallFigure("sample.retained_5mm_g", label("retained_5mm_g")),
        ]
      : [smallFigure("sample.clean_sample_g", label("clean_sample_g"))];
  return {
    weighed: [
      smallFigure("sample.work_sample_g", label("work_sample_g")),
      smallFigure("sample.foreign_matter_g", label("foreign_matter_g")),
      ...own,
      smallFigure("sample.moisture_pct", label("moisture_pct")),
    ],
    picked: smallFigures("sample.defects_g", pickedNames(product), words),
    sorted: [
      ...(product === "maize"
        ? [
            smallFigure("sample.sound_pieces_g", label("sound_pieces_g")),
            group(label("kernel_g"), smallFigures("sample.kernel_g", ["flint", "dent", "semi"], words)),
            group(label("colour_g"), smallFigures("sample.colour_g", ["yellow", "white", "other"], words)),
          ]
        : [
            smallFigure("sample.defect_free_g", label("defect_free_g")),
            smallFigure("sample.other_colours_g", label("other_colours_g")),
          ]),
      smallFigure("sample.toxic_seeds_per_kg", label("toxic_seeds_per_kg")),
      choices("sample.flags", label("flags"), FLAGS, (w) => w.classification.flags),
    ],
  };
}

export function sampleItems(product: Product): Item[] {
  const { weighed, picked, sorted } = sampleParts(product);
  return [...weighed, group(label("defects_g"), picked), ...sorted];
}

export const OUTCOME_TONES: Readonly<Record<string, Tone>> = {
  typed: "ok",
  out_of_type: "warn",
  reprocess_first: "warn",
  hold_live_insects: "bad",
  disqualified: "bad",
  incomplete: "plain",
};

export type Graded = Pick<
  Classification,
  | "product"
  | "group"
  | "class"
  | "outcome"
  | "type"
  | "percentages"
  | "reasons"
  | "observations"
  | "missing"
  | "contract"
  | "steps"
>;

export function outcomeText(graded: Graded, { words }: ResultContext): string {
  const { types, outcomes } = words.classification;
  return graded.type === null ? outcomes[outcomeLabel(graded)] : types[graded.type];
}

export function contractTable(
  contract: ContractVerdict,
  product: Product,
  showing: ResultContext,
): ShownTable {
  const { words, figure: print } = showing;
  const { verdicts, limitKinds } = words.classification;
  return {
    title: `${contract.name ?? words.fields.classification.contract}: ${verdicts[contract.verdict]}`,
    head: ["", "", "", ""],
    rows: contract.lines.map((line) => [
      subjectWord(words, product, line.parameter),
      `${line.is_below ? "< " : ""}${print(line.value)}`,
      `${limitKinds[line.kind]} ${line.limit === null ? "" : print(line.limit)}`,
      verdicts[line.verdict],
    ]),
  };
}

export function showGraded(graded: Graded, showing: ResultContext): Shown {
  const { words, figure: print } = showing;
  const { classification } = words;
  const { product } = graded;
  const parameters: Readonly<Record<string, string>> = classification.parameters[product];
  const classes: Readonly<Record<string, string>> = classification.classes[product];
  const percentages = PARAMETERS[product].flatMap((name) => {
    const value = graded.percentages[name];
    return value === undefined
      ? []
      : [[parameters[name] ?? name, value === null ? "—" : `${print(value)} %`]];
  });
  return {
    verdict: { text: outcomeText(graded, showing), tone: OUTCOME_TONES[graded.outcome] ?? "plain" },
    figures: [
      ...(graded.group
        ? [{ label: words.steps.classification.group, value: classification.groups[graded.group] }]
        : []),
      ...(graded.class
        ? [{ label: words.steps.classification.class, value: classes[graded.class] ?? graded.class }]
        : []),
    ],
    notes: [
      ...graded.missing.map((one) => ({
        text: interpolate(showing.page.notMeasured, { item: subjectWord(words, product, one) }),
        tone: "plain" as const,
      })),
      ...graded.reasons.map((reason) => ({
        text: interpolate(classification.reasons[reason.code], {
          parameter: subjectWord(words, product, reason.parameter ?? ""),
          value: reason.value === null ? "" : print(reason.value),
          limit: reason.limit === null ? "" : print(reason.limit),
          unit: reason.unit ?? "%",
        }),
        tone: "bad" as const,
      })),
      ...graded.observations.map((one) => ({
        text: classification.observations[one],
        tone: "warn" as const,
      })),
    ],
    tables: [
      { head: ["", "%"], rows: percentages },
      ...(graded.contract ? [contractTable(graded.contract, product, showing)] : []),
    ],
    steps: [
      {
        steps: graded.steps,
        names: { ...parameters, ...words.steps.classification },
        values: { ...classification.groups, ...classes, ...classification.types, ...classification.outcomes },
      },
    ],
  };
}

/** What a row says of its cargo; one that waits to be sent is judged here by the same rules. */
import type { Classification } from "@plimsoll/domain/classification/evaluate";
import { outcomeLabel } from "@plimsoll/domain/classification/labels";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { subjectWord } from "@plimsoll/domain/locales/subject-word";
import { classifyRow, productOfStandard, type Sampled } from "@plimsoll/domain/operation/classify";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { OUTCOME_TONES } from "#calculator/classification";
import type { Tone } from "#calculator/tool";
import type { ClassificationRow } from "./classification-form.ts";
import { productsIn } from "./use-classified.ts";

type Judged = Pick<Classification, "outcome" | "type" | "group" | "class" | "reasons" | "product">;

function judged(bundle: Bundle, row: ClassificationRow, isWaiting: boolean): Judged | null {
  const product =
    productsIn(bundle).find(({ id }) => id === row.product_id)?.product ?? productOfStandard(row.standard);
  if (row.outcome != null && !isWaiting)
    return {
      product,
      outcome: row.outcome,
      type: row.computed?.type ?? null,
      group: row.computed?.group ?? null,
      class: row.class,
      reasons: row.reasons ?? [],
    };
  const own = { ...BLANK, ...row, group: isWaiting ? row.group : (row.declared_group ?? row.group) };
  const answer = classifyRow(own as Sampled, product);
  return answer.ok ? answer.result : null;
}

const BLANK = {
  standard: null,
  group: null,
  sample: null,
  reported: null,
  analyses: null,
  contract: null,
  quick_tests: [],
};

export interface GradedRow {
  readonly text: string;
  readonly tone: Tone;
  /** What decided it, where something did. */
  readonly detail: string;
}

export function gradedOf(
  bundle: Bundle,
  row: ClassificationRow,
  calculator: CalculatorWords,
  isWaiting: boolean,
): GradedRow {
  const found = judged(bundle, row, isWaiting);
  if (found === null) return { text: "—", tone: "plain", detail: "" };
  const { types, outcomes } = calculator.classification;
  const words: Readonly<Record<string, string>> = { ...outcomes, ...types };
  const said = row.type_manual ?? null;
  const text =
    said === null
      ? found.type === null
        ? outcomes[outcomeLabel(found)]
        : types[found.type]
      : (words[said] ?? said);
  const causes = found.reasons
    .filter(({ code }) => code === "over_limit" || code === "disqualifying_limit" || code === "disqualified")
    .map(({ parameter, value, limit }) =>
      value === null || limit === null
        ? subjectWord(calculator, found.product, parameter)
        : `${subjectWord(calculator, found.product, parameter)} ${value} > ${limit}`,
    );
  return { text, tone: OUTCOME_TONES[found.outcome] ?? "plain", detail: causes.join(", ") };
}

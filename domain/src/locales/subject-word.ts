import type { Product } from "../classification/standard.ts";
import type { CalculatorWords } from "./calculator-words.ts";

/** The word of what a reason is about: a percentage, a finding, another subject or an analysis. */
export function subjectWord({ classification }: CalculatorWords, product: Product, code: string): string {
  const lists: readonly Readonly<Record<string, string>>[] = [
    classification.parameters[product],
    classification.flags,
    classification.subjects,
    classification.analyses,
  ];
  return lists.find((one) => Object.hasOwn(one, code))?.[code] ?? code;
}

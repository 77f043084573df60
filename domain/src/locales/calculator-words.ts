/** The words of the calculators, put together from their features: only the pages that show a calculation load them. */
import type { PageWords } from "../kernel/words.ts";
import type * as english from "./en/calculator-features.ts";
import type { Merged } from "./merge.ts";

export type CalculatorWords = Merged<typeof english>;

export const CALCULATOR_WORDS: PageWords<CalculatorWords> = {
  pt: () => import("./pt/calculators.ts"),
  en: () => import("./en/calculators.ts"),
  es: () => import("./es/calculators.ts"),
  fr: () => import("./fr/calculators.ts"),
};

/** The words of the calculators by language: each is a module of its own, so that nobody downloads four. */
import type { Locale } from "../kernel/locale.ts";
import type { CalculatorWords } from "./calculator-words.ts";

export const CALCULATOR_WORDS: Readonly<Record<Locale, () => Promise<{ calculators: CalculatorWords }>>> = {
  pt: () => import("./pt/calculators.ts"),
  en: () => import("./en/calculators.ts"),
  es: () => import("./es/calculators.ts"),
  fr: () => import("./fr/calculators.ts"),
};

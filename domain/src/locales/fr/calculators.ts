/** The words of the calculators in French, loaded only by the pages that show a calculation. */

import type { CalculatorWords } from "../calculator-words.ts";
import { merge } from "../merge.ts";
import * as features from "./calculator-features.ts";

export const words: CalculatorWords = merge(features);

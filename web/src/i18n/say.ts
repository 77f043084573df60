/** The one way to put values into a sentence, and to say how many. */
import { interpolate, type SentenceParams } from "@plimsoll/domain/kernel/interpolate";
import { type Plural, pluralForm } from "@plimsoll/domain/kernel/plural";
import { dictionary } from "./dictionary.ts";

export function say(sentence: string, params?: SentenceParams): string {
  return interpolate(sentence, params);
}

/** `params` may bring the count as it is to be written. */
export function sayCount(forms: Plural, count: number, params?: SentenceParams): string {
  return interpolate(pluralForm(forms, count, dictionary().locale), { count, ...params });
}

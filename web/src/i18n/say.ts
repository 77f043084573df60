/** The one way to put values into a sentence. */
import { interpolate, type SentenceParams } from "@plimsoll/domain/kernel/interpolate";

export function say(sentence: string, params?: SentenceParams): string {
  return interpolate(sentence, params);
}

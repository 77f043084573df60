// Decides how what a certificate says is written in a language: figures with fixed decimals, so that 12.40 stays 12.40,
// dates and moments by the clocks of the port, codes by the words that the product has for them.

import { formatDate, formatInstant } from "../kernel/dates.ts";
import { interpolate } from "../kernel/interpolate.ts";
import type { Locale } from "../kernel/locale.ts";
import { formatNumber } from "../kernel/number-text.ts";
import type { Said } from "./content.ts";

/** The words of one language, wherever they are kept. */
export interface Dictionary {
  choice(record: string, field: string, code: string): string;
  parameter(product: string, code: string): string;
  /** A line of a survey by draft. */
  line(code: string): string;
  word(key: string): string;
}

export function say(said: Said, locale: Locale, words: Dictionary): string {
  if ("text" in said) return said.text;
  if ("names" in said) return said.names[locale] ?? said.names.en ?? Object.values(said.names)[0] ?? "";
  if ("figure" in said) {
    const figure = formatNumber(said.figure, locale, { scale: said.decimals });
    return said.unit === null ? figure : `${figure} ${said.unit}`;
  }
  if ("from" in said)
    return said.from === said.until
      ? formatDate(said.from, locale)
      : `${formatDate(said.from, locale)} – ${formatDate(said.until, locale)}`;
  if ("instant" in said) return formatInstant(said.instant, locale, said.zone);
  if ("choice" in said) return words.choice(said.record, said.field, said.choice);
  if ("parameter" in said) return words.parameter(said.product, said.parameter);
  if ("line" in said) return words.line(said.line);
  return interpolate(words.word(said.word), said.params);
}

/** What stands in one cell or field, its parts one after the other. */
export function sayAll(parts: readonly Said[], locale: Locale, words: Dictionary): string {
  return parts.map((one) => say(one, locale, words)).join(" ");
}

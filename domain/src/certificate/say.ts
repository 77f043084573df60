// Decides how what a certificate says is written in a language: figures with fixed decimals, so that 12.40 stays 12.40,
// dates and moments by the clocks of the port, codes by the words that the product has for them.

import { localOf } from "../kernel/dates.ts";
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

/** Days of one month name their month: 03/04 is read differently on two sides of an ocean. */
const SPELLED: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  pt: spelledIn("pt-BR"),
  en: spelledIn("en-GB"),
  es: spelledIn("es"),
  fr: spelledIn("fr"),
};

function spelledIn(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}

export function sayDate(date: string, locale: Locale): string {
  return SPELLED[locale].format(new Date(`${date}T12:00:00Z`));
}

/** By the clock of the place, which the document names. */
export function sayInstant(instant: string, zone: string, locale: Locale): string {
  const local = localOf(instant, zone)?.local;
  return local === undefined ? instant : `${sayDate(local.slice(0, 10), locale)}, ${local.slice(11, 16)}`;
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
      ? sayDate(said.from, locale)
      : `${sayDate(said.from, locale)} – ${sayDate(said.until, locale)}`;
  if ("instant" in said) return sayInstant(said.instant, said.zone, locale);
  if ("choice" in said) return words.choice(said.record, said.field, said.choice);
  if ("parameter" in said) return words.parameter(said.product, said.parameter);
  if ("line" in said) return words.line(said.line);
  return interpolate(words.word(said.word), said.params);
}

/** What stands in one cell or field, its parts one after the other. */
export function sayAll(parts: readonly Said[], locale: Locale, words: Dictionary): string {
  return parts.map((one) => say(one, locale, words)).join(" ");
}

/** The four languages on the server: sentences for errors and mails, labels for exports. */
import { wireCodeOf } from "@plimsoll/domain/errors";
import type { Issue } from "@plimsoll/domain/kernel/errors";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { shownParams } from "@plimsoll/domain/kernel/issue-params";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { AnyRecordWords } from "@plimsoll/domain/kernel/words";
import { words as en } from "@plimsoll/domain/locales/en/index";
import { words as es } from "@plimsoll/domain/locales/es/index";
import { words as fr } from "@plimsoll/domain/locales/fr/index";
import { words as pt } from "@plimsoll/domain/locales/pt/index";
import type { Words } from "@plimsoll/domain/locales/words";

const LANGUAGES: Readonly<Record<Locale, Words>> = { pt, en, es, fr };

export function wordsOf(locale: Locale): Words {
  return LANGUAGES[locale];
}

/** Records that only tests declare have no words; their names stand in. */
export function recordWords(locale: Locale, record: string): AnyRecordWords | undefined {
  return (LANGUAGES[locale].records as Readonly<Record<string, AnyRecordWords>>)[record];
}

export function labelOf(locale: Locale, record: string | undefined, field: string): string {
  const [name = field, , inner] = field.split(".");
  const words = record === undefined ? undefined : recordWords(locale, record);
  const base = (LANGUAGES[locale].labels as Readonly<Record<string, string>>)[name];
  const label = words?.fields[name] ?? words?.fields[`${name}_id`] ?? base ?? name;
  const innerLabel = inner === undefined ? undefined : (words?.children?.[name]?.fields[inner] ?? inner);
  return innerLabel === undefined ? label : `${label}: ${innerLabel}`;
}

export function sentence(locale: Locale, issue: Issue, record: string | undefined): string {
  const label = issue.field === undefined ? "" : labelOf(locale, record, issue.field);
  const field = inSentence(label);
  return interpolate(LANGUAGES[locale].errors[issue.code], {
    item: label,
    field,
    ...shownParams(issue, locale),
    ...shownStatus(locale, issue, record),
    ...shownType(locale, issue),
  });
}

/** A record by its name, in the middle of a sentence. */
function shownType(locale: Locale, { params = {} }: Issue): Readonly<Record<string, string>> {
  const name = recordWords(locale, String(params.type))?.name;
  return name === undefined ? {} : { type: inSentence(name) };
}

/** A status by the name that the record has for it. */
function shownStatus(
  locale: Locale,
  { params = {} }: Issue,
  record: string | undefined,
): Readonly<Record<string, string | number>> {
  const { status } = params;
  const names = record === undefined ? undefined : recordWords(locale, record)?.choices?.status;
  return status === undefined ? {} : { status: names?.[String(status)] ?? status };
}

/** A label in the middle of a sentence: `Code` becomes `code`, `UN/LOCODE` stays. */
function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

export function wireCode(issue: Issue): string {
  return wireCodeOf(issue.code);
}

/** A certificate on paper: its content in its languages, under the letterhead of whoever issues it. */

import { textOf } from "@plimsoll/domain/certificate/arrange";
import type { Content, SaidTable } from "@plimsoll/domain/certificate/content";
import { figureColumns } from "@plimsoll/domain/certificate/figure-columns";
import { VERBATIM } from "@plimsoll/domain/certificate/kinds";
import { issuedText } from "@plimsoll/domain/certificate/merge-text";
import { say, sayAll, sayDate, sayInstant } from "@plimsoll/domain/certificate/say";
import { dateIn } from "@plimsoll/domain/kernel/dates";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { Bilingual, Block, PrintedCertificate, Signing } from "#adapters/pdf";
import { letterheadOf } from "#commercial/proposal-document";
import type { Call } from "#rpc/call";
import { recordWords } from "#rpc/words";
import { siteAddress } from "../env.ts";
import type { CertificateRow, Described } from "./describe.ts";
import { type PrintedWords, printedWords } from "./speech.ts";
import { type EarlierRevision, revisionsOf } from "./store.ts";

/** What there is from the issue on. */
export interface Issue {
  readonly number: string;
  readonly code: string;
  readonly at: string;
  readonly signing: Signing;
}

type Table = Readonly<Record<string, string>>;

interface Saying {
  readonly row: CertificateRow;
  readonly described: Described;
  readonly first: Locale;
  readonly second: Locale | null;
  readonly words: readonly [PrintedWords, PrintedWords | null];
}

export async function certificateDocument(
  call: Call,
  row: CertificateRow,
  described: Described,
  issue: Issue | null,
): Promise<PrintedCertificate> {
  const [first = "en", second = null] = row.languages;
  const saying: Saying = {
    row,
    described,
    first,
    second,
    words: [await printedWords(first), second && (await printedWords(second))],
  };
  const { order } = described;
  const head = await letterheadOf(call, order.author_id ?? call.actor.userId, order.country);
  const both = (pick: (words: PrintedWords) => string) => bilingual(saying, pick);
  const { zone } = described.facts;
  const earlier = row.revises_id === null ? [] : await revisionsOf(call.db, String(row.number));
  return {
    kind: "certificate",
    language: first,
    ...head,
    createdAt: new Date(issue?.at ?? call.now),
    title: titleOf(saying),
    number: {
      label: both(({ number }) => number),
      text: issue?.number ?? row.number ?? saying.words[0].notNumbered,
      lines: numberLines(saying, issue, zone),
    },
    watermark: issue === null ? saying.words[0].draft : null,
    fields: described.content.fields.map(({ key, values }) => ({
      label: both(({ fields }) => fields[key]),
      lines: lines(saying, values),
    })),
    blocks: blocksOf(saying, earlier, issue, zone),
    signatory: signatoryOf(saying, head.author, issue, zone),
    foot: {
      verify: both(({ verify }) => verify),
      address: `${siteAddress(call.app.env)}/verify`,
      codeLabel: saying.words[0].code,
      code: issue?.code ?? saying.words[0].givenAtIssue,
      qr: issue === null ? null : `${siteAddress(call.app.env)}/verify/${issue.code}`,
      limitation: limitationOf(saying),
      page: both(({ page }) => page),
    },
    end: both(({ end }) => end),
    signing: issue?.signing ?? null,
  };
}

function bilingual({ words: [first, second] }: Saying, pick: (words: PrintedWords) => string): Bilingual {
  return { first: pick(first), second: second && pick(second) };
}

function titleOf({ row, first, second }: Saying): Bilingual {
  const name = (locale: Locale) => recordWords(locale, "certificate")?.choices?.kind?.[row.kind] ?? row.kind;
  return { first: name(first), second: second && name(second) };
}

function numberLines({ row, words: [words], first }: Saying, issue: Issue | null, zone: string): string[] {
  const revision =
    row.revision === 0
      ? `${interpolate(words.revision, { revision: 0 })} · ${words.original}`
      : interpolate(words.revision, { revision: row.revision });
  if (issue === null) return [revision, words.notValid];
  const day = dateIn(issue.at, zone);
  return [revision, day === null ? "" : sayDate(day, first)];
}

/** Each part of a field on a line of its own; what is one sentence stays one. */
function lines({ described, first }: Saying, values: Content["fields"][number]["values"]): string[] {
  const words = described.speeches[first]?.words;
  if (!words) return [];
  const isSentence = values.every((one) => "choice" in one);
  return isSentence
    ? [values.map((one) => say(one, first, words)).join(", ")]
    : values.map((one) => say(one, first, words));
}

function blocksOf(
  saying: Saying,
  earlier: readonly EarlierRevision[],
  issue: Issue | null,
  zone: string,
): Block[] {
  const { content } = saying.described;
  const paragraph = ({ key, texts }: Content["before"][number]): Block => {
    const said = (text: string) => (issue === null ? text : issuedText(text, key === VERBATIM));
    const second = saying.second === null ? undefined : texts[saying.second];
    return {
      kind: "paragraph",
      text: {
        first: said(texts[saying.first] ?? Object.values(texts)[0] ?? ""),
        second: second === undefined ? null : said(second),
      },
    };
  };
  return [
    ...content.before.map(paragraph),
    ...content.tables.map((table) => tableBlock(saying, table)),
    ...content.after.map(paragraph),
    ...(earlier.length > 0 ? [revisionsBlock(saying, earlier, issue, zone)] : []),
  ];
}

function tableBlock(saying: Saying, table: SaidTable): Block {
  const { described, first, second } = saying;
  const figures = figureColumns(table);
  const cell = (parts: SaidTable["rows"][number]["cells"][number]): Bilingual => {
    const speak = (locale: Locale) => {
      const words = described.speeches[locale]?.words;
      return words ? sayAll(parts, locale, words) : "";
    };
    // Figures are said once; words are said twice.
    const isWord = parts.some(
      (one) => "choice" in one || "parameter" in one || "names" in one || "line" in one || "word" in one,
    );
    return { first: speak(first), second: second !== null && isWord ? speak(second) : null };
  };
  return {
    kind: "table",
    title: bilingual(saying, ({ tables }) => tables[table.key]),
    columns: table.columns.map(({ key, number }, at) => ({
      label: bilingual(
        saying,
        ({ columns }) => `${(columns as Table)[key] ?? key}${number === null ? "" : ` ${number}`}`,
      ),
      isFigure: figures[at] ?? false,
    })),
    rows: table.rows.map(({ cells }) => cells.map(cell)),
    totals: table.totals.map((row) => row.map(cell)),
  };
}

/** Every revision up to this one, and why there is one. */
function revisionsBlock(
  saying: Saying,
  earlier: readonly EarlierRevision[],
  issue: Issue | null,
  zone: string,
): Block {
  const { row, first, words } = saying;
  const own = { revision: row.revision, issued_at: issue?.at ?? null, reason: row.reason };
  const all = [...earlier.filter(({ revision }) => revision < row.revision), own];
  const once = (text: string): Bilingual => ({ first: text, second: null });
  return {
    kind: "table",
    title: bilingual(saying, ({ tables }) => tables.revisions),
    columns: (["revision", "issued", "reason"] as const).map((key) => ({
      label: bilingual(saying, ({ columns }) => columns[key]),
      isFigure: false,
    })),
    rows: all.map((one) => [
      once(String(one.revision)),
      once(one.issued_at === null ? "–" : sayInstant(one.issued_at, zone, first)),
      one.reason === null
        ? { first: words[0].firstIssue, second: words[1]?.firstIssue ?? null }
        : once(one.reason),
    ]),
    totals: [],
  };
}

function signatoryOf(
  { row, words: [words], first }: Saying,
  author: string,
  issue: Issue | null,
  zone: string,
): string[] {
  const written = textOf(row.texts?.signatory, first);
  const named = written === "" ? [author] : written.split("\n");
  if (issue === null) return named;
  const at = sayInstant(issue.at, zone, first);
  return [...named, `${interpolate(words.signedAt, { at })} · ${issue.signing.name}`];
}

function limitationOf({ row, first, second, words: [words, others] }: Saying): Bilingual {
  const written = row.texts?.limitation;
  const own = textOf(written, first);
  return {
    first: own || words.limitation,
    second:
      second === null ? null : own === "" ? (others?.limitation ?? null) : textOf(written, second) || null,
  };
}

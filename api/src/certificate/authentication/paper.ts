/** What we give for a document: that we vouch for it, or how it stands with it now. */
import { isExpired, TYPED_FIELDS } from "@plimsoll/domain/certificate/authenticated-document";
import { todayIn, zoneOf } from "@plimsoll/domain/country/time-zone";
import { formatDate, formatInstant } from "@plimsoll/domain/kernel/dates";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { Pair, PrintedDocument, Section } from "#adapters/pdf";
import type { App } from "#app";
import { letterheadOf } from "#commercial/proposal-document";
import type { Queryable } from "#db/database";
import { siteAddress } from "#env";
import { recordWords } from "#rpc/words";
import { printedWords } from "../speech.ts";

export interface Vouched extends Values {
  readonly country: string;
  readonly numero_certificado: string;
  readonly nome_documento: string;
  readonly data_criacao: string;
  readonly validade: string;
  readonly hash: string;
}

interface Printing {
  readonly app: App;
  readonly db: Queryable;
  readonly locale: Locale;
  readonly now: string;
  /** Whose letterhead it is: whoever vouched for it. */
  readonly author: unknown;
}

export async function vouchingPaper(printing: Printing, row: Vouched): Promise<PrintedDocument> {
  const words = (await printedWords(printing.locale)).authentication;
  const address = `${siteAddress(printing.app.env)}/tools/autcert/document/validation`;
  return paper(printing, row, words.attests, [
    { kind: "paragraph", text: words.vouches },
    ...facts(printing, row),
    { kind: "paragraph", text: interpolate(words.howTo, { address }) },
  ]);
}

export async function statePaper(
  printing: Printing,
  row: Vouched,
  presented: string,
): Promise<PrintedDocument> {
  const words = (await printedWords(printing.locale)).authentication;
  const { now, locale } = printing;
  const isOver = isExpired(row.validade, todayIn(row.country, now));
  const state: Pair[] = [
    { label: words.state, value: isOver ? words.expired : words.valid },
    { label: words.checkedAt, value: formatInstant(now, locale, zoneOf(row.country)) },
    { label: words.asked, value: presented === "" ? row.nome_documento : presented },
  ];
  return paper(printing, row, words.checked, [
    { kind: "pairs", pairs: state, columns: 1 },
    ...facts(printing, row),
  ]);
}

async function paper(
  printing: Printing,
  row: Vouched,
  title: string,
  sections: readonly Section[],
): Promise<PrintedDocument> {
  return {
    title: `${title} ${row.numero_certificado}`,
    language: printing.locale,
    code: row.numero_certificado,
    version: "1",
    createdAt: new Date(printing.now),
    ...(await letterheadOf(printing, printing.author, row.country)),
    meta: [],
    sections,
  };
}

const DATES: ReadonlySet<string> = new Set([
  "data_criacao",
  "validade",
] satisfies (keyof typeof TYPED_FIELDS)[]);
/** Read as sentences. */
const TEXTS: ReadonlySet<string> = new Set([
  "descricao",
  "observacao",
] satisfies (keyof typeof TYPED_FIELDS)[]);

function facts({ locale }: Printing, row: Vouched): Section[] {
  const words = recordWords(locale, "authenticated_document");
  const label = (field: string) => words?.fields[field] ?? field;
  const given = Object.keys(TYPED_FIELDS).filter((name) => (row[name] ?? "") !== "");
  const said = (name: string) =>
    DATES.has(name) ? formatDate(String(row[name]), locale) : String(row[name]);
  const pairs = [
    ...given.filter((name) => !TEXTS.has(name)).map((name) => ({ label: label(name), value: said(name) })),
    { label: label("usuario_cadastro"), value: String(row.usuario_cadastro ?? "") },
    { label: label("documento"), value: String(row.documento ?? "") },
  ].filter(({ value }) => value !== "");
  return [
    { kind: "pairs", pairs, columns: 2 },
    ...given
      .filter((name) => TEXTS.has(name))
      .flatMap((name): Section[] => [
        { kind: "heading", text: label(name), level: 2 },
        { kind: "paragraph", text: said(name) },
      ]),
    { kind: "heading", text: label("hash"), level: 2 },
    { kind: "paragraph", text: row.hash },
  ];
}

// Decides what a certificate says: its head, its texts and its tables by the arrangement of its kind, filled from the
// rows of its order. The same facts and texts give the same content, whoever asks and in whatever language they read.

import { dateIn } from "../kernel/dates.ts";
import { LOCALES, type Locale } from "../kernel/locale.ts";
import type {
  Content,
  Evidence,
  FieldGroup,
  FieldKey,
  Paragraph,
  Said,
  SaidField,
  SaidTable,
} from "./content.ts";
import type { CertificateFacts, FactCarrier } from "./facts.ts";
import {
  comparisonTable,
  draftsTable,
  eventsTable,
  hatchesTable,
  holdsTable,
  lotsTable,
  sealsTable,
  totalWeight,
  weightsTable,
} from "./field-tables.ts";
import { ARRANGEMENTS, type CertificateKind, type TableKey, type TextKey, VERBATIM } from "./kinds.ts";
import { type Merged, mergeText } from "./merge-text.ts";
import { byHoldTable, defectsTable, resultsTable, samplesTable } from "./result-tables.ts";
import { type Dictionary, say } from "./say.ts";

/** Texts as somebody wrote them: one for all languages, or one for each. */
export type Texts = Readonly<Partial<Record<TextKey, string | Readonly<Partial<Record<Locale, string>>>>>>;

export interface Asked {
  readonly kind: CertificateKind;
  readonly languages: readonly Locale[];
  readonly productId: string | null;
  readonly texts: Texts;
}

/** The words of the languages of a certificate, and its texts where nobody wrote any. */
export interface Speech {
  readonly words: Dictionary;
  readonly texts: Readonly<Partial<Record<TextKey, string>>>;
}
export type Speeches = Readonly<Partial<Record<Locale, Speech>>>;

/** The rows that a certificate is about: those of its product, where it is about one. */
export function factsOfProduct(facts: CertificateFacts, productId: string | null): CertificateFacts {
  if (productId === null) return facts;
  const isOf = (row: { readonly product_id: string | null }) =>
    row.product_id === null || row.product_id === productId;
  return {
    ...facts,
    products: facts.products.filter(({ id }) => id === productId),
    weights: facts.weights.filter(isOf),
    finals: facts.finals.filter(isOf),
    partials: facts.partials.filter(isOf),
    samples: facts.samples.filter(isOf),
    results: facts.results.filter(isOf),
  };
}

export function arrange(whole: CertificateFacts, asked: Asked, speeches: Speeches): Content {
  const facts = factsOfProduct(whole, asked.productId);
  const { tables, before, after } = ARRANGEMENTS[asked.kind];
  const fields = fieldsOf(facts, asked);
  const paragraphs = (keys: readonly TextKey[]) =>
    keys.flatMap((key) => paragraphOf(key, asked, fields, facts, speeches));
  return {
    kind: asked.kind,
    fields,
    tables: tables.map((key) => tableOf(key, facts)).filter(({ rows }) => rows.length > 0),
    before: paragraphs(before),
    after: paragraphs(after),
  };
}

function tableOf(key: TableKey, facts: CertificateFacts): SaidTable {
  switch (key) {
    case "results":
      return resultsTable(facts);
    case "defects":
      return defectsTable(facts);
    case "results_by_hold":
      return byHoldTable(facts, facts.finals);
    case "samples":
      return samplesTable(facts);
    case "weights":
      return weightsTable(facts, facts.weights);
    case "comparison":
      return comparisonTable(facts);
    case "holds":
      return holdsTable(facts);
    case "seals":
      return sealsTable(facts);
    case "hatches":
      return hatchesTable(facts);
    case "drafts":
      return draftsTable(facts);
    case "lots":
      return lotsTable(facts);
    case "events":
      return eventsTable(facts);
    case "revisions":
      return { key, columns: [], rows: [], totals: [] };
  }
}

const text = (value: string | null | undefined): Said[] =>
  value === null || value === undefined || value.trim() === "" ? [] : [{ text: value }];

/** The days between the first and the last thing that was done. */
function attendance(facts: CertificateFacts): { from: string; until: string } | null {
  const moments = [
    ...facts.carriers.flatMap(({ started_at: began, finished_at: ended }) => [began, ended]),
    ...facts.events.flatMap(({ begin_at: began, end_at: ended }) => [began, ended]),
  ].filter((one): one is string => one !== null);
  const sorted = moments.toSorted();
  const from = sorted[0] && dateIn(sorted[0], facts.zone);
  const until = sorted.at(-1) && dateIn(sorted.at(-1) ?? "", facts.zone);
  return from && until ? { from, until } : null;
}

function quantityOf(facts: CertificateFacts): { weight: string; evidence: Evidence | null } | null {
  const weighed = totalWeight(facts.weights);
  const [first] = facts.weights;
  if (weighed !== null && first)
    return {
      weight: weighed,
      evidence: { record: "weighing_period", id: first.id, operation_id: first.operation_id },
    };
  const survey = facts.surveys.find(({ cargo }) => cargo !== null);
  if (survey?.cargo)
    return {
      weight: survey.cargo,
      evidence: { record: "draft_survey", id: survey.id, operation_id: survey.operation_id },
    };
  return null;
}

const WEIGHT_DECIMALS = 3;

/** In one line, its flag by the name that each language has for it. */
function vesselOf({ name, imo, flag }: FactCarrier): Said {
  const line = (called: string | undefined) => [name, imo && `IMO ${imo}`, called].filter(Boolean).join(", ");
  if (flag === null) return { text: line(undefined) };
  return { names: Object.fromEntries(LOCALES.map((locale) => [locale, line(flag[locale])])) };
}

function fieldsOf(facts: CertificateFacts, { texts, languages }: Asked): SaidField[] {
  const { order, applicant, shipper, loading, discharge, carriers, products } = facts;
  const row = (record: string, id: string): Evidence => ({ record, id, operation_id: null });
  const ofOrder = row("work_order", order.id);
  const written = (key: TextKey) => text(textOf(texts[key], languages[0] ?? "en"));
  const quantity = quantityOf(facts);
  const days = attendance(facts);
  // Said once where all carriers were classified alike; each has its own line in the results.
  const verdicts = new Map(facts.finals.map((one) => [JSON.stringify(officialOf(one)), one]));
  const [final] = verdicts.size === 1 ? verdicts.values() : [];
  const lines: readonly [FieldKey, FieldGroup, readonly Said[], Evidence | null][] = [
    [
      "applicant",
      "parties",
      [...text(applicant.name), ...text(applicant.tax_id)],
      row("customer", applicant.id),
    ],
    ["consignee", "parties", written("consignee"), null],
    ["notify_party", "parties", written("notify_party"), null],
    [
      "shipper",
      "parties",
      shipper ? [...text(shipper.name), ...text(shipper.tax_id)] : [],
      shipper && row("shipper", shipper.id),
    ],
    ["vessel", "voyage", carriers.map(vesselOf), ofOrder],
    [
      "port_of_loading",
      "voyage",
      text([loading?.name, loading?.terminal].filter(Boolean).join(", ")),
      loading && row("port", loading.id),
    ],
    [
      "port_of_discharge",
      "voyage",
      text(discharge?.name ?? order.destination),
      discharge ? row("port", discharge.id) : ofOrder,
    ],
    [
      "commodity",
      "voyage",
      products.flatMap(({ names, ncm }): Said[] => [{ names }, ...text(ncm && `NCM ${ncm}`)]),
      products[0] ? row("product", products[0].id) : null,
    ],
    [
      "quantity",
      "voyage",
      quantity ? [{ figure: quantity.weight, unit: "MT", decimals: WEIGHT_DECIMALS }] : [],
      quantity?.evidence ?? null,
    ],
    ["bill_of_lading", "voyage", written("bill_of_lading"), null],
    ["contract", "voyage", text(order.contract), ofOrder],
    ["order", "voyage", text(order.wocode), ofOrder],
    ["attendance", "voyage", days ? [days] : [], ofOrder],
    [
      "official",
      "results",
      final ? officialOf(final) : [],
      final ? { record: "classification", id: final.id, operation_id: final.operation_id } : null,
    ],
  ];
  return lines
    .filter(([, , values]) => values.length > 0)
    .map(([key, group, values, evidence]) => ({ key, group, values, evidence }));
}

function officialOf(final: CertificateFacts["finals"][number]): Said[] {
  const said = (field: "standard" | "group" | "class" | "type" | "outcome"): Said[] => {
    const code = final[field];
    return code === null ? [] : [{ choice: code, record: "classification", field }];
  };
  return [
    ...said("standard"),
    ...said("group"),
    ...said("class"),
    ...(final.type === null ? said("outcome") : said("type")),
  ];
}

/** What was written in a language; what was written once stands for all. */
export function textOf(written: Texts[TextKey], locale: Locale): string {
  if (written === undefined) return "";
  return (typeof written === "string" ? written : (written[locale] ?? "")).trim();
}

function mergedValues(
  fields: readonly SaidField[],
  facts: CertificateFacts,
  locale: Locale,
  words: Dictionary,
): Merged {
  const first = (key: FieldKey) => {
    const value = fields.find((one) => one.key === key)?.values[0];
    return value === undefined ? "" : say(value, locale, words);
  };
  const days = attendance(facts);
  const day = (date: string | undefined) =>
    date === undefined ? "" : say({ from: date, until: date }, locale, words);
  return {
    vessel: facts.carriers.map(({ name }) => name).join(", "),
    port: first("port_of_loading"),
    discharge_port: first("port_of_discharge"),
    product: first("commodity"),
    quantity: first("quantity"),
    customer: first("applicant"),
    shipper: first("shipper"),
    order: facts.order.wocode,
    contract: first("contract"),
    from: day(days?.from),
    until: day(days?.until),
  };
}

function paragraphOf(
  key: TextKey,
  { texts, languages }: Asked,
  fields: readonly SaidField[],
  facts: CertificateFacts,
  speeches: Speeches,
): Paragraph[] {
  const said = languages.flatMap((locale) => {
    const speech = speeches[locale];
    if (!speech) return [];
    const written = textOf(texts[key], locale) || (texts[key] === undefined ? (speech.texts[key] ?? "") : "");
    if (written === "") return [];
    // A letter of credit is repeated word for word: nothing is put into it.
    const isVerbatim = key === VERBATIM;
    const merged = isVerbatim
      ? written
      : mergeText(written, mergedValues(fields, facts, locale, speech.words));
    return [[locale, merged] as const];
  });
  return said.length === 0 ? [] : [{ key, texts: Object.fromEntries(said) }];
}

/** Documents of the field on paper, from what the caller may read of them. */
import { SURVEY_LINES } from "@plimsoll/domain/draft-survey/lines.data";
import { tankWeight } from "@plimsoll/domain/draft-survey/tank-table";
import { formatDate, localOf } from "@plimsoll/domain/kernel/dates";
import { negate } from "@plimsoll/domain/kernel/decimal";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { titleOf } from "@plimsoll/domain/kernel/row-title";
import { CALCULATOR_WORDS } from "@plimsoll/domain/locales/calculator-words";
import type { ReadSurvey } from "@plimsoll/domain/operation/carrier-survey";
import type { FIELD_DOCUMENTS } from "@plimsoll/domain/operation/field-contract";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { READINGS, SIGNERS } from "@plimsoll/domain/operation/pages/draft-survey";
import {
  type EntryType,
  type LoggedEntry,
  statementOfEntries,
} from "@plimsoll/domain/operation/statement-of-entries";
import type { Statement } from "@plimsoll/domain/operation/statement-of-facts";
import { isOfShip, type SurveyComparison, type SurveyResults } from "@plimsoll/domain/operation/survey-facts";
import { OPERATION_WORDS } from "@plimsoll/domain/operation/words/pages/by-language";
import type { PrintedDocument, Section } from "#adapters/pdf";
import { letterheadOf } from "#commercial/proposal-document";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { recordWords, wordsOf } from "#rpc/words";
import { readBundle } from "./bundle.ts";
import { describeCheckSamples, describeDoubleChecks } from "./classification/printed.ts";
import { describeWeights } from "./weighing/printed.ts";

type FieldDocument = (typeof FIELD_DOCUMENTS)[number];

/** What describing a document needs: the rows, the words of the reader, figures and moments as they are written. */
export interface Writing {
  readonly call: Call;
  readonly bundle: Bundle;
  readonly words: Awaited<ReturnType<(typeof OPERATION_WORDS)["en"]>>["words"];
  readonly figure: (value: string | null | undefined) => string;
  readonly moment: (value: string | null) => string;
  readonly remarks: string | null;
}

export interface Body {
  readonly title: string;
  readonly sections: readonly Section[];
}

export async function printOfField(
  call: Call,
  id: string,
  document: FieldDocument,
  remarks: string | null,
): Promise<{ name: string; file: string }> {
  const bundle = await readBundle(call, id);
  const { words } = await OPERATION_WORDS[call.locale]();
  const writing: Writing = {
    call,
    bundle,
    words,
    remarks,
    figure: (value) => (value === null || value === undefined ? "—" : formatNumber(value, call.locale)),
    moment: (value) => (value === null ? "—" : momentIn(value, bundle.zone, call.locale)),
  };
  const body = await DESCRIBED[document](writing);
  const bytes = await call.app.printer.print(call.actor.userId, await framed(writing, body));
  return {
    name: `${bundle.operation.code}-${document}.pdf`,
    file: `data:application/pdf;base64,${Buffer.from(bytes).toString("base64")}`,
  };
}

const DESCRIBED: Readonly<Record<FieldDocument, (writing: Writing) => Body | Promise<Body>>> = {
  draft_survey: describeSurvey,
  statement_of_facts: describeStatement,
  weight_list: describeWeights,
  double_check: describeDoubleChecks,
  double_check_samples: describeCheckSamples,
};

function momentIn(instant: string, zone: string, locale: Locale): string {
  const local = localOf(instant, zone)?.local;
  return local ? `${formatDate(local.slice(0, 10), locale)} ${local.slice(11)}` : instant;
}

async function framed({ call, bundle, words }: Writing, body: Body): Promise<PrintedDocument> {
  const { operation, order, carrier, zone } = bundle;
  const names = recordWords(call.locale, "work_order");
  const label = (field: string) => names?.fields[field] ?? field;
  const author = (order as unknown as WireRow).author_id ?? null;
  return {
    title: `${body.title} ${operation.code}`,
    language: call.locale,
    code: operation.code,
    version: String(operation.version),
    createdAt: new Date(call.now),
    ...(await letterheadOf(call, author ?? call.actor.userId, String(operation.country))),
    meta: [
      { label: recordWords(call.locale, "operation")?.fields.carrier ?? "", value: carrier?.name ?? "—" },
      { label: label("customer_id"), value: order.customer?.name ?? "—" },
      { label: label("port_id"), value: order.port?.name ?? "—" },
      {
        label: wordsOf(call.locale).records.port.fields.time_zone,
        value: interpolate(words.timelog.zone, { port: order.port?.name ?? "", zone }),
      },
    ],
    sections: body.sections,
  };
}

/** The rows of a record, or a refusal where the caller may not list them. */
function rowsFor({ bundle }: Writing, record: string): readonly WireRow[] {
  const rows = bundle.records[record];
  if (!rows) throw refuse("not_authorized");
  return rows as readonly WireRow[];
}

function describeStatement(writing: Writing): Body {
  const { call, bundle, words, figure, moment, remarks } = writing;
  const entries = rowsFor(writing, "timelog_entry");
  const types = rowsFor(writing, "timelog");
  const model = call.app.catalog.get("timelog");
  const nameOf = (code: string) => {
    const type = types.find((one) => one.code === code);
    return (type && titleOf(model, type, call.locale)) ?? code;
  };
  const quantity = (bundle.records.draft_survey?.[0]?.cargo ?? null) as string | null;
  const answer = statementOfEntries(entries as unknown as LoggedEntry[], types as unknown as EntryType[], {
    quantity: quantity?.startsWith("-") ? null : quantity,
    now: call.now,
  });
  const found = answer.ok ? answer.result : undefined;
  const statement = found?.statement ?? null;
  const { timelog, printed } = words;
  const notes = [
    ...(answer.ok ? [] : [timelog.wrongOrder]),
    ...(statement === null && answer.ok ? [timelog.notBegun] : []),
    ...(statement && found?.completed === null
      ? [interpolate(printed.goesOn, { at: moment(call.now) })]
      : []),
    ...(quantity === null ? [] : [interpolate(timelog.byDraft, { weight: figure(quantity) })]),
  ];
  return {
    title: timelog.facts,
    sections: [
      {
        kind: "table",
        columns: [
          { label: printed.number, share: 0.5 },
          { label: printed.event, share: 3 },
          { label: printed.begin, share: 2 },
          { label: printed.end, share: 2 },
          { label: printed.remark, share: 3 },
        ],
        rows: entries.map((entry, at) => [
          String(at + 1),
          (entry.timelog as { name: string } | null)?.name ?? "",
          moment(entry.begin_at as string),
          moment(entry.end_at as string | null),
          String(entry.note ?? ""),
        ]),
      },
      ...(statement ? sumsOf(writing, statement, found?.overlap_hours ?? null, nameOf) : []),
      ...notes.map((text): Section => ({ kind: "paragraph", text })),
      ...remarked(writing, remarks),
      {
        kind: "signatures",
        signatures: [
          { lines: [printed.surveyor] },
          { lines: [printed.ofShip] },
          { lines: [printed.ofTerminal] },
        ],
      },
    ],
  };
}

/** Plain, overlapping and merged apart, and what each cause took. */
function sumsOf(
  { words, figure }: Writing,
  statement: Statement,
  overlap: string | null,
  nameOf: (code: string) => string,
): Section[] {
  const { timelog } = words;
  return [
    {
      kind: "pairs",
      columns: 2,
      pairs: [
        { label: timelog.gross, value: `${figure(statement.gross_hours)} h` },
        { label: timelog.sum, value: `${figure(statement.stops_hours)} h` },
        // They are counted in the sum above and not in what follows.
        { label: timelog.overlaps, value: `${figure(overlap && negate(overlap))} h` },
        { label: timelog.merged, value: `${figure(statement.stopped_hours)} h` },
        { label: timelog.net, value: `${figure(statement.net_hours)} h` },
        { label: timelog.netRate, value: `${figure(statement.net_rate)} t/h` },
        { label: timelog.grossRate, value: `${figure(statement.gross_rate)} t/h` },
      ],
    },
    { kind: "heading", text: timelog.byCause, level: 2 },
    {
      kind: "table",
      columns: [
        { label: timelog.cause, share: 4 },
        { label: timelog.hours, align: "right" },
      ],
      rows: Object.entries(statement.by_code).map(([code, hours]) => [nameOf(code), figure(hours)]),
    },
  ];
}

function remarked({ words }: Writing, remarks: string | null): Section[] {
  const text = remarks?.trim() ?? "";
  if (text === "") return [];
  return [
    { kind: "heading", text: words.printed.remark, level: 2 },
    { kind: "paragraph", text },
  ];
}

async function describeSurvey(writing: Writing): Promise<Body> {
  const { call, words, figure, moment, remarks } = writing;
  const [row] = rowsFor(writing, "draft_survey");
  if (!row) throw refuse("not_found");
  const { words: calculator } = await CALCULATOR_WORDS[call.locale]();
  const results = row.results as SurveyResults | null;
  const comparison = row.comparison as SurveyComparison | null;
  const fields: Readonly<Record<string, string>> = recordWords(call.locale, "draft_survey")?.fields ?? {};
  const signature = (signer: (typeof SIGNERS)[number]) => ({
    lines: [
      words.printed[signer],
      ...(row[`${signer}_signature_state`] === "valid"
        ? [`${String(row[`${signer}_name`])}, ${moment(row[`${signer}_signed_at`] as string)}`]
        : []),
    ],
  });
  const tonnes = (value: string) => formatNumber(value, call.locale, { minScale: 3 });
  const against = (["scale", "bill_of_lading"] as const).flatMap((base) => {
    const other = comparison?.[base];
    const name = base === "scale" ? words.draft.scale : words.draft.bill;
    return other
      ? [[name, tonnes(other.weight), tonnes(other.difference), figure(other.difference_pct)]]
      : [];
  });
  return {
    title: recordWords(call.locale, "draft_survey")?.name ?? "",
    sections: [
      ...(results ? [linesOf(results, row.surveys as readonly ReadSurvey[], calculator, figure)] : []),
      {
        kind: "pairs",
        columns: 2,
        pairs: [
          { label: fields.cargo ?? "", value: `${figure(row.cargo as string | null)} t` },
          { label: fields.constant ?? "", value: `${figure(row.constant as string | null)} t` },
        ],
      },
      ...tanksSection(row, calculator, fields.tanks ?? "", figure),
      ...(against.length > 0
        ? [
            {
              kind: "table",
              columns: [
                { label: words.draft.against, share: 3 },
                { label: words.draft.tonnes, align: "right" },
                { label: words.draft.draftLess, align: "right" },
                { label: words.draft.share, align: "right" },
              ],
              rows: against,
            } satisfies Section,
          ]
        : []),
      ...remarked(writing, [row.remarks, remarks].filter(Boolean).join("\n")),
      { kind: "signatures", signatures: SIGNERS.map(signature) },
    ],
  };
}

/** How the weight of each tank came about, survey by survey; nothing where none was sounded. */
function tanksSection(
  { tanks, surveys }: Readonly<Record<string, unknown>>,
  words: CalculatorWords,
  title: string,
  figure: Writing["figure"],
): Section[] {
  const sounded = (tanks ?? []) as readonly SoundedTank[];
  if (sounded.length === 0) return [];
  const { kinds } = words.draftSurvey;
  const kindOf = (at: number) => (surveys as readonly { readonly kind: keyof typeof kinds }[])[at]?.kind;
  const right = "right" as const;
  return [
    { kind: "heading", text: title, level: 2 },
    {
      kind: "table",
      columns: [
        { label: "", share: 2 },
        { label: title },
        { label: words.fields.tank.sounding, align: right },
        { label: words.fields.tank.volume, align: right },
        { label: words.fields.tank.density, align: right },
        { label: words.steps.tank.weight, align: right },
      ],
      rows: sounded.map(({ survey, tank, sounding, volume, density }) => {
        const kind = kindOf(survey);
        return [
          kind === undefined ? "" : kinds[kind],
          tank,
          figure(sounding),
          figure(volume),
          figure(density),
          figure(tankWeight(volume, density)),
        ];
      }),
    },
  ];
}

interface SoundedTank {
  readonly survey: number;
  readonly tank: string;
  readonly sounding: string | null;
  readonly volume: string;
  readonly density: string;
}

type CalculatorWords = Awaited<ReturnType<(typeof CALCULATOR_WORDS)["en"]>>["words"];

const BARGE_LINES = ["mean", "draft", "table_weight", "weight", "deductibles", "net"] as const;

/** The form: lines below one another, surveys side by side. */
function linesOf(
  results: SurveyResults,
  surveys: readonly ReadSurvey[],
  words: CalculatorWords,
  figure: Writing["figure"],
): Section {
  if (isOfShip(results))
    return {
      kind: "table",
      columns: [
        { label: "", share: 3 },
        ...results.surveys.map(({ kind }) => ({
          label: words.draftSurvey.kinds[kind],
          align: "right" as const,
        })),
      ],
      rows: [
        ...READINGS.map((name) => [
          words.draftSurvey.readings[name],
          ...surveys.map(({ readings }) => figure(readings[name])),
        ]),
        ...SURVEY_LINES.flatMap((line) => [
          ...(line === "deductibles" ? deductiblesOf(surveys, words, figure) : []),
          [words.draftSurvey.lines[line], ...results.surveys.map((survey) => figure(survey[line]))],
        ]),
      ],
    };
  return {
    kind: "table",
    columns: [
      { label: "", share: 3 },
      { label: words.fields.barge.empty, align: "right" },
      { label: words.fields.barge.loaded, align: "right" },
    ],
    rows: BARGE_LINES.map((line) => [
      words.steps.barge[line],
      figure(results.empty[line]),
      figure(results.loaded[line]),
    ]),
  };
}

/** Everything aboard that is not cargo, by name, in the order in which it was written down. */
function deductiblesOf(
  surveys: readonly ReadSurvey[],
  words: CalculatorWords,
  figure: Writing["figure"],
): string[][] {
  const usual: Readonly<Record<string, string>> = words.draftSurvey.deductibles;
  const names = [...new Set(surveys.flatMap(({ deductibles }) => Object.keys(deductibles ?? {})))];
  return names.map((name) => [
    usual[name] ?? name,
    ...surveys.map(({ deductibles }) => figure(deductibles?.[name])),
  ]);
}

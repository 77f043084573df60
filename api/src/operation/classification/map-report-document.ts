/** The official report of a classification on paper, with all that the standard wants to be told. */
import type { Parameter } from "@plimsoll/domain/classification/codes";
import type { Percentages } from "@plimsoll/domain/classification/figures";
import type { Reason } from "@plimsoll/domain/classification/grade";
import { outcomeLabel } from "@plimsoll/domain/classification/labels";
import type { Sample } from "@plimsoll/domain/classification/request";
import { formatDate } from "@plimsoll/domain/kernel/dates";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { Row } from "@plimsoll/domain/kernel/record";
import { CALCULATOR_WORDS, type CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { subjectWord } from "@plimsoll/domain/locales/subject-word";
import { productOfStandard, standardOfRow } from "@plimsoll/domain/operation/classify";
import type { classification } from "@plimsoll/domain/operation/pages/classification";
import { CLASSIFYING_WORDS } from "@plimsoll/domain/operation/words/classifying/by-language";
import type { Pair, Section } from "#adapters/pdf";
import { letterheadOf } from "#commercial/proposal-document";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { recordWords } from "#rpc/words";
import type { SignerRow } from "./store.ts";

type Classified = Row<typeof classification>;

interface Report {
  readonly row: Classified;
  readonly calculator: CalculatorWords;
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly figure: (value: string | null | undefined) => string;
}

export async function printMapReport(
  call: Call,
  wire: WireRow,
  signer: (SignerRow & { readonly image: Uint8Array }) | null,
): Promise<Uint8Array> {
  const row = wire as unknown as Classified;
  const { words: calculator } = await CALCULATOR_WORDS[call.locale]();
  const { words } = await CLASSIFYING_WORDS[call.locale]();
  const own = recordWords(call.locale, "classification");
  const report: Report = {
    row,
    calculator,
    fields: own?.fields ?? {},
    choices: own?.choices ?? {},
    figure: (value) => (value === null || value === undefined ? "—" : formatNumber(value, call.locale)),
  };
  const signedLines = signer
    ? [signer.name, `${words.mapReport.registration} ${signer.map_registration ?? ""}`]
    : [words.mapReport.unsigned];
  return call.app.printer.print(call.actor.userId, {
    title: `${words.mapReport.title} ${row.code}`,
    language: call.locale,
    code: row.code,
    version: String(row.version),
    createdAt: new Date(call.now),
    ...(await letterheadOf(call, row.author_id ?? call.actor.userId, String(wire.country))),
    meta: headOf(report, formatDate(row.date, call.locale)),
    sections: [
      ...figuresOf(report, words.form),
      ...reasonsOf(report),
      {
        kind: "signatures",
        signatures: [{ lines: signedLines, ...(signer ? { image: signer.image } : {}) }],
      },
    ],
  });
}

function headOf({ row, calculator, fields, choices, figure }: Report, date: string): Pair[] {
  const product = productOfStandard(row.standard);
  const { types, outcomes } = calculator.classification;
  const said: Readonly<Record<string, string>> = { ...outcomes, ...types };
  const result =
    row.type === null && row.outcome !== null
      ? outcomes[outcomeLabel({ product, group: row.group, outcome: row.outcome })]
      : (said[row.type ?? ""] ?? "—");
  const classes: Readonly<Record<string, string>> = calculator.classification.classes[product];
  const named = (value: unknown) => (value as { readonly name?: string } | null)?.name ?? "—";
  const pair = (field: string, value: string): Pair => ({ label: fields[field] ?? field, value });
  return [
    pair("work_order_id", named(row.work_order)),
    pair("product_id", named(row.product)),
    pair("date", date),
    row.truck_id === null
      ? pair("hold", row.hold === null ? "—" : String(row.hold))
      : pair("truck_id", named(row.truck)),
    pair("tonnage", row.tonnage === null ? "—" : `${figure(row.tonnage)} t`),
    pair("standard", choices.standard?.[row.standard ?? ""] ?? "—"),
    pair("group", choices.group?.[row.group ?? ""] ?? "—"),
    pair("class", row.class === null ? "—" : (classes[row.class] ?? row.class)),
    pair("type", result),
  ];
}

/** What was weighed, and what it comes to beside the last limit that still gives a type. */
function figuresOf(
  { row, calculator, figure }: Report,
  words: {
    readonly defect: string;
    readonly weight: string;
    readonly limit: string;
    readonly working: string;
  },
): Section[] {
  const product = productOfStandard(row.standard);
  const standard = standardOfRow(row, product);
  const table = standard?.tables.find((one) => one.group === null || one.group === row.declared_group);
  const limits: Readonly<Partial<Record<string, string>>> = table?.rows.at(-1)?.limits ?? {};
  const sample = row.sample as Sample | null;
  const grams: Readonly<Record<string, string | null | undefined>> = sample?.defects_g ?? {};
  const percentages = (row.percentages ?? {}) as Percentages;
  const labels: Readonly<Record<string, string>> = calculator.fields.sample;
  const weighed = (["work_sample_g", "foreign_matter_g", "clean_sample_g", "moisture_pct"] as const).flatMap(
    (name) => (sample?.[name] == null ? [] : [{ label: labels[name] ?? name, value: figure(sample[name]) }]),
  );
  const right = "right" as const;
  return [
    ...(weighed.length > 0 ? [{ kind: "pairs" as const, columns: 4 as const, pairs: weighed }] : []),
    {
      kind: "table",
      columns: [
        { label: words.defect, share: 3 },
        { label: words.weight, align: right },
        { label: "%", align: right },
        { label: words.limit, align: right },
      ],
      rows: (Object.keys(percentages) as Parameter[]).map((name) => [
        subjectWord(calculator, product, name),
        figure(grams[name] ?? null),
        figure(percentages[name]),
        figure(limits[name] ?? null),
      ]),
    },
  ];
}

/** Out of type, disqualified or mixed: the reasons are part of the report. */
function reasonsOf({ row, calculator, figure }: Report): Section[] {
  const product = productOfStandard(row.standard);
  const { reasons: sentences, observations } = calculator.classification;
  const reasons = ((row.reasons ?? []) as readonly Reason[]).map((reason) =>
    interpolate(sentences[reason.code], {
      parameter: subjectWord(calculator, product, reason.parameter),
      value: figure(reason.value),
      limit: figure(reason.limit),
      unit: reason.unit ?? "%",
    }),
  );
  const more = (row.observations ?? []).map((one) => observations[one]);
  return [...reasons, ...more].map((text) => ({ kind: "paragraph", text }));
}

/** The summary of a convoy as a document and as a sheet: the same columns, once written and once as numbers. */
import type { Printed } from "@plimsoll/domain/commercial/output";
import { zoneOf } from "@plimsoll/domain/country/time-zone";
import { formatDate, localOf } from "@plimsoll/domain/kernel/dates";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { pluralForm } from "@plimsoll/domain/kernel/plural";
import type { ConvoySummary, SummarizedBarge } from "@plimsoll/domain/operation/convoy-contract";
import { CONVOY_WORDS } from "@plimsoll/domain/operation/words/convoy-pages/by-language";
import { writeXlsxStream } from "hucre/xlsx";
import type { PrintedDocument } from "#adapters/pdf";
import { letterheadOf } from "#commercial/proposal-document";
import type { Call } from "#rpc/call";
import { recordWords, wordsOf } from "#rpc/words";

type Words = Awaited<ReturnType<(typeof CONVOY_WORDS)["en"]>>["words"];

/** A text, or a figure with so many decimals. */
type Cell = string | { readonly figure: string | null; readonly scale: number };

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const FIGURES = ["planned", "draft", "scale", "difference", "percent"] as const;
const WIDTHS = { text: 18, figure: 14 };

export async function printConvoy(
  call: Call,
  convoy: ConvoySummary,
  format: "pdf" | "xlsx",
): Promise<Printed> {
  const { words } = await CONVOY_WORDS[call.locale]();
  const bytes = format === "pdf" ? await asDocument(call, convoy, words) : await asSheet(call, convoy, words);
  const type = format === "pdf" ? "application/pdf" : XLSX;
  return {
    name: `${convoy.order.wocode}-convoy.${format}`,
    file: `data:${type};base64,${Buffer.from(bytes).toString("base64")}`,
  };
}

const headings = ({ columns }: Words): string[] => [
  columns.barge,
  columns.state,
  columns.product,
  ...FIGURES.map((name) => columns[name]),
  columns.classification,
  columns.seals,
];

const tonnes = (figure: string | null): Cell => ({ figure, scale: 3 });
const share = (figure: string | null): Cell => ({ figure, scale: 2 });

function cellsOf(barge: SummarizedBarge, words: Words, locale: Call["locale"]): Cell[] {
  return [
    barge.barge.name,
    words.states[barge.state],
    barge.product?.name ?? "",
    tonnes(barge.planned),
    tonnes(barge.draft),
    tonnes(barge.scale),
    tonnes(barge.difference),
    share(barge.percent),
    foundOf(barge, locale),
    barge.seals === 0 ? "" : [...new Set([barge.first_seal, barge.last_seal])].join(" – "),
  ];
}

function foundOf({ quality }: SummarizedBarge, locale: Call["locale"]): string {
  const { type, outcome } = wordsOf(locale).records.classification.choices;
  if (quality?.type) return type[quality.type];
  return quality?.outcome ? outcome[quality.outcome] : "";
}

/** Over the barges that were surveyed and weighed; nothing where there is none. */
function sums({ totals }: ConvoySummary, words: Words, locale: Call["locale"]): Cell[] {
  const isCompared = totals.compared > 0;
  const counted = { count: totals.compared, all: totals.barges };
  return [
    interpolate(pluralForm(words.total, totals.barges, locale), counted),
    "",
    "",
    "",
    tonnes(isCompared ? totals.draft : null),
    tonnes(isCompared ? totals.scale : null),
    tonnes(totals.difference),
    share(totals.percent),
    totals.out_of_standard === 0
      ? ""
      : interpolate(pluralForm(words.outOfStandard, totals.out_of_standard, locale), {
          count: totals.out_of_standard,
        }),
    interpolate(pluralForm(words.sealCount, totals.seals, locale), { count: totals.seals }),
  ];
}

async function asDocument(call: Call, convoy: ConvoySummary, words: Words): Promise<Uint8Array> {
  const { order, barges } = convoy;
  const labels: Readonly<Record<string, string>> = recordWords(call.locale, "work_order")?.fields ?? {};
  const moment = (local: string | null) =>
    local === null ? "—" : `${formatDate(local.slice(0, 10), call.locale)} ${local.slice(11, 16)}`;
  const written = (cell: Cell) =>
    typeof cell === "string"
      ? cell || "—"
      : cell.figure === null
        ? "—"
        : formatNumber(cell.figure, call.locale, { scale: cell.scale });
  const title = wordsOf(call.locale).routes.convoySummary.title;
  const document: PrintedDocument = {
    title: `${title} ${order.convoy_name ?? order.wocode}`,
    language: call.locale,
    code: order.wocode,
    version: moment(localOf(call.now, zoneOf(call.country ?? "BR"))?.local ?? null),
    createdAt: new Date(call.now),
    ...(await letterheadOf(call, call.actor.userId, call.country ?? "BR")),
    meta: [
      { label: labels.wocode ?? "", value: order.wocode },
      { label: labels.tugboat_id ?? "", value: order.tugboat?.name ?? "—" },
      { label: labels.convoy_start ?? "", value: moment(order.convoy_start) },
      { label: labels.convoy_finish ?? "", value: moment(order.convoy_finish) },
    ],
    sections: [
      {
        kind: "table",
        columns: headings(words).map((label, at) => {
          const isFigure = at > 2 && at < 3 + FIGURES.length;
          return { label, share: isFigure ? 2 : 3, ...(isFigure ? { align: "right" as const } : {}) };
        }),
        rows: barges.map((barge) => cellsOf(barge, words, call.locale).map(written)),
        totals: [sums(convoy, words, call.locale).map((cell) => (cell === "" ? "" : written(cell)))],
      },
    ],
  };
  return call.app.printer.print(call.actor.userId, document);
}

async function asSheet(call: Call, convoy: ConvoySummary, words: Words): Promise<Uint8Array> {
  // Excel holds numbers as binary fractions; weights of a convoy are far from where that would show.
  const held = (cell: Cell) =>
    typeof cell === "string" ? cell : cell.figure === null ? null : Number(cell.figure);
  const rows = [
    headings(words),
    ...convoy.barges.map((barge) => cellsOf(barge, words, call.locale).map(held)),
    sums(convoy, words, call.locale).map(held),
  ];
  const stream = writeXlsxStream(rows, {
    name: convoy.order.wocode.slice(0, 31),
    columns: headings(words).map((_, at) =>
      at > 2 && at < 3 + FIGURES.length
        ? { width: WIDTHS.figure, numFmt: at === 2 + FIGURES.length ? "0.00" : "#,##0.000" }
        : { width: WIDTHS.text },
    ),
    freezePane: { rows: 1 },
  });
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

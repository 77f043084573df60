/** A report of an operation as bytes: the parts on paper with their photos, or a sheet for each part. */
import { buffer } from "node:stream/consumers";
import type { Bundle } from "@plimsoll/domain/operation/output";
import type { ResumePart } from "@plimsoll/domain/report/resume";
import { writeXlsx } from "hucre/xlsx";
import type { Picture, PrintedDocument, Section } from "#adapters/pdf";
import { letterheadOf } from "#commercial/proposal-document";
import { thumbnailKey } from "#files/store-file";
import type { Call } from "#rpc/call";
import { labelOf, recordWords } from "#rpc/words";
import { isPicture, type Told } from "./resume.ts";
import { EMPTY, momentIn } from "./rows-as-text.ts";

/** What a reader looks through, and what a thread that prints can hold. */
const MOST_PICTURES = 60;
/** Larger ones are shown by their thumbnails. */
const LARGEST_PICTURE = 1_500_000;
/** What is drawn on paper as it is. */
const DRAWN = new Set(["image/jpeg", "image/png"]);

export interface ReportAsked {
  readonly name: string;
  readonly across: number;
  readonly author: unknown;
}

export async function printedReport(
  told: Told,
  parts: readonly ResumePart[],
  { name, across, author }: ReportAsked,
): Promise<PrintedDocument> {
  const { call, bundle } = told;
  const { operation, order, carrier } = bundle;
  const pictures = parts.some(({ key }) => key === "photos") ? await picturesOf(told) : [];
  const columns = Math.min(3, Math.max(1, across)) as 1 | 2 | 3;
  return {
    title: name,
    language: call.locale,
    code: operation.code,
    version: String(operation.version),
    createdAt: new Date(call.now),
    ...(await letterheadOf(call, author, String(operation.country))),
    meta: [
      { label: recordWords(call.locale, "operation")?.fields.carrier ?? "", value: carrier?.name ?? EMPTY },
      { label: labelOf(call.locale, "work_order", "customer_id"), value: order.customer?.name ?? EMPTY },
      { label: labelOf(call.locale, "work_order", "port_id"), value: order.port?.name ?? EMPTY },
    ],
    sections: [
      ...parts.flatMap((part) => printedPart(told, part)),
      ...(pictures.length > 0 ? [{ kind: "images" as const, images: pictures, columns }] : []),
    ],
  };
}

function printedPart({ words }: Told, { title, pairs, columns, rows }: ResumePart): Section[] {
  const isEmpty = pairs.length === 0 && rows.length === 0;
  return [
    { kind: "heading", text: title },
    ...(pairs.length > 0 ? [{ kind: "pairs" as const, pairs, columns: 3 as const }] : []),
    ...(rows.length > 0
      ? [
          {
            kind: "table" as const,
            columns: columns.map(({ label, number }) => ({
              label,
              ...(number ? { align: "right" as const } : { share: 1.5 }),
            })),
            rows,
          },
        ]
      : []),
    ...(isEmpty ? [{ kind: "paragraph" as const, text: words.resume.nothing }] : []),
  ];
}

async function picturesOf({ call, bundle, tongue }: Told): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const file of bundle.files.filter(isPicture).slice(0, MOST_PICTURES)) {
    const bytes = await bytesOf(call, file);
    if (!bytes) continue;
    const taken = momentIn(file.captured_at ?? file.created_at, tongue);
    const what = recordWords(call.locale, file.reference_type)?.name ?? "";
    pictures.push({ bytes, caption: `${what} · ${taken}` });
  }
  return pictures;
}

/** A report without one of its photos is better than none. */
async function bytesOf(
  { app }: Call,
  { id, size, media_type: type }: Bundle["files"][number],
): Promise<Uint8Array | undefined> {
  const key = size <= LARGEST_PICTURE && DRAWN.has(type) ? id : thumbnailKey(id);
  const stored = await app.files.get(key);
  return stored && buffer(stored);
}

/** Names of sheets are short, plain and each there once. */
function sheetName(title: string, at: number): string {
  return `${at + 1} ${title.replace(/[\\/?*[\]:]/g, " ")}`.slice(0, 31);
}

export async function sheetsOf({ words }: Told, parts: readonly ResumePart[]): Promise<Uint8Array> {
  const bytes = await writeXlsx({
    sheets: parts.map(({ title, pairs, columns, rows }, at) => ({
      name: sheetName(title, at),
      columns: (columns.length > 0 ? columns : [{}, {}]).map(() => ({ width: 24 })),
      rows: [
        ...pairs.map(({ label, value }) => [label, value]),
        ...(columns.length > 0 && rows.length > 0 ? [columns.map(({ label }) => label)] : []),
        ...rows.map((row) => [...row]),
        ...(pairs.length === 0 && rows.length === 0 ? [[words.resume.nothing]] : []),
      ],
    })),
  });
  return new Uint8Array(bytes);
}

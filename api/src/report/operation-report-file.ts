/** A report of an operation as bytes: the parts on paper with their photos, or a sheet for each part. */
import { buffer } from "node:stream/consumers";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { photoGrid } from "@plimsoll/domain/report/operation-report";
import type { ResumePart } from "@plimsoll/domain/report/resume";
import { type PackedSheet, packSheet, sheetName, type Workbook } from "#adapters/excel/workbook";
import type { Photo, PrintedDocument, Section } from "#adapters/pdf";
import { frameOf } from "#adapters/pdf/photo-frame";
import { shrunk } from "#adapters/pdf/pictures";
import type { App } from "#app";
import { letterheadOf } from "#commercial/proposal-document";
import { thumbnailKey } from "#files/store-file";
import type { Call } from "#rpc/call";
import { labelOf, recordWords } from "#rpc/words";
import { isPicture, type Told } from "./resume.ts";
import { EMPTY, momentIn } from "./rows-as-text.ts";

/** What a reader looks through; the report says how many more there are. */
const MOST_PICTURES = 500;
/** What is drawn on paper as it is. */
const DRAWN = new Set(["image/jpeg", "image/png"]);

export interface ReportAsked {
  readonly name: string;
  readonly photosPerPage: number;
  readonly author: unknown;
  /** Says when nobody waits for it any more. */
  readonly signal: AbortSignal;
}

export async function printedReport(
  told: Told,
  parts: readonly ResumePart[],
  { name, photosPerPage, author, signal }: ReportAsked,
): Promise<PrintedDocument> {
  const { call, bundle } = told;
  const { operation, order, carrier } = bundle;
  const grid = photoGrid(photosPerPage);
  const photos = parts.some(({ key }) => key === "photos") ? await photosOf(told, grid, signal) : [];
  const left = bundle.files.filter(isPicture).length - MOST_PICTURES;
  return {
    title: name,
    language: call.locale,
    code: operation.code,
    version: String(operation.version),
    createdAt: new Date(call.now),
    ...(await letterheadOf(call, author, String(operation.country))),
    meta: [
      // The trucks of an order have no name together.
      ...(carrier
        ? [{ label: recordWords(call.locale, "operation")?.fields.carrier ?? "", value: carrier.name }]
        : []),
      { label: labelOf(call.locale, "work_order", "customer_id"), value: order.customer?.name ?? EMPTY },
      { label: labelOf(call.locale, "work_order", "port_id"), value: order.port?.name ?? EMPTY },
    ],
    sections: [
      ...printedParts(told, parts),
      ...(photos.length > 0 && left > 0
        ? [{ kind: "paragraph" as const, text: interpolate(told.words.resume.morePhotos, { number: left }) }]
        : []),
      ...(photos.length > 0 ? [{ kind: "photos" as const, photos, ...grid }] : []),
    ],
  };
}

const isEmpty = ({ pairs, rows }: ResumePart) => pairs.length === 0 && rows.length === 0;

/** What nobody wrote about is said in one line at the end, and takes no heading each. */
function printedParts({ words }: Told, parts: readonly ResumePart[]): Section[] {
  const said = parts.filter((part) => !isEmpty(part)).flatMap(printedPart);
  const unsaid = parts.filter(isEmpty).map(({ title }) => title);
  if (unsaid.length === 0) return said;
  const text = interpolate(words.resume.nothingAbout, { parts: unsaid.join(", ") });
  return [...said, { kind: "paragraph", text }];
}

function printedPart({ title, pairs, columns, rows }: ResumePart): Section[] {
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
  ];
}

/** One after the other: each is let go before the next one is read. */
async function photosOf(
  { call, bundle, tongue }: Told,
  grid: ReturnType<typeof photoGrid>,
  signal: AbortSignal,
): Promise<Photo[]> {
  const frame = frameOf(grid);
  const photos: Photo[] = [];
  for (const file of bundle.files.filter(isPicture).slice(0, MOST_PICTURES)) {
    signal.throwIfAborted();
    const bytes = await bytesOf(call, file, frame);
    if (!bytes) continue;
    const taken = momentIn(file.captured_at ?? file.created_at, tongue);
    const what = recordWords(call.locale, file.reference_type)?.name ?? "";
    photos.push({ bytes, caption: `${what} · ${taken}` });
  }
  return photos;
}

/** A report without one of its photos is better than none. */
async function bytesOf(
  { app }: Call,
  { id, media_type: type, rotation }: Bundle["files"][number],
  frame: ReturnType<typeof frameOf>,
): Promise<Uint8Array | undefined> {
  for (const key of DRAWN.has(type) ? [id, thumbnailKey(id)] : [thumbnailKey(id)]) {
    const source = (await app.files.pathOf(key)) ?? (await storedBytes(app, key));
    const made = source && (await shrunk(source, frame, rotation).catch(() => undefined));
    if (made) return made;
  }
  return undefined;
}

async function storedBytes({ files }: App, key: string): Promise<Uint8Array | undefined> {
  const stored = await files.get(key);
  return stored && buffer(stored);
}

/** A sheet for each part, numbered, so that no two have the same name. */
export async function sheetsOf(
  { words }: Told,
  parts: readonly ResumePart[],
  { name, signal }: ReportAsked,
): Promise<Workbook> {
  const sheets: PackedSheet[] = [];
  for (const [at, part] of parts.entries()) {
    const { title, pairs, columns, rows } = part;
    const look = {
      name: sheetName(`${at + 1} ${title}`),
      columns: (columns.length > 0 ? columns : [{}, {}]).map(() => ({ width: 24 })),
      hasHead: false,
    };
    const lines = [
      ...pairs.map(({ label, value }) => [label, value]),
      ...(columns.length > 0 && rows.length > 0 ? [columns.map(({ label }) => label)] : []),
      ...rows,
      ...(isEmpty(part) ? [[words.resume.nothing]] : []),
    ];
    sheets.push(await packSheet(look, lines, signal));
  }
  return { kind: "workbook", name, sheets };
}

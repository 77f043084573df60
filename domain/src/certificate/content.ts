/**
 * What a certificate says, free of any language: figures, dates, names and codes, each with the record it comes from. It
 * is compared between drafts and frozen at issue; the document and the page say it in the languages of the certificate.
 */
import { z } from "zod";
import { LOCALES } from "../kernel/locale.ts";
import { dateOutput, decimalOutput, instantOutput, listOutput, objectOutput } from "../kernel/output.ts";
import { CERTIFICATE_KINDS, TABLES, TEXT_KEYS } from "./kinds.ts";

/** The facts at the head of a certificate. */
export const FIELD_KEYS = [
  "applicant",
  "consignee",
  "notify_party",
  "shipper",
  "vessel",
  "port_of_loading",
  "port_of_discharge",
  "commodity",
  "quantity",
  "bill_of_lading",
  "contract",
  "order",
  "attendance",
  "official",
] as const;
export type FieldKey = (typeof FIELD_KEYS)[number];
export const FIELD_GROUPS = ["parties", "voyage", "results"] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

const namesOutput = z.partialRecord(z.enum(LOCALES), z.string()).readonly();

/** One thing that is said, in the form in which it was measured or kept. */
export const saidOutput = z.union([
  objectOutput({ text: z.string() }),
  objectOutput({ names: namesOutput }),
  objectOutput({ figure: decimalOutput, unit: z.string().nullable(), decimals: z.number().int() }),
  objectOutput({ from: dateOutput, until: dateOutput }),
  objectOutput({ instant: instantOutput, zone: z.string() }),
  objectOutput({ choice: z.string(), record: z.string(), field: z.string() }),
  objectOutput({ parameter: z.string(), product: z.string() }),
  objectOutput({ line: z.string() }),
  objectOutput({ word: z.string(), params: z.record(z.string(), z.string()).readonly() }),
]);
export type Said = z.infer<typeof saidOutput>;

/** The row that a figure can be checked against. */
export const evidenceOutput = objectOutput({
  record: z.string(),
  id: z.string(),
  operation_id: z.string().nullable(),
});
export type Evidence = z.infer<typeof evidenceOutput>;

export const saidFieldOutput = objectOutput({
  key: z.enum(FIELD_KEYS),
  group: z.enum(FIELD_GROUPS),
  /** More than one line where the document has more than one. */
  values: listOutput(saidOutput),
  evidence: evidenceOutput.nullable(),
});
export type SaidField = z.infer<typeof saidFieldOutput>;

export const saidTableOutput = objectOutput({
  key: z.enum(TABLES),
  columns: listOutput(objectOutput({ key: z.string(), number: z.number().int().nullable() })),
  rows: listOutput(
    objectOutput({ cells: listOutput(listOutput(saidOutput)), evidence: evidenceOutput.nullable() }),
  ),
  totals: listOutput(listOutput(listOutput(saidOutput))),
});
export type SaidTable = z.infer<typeof saidTableOutput>;

export const paragraphOutput = objectOutput({ key: z.enum(TEXT_KEYS), texts: namesOutput });
export type Paragraph = z.infer<typeof paragraphOutput>;

export const contentOutput = objectOutput({
  kind: z.enum(CERTIFICATE_KINDS),
  fields: listOutput(saidFieldOutput),
  tables: listOutput(saidTableOutput),
  before: listOutput(paragraphOutput),
  after: listOutput(paragraphOutput),
});
export type Content = z.infer<typeof contentOutput>;

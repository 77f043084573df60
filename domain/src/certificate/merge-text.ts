// Decides what stands in a text of a certificate: what somebody wrote, word for word, with the merge fields replaced by
// what the certificate says. A merge field that there is no value for is told while there is time to fill it; what is
// issued without it says a dash, never the name of a field.

import { placeholdersOf } from "../kernel/interpolate.ts";

/** What a text may ask for. Nothing else is replaced, and nothing is computed. */
export const MERGE_FIELDS = [
  "vessel",
  "port",
  "discharge_port",
  "product",
  "quantity",
  "customer",
  "shipper",
  "order",
  "contract",
  "from",
  "until",
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

export type Merged = Readonly<Partial<Record<MergeField, string>>>;

export function unknownFields(text: string): string[] {
  return placeholdersOf(text).filter((name) => !MERGE_FIELDS.some((one) => one === name));
}

/** The fields of a text that have no value. */
export function missingFields(text: string, values: Merged): string[] {
  return placeholdersOf(text).filter((name) => (values[name as MergeField] ?? "") === "");
}

/** A field without a value stays as it was written, so that a draft shows where one is missing. */
export function mergeText(text: string, values: Merged): string {
  return text.replace(/\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (whole, name: string) => {
    const value = values[name as MergeField];
    return value === undefined || value === "" ? whole : value;
  });
}

const GAP = "—";

/** A text as it is issued. Somebody else's text, such as a letter of credit's, stays word for word. */
export function issuedText(text: string, isVerbatim: boolean): string {
  return isVerbatim ? text : text.replace(/\{[A-Za-z_][A-Za-z0-9_]*\}/g, GAP);
}

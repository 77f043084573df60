/** Kinds whose value is a text: text, long text, rich text, e-mail, phone, tax id. */
import { z } from "zod";
import { cleanRichText } from "../rich-text/clean.ts";
import { type Attribute, attribute, type FieldOptions } from "./field.ts";
import { finding, refined } from "./issues.ts";

/** The spec's default maximum length of a text input. */
export const DEFAULT_MAX_LENGTH = 524_288;

export interface TextOptions extends FieldOptions {
  readonly max?: number;
  readonly min?: number;
  /** Shape the text must have, e.g. an ISO code; the source of a regular expression. */
  readonly pattern?: string;
  /** Stored in capitals whatever was typed. */
  readonly capitals?: boolean;
  /** What people type between the groups of a number and nobody stores; the source of a regular expression. */
  readonly strip?: string;
  /** A web address with its scheme. */
  readonly url?: boolean;
  readonly default?: string;
  /** A text that fits, where the shape alone does not say it: shown in the empty field, used by the tests. */
  readonly example?: string;
}

type Text<K extends string, O> = { readonly kind: K } & O;

export const text = <const O extends TextOptions>(options: O = {} as O): Text<"text", O> => ({
  kind: "text",
  ...options,
});
export const longText = <const O extends TextOptions>(options: O = {} as O): Text<"longText", O> => ({
  kind: "longText",
  ...options,
});
export const richText = <const O extends TextOptions>(options: O = {} as O): Text<"richText", O> => ({
  kind: "richText",
  ...options,
});
export const email = <const O extends TextOptions>(options: O = {} as O): Text<"email", O> => ({
  kind: "email",
  ...options,
});
export const phone = <const O extends TextOptions>(options: O = {} as O): Text<"phone", O> => ({
  kind: "phone",
  ...options,
});
/**
 * A company or person tax number, stored in capitals and without the marks between its groups, so that one number is
 * not two. Which rule it must meet follows from the row's country (see `country/tax-id.ts`).
 */
export const taxId = <const O extends TextOptions>(options: O = {} as O): Text<"taxId", O> => ({
  kind: "taxId",
  ...options,
});

export type TextField = Text<"text" | "longText" | "richText" | "email" | "phone" | "taxId", TextOptions>;

export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^[+()\d][\d ().+/-]{3,}( ?(x|ext\.?|ramal) ?\d+)?$/i;
const TAX_ID = /^[0-9A-Z]{4,25}$/;
const URL = /^https?:\/\/[^\s/?#@:]+(:\d{1,5})?([/?#]\S*)?$/;

export function textAttributes(name: string, field: TextField): Attribute[] {
  const max = field.max ?? DEFAULT_MAX_LENGTH;
  const pattern = field.pattern === undefined ? undefined : new RegExp(`^(?:${field.pattern})$`);
  // What is far too long is not worth cleaning, and cleaning it would take its time.
  const cleaned = z.string().transform((value) => (value.length > 4 * max ? value : clean(value, field)));
  const schema = refined(cleaned, (value) => {
    if (value.length > max) return finding("too_long", { max });
    if (field.min !== undefined && value.length < field.min) return finding("too_short", { min: field.min });
    if (pattern && !pattern.test(value)) return "invalid";
    if (field.kind === "email" && !EMAIL.test(value)) return "invalid_email";
    if (field.kind === "phone" && !PHONE.test(value)) return "invalid";
    if (field.kind === "taxId" && !TAX_ID.test(value)) return "invalid_tax_id";
    if (field.url && !URL.test(value)) return "invalid_url";
    return undefined;
  });
  return [attribute(name, field, { type: "text", sql: "text", schema })];
}

function clean(value: string, field: TextField): string {
  // A NUL cannot be stored by PostgreSQL and means nothing to a reader.
  const trimmed = value.replaceAll("\u0000", "").trim();
  if (field.kind === "taxId") return cleanTaxId(trimmed);
  if (field.kind === "richText") return cleanRichText(trimmed);
  const stripped = field.strip === undefined ? trimmed : trimmed.replace(new RegExp(field.strip, "g"), "");
  return field.capitals ? stripped.toUpperCase() : stripped;
}

/** Letters are changed by ASCII alone: a full-width digit or a Turkish ı is another character. */
function cleanTaxId(value: string): string {
  return value.replace(/[\s./-]/g, "").replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** Texts that certificates begin with: of the house or of one customer, for some kinds or for all, in one language each. */
import { issue } from "../kernel/errors.ts";
import { choice, multiChoice } from "../kernel/field/choice.ts";
import { reference } from "../kernel/field/relation.ts";
import { longText, text } from "../kernel/field/text.ts";
import { LOCALES, type Locale } from "../kernel/locale.ts";
import { defineRecord } from "../kernel/record.ts";
import type { Texts } from "./arrange.ts";
import { CERTIFICATE_KINDS, type CertificateKind, TEXT_KEYS, type TextKey, VERBATIM } from "./kinds.ts";
import { unknownFields } from "./merge-text.ts";

/** Who signs and what limits us stand on each certificate as it was approved; they are written there. */
const PARTS = TEXT_KEYS.filter((key) => key !== "limitation" && key !== "signatory") as readonly Exclude<
  TextKey,
  "limitation" | "signatory"
>[];

export const certificateText = defineRecord({
  key: "certificate_text",
  service: "register",
  path: "certificate-texts",
  scope: "country",
  staffOnly: true,
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    customer_id: reference("customer", { list: true, filter: true, help: true }),
    part: choice(PARTS, { required: true, list: true, filter: true }),
    language: choice(LOCALES, { required: true, list: true, filter: true }),
    kinds: multiChoice(CERTIFICATE_KINDS, { list: true, filter: true, help: true }),
    text: longText({ required: true, max: 8000, help: true }),
  },
  indexes: [["country", "customer_id"]],
  check: [
    ({ part, text: written }) => {
      const unknown = part === VERBATIM ? [] : unknownFields(written);
      return unknown.length === 0 ? [] : [issue("merge_field_unknown", "text", { name: unknown.join(", ") })];
    },
  ],
});

export interface StandardText {
  readonly customer_id: string | null;
  readonly part: TextKey;
  readonly language: Locale;
  readonly kinds: readonly CertificateKind[];
  readonly text: string;
}

/** The nearer, the better: a customer's own before the house's, one for this kind before one for all. */
function nearness({ customer_id: customer, kinds }: StandardText): number {
  return (customer === null ? 0 : 2) + (kinds.length === 0 ? 0 : 1);
}

/** What a certificate says where nobody wrote anything else on it; of two that are as near, the first. */
export function standardTexts(
  all: readonly StandardText[],
  { customerId, kind }: { readonly customerId: string | null; readonly kind: CertificateKind },
): Texts {
  const fitting = all
    .filter(({ customer_id: customer }) => customer === null || customer === customerId)
    .filter(({ kinds }) => kinds.length === 0 || kinds.includes(kind))
    .toSorted((one, other) => nearness(other) - nearness(one));
  const texts: Partial<Record<TextKey, Partial<Record<Locale, string>>>> = {};
  for (const { part, language, text: written } of fitting) {
    const known = texts[part] ?? {};
    texts[part] = { [language]: written, ...known };
  }
  return texts;
}

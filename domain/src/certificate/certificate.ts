/**
 * A document that others rely on: drafted from the rows of its order, approved, issued once under a number without
 * gaps. From then on its bytes never change; a correction is a revision that takes its place.
 */
import { z } from "zod";
import { type Issue, issue } from "../kernel/errors.ts";
import { choice, multiChoice } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { file, reference } from "../kernel/field/relation.ts";
import { structure } from "../kernel/field/structure.ts";
import { text } from "../kernel/field/text.ts";
import { instant } from "../kernel/field/time.ts";
import { LOCALES } from "../kernel/locale.ts";
import { defineRecord } from "../kernel/record.ts";
import type { StatusMachine } from "../kernel/status-machine.ts";
import type { Series } from "../numbering/series.ts";
import { type Texts, textOf } from "./arrange.ts";
import { contentOutput } from "./content.ts";
import { ARRANGEMENTS, CERTIFICATE_KINDS, type CertificateKind, TEXT_KEYS, VERBATIM } from "./kinds.ts";
import { unknownFields } from "./merge-text.ts";

export const CERTIFICATE_STATUSES = [
  "draft",
  "sent",
  "approved",
  "reproved",
  "issued",
  "superseded",
  "canceled",
] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];

export function certificateSeries(kind: CertificateKind): Series {
  return {
    key: `certificate.${kind}`,
    pattern: `{country}-${ARRANGEMENTS[kind].letters}-{year}-{number:6}`,
    reset: ["country", "year"],
  };
}

/** What it is called before it has a number: after its order, with the letters of its kind. */
export function draftName(wocode: string, kind: CertificateKind): string {
  return `${wocode} ${ARRANGEMENTS[kind].letters}`;
}

export const certificateMachine: StatusMachine<CertificateStatus> = {
  tables: {
    "": [
      { from: ["draft", "reproved"], to: "sent", by: "person", side: "staff", call: "send" },
      // The mail once more, with links of their own.
      { from: ["sent"], to: "sent", by: "person", side: "staff", call: "send" },
      { from: ["sent"], to: "approved", by: "person", side: "guest", call: "approve", permission: "approve" },
      {
        from: ["draft", "sent"],
        to: "approved",
        by: "person",
        side: "staff",
        call: "approve",
        permission: "approve",
      },
      {
        from: ["sent"],
        to: "reproved",
        by: "person",
        justification: true,
        call: "reprove",
        permission: "approve",
      },
      { from: ["sent", "approved", "reproved"], to: "draft", by: "person", side: "staff" },
      { from: ["approved"], to: "issued", by: "system" },
      { from: ["issued"], to: "superseded", by: "system" },
      {
        from: ["draft", "sent", "approved", "reproved", "issued"],
        to: "canceled",
        by: "person",
        side: "staff",
        permission: "issue",
        justification: true,
        call: "cancel",
      },
    ],
  },
  phases: {
    draft: "planning",
    sent: "field",
    approved: "laboratory",
    reproved: "stopped",
    issued: "done",
    superseded: "planning",
    canceled: "stopped",
  },
  lifecycles: { "": ["draft", "sent", "approved", "issued"] },
  waits: { steps: [{ waiting: "sent", by: "customer", onBehalf: "approve" }], remindAfterDays: 2 },
  input: {
    /** For sending: who gets the mail; the customer's contacts where left out. */
    to: z.array(z.string().max(254)).max(20).optional(),
    message: z.string().max(4000).nullish(),
  },
  sets: ({ to, at, by, justification }) => ({
    ...(to === "sent" ? { sent_at: at } : {}),
    ...(to === "approved" ? { answered_at: at, answered_by: by.slice(0, 200), answer: null } : {}),
    ...(to === "reproved" ? { answered_at: at, answered_by: by.slice(0, 200), answer: justification } : {}),
    ...(to === "draft" ? { approved_content: null } : {}),
    ...(to === "canceled" ? { canceled_reason: justification } : {}),
  }),
};

const written = z.string().max(8000);
const textsInput = z.partialRecord(
  z.enum(TEXT_KEYS),
  z.union([written, z.partialRecord(z.enum(LOCALES), written)]),
);

const kept = { systemManaged: true } as const;

export const certificate = defineRecord({
  key: "certificate",
  service: "service",
  scope: "parent",
  belongsTo: "work_order_id",
  // Papers are written after the work is done.
  openWhenLocked: true,
  visibleToGuests: { status: ["sent", "approved", "reproved", "issued", "superseded", "canceled"] },
  title: "name",
  fields: {
    /** Its number once it has one, until then its order and kind. */
    name: text({ ...kept, required: true, max: 120, list: true, search: true }),
    work_order_id: reference("work_order", { required: true, list: true, filter: true }),
    kind: choice(CERTIFICATE_KINDS, { required: true, list: true, filter: true }),
    product_id: reference("product", { list: true, filter: true, help: true }),
    languages: multiChoice(LOCALES, { required: true, help: true }),
    texts: structure(textsInput, { section: "texts", example: {} }),
    /** Among ourselves. */
    note: text({ max: 500, internal: true }),
    status: choice(CERTIFICATE_STATUSES, {
      ...kept,
      required: true,
      default: "draft",
      list: true,
      filter: true,
    }),
    number: text({ ...kept, max: 40, list: true, search: true }),
    revision: number({ ...kept, required: true, default: 0, min: 0, list: true }),
    issued_at: instant({ ...kept, list: true, filter: true }),
    /** Who issued it, as its head said then. */
    issuer: text({ ...kept, max: 200 }),
    hash: text({ ...kept, max: 64 }),
    code: text({ ...kept, max: 20, unique: true }),
    file_id: text({ ...kept, max: 36 }),
    /** What it said when it was approved, and what it says for good. */
    approved_content: structure(contentOutput, { ...kept, internal: true }),
    content: structure(contentOutput, kept),
    sent_at: instant({ ...kept, list: true }),
    answered_at: instant(kept),
    answered_by: text({ ...kept, max: 200 }),
    answer: text({ ...kept, max: 2000 }),
    /** The one that this revises, and why. */
    revises_id: reference("certificate", kept),
    reason: text({ ...kept, max: 500 }),
    superseded_by_id: reference("certificate", kept),
    canceled_reason: text({ ...kept, max: 2000 }),
    author_id: reference("user", { ...kept, internal: true }),
    /** What was sent, and what we looked at ourselves before or since. */
    drafts: file({ accept: ["application/pdf"], section: "documents" }),
    own_drafts: file({ accept: ["application/pdf"], section: "documents", internal: true }),
    document: file({ accept: ["application/pdf"], section: "documents" }),
  },
  unique: [["number", "revision"]],
  indexes: [
    ["work_order_id", "kind"],
    ["country", "status", "created_at"],
    ["hash", "code"],
  ],
  order: [["created_at", "desc"]],
  machine: certificateMachine,
  // What was sent stays as it was sent; back to the draft is the way to change it.
  lock: ({ status }) => (status === "draft" || status === "reproved" ? undefined : { code: "finished" }),
  check: [
    ({ languages }) => (languages.length > 2 ? [issue("too_many_entries", "languages", { max: 2 })] : []),
    ({ texts }) => checkTexts((texts ?? {}) as Texts),
  ],
});

/** Texts have merge fields that exist, and nothing else that would be replaced. */
function checkTexts(texts: Texts): Issue[] {
  return TEXT_KEYS.flatMap((key) => {
    const unknown = LOCALES.flatMap((locale) => unknownFields(textOf(texts[key], locale)));
    return key === VERBATIM || unknown.length === 0
      ? []
      : [issue("merge_field_unknown", "texts", { name: [...new Set(unknown)].join(", ") })];
  });
}

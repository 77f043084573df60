/**
 * What the customer and we say about one part of a draft. A comment stays as it was written, with the version of the draft
 * that it is about; once the certificate is issued, nothing more is said about its draft.
 */
import { choice, flag } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { reference, rootReference } from "../kernel/field/relation.ts";
import { longText, text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import type { CertificateStatus } from "./certificate.ts";
import type { Content } from "./content.ts";
import { TABLES, TEXT_KEYS } from "./kinds.ts";

/** All of it, the groups of facts at its head, its tables and its texts. */
export const COMMENT_SECTIONS = ["whole", "parties", "voyage", ...TABLES, ...TEXT_KEYS] as const;
export type CommentSection = (typeof COMMENT_SECTIONS)[number];

export const LONGEST_COMMENT = 2000;

/** The parts that a certificate has, in the order in which it says them. */
export function sectionsOf({ fields, tables, before, after }: Content): CommentSection[] {
  const keys = [
    "whole" as const,
    ...fields.map(({ group }) => group),
    ...before.map(({ key }) => key),
    ...tables.map(({ key }) => key),
    ...after.map(({ key }) => key),
    "limitation" as const,
    "signatory" as const,
  ];
  return [...new Set(keys)];
}

const OPEN_TO: Readonly<Record<"staff" | "guest", readonly CertificateStatus[]>> = {
  staff: ["draft", "sent", "approved", "reproved"],
  guest: ["sent", "reproved"],
};

export function takesComments(status: unknown, side: "staff" | "guest"): boolean {
  return OPEN_TO[side].some((one) => one === status);
}

const kept = { systemManaged: true } as const;

export const certificateComment = defineRecord({
  key: "certificate_comment",
  service: "service",
  scope: "parent",
  belongsTo: "certificate_id",
  // What was sent is locked, and that is when most is said about it.
  openWhenLocked: true,
  actions: ["list", "load", "create"],
  title: "author_name",
  fields: {
    author_name: text({ ...kept, required: true, max: 200, list: true }),
    author_id: reference("user", { ...kept, internal: true }),
    certificate_id: reference("certificate", { required: true, list: true, filter: true }),
    work_order_id: rootReference("work_order"),
    section: choice(COMMENT_SECTIONS, { required: true, default: "whole", list: true, filter: true }),
    text: longText({ required: true, max: LONGEST_COMMENT, list: true }),
    /** Of the version that was sent last; 0 before the first. */
    draft_version: number({ ...kept, required: true, default: 0, min: 0, list: true }),
    from_customer: flag({ ...kept, list: true, filter: true }),
  },
  indexes: [["certificate_id", "created_at"]],
  order: [["created_at", "asc"]],
});

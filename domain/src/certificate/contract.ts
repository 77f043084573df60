/** What is done with certificates beside keeping them: looking at a draft, issuing, revising, and what stands open. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { LOCALES } from "../kernel/locale.ts";
import { instantOutput, listOutput, objectOutput } from "../kernel/output.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { CERTIFICATE_STATUSES, certificate } from "./certificate.ts";
import { COMMENT_SECTIONS, LONGEST_COMMENT } from "./certificate-comment.ts";
import { contentOutput } from "./content.ts";
import { CERTIFICATE_KINDS } from "./kinds.ts";
import { OPEN_POINTS } from "./readiness.ts";

const certificateOutput = rowOutput(certificate);

const onCertificate = { service: "service", type: "certificate", record: "certificate" } as const;
const seen = z.strictObject({ id: z.string(), version: z.number().int() });
const link = { service: "service", type: "certificate_link", access: "public" } as const;
const token = z.string().max(300);

/** What a mailed link shows: as much as the draft itself. */
export const linkedCertificateOutput = objectOutput({
  name: z.string(),
  kind: z.enum(CERTIFICATE_KINDS),
  company: z.string().nullable(),
  status: z.enum(CERTIFICATE_STATUSES),
  /** Of the mail and of the document. */
  language: z.enum(LOCALES),
  file: z.string(),
  may_answer: z.boolean(),
  /** Its parts, each of which can be commented on. */
  sections: listOutput(z.enum(COMMENT_SECTIONS)),
  comments: listOutput(
    objectOutput({
      section: z.enum(COMMENT_SECTIONS),
      text: z.string(),
      author: z.string(),
      from_customer: z.boolean(),
      at: instantOutput,
    }),
  ),
});

/** What anybody learns by a code or a file: never more than the document itself shows. */
export const verifiedOutput = objectOutput({
  found: z.literal(true),
  number: z.string(),
  revision: z.number().int(),
  kind: z.enum(CERTIFICATE_KINDS),
  status: z.enum(["issued", "superseded", "canceled"]),
  issued_at: instantOutput,
  issuer: z.string(),
  hash: z.string(),
  superseded_by: z.string().nullable(),
});
export type Verified = z.infer<typeof verifiedOutput>;

export const certificateContracts = {
  describeCertificate: defineAction({
    ...onCertificate,
    action: "describe",
    about:
      "What a certificate says now, where each figure comes from, and what stands open before it is issued.",
    access: { permission: "load" },
    effect: "read",
    input: z.strictObject({ id: z.string() }),
    output: objectOutput({
      content: contentOutput,
      points: listOutput(
        objectOutput({
          code: z.enum(OPEN_POINTS),
          refusing: z.boolean(),
          params: z.record(z.string(), z.union([z.string(), z.number()])).readonly(),
        }),
      ),
    }),
  }),
  certificateVersions: defineAction({
    ...onCertificate,
    action: "versions",
    about: "What a certificate said each time it was sent, the oldest first, and why it came back.",
    access: { permission: "load" },
    effect: "read",
    input: z.strictObject({ id: z.string() }),
    output: listOutput(
      objectOutput({
        number: z.number().int(),
        at: instantOutput,
        reason: z.string().nullable(),
        content: contentOutput,
      }),
    ),
  }),
  previewCertificate: defineAction({
    ...onCertificate,
    action: "preview",
    about: "Prints the draft with a watermark and keeps it with the certificate; the answer names the file.",
    access: { permission: "load" },
    effect: "write",
    input: z.strictObject({ id: z.string() }),
    output: objectOutput({ file_id: z.string() }),
  }),
  issueCertificate: defineAction({
    ...onCertificate,
    action: "issue",
    about: "Gives an approved certificate its number, its code and its signed document, once.",
    access: { permission: "issue" },
    effect: "write",
    writesAtItsEnd: true,
    input: seen,
    output: certificateOutput,
  }),
  reviseCertificate: defineAction({
    ...onCertificate,
    action: "revise",
    about:
      "A new draft under the number of an issued certificate; that one stands until the new one is issued.",
    access: { permission: "create" },
    effect: "write",
    input: seen.extend({ reason: z.string().trim().min(1).max(500) }),
    output: certificateOutput,
  }),
  viewCertificateByLink: defineAction({
    ...link,
    action: "view",
    path: "/api/certificate/view",
    about: "A draft as its reader sees it, by the token of the mailed link.",
    effect: "read",
    input: z.strictObject({ token }),
    output: linkedCertificateOutput,
  }),
  answerCertificateByLink: defineAction({
    ...link,
    action: "answer",
    path: "/api/certificate/answer",
    about:
      "Approves or reproves it with that token, once; a reproval says why, and parts of the draft can be commented on.",
    effect: "write",
    input: z.strictObject({
      token,
      status: z.enum(["approved", "reproved"]),
      name: z.string().trim().min(1).max(120),
      reason: z.string().max(2000).nullish(),
      comments: z
        .array(
          z.strictObject({
            section: z.enum(COMMENT_SECTIONS),
            text: z.string().trim().min(1).max(LONGEST_COMMENT),
          }),
        )
        .max(COMMENT_SECTIONS.length)
        .nullish(),
    }),
    output: objectOutput({ status: z.enum(CERTIFICATE_STATUSES) }),
  }),
} as const;

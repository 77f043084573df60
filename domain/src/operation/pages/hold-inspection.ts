/** The inspection of one hold: attempt after attempt, until it is fit for the cargo. */
import { issue } from "#kernel/errors";
import { choice } from "#kernel/field/choice";
import { number } from "#kernel/field/number";
import { file } from "#kernel/field/relation";
import { longText, text } from "#kernel/field/text";
import { instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";
import { CLEANLINESS } from "../checklist.ts";
import { holdsDone, type OperationPage } from "../operation-page.ts";
import { answered, fieldRecord, notOk, ofHold, ofOperation, photos } from "./fields.ts";

export const HOLD_VERDICTS = ["approved", "approved_with_remarks", "reproved"] as const;

export const basementInspection = defineRecord({
  ...fieldRecord,
  key: "basement_inspection",
  title: "hold",
  fields: {
    ...ofOperation,
    hold: ofHold,
    attempt: number({ systemManaged: true, min: 1, list: true }),
    standard: choice(CLEANLINESS, { required: true, default: "grain_clean", list: true, filter: true }),
    began_at: instant({ list: true }),
    ended_at: instant({ list: true }),
    ...answered,
    verdict: choice(HOLD_VERDICTS, { list: true, filter: true }),
    reasons: longText({ max: 4000 }),
    photos,
    signature: file({ accept: ["image/*"], section: "signature" }),
    signed_name: text({ max: 120, section: "signature" }),
    signed_role: text({ max: 60, section: "signature" }),
    signed_at: instant({ section: "signature" }),
    /** Digest of what stood on the page when it was signed. */
    signed_content: text({ max: 64, systemManaged: true, section: "signature" }),
    /** Whether that is still what stands there. */
    signature_state: choice(["none", "valid", "earlier_version"], {
      systemManaged: true,
      default: "none",
      section: "signature",
    }),
    withdrawn_at: instant({ systemManaged: true }),
    withdrawn_reason: longText({ max: 2000, systemManaged: true }),
  },
  indexes: [["operation_id", "hold", "attempt"]],
  order: [
    ["hold", "asc"],
    ["attempt", "asc"],
  ],
  requiredWhen: { reasons: (row) => row.verdict === "reproved" },
  check: [
    ({ began_at: began, ended_at: ended }) =>
      began !== null && ended !== null && ended < began ? [issue("end_before_begin", "ended_at")] : [],
    ({ verdict, answers }) =>
      verdict === "approved" && notOk(answers).length > 0 ? [issue("item_not_ok", "verdict")] : [],
  ],
});

/** What a signature is given for: everything that the inspector wrote, and nothing about the signature itself. */
export const SIGNED_FIELDS = [
  "hold",
  "attempt",
  "standard",
  "began_at",
  "ended_at",
  "checklist_id",
  "answers",
  "verdict",
  "reasons",
] as const;

interface Attempt {
  readonly verdict: string | null;
  readonly withdrawn_at: string | null;
}

/** Fit for the cargo, and nobody has taken it back. */
export function isApproved({ verdict, withdrawn_at: withdrawn }: Attempt): boolean {
  return (verdict === "approved" || verdict === "approved_with_remarks") && withdrawn === null;
}

export const holdInspectionPage: OperationPage = {
  key: "basement_inspection",
  segment: "basementinspection",
  icon: "search-check",
  words: "holdInspection",
  carriers: ["ship", "barge"],
  opens: "started",
  services: ["HOLDS", "BARGE"],
  beforeLoading: true,
  progress: (rows, facts) => holdsDone(rows, facts, (row) => isApproved(row as unknown as Attempt)),
};

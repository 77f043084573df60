/** What concerns somebody: told by the server, read or dismissed by the person. Nobody writes one by hand. */
import { choice } from "../kernel/field/choice.ts";
import { reference } from "../kernel/field/relation.ts";
import { longText, text } from "../kernel/field/text.ts";
import { instant } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";

/** Each has its sentence in four languages (`notices` in the words of the feature that tells). */
export const NOTICE_KINDS = [
  "rights_changed",
  "import_finished",
  "import_failed",
  "job_failed",
  "assigned",
  "mentioned",
  "order_canceled",
  "proposal_accepted",
  "proposal_refused",
  "nomination_received",
  "nomination_accepted",
  "nomination_refused",
  "approval_asked",
  "approval_waiting",
  "classification_final",
  "certificate_approved",
  "certificate_reproved",
  "certificate_commented",
  "report_done",
  "report_refused",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const notification = defineRecord({
  key: "notification",
  service: "session",
  scope: "own",
  access: "signed-in",
  actions: ["list", "load", "update", "delete"],
  title: "subject",
  fields: {
    /** What it is about, by name: `Santos`, `customers.xlsx`. */
    subject: text({ required: true, max: 200, list: true }),
    kind: choice(NOTICE_KINDS, { required: true, filter: true }),
    /** What the sentence fills in, as JSON. */
    params: longText({ max: 10_000 }),
    record: text({ max: 60 }),
    record_id: text({ max: 36 }),
    read_at: instant({ filter: true }),
    user_id: reference("user", { required: true }),
  },
  indexes: [["user_id", "created_at"]],
  order: [["created_at", "desc"]],
});

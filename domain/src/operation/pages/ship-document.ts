/** Papers of the carrier, approved by the customer or by us. */
import { choice } from "#kernel/field/choice";
import { file, reference } from "#kernel/field/relation";
import { longText, text } from "#kernel/field/text";
import { instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";
import type { OperationPage } from "../operation-page.ts";
import { fieldRecord, ofOperation, remark } from "./fields.ts";

export const DOCUMENT_APPROVALS = ["pending", "approved", "reproved"] as const;

export const shipDocument = defineRecord({
  ...fieldRecord,
  key: "ship_document",
  title: "kind",
  fields: {
    ...ofOperation,
    kind: text({ required: true, max: 120, list: true, search: true }),
    file: file({ accept: ["application/pdf", "image/*"] }),
    remark: remark({ list: true }),
    approval: choice(DOCUMENT_APPROVALS, {
      required: true,
      systemManaged: true,
      default: "pending",
      list: true,
      filter: true,
    }),
    /** Why it was reproved. */
    reason: longText({ max: 2000, systemManaged: true }),
    answered_at: instant({ systemManaged: true }),
    answered_by: text({ max: 200, systemManaged: true }),
    author_id: reference("user", { systemManaged: true, internal: true }),
  },
  // What was approved is what was seen: another file would be another document.
  lock: ({ approval }) => (approval === "approved" ? { code: "finished" } : undefined),
  indexes: [["operation_id", "kind"]],
});

export const shipDocumentPage: OperationPage = {
  key: "ship_document",
  segment: "shipdocuments",
  icon: "folder-open",
  words: "documents",
  carriers: ["ship", "barge"],
  opens: "always",
  optional: true,
  progress: (rows) => ({
    done: rows.filter(({ approval }) => approval === "approved").length,
    of: rows.length,
  }),
};

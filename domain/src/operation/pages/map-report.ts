/** The official report of a classification as a map classifier signed it: its very bytes, and who answers for them. */
import { number } from "#kernel/field/number";
import { file, reference, rootReference } from "#kernel/field/relation";
import { text } from "#kernel/field/text";
import { instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";

export const mapReport = defineRecord({
  service: "classification",
  scope: "parent",
  belongsTo: "classification_id",
  key: "map_report",
  title: "code",
  staffOnly: true,
  // Made by signing alone, and never changed.
  actions: ["list", "load"],
  // What was classified may be closed long before somebody signs for it.
  openWhenLocked: true,
  // Nor is its file exchanged or taken away, by anybody.
  lock: () => ({ code: "finished" }),
  fields: {
    classification_id: reference("classification", { required: true, list: true, filter: true }),
    work_order_id: rootReference("work_order"),
    code: text({ required: true, max: 100, list: true }),
    /** The version of the classification that it tells of. */
    of_version: number({ required: true, min: 1, list: true }),
    signed_at: instant({ required: true, list: true }),
    signer_id: reference("user", { required: true, list: true, filter: true }),
    /** As they were called and registered on that day. */
    signer_name: text({ required: true, max: 120 }),
    registration: text({ required: true, max: 60, list: true }),
    /** SHA-256 of the file, in hexadecimal. */
    hash: text({ required: true, max: 64, list: true }),
    /** The very bytes, where all files are kept. */
    document: file({ accept: ["application/pdf"] }),
  },
  indexes: [["classification_id", "of_version"]],
  order: [["signed_at", "desc"]],
});

/** Who would sign. */
export interface Signer {
  readonly is_map_classifier: boolean;
  readonly map_registration: string | null;
  readonly signature_id: string | null;
}

/** Why somebody cannot sign a report; a report is signed by a registered person, with their signature. */
export function signingRefusal({ is_map_classifier: isOne, map_registration, signature_id }: Signer) {
  if (!isOne) return "not_map_classifier" as const;
  return map_registration === null || map_registration === "" || signature_id === null
    ? ("map_signature_missing" as const)
    : undefined;
}

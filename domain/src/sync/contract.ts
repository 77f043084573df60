/** What is sent to a customer's own system, and what has become of it. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { instantOutput, listOutput, objectOutput } from "../kernel/output.ts";
import { DELIVERY_STATUSES } from "./delivery.ts";

const sync = { service: "wosync", type: "sync", record: "sync" } as const;
const sending = { ...sync, access: { permission: "create" }, effect: "write" } as const;

const queuedOutput = objectOutput({ delivery_id: z.string(), status: z.enum(DELIVERY_STATUSES) });

/** Attachments of an order that never went out have no delivery to speak of. */
export const ATTACHMENT_STATUSES = ["not_synchronized", ...DELIVERY_STATUSES] as const;

export const syncContracts = {
  sync: defineAction({
    ...sending,
    action: "sync",
    about:
      "Sends a work order or a final classification to the system of its customer; what went there as it stands now is not sent again.",
    input: z.union([
      z.strictObject({ work_order_id: z.string() }),
      z.strictObject({ classification_id: z.string() }),
    ]),
    output: queuedOutput,
  }),
  syncAttachment: defineAction({
    ...sending,
    action: "sync_attachment",
    about:
      "Sends one attachment of a work order, or of the field's rows under it, to the system of its customer, once.",
    input: z.strictObject({ attachment_id: z.string() }),
    output: queuedOutput,
  }),
  listAttachments: defineAction({
    ...sync,
    action: "list_sync_attachments",
    about:
      "The attachments of a work order and of what was done for it that its customer sees, and whether each went to the customer's system.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({ work_order_id: z.string() }),
    output: listOutput(
      objectOutput({
        attachment_id: z.string(),
        name: z.string(),
        status: z.enum(ATTACHMENT_STATUSES),
        at: instantOutput.nullable(),
      }),
    ),
  }),
  resend: defineAction({
    ...sending,
    action: "resend",
    about:
      "Sends a delivery that failed or was given up once more, at once, under the same id; one that was delivered is not sent again.",
    input: z.strictObject({ delivery_id: z.string() }),
    output: queuedOutput,
  }),
} as const;

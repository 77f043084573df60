/** Refusals about what goes to a customer's own system. Clients know three; each thing has its own sentence. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const SYNC_ERRORS = {
  order_already_synchronized: { status: 409, wireCode: "already_synchronized" },
  attachment_already_synchronized: { status: 409, wireCode: "already_synchronized" },
  newer_already_synchronized: { status: 409, wireCode: "already_synchronized" },
  order_sync_not_for_customer: { status: 409, wireCode: "sync_not_for_customer" },
  sync_secret_missing: { status: 409, wireCode: "sync_not_for_customer" },
  classification_not_final: { status: 409 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof SYNC_ERRORS> {}
}

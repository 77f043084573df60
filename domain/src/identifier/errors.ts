/** Refusals of texts that are no such identifier. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const IDENTIFIER_ERRORS = {
  invalid_imo: { status: 405 },
  invalid_mmsi: { status: 405 },
  invalid_container: { status: 405 },
  invalid_plate: { status: 405 },
  invalid_invoice_key: { status: 405 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof IDENTIFIER_ERRORS> {}
}

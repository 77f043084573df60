/** Refusals about certificates. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const CERTIFICATE_ERRORS = {
  merge_field_unknown: { status: 405 },
  certificate_changed: { status: 409 },
  certificate_not_issued: { status: 409 },
  comments_closed: { status: 409 },
  time_stamp_failed: { status: 503 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof CERTIFICATE_ERRORS> {}
}

/** Refusals about reports. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const REPORT_ERRORS = {
  report_ended: { status: 409 },
  report_kept: { status: 409 },
  report_not_done: { status: 409 },
  report_too_long: { status: 422 },
  reports_waiting: { status: 429 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof REPORT_ERRORS> {}
}

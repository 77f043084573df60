/** Refusals of tables that are read by draft. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const HYDROSTATICS_ERRORS = {
  draft_outside_table: { status: 405 },
  draft_in_table_gap: { status: 405 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof HYDROSTATICS_ERRORS> {}
}

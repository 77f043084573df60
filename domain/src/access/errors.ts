/** Refusals about rights. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const ACCESS_ERRORS = {
  grants_more_than_own: { status: 403 },
  country_not_available: { status: 403 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof ACCESS_ERRORS> {}
}

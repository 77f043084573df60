/** Refusals about countries. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const COUNTRY_ERRORS = {
  invalid_country: { status: 405 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof COUNTRY_ERRORS> {}
}

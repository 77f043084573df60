/** Refusals about people and their rights. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const PEOPLE_ERRORS = {
  last_administrator: { status: 409 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof PEOPLE_ERRORS> {}
}

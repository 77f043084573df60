/** Refusals about signing in and passwords. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const SESSION_ERRORS = {
  invalid_credentials: { status: 401 },
  weak_password: { status: 405 },
  wrong_password: { status: 405 },
  /** No setting says whom to mail. */
  support_not_available: { status: 406 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof SESSION_ERRORS> {}
}

/** Refusals about proposals. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const COMMERCIAL_ERRORS = {
  expiration_before_proposal: { status: 405 },
  proposal_expired: { status: 409 },
  proposal_superseded: { status: 409 },
  proposal_not_accepted: { status: 409 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof COMMERCIAL_ERRORS> {}
}

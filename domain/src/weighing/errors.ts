/** Refusals about weighings. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const WEIGHING_ERRORS = {
  weight_not_accumulated: { status: 405 },
  counter_not_continuous: { status: 405 },
  not_of_scale_division: { status: 405 },
  invalid_lot_weight: { status: 405 },
  period_closed: { status: 425 },
  not_planned: { status: 405 },
  scale_token_unknown: { status: 401 },
  scale_period_unclear: { status: 409 },
  ticket_has_another_weight: { status: 409 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof WEIGHING_ERRORS> {}
}

/** Refusals about trucks and their transfer. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const TRUCK_ERRORS = {
  gross_not_above_tare: { status: 405 },
  truck_under_way: { status: 409 },
  truck_not_arrived: { status: 409 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof TRUCK_ERRORS> {}
}

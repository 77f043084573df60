/** Refusals about the work in the field. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const OPERATION_ERRORS = {
  ratings_missing: { status: 405 },
  bags_marking_incomplete: { status: 405 },
  inspection_not_started: { status: 409 },
  inspection_finished: { status: 425 },
  operation_canceled: { status: 409 },
  item_not_ok: { status: 405 },
  hold_already_approved: { status: 409 },
  checklist_in_use: { status: 409 },
  results_open: { status: 409 },
  result_not_ordered: { status: 405 },
  result_superseded: { status: 409 },
  result_missing: { status: 409 },
  position_older: { status: 409 },
  position_impossible: { status: 405 },
  invoice_file_unreadable: { status: 405 },
  not_an_oil: { status: 405 },
  not_map_classifier: { status: 403 },
  map_signature_missing: { status: 409 },
  report_signed: { status: 409 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof OPERATION_ERRORS> {}
}

/** Refusals about orders. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const WORK_ORDER_ERRORS = {
  date_before_appointment: { status: 405 },
  date_before_order: { status: 405 },
  start_not_before_finish: { status: 405, wireCode: "date_before" },
  cadences_missing: { status: 405 },
  status_before_operating: { status: 409, wireCode: "status_not_permitted" },
  scope_missing: { status: 409 },
  inspectors_missing: { status: 409 },
  certificates_open: { status: 409 },
  hold_not_on_ship: { status: 405 },
  hold_not_on_barge: { status: 405 },
  storage_plan_missing: { status: 409 },
  execution_not_confirmed: { status: 409 },
  weighing_open: { status: 409 },
  embarkation_address_missing: { status: 409 },
  no_approved_item: { status: 409 },
  contract_differs: { status: 409 },
  transfer_to_same_work_order: { status: 409 },
  transfer_to_same_convoy: { status: 409 },
  transfer_of_different_product: { status: 409 },
  already_on_destination_work_order: { status: 409 },
  already_on_destination_convoy: { status: 409 },
  number_already_linked: { status: 409 },
  only_one_per_item: { status: 409 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof WORK_ORDER_ERRORS> {}
}

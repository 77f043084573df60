// Decides every refusal the product can give: a closed list of stable codes, each with its HTTP status.
// Code that refuses names a code; the words live in `locales/<language>/errors.ts`, where a missing
// sentence does not compile. Statuses are those that clients written before us already understand, which
// is why a failed validation is 405 and a finished item 425.

export interface ErrorEntry {
  readonly status: number;
  /** The code clients see, where two refusals with their own status and words share one name. */
  readonly wireCode?: string;
}

export const ERRORS = {
  // The call itself
  bad_request: { status: 400 },
  unknown_service: { status: 400 },
  unknown_type: { status: 400 },
  unknown_action: { status: 400 },
  unknown_api_key: { status: 400 },
  session_expired: { status: 401 },
  invalid_credentials: { status: 401 },
  not_authorized: { status: 403 },
  country_not_available: { status: 403 },
  foreign_origin: { status: 403 },
  grants_more_than_own: { status: 403 },
  not_found: { status: 404 },
  link_not_available: { status: 406 },
  too_slow: { status: 408 },
  too_large: { status: 413 },
  too_many: { status: 429 },
  internal: { status: 500 },
  unknown_middleware: { status: 500 },
  unavailable: { status: 503 },
  busy: { status: 503 },
  took_too_long: { status: 503 },
  no_space: { status: 503 },

  // Values: presence, shape, length
  validation_failed: { status: 405 },
  required: { status: 405 },
  invalid: { status: 405 },
  too_long: { status: 405 },
  too_short: { status: 405 },
  not_a_choice: { status: 405 },
  too_many_entries: { status: 405 },
  too_few_entries: { status: 405 },
  duplicate_entry: { status: 405 },
  not_editable: { status: 405 },
  reference_not_found: { status: 405 },
  reference_ambiguous: { status: 405 },
  reference_inactive: { status: 405 },
  invalid_id: { status: 405 },
  invalid_email: { status: 405 },
  invalid_url: { status: 405 },
  invalid_phone: { status: 405 },
  invalid_zip_code: { status: 405 },
  invalid_country: { status: 405 },
  invalid_time_zone: { status: 405 },
  invalid_file: { status: 405 },
  too_many_columns: { status: 405 },
  cell_too_long: { status: 405 },
  one_file_at_a_time: { status: 405 },
  weak_password: { status: 405 },
  wrong_password: { status: 405 },

  // Numbers
  not_a_number: { status: 405 },
  not_an_integer: { status: 405 },
  ambiguous_number: { status: 405 },
  too_precise: { status: 405 },
  negative_number: { status: 405 },
  below_minimum: { status: 405 },
  above_maximum: { status: 405 },
  not_greater_than_zero: { status: 405 },
  rate_not_greater_than_zero: { status: 405, wireCode: "not_greater_than_zero" },
  total_damaged_not_greater_than_zero: { status: 405 },
  not_below_sample: { status: 405 },
  defects_above_sample: { status: 405 },

  // Dates and times
  invalid_date: { status: 405 },
  invalid_time: { status: 405 },
  date_before: { status: 405 },
  date_before_appointment: { status: 405 },
  date_before_order: { status: 405 },
  expiration_before_proposal: { status: 405 },
  date_before_today: { status: 405 },
  date_after_today: { status: 405 },
  end_before_begin: { status: 405 },
  period_too_long: { status: 405 },

  // Identifiers
  invalid_tax_id: { status: 405 },
  invalid_coordinates: { status: 405 },
  invalid_imo: { status: 405 },
  invalid_mmsi: { status: 405 },
  invalid_container: { status: 405 },
  invalid_plate: { status: 405 },
  invalid_invoice_key: { status: 405 },

  // Lists and versions
  unknown_attribute: { status: 405 },
  unknown_operator: { status: 405 },
  unknown_direction: { status: 405 },
  version_required: { status: 405 },

  // What a form of the business still misses
  justification_required: { status: 405 },
  ratings_missing: { status: 405 },
  cadences_missing: { status: 405 },
  bags_marking_incomplete: { status: 405 },
  invalid_lot_weight: { status: 405 },
  weight_not_accumulated: { status: 405 },
  draft_outside_table: { status: 405 },
  draft_in_table_gap: { status: 405 },
  table_out_of_order: { status: 405 },
  value_outside_table: { status: 405 },
  counter_not_continuous: { status: 405 },
  not_of_scale_division: { status: 405 },
  standard_not_in_force: { status: 405 },
  price_not_in_force: { status: 405 },
  rate_not_published: { status: 405 },
  rate_not_found: { status: 405 },

  // Two writers, one record
  stale: { status: 409 },
  cannot_unlink: { status: 409 },
  idempotency_key_reused: { status: 409 },
  idempotency_key_in_use: { status: 409 },
  taken: { status: 422 },
  already_exists: { status: 422 },

  // People
  last_administrator: { status: 409 },

  // Statuses and the state of an order
  status_not_permitted: { status: 409 },
  status_before_operating: { status: 409, wireCode: "status_not_permitted" },
  scope_missing: { status: 409 },
  inspectors_missing: { status: 409 },
  certificates_open: { status: 409 },
  proposal_expired: { status: 409 },
  proposal_superseded: { status: 409 },
  proposal_not_accepted: { status: 409 },
  inspection_not_started: { status: 409 },
  inspection_finished: { status: 425 },
  operation_canceled: { status: 409 },
  storage_plan_missing: { status: 409 },
  execution_not_confirmed: { status: 409 },
  embarkation_address_missing: { status: 409 },
  no_approved_item: { status: 409 },
  coordinates_not_found: { status: 409 },
  contract_differs: { status: 409 },
  finished: { status: 425 },

  // Classification and its way to the customer's system
  classification_exists_in_basement: { status: 423, wireCode: "classification_exists" },
  classification_exists: { status: 424 },
  classification_not_applicable: { status: 409 },
  product_not_classified: { status: 409 },
  final_classification_exists: { status: 409 },
  already_synchronized: { status: 409 },
  sync_not_for_customer: { status: 409 },
  sync_failed: { status: 409 },

  // Transfers and links
  transfer_to_same_work_order: { status: 409 },
  transfer_to_same_convoy: { status: 409 },
  transfer_of_different_product: { status: 409 },
  already_on_destination_work_order: { status: 409 },
  already_on_destination_convoy: { status: 409 },
  number_already_linked: { status: 409 },
  only_one_per_item: { status: 409 },

  // Billing
  billing_without_tax_id: { status: 409 },
  billing_different_tax_ids: { status: 409 },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export type IssueParams = Readonly<Record<string, string | number>>;

/**
 * One refusal. `params` fill the sentence; `item` and `field` (the label of the field in the reader's
 * language) are added by whoever presents the issue, because a rule does not know labels.
 */
export interface Issue {
  readonly field?: string;
  readonly code: ErrorCode;
  readonly params?: IssueParams;
}

export function issue(code: ErrorCode, field?: string, params?: IssueParams): Issue {
  return { code, ...(field === undefined ? {} : { field }), ...(params === undefined ? {} : { params }) };
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERRORS, value);
}

export function statusOf(code: ErrorCode): number {
  return ERRORS[code].status;
}

/** The code as clients see it. */
export function wireCodeOf(code: ErrorCode): string {
  const entry: ErrorEntry = ERRORS[code];
  return entry.wireCode ?? code;
}

/** What a client shows for an answer that brought a status and no words of its own. */
export interface Toast {
  /** The sentence, by its code in `locales/<language>/errors.ts`. */
  readonly message: ErrorCode;
  readonly logsOut: boolean;
}

export const TOASTS: Readonly<Record<number, Toast>> = {
  401: { message: "session_expired", logsOut: true },
  404: { message: "not_found", logsOut: false },
  405: { message: "validation_failed", logsOut: false },
  406: { message: "link_not_available", logsOut: false },
  412: { message: "already_exists", logsOut: false },
  422: { message: "already_exists", logsOut: false },
  423: { message: "classification_exists_in_basement", logsOut: false },
  424: { message: "classification_exists", logsOut: false },
  425: { message: "finished", logsOut: false },
  500: { message: "internal", logsOut: false },
};

/** 400 and every status without words of its own. */
export const OTHER_TOAST: Toast = { message: "bad_request", logsOut: false };

/** A 500 whose body says this is an expired session in disguise. */
export const EXPIRED_TOKEN_MARK = "Token has expired";

export function toastOf(status: number, body = ""): Toast {
  const known = status === 500 && body.includes(EXPIRED_TOKEN_MARK) ? TOASTS[401] : TOASTS[status];
  return known ?? OTHER_TOAST;
}

/** How long a toast stays, in milliseconds; progress toasts stay until they are hidden. */
export const TOAST_DURATIONS = { usual: 3000, dateOrTaken: 4000, greetingOrStatus: 5000 } as const;

// Decides what a refusal is, and which ones any back office has: stable codes, each with its HTTP status. A feature
// declares those of its own in an `errors.ts` beside its rules and adds their names to `ErrorCodes`; all of them
// together are the catalogue in `domain/src/errors.ts`. Code that refuses names a code; the sentence stands in the `words`
// of the same room, where a missing one does not compile. Statuses are those that clients written
// before us already understand, which is why a failed validation is 405 and a finished item 425.

export interface ErrorEntry {
  readonly status: number;
  /** The code clients see, where two refusals with their own status and words share one name. */
  readonly wireCode?: string;
}

export const KERNEL_ERRORS = {
  // The call itself
  bad_request: { status: 400 },
  unknown_service: { status: 400 },
  unknown_type: { status: 400 },
  unknown_action: { status: 400 },
  unknown_api_key: { status: 400 },
  session_expired: { status: 401 },
  not_authorized: { status: 403 },
  foreign_origin: { status: 403 },
  not_found: { status: 404 },
  link_not_available: { status: 406 },
  too_slow: { status: 408 },
  too_large: { status: 413 },
  too_many: { status: 429 },
  internal: { status: 500 },
  unknown_middleware: { status: 500 },
  // Not 503: what took its thread along would do so again, and a 503 is tried again by itself.
  not_printed: { status: 500 },
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
  invalid_time_zone: { status: 405 },
  invalid_file: { status: 405 },
  too_many_columns: { status: 405 },
  paper_too_narrow: { status: 405 },
  list_too_long: { status: 405 },
  cell_too_long: { status: 405 },
  one_file_at_a_time: { status: 405 },

  // Numbers
  not_a_number: { status: 405 },
  not_an_integer: { status: 405 },
  ambiguous_number: { status: 405 },
  thousands_mark: { status: 405 },
  too_precise: { status: 405 },
  negative_number: { status: 405 },
  below_minimum: { status: 405 },
  above_maximum: { status: 405 },
  not_greater_than_zero: { status: 405 },

  // Dates and times
  invalid_date: { status: 405 },
  invalid_time: { status: 405 },
  date_before: { status: 405 },
  date_before_today: { status: 405 },
  date_after_today: { status: 405 },
  end_before_begin: { status: 405 },
  period_too_long: { status: 405 },

  // Identifiers and places
  invalid_tax_id: { status: 405 },
  invalid_coordinates: { status: 405 },
  coordinates_not_found: { status: 409 },

  // Lists and versions
  unknown_attribute: { status: 405 },
  unknown_operator: { status: 405 },
  unknown_direction: { status: 405 },
  version_required: { status: 405 },

  // Tables that are read by a value
  table_out_of_order: { status: 405 },
  value_outside_table: { status: 405 },

  // Two writers, one record
  stale: { status: 409 },
  cannot_unlink: { status: 409 },
  idempotency_key_reused: { status: 409 },
  idempotency_key_in_use: { status: 409 },
  taken: { status: 422 },
  already_exists: { status: 422 },

  // Statuses
  justification_required: { status: 405 },
  status_not_permitted: { status: 409 },
  approved_by_same_person: { status: 409 },
  undo_not_possible: { status: 409 },
  finished: { status: 425 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

/** Every code of the product by name: those above, and those that features add. */
export interface ErrorCodes extends Readonly<typeof KERNEL_ERRORS> {}

export type ErrorCode = keyof ErrorCodes;

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

/** What registers and notifications say, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { REGISTER_ERRORS } from "../errors.ts";

export const words = {
  /** Shared by all records: one brings its own label only where it calls the field something else. */
  labels: {
    city_id: "City",
    company_id: "Company",
    currency_id: "Currency",
    customer_id: "Customer",
    inspector_id: "Surveyor",
    owner_id: "Owner",
    port_id: "Port",
    position_id: "Position",
    product_id: "Product",
    region_id: "Region",
    service_type_id: "Service",
    ship_id: "Ship",
    shipper_id: "Shipper",
    terminal_id: "Terminal",
    unit_id: "Unit",
    user_id: "User",
    workunit_id: "Work unit",
    rate: "Rate",
    tax_id: "Tax id",
    mmsi: "MMSI",
  },
  errors: {
    rate_not_greater_than_zero: "Rate must be greater than 0",
    product_not_classified: "Only soybeans and maize are classified",
    column_with_places: "Say the first and the last place of the column, such as 1-10",
    column_without_places: "Say the number of the column, such as 3",
    seals_not_counted: "Both numbers need {digits} digits and count up, to at most {most} seals",
    seal_already_issued: "Seal {number} has been issued to {name} already",
  },
  notices: {
    import_finished:
      "The import of {subject} is finished: {created} new, {changed} changed, {refused} refused.",
    import_failed: "The import of {subject} failed and changed nothing.",
    job_failed: "A job of kind {kind} failed for the last time: {problem}",
    approval_asked: "{subject} waits for your approval.",
    approval_waiting: "{subject} has waited for your approval since {since}.",
  },
  mail: {
    digestSubject: { one: "Plimsoll: {count} unread", other: "Plimsoll: {count} unread" },
    digestButton: "Open Plimsoll",
    digestBody:
      "Hello {name},\n\nthis waits for you in Plimsoll:\n\n{lines}\n\n{link}\n\nYou can switch this mail off in your account menu.",
  },
  app: {
    notices: {
      bell: "Notifications",
      unread: { one: "{count} unread", other: "{count} unread" },
      none: "Nothing new. What concerns you will show here.",
      readAll: "Mark all as read",
      digest: "Mail me once a day what I have not read",
      open: "Open",
      failed: "Notifications could not be loaded.",
    },
  },
} satisfies FeatureWords<{ errors: typeof REGISTER_ERRORS }>;

declare module "#kernel/words" {
  interface SharedLabels extends Readonly<(typeof words)["labels"]> {}
}

/** Classification, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { CLASSIFICATION_ERRORS } from "../errors.ts";

export const words = {
  errors: {
    total_damaged_not_greater_than_zero: "Total damaged must be greater than zero",
    not_below_sample: "This value cannot be greater than or equal to the sample.",
    defects_above_sample: "The defects together weigh more than the sample they were picked from",
    standard_not_in_force: "This standard was not in force on {date}",
    classification_exists_in_basement:
      "This type of classification already exists for that basement on this date!",
    classification_exists: "This type of classification already exists on this date!",
    classification_not_applicable:
      "Ship does not contain Maize or Soybeans, so classification cannot be completed",
    final_classification_exists: "The final classification was already made and can be made only once",
    tonnage_missing: "Enter the tonnage of {code}: without it nothing can be combined",
    coverage_too_low: "Only {covered} of {of} t were measured in everything that the type depends on",
    retested_already: "This classification was retested already",
    already_synchronized: "This classification was already sent to the customer and cannot be sent again",
    sync_not_for_customer: "The final classification is not sent to this customer's system",
    sync_failed: "The customer's system did not accept the data. Please try again later",
  },
  notices: {
    classification_final: "{who} struck the final classification of {product} on {subject}: {result}",
  },
  messages: {
    manualGroupAndType: "You edited Group and Type by hand: they keep your values until you reload the form",
    classificationSynchronized: "The final classification was sent to the customer's system",
    classificationNotSynchronized: "The final classification could not be sent to the customer's system",
  },
} satisfies FeatureWords<{ errors: typeof CLASSIFICATION_ERRORS }>;

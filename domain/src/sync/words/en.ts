/** What the deliveries to customers' systems say, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { sync } from "#sync/delivery";
import type { SYNC_ERRORS } from "#sync/errors";

export const words = {
  errors: {
    order_already_synchronized: "This work order was already sent to the customer as it stands now",
    attachment_already_synchronized: "This attachment was already sent to the customer",
    newer_already_synchronized: "A newer version went to the customer meanwhile",
    order_sync_not_for_customer: "Work orders are not sent to this customer's system",
    sync_secret_missing: "This customer has no secret to sign deliveries with",
    classification_not_final: "Only a final classification goes to the customer's system",
  },
  records: {
    sync: {
      name: "Delivery",
      plural: "Deliveries",
      description: "What went to the systems of customers, try by try",
      fields: {
        delivery_id: "Delivery id",
        what: "What",
        work_order_id: "Work order",
        attempts: "Tries",
        response_status: "Answer",
        at: "Last try",
        delivered_at: "Delivered",
        subject_id: "Id of what was sent",
        subject_version: "Version sent",
        address: "Address",
        request: "Request",
        response: "Text of the answer",
        tries: "Each try",
      },
      sections: {
        exchange: "Request and answer",
        tries: "Tries",
      },
      choices: {
        what: {
          work_order: "Work order",
          classification: "Final classification",
          attachment: "Attachment",
        },
        status: {
          queued: "Queued",
          delivered: "Synchronized",
          failed: "Failed, tried again",
          dead: "Given up",
        },
      },
      children: {
        tries: {
          fields: {
            at: "At",
            response_status: "Answer",
            reason: "Reason",
            problem: "Problem",
            milliseconds: "Milliseconds",
          },
          choices: {
            reason: {
              answered: "The customer's system answered that it did not take it",
              timed_out: "No answer came in time",
              name_not_found: "The name of the address is not known",
              not_connected: "No connection to the address",
              broken_off: "The connection broke off before an answer",
              not_secure: "The secure connection failed",
              private_address: "The address leads into a private network",
              takes_none: "The customer takes no deliveries any more",
              no_secret: "The customer has no secret to sign deliveries with",
              other: "Another problem",
            },
          },
        },
      },
    },
  },
} satisfies FeatureWords<{ records: { sync: typeof sync }; errors: typeof SYNC_ERRORS }>;

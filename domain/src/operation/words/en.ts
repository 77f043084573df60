/** The work in the field, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { OPERATION_ERRORS } from "../errors.ts";

export const words = {
  errors: {
    ratings_missing: "Select one or more ratings",
    bags_marking_incomplete: "To save, fill in both Back description and Back Picture",
    inspection_not_started: "Sorry, you need to start inspection to continue",
    inspection_finished: "Sorry, inspection finished",
    operation_canceled: "Operation Canceled",
    item_not_ok: "An item is not OK, so it cannot be approved",
    hold_already_approved: "Hold {hold} is approved already; withdraw the approval to inspect it again",
    checklist_in_use: "This version has been answered; make the next version of it",
    results_open: "Some analyses have no result yet, or wait for their second check",
    result_not_ordered: "This analysis was not ordered for this sample",
    result_superseded: "A later revision counts in its place",
    result_missing: "There is no figure to check yet",
    position_older: "A newer position of this ship is known already",
    position_impossible: "The ship cannot have been there: too far from its last position, or in the future",
    invoice_file_unreadable: "This is no file of an NF-e that can be read",
    not_an_oil: "Only an oil is classified on this page",
    not_map_classifier: "Only a map classifier signs this report",
    map_signature_missing: "Your registration or the picture of your signature is missing",
    report_signed: "This version has been signed already",
  },
  mail: {
    occurrenceSubject: "Occurrence on {order}: {type}",
    occurrenceButton: "Open the occurrence",
    occurrenceBody:
      "{sender} tells you of an occurrence on {order}.\n\n{type}, {at} UTC\n{text}\n\n{treatment}\n\n{link}",
  },
  app: {
    cotton: {
      title: "Cotton application",
      text: "You are handed over with a token made for this visit. If nothing happens, use one of these.",
      open: "Open the cotton application",
      login: "Go to its sign-in page",
      missing: "This installation has no cotton application",
    },
  },
} satisfies FeatureWords<{ errors: typeof OPERATION_ERRORS }>;

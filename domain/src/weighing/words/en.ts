/** Scales, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { WEIGHING_ERRORS } from "../errors.ts";

export const words = {
  errors: {
    weight_not_accumulated: "Add the weight to what the last installment had accumulated",
    counter_not_continuous: "The counter starts at {value}, but the period before ended at {expected}",
    not_of_scale_division: "{item} is not a multiple of the scale's division of {division} kg",
    invalid_lot_weight: "The lot weight must be a number such as 1,000 or 5,000",
    period_closed: "This period is closed: it takes nothing more",
    not_planned: "The storage plan has no such product in hold {hold}",
    scale_token_unknown: "This token is not valid, or it was taken back",
    scale_period_unclear: "Say the code of the period. Open periods that name this scale: {found}",
    ticket_has_another_weight: "The ticket {ticket} is there already with another weight or time",
  },
  app: {
    scales: {
      issue: "Issue a token",
      replace: "Issue a new token",
      replaceTitle: "Issue a new token?",
      replaceText: "The software that uses the present one can send nothing more until it has the new one.",
      revoke: "Take the token back",
      revokeTitle: "Take the token back?",
      revokeText:
        "The software of this scale can send nothing more. The token that ends in {end} is lost for good.",
      revoked: "The token was taken back",
      issued: "Token of the scale",
      shownOnce: "Copy it now into the software of the scale: it is kept nowhere and is not shown again.",
      copy: "Copy",
      copied: "Copied",
    },
  },
} satisfies FeatureWords<{ errors: typeof WEIGHING_ERRORS }>;

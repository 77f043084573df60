/** Proposals and nominations, in English: the shape of the other languages. */

import type { FeatureWords } from "#kernel/words";
import type { COMMERCIAL_ERRORS } from "../errors.ts";
import type { nomination } from "../nomination.ts";
import type { proposal } from "../proposal.ts";

export const words = {
  records: {
    proposal: {
      name: "Proposal",
      plural: "Proposals",
      fields: {
        propcode: "Code",
        revision: "Proposal version",

        date: "Proposal date",
        expiration_date: "Expiration date",

        items: "Items",

        author_id: "Created by",
        superseded: "Replaced by a newer version",
        sent_at: "Sent",
        answered_at: "Answered",
        answered_by: "Answered by",
        answer: "Reason",
      },
      choices: {
        status: {
          draft: "Draft",
          sent: "Sent",
          accepted: "Accepted",
          refused: "Refused",
        },
        language: {
          pt: "Portuguese",
          en: "English",
          es: "Spanish",
          fr: "French",
        },
      },
      help: {
        language: "Of the document and the mail; the language of the customer when left out.",
      },
      sections: {
        items: "Items",
        text: "Text",
        documents: "Documents",
      },
      children: {
        items: {
          fields: {},
        },
      },
    },
    nomination: {
      name: "Nomination",
      plural: "Nominations",
      fields: {
        proposal_id: "Proposal",
        vessel: "Vessel or convoy",
        ship_id: "Ship in the register",

        volume: "Volume",

        eta: "ETA",
        window_end: "End of the window",
        contracts: "Contract numbers",

        author_id: "Created by",
        answer: "Reason",
        work_order_id: "Work order",
      },
      choices: {
        status: {
          pending: "Pending",
          accepted: "Accepted",
          refused: "Refused",
          canceled: "Canceled",
        },
        kind: {
          ship: "Ship",
          convoy: "Convoy",
          fob: "Trucks (FOB)",
          default: "General",
        },
      },
      help: {
        proposal_id: "The accepted offer whose prices apply.",
        vessel: "As it will be announced at the port.",
        ship_id: "Needed before a ship nomination is accepted.",
      },
      sections: {
        place: "Place and time",
        trade: "Contract",
        documents: "Documents",
      },
    },
  },
  errors: {
    expiration_before_proposal: "Expiration date must be a date after or equal to Proposal date",
    proposal_expired: "Action cannot be performed because the proposal is expired",
    proposal_superseded: "There is a newer version of this proposal.",
    proposal_not_accepted: "The proposal has not been accepted.",
  },
  notices: {
    proposal_accepted: "{who} accepted the proposal {subject}.",
    proposal_refused: "{who} refused the proposal {subject}: {reason}",
    nomination_received: "{customer} nominated {vessel}: {subject}.",
    nomination_accepted: "Your nomination {subject} was accepted: order {order}.",
    nomination_refused: "Your nomination {subject} was refused: {reason}",
  },
  mail: {
    proposalSubject: "Proposal {code}",
    proposalButton: "Read and answer",
    proposalBody:
      "Dear {customer},\n\n{message}{sender} sends you the proposal {code}, valid until {until}; you find it attached.\nYou can read, accept or refuse it here, without an account; the link takes one answer:\n\n{link}",
  },
  printed: {
    agreed: "Agreed",
    answerOnline: "Answer by the link in the mail this came with, or with an account at {link}",
  },
} satisfies FeatureWords<{
  records: { proposal: typeof proposal; nomination: typeof nomination };
  errors: typeof COMMERCIAL_ERRORS;
}>;

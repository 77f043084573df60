/** Words in English for what is offered and nominated. */
import type { RecordsWords } from "../words.ts";

export const commercialRecords = {
  proposal: {
    name: "Proposal",
    plural: "Proposals",
    fields: {
      propcode: "Code",
      revision: "Proposal version",
      status: "Status",
      customer_id: "Customer",
      date: "Proposal date",
      expiration_date: "Expiration date",
      currency_id: "Currency",
      language: "Language",
      items: "Items",
      text: "Text",
      documents: "Documents",
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
        fields: {
          service_type_id: "Service",
          unit_id: "Unit",
          rate: "Rate",
          minimum: "Minimum",
          note: "Note",
        },
      },
    },
  },
  nomination: {
    name: "Nomination",
    plural: "Nominations",
    fields: {
      code: "Code",
      status: "Status",
      kind: "Kind",
      customer_id: "Customer",
      proposal_id: "Proposal",
      vessel: "Vessel or convoy",
      ship_id: "Ship in the register",
      product_id: "Product",
      volume: "Volume",
      port_id: "Port",
      terminal_id: "Terminal",
      eta: "ETA",
      window_end: "End of the window",
      contracts: "Contract numbers",
      note: "Note",
      documents: "Documents",
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
} satisfies Partial<RecordsWords>;

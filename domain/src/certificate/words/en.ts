/** Certificates, in English: the shape of the other languages. */
import type { authenticatedDocument } from "#certificate/authenticated-document";
import type { certificate } from "#certificate/certificate";
import type { certificateComment } from "#certificate/certificate-comment";
import type { CERTIFICATE_ERRORS } from "#certificate/errors";
import type { certificateText } from "#certificate/standard-text";
import type { FeatureWords } from "#kernel/words";

const kinds = {
  quality: "Certificate of quality",
  weight: "Certificate of weight",
  hold_cleanliness: "Certificate of hold cleanliness",
  hold_sealing: "Certificate of hold sealing",
  hatch_tightness: "Certificate of hatch cover tightness",
  draft_survey: "Draft survey certificate",
  origin: "Certificate of origin inspection",
  fumigation: "Certificate of fumigation",
  classification_map: "Classification report",
  loading_supervision: "Certificate of loading supervision",
};

const languages = {
  pt: "Português",
  en: "English",
  es: "Español",
  fr: "Français",
};

export const words = {
  errors: {
    merge_field_unknown: "There is no merge field {name}",
    certificate_changed:
      "What the certificate says has changed since it was approved. Take it back to the draft and send it again.",
    certificate_not_issued: "Only an issued certificate can be revised",
    comments_closed: "Comments are closed: the certificate is not under review",
    time_stamp_failed: "The time-stamp service did not answer as it should. Nothing was issued; try again.",
  },
  notices: {
    certificate_approved: "{who} approved the draft {subject}",
    certificate_reproved: "{who} reproved the draft {subject}: {reason}",
    certificate_commented: "{who} commented on the draft {subject}: {text}",
  },
  records: {
    certificate: {
      name: "Certificate",
      plural: "Certificates",
      description: "Documents that customers and banks rely on, from the draft to the signed file",
      fields: {
        work_order_id: "Work order",
        product_id: "Product",
        languages: "Languages",
        texts: "Texts",
        revision: "Revision",
        issued_at: "Issued",
        issuer: "Issued by",
        hash: "Hash of the file",
        code: "Verification code",
        file_id: "File",
        approved_content: "Content when approved",
        content: "Content",
        sent_at: "Sent",
        answered_at: "Answered",
        answered_by: "Answered by",
        answer: "Answer",
        revises_id: "Revision of",
        reason: "Reason of the revision",
        superseded_by_id: "Superseded by",
        canceled_reason: "Reason of the cancellation",
        author_id: "Written by",
        drafts: "Draft",
        own_drafts: "Our own draft",
        document: "Issued document",
      },
      help: {
        product_id: "Only needed where the order has more than one product",
        languages: "One or two; the first one leads",
      },
      sections: {
        texts: "Texts",
        documents: "Documents",
      },
      choices: {
        kind: kinds,
        languages,
        status: {
          draft: "Draft",
          sent: "Sent",
          approved: "Approved",
          reproved: "Reproved",
          issued: "Issued",
          superseded: "Superseded",
          canceled: "Canceled",
        },
      },
    },
    certificate_comment: {
      name: "Comment on a certificate",
      plural: "Comments on certificates",
      fields: {
        certificate_id: "Certificate",
        section: "Part",
        text: "Comment",
        draft_version: "Version of the draft",
        from_customer: "From the customer",
        author_id: "Account",
        author_name: "Written by",
        work_order_id: "Work order",
      },
      choices: {
        section: {
          whole: "All of it",
          parties: "Parties",
          voyage: "Voyage and cargo",
          results: "Results",
          defects: "Defects",
          results_by_hold: "Results by hold",
          weights: "Weights",
          comparison: "Comparison",
          holds: "Holds",
          seals: "Seals",
          hatches: "Hatch covers",
          drafts: "Drafts",
          lots: "Lots",
          samples: "Samples",
          events: "Events",
          revisions: "Revisions",
          opening: "Opening",
          consignee: "Consignee",
          notify_party: "Notify party",
          bill_of_lading: "Bill of lading",
          letter_of_credit: "Letter of credit",
          condition: "Condition of the cargo",
          fumigation: "Fumigation",
          basis: "Basis",
          remarks: "Remarks",
          limitation: "Limitation",
          signatory: "Signatory",
        },
      },
    },
    certificate_text: {
      name: "Certificate text",
      plural: "Certificate texts",
      description: "Texts that certificates begin with, of the house or of one customer",
      fields: {
        part: "Part",
        kinds: "Kinds of certificate",
        text: "Text",
      },
      help: {
        customer_id: "Empty: for every customer",
        kinds: "None: for every kind",
        text: "Merge fields such as {vessel} are replaced by what the certificate says",
      },
      choices: {
        part: {
          opening: "Opening",
          consignee: "Consignee",
          notify_party: "Notify party",
          bill_of_lading: "Bill of lading",
          letter_of_credit: "Letter of credit, word for word",
          condition: "Condition of the cargo",
          fumigation: "Fumigation",
          basis: "Basis",
          remarks: "Remarks",
        },
        language: languages,
        kinds,
      },
    },
    authenticated_document: {
      name: "Authenticated document",
      plural: "Authenticated documents",
      description: "Documents that we vouch for, by the fingerprint of their file",
      fields: {
        numero_certificado: "Certificate number",
        nome_documento: "Document",
        nome_tipo_documento: "Type of document",
        tipo_documento: "Type code",
        tipo_produto: "Product",
        quantidade: "Quantity",
        navio: "Vessel",
        origem: "Origin",
        destino: "Destination",
        data_criacao: "Date",
        validade: "Valid until",
        usuario_adm: "Responsible",
        descricao: "Description",
        observacao: "Remarks",
        author_id: "Vouched for by",
        usuario_cadastro: "Registered by",
        documento: "File",
        hash: "Hash of the file",
        paper: "Our paper",
        paper_hash: "Hash of our paper",
      },
      sections: { documents: "Documents" },
    },
  },
} satisfies FeatureWords<{
  records: {
    certificate: typeof certificate;
    certificate_comment: typeof certificateComment;
    certificate_text: typeof certificateText;
    authenticated_document: typeof authenticatedDocument;
  };
  errors: typeof CERTIFICATE_ERRORS;
}>;

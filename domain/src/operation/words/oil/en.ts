/** The classification of oils and the signed reports, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { mapReport } from "#operation/pages/map-report";
import type { oilClassification } from "#operation/pages/oil-classification";

export const words = {
  records: {
    oil_classification: {
      name: "Oil classification",
      plural: "Oil classifications",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        code: "Code",
        number: "Number",
        kind: "Kind",
        hold: "Tank",
        date: "Date",
        product_id: "Product",
        tonnage: "Tonnage",
        sample: "Analyses",
        outcome: "Result",
        contract_verdict: "Verdict of the contract",
        retest_of_id: "Retest of",
        retest_reason: "Reason for the retest",
        superseded: "Replaced by a retest",
        shared_at: "Shared",
        sent: "The customer has it",
        locked: "Final struck",
        author_id: "Classifier",
        remark: "Remark",
        photos: "Photos",
      },
      sections: { sample: "Analyses", results: "Result", retest: "Retest", photos: "Photos" },
      choices: {
        kind: { partial: "Partial", composite: "Composite", final: "Final" },
        outcome: {
          within: "Within the contract",
          beyond_basis: "Beyond the basis",
          outside: "Outside the contract",
          incomplete: "Incomplete",
        },
      },
    },
    map_report: {
      name: "Map report",
      plural: "Map reports",
      fields: {
        classification_id: "Classification",
        work_order_id: "Work order",
        code: "Code",
        of_version: "Version of the classification",
        signed_at: "Signed",
        signer_id: "Signed by",
        signer_name: "Name of the signer",
        registration: "Registration",
        hash: "Digest (SHA-256)",
        document: "File",
      },
    },
  },
} satisfies FeatureWords<{
  records: { oil_classification: typeof oilClassification; map_report: typeof mapReport };
}>;

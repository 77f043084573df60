/** The records of the quality of a cargo, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { classification } from "#operation/pages/classification";
import type { doubleCheck } from "#operation/pages/double-check";

const groups = {
  I: "Group I",
  II: "Group II",
  flint: "Flint",
  dent: "Dent",
  semi: "Semi-flint",
  mixed: "Mixed",
};
const types = {
  type_1: "Type 1",
  type_2: "Type 2",
  type_3: "Type 3",
  basic_standard: "Basic standard",
  out_of_type: "Out of type",
  disqualified: "Disqualified",
};
const outcomes = {
  typed: "Typed",
  out_of_type: "Out of type",
  disqualified: "Disqualified",
  reprocess_first: "To be reprocessed first",
  hold_live_insects: "On hold: live insects",
  incomplete: "Incomplete",
};
const testResults = {
  tested_positive: "Tested positive",
  tested_negative: "Tested negative",
  not_tested: "Not tested",
};

export const words = {
  records: {
    classification: {
      name: "Classification",
      plural: "Classifications",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        code: "Code",
        number: "Number",
        kind: "Kind",
        hold: "Hold",
        truck_id: "Truck",
        date: "Date",
        product_id: "Product",
        standard: "Standard",
        group: "Group",
        tonnage: "Tonnage",
        sample: "Sample",
        reported: "Reported percentages",
        analyses: "Analyses",
        contract: "Contract terms",
        quick_tests: "Quick tests",
        outcome: "Outcome",
        type: "Type",
        class: "Class",
        percentages: "Percentages",
        reasons: "Reasons",
        observations: "Observations",
        missing: "Not measured",
        rounding: "Rounding",
        contract_verdict: "Verdict of the contract",
        computed: "Computed group and type",
        manual: "Said by hand",
        group_manual: "Group by hand",
        type_manual: "Type by hand",
        declared_group: "Declared group",
        basis: "Basis of the final",
        units: "Classifications combined",
        coverage: "Tonnes covered",
        retest_of_id: "Retest of",
        retest_reason: "Reason for the retest",
        superseded: "Replaced by a retest",
        locked: "Final struck",
        shared_at: "Shared",
        synchronized_at: "Synchronized",
        sent: "The customer has it",
        author_id: "Classifier",
        remark: "Remark",
        photos: "Photos",
      },
      sections: {
        sample: "Sample",
        results: "Result",
        manual: "By hand",
        retest: "Retest",
        photos: "Photos",
      },
      help: { group: "Declared by the interested party for soybeans; found by sorting for maize." },
      choices: {
        kind: { partial: "Partial", period: "Period", composite: "Composite", final: "Final" },
        standard: { "br-in-11-2007": "IN 11/2007", "br-in-60-2011": "IN 60/2011" },
        group: groups,
        group_manual: groups,
        declared_group: { I: "Group I", II: "Group II" },
        type: types,
        type_manual: types,
        outcome: outcomes,
        class: { yellow: "Yellow", mixed: "Mixed", white: "White", other: "Colours" },
        basis: { combined: "Combined by tonnage", sample: "Analysed sample" },
      },
      children: {
        quick_tests: {
          fields: { test: "Test", result: "Result" },
          choices: {
            test: {
              intacta: "Intacta strip",
              gmo_free: "GMO-free strip",
              aflatoxin_strip: "Aflatoxin strip",
              vomitoxin_strip: "Vomitoxin strip",
            },
            result: testResults,
          },
        },
      },
    },
    double_check: {
      name: "Double check",
      plural: "Double checks",
      fields: {
        classification_id: "Classification",
        operation_id: "Operation",
        work_order_id: "Work order",
        code: "Code",
        sample: "Second sample",
        reported: "Reported percentages",
        outcome: "Outcome",
        type: "Type",
        percentages: "Percentages",
        differences: "Differences",
        within: "Within what is allowed",
        author_id: "Second classifier",
        first_author_id: "First classifier",
        remark: "Remark",
        photos: "Photos",
      },
      sections: { sample: "Sample", results: "Result", photos: "Photos" },
      choices: {
        outcome: outcomes,
        type: { type_1: "Type 1", type_2: "Type 2", type_3: "Type 3", basic_standard: "Basic standard" },
      },
    },
  },
} satisfies FeatureWords<{
  records: { classification: typeof classification; double_check: typeof doubleCheck };
}>;

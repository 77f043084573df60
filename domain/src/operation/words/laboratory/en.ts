/** Samples and what the laboratory found in them, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { analysisResult } from "#operation/pages/analysis-result";
import type { sample } from "#operation/pages/sample";

export const words = {
  records: {
    sample: {
      name: "Sample",
      plural: "Samples",
      description: "Samples drawn, their seals, shipments and analyses",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        hold: "Hold",
        remark: "Remark",
        code: "Code",
        seal: "Seal",
        represents: "Represents",
        state: "State",
        drawn_at: "Drawn at",
        copies: "Copies",
        dispatcher_id: "Courier",
        tracking_number: "Tracking number",
        tracking_address: "Tracking page",
        dispatch_date: "Dispatched on",
        arrival_date: "Arrived on",
        due_date: "Due on",
        results_done: "Analyses done",
        results_of: "Analyses ordered",
        photos: "Photos",
      },
      sections: { shipment: "Sample shipment", photos: "Photos" },
      choices: {
        state: {
          drawn: "Drawn",
          dispatched: "Dispatched",
          arrived: "Arrived",
          analysed: "Analysed",
          retained: "Retained",
          discarded: "Discarded",
        },
      },
    },
    analysis_result: {
      name: "Analysis result",
      plural: "Analysis results",
      description: "What the laboratory found, against the limits",
      fields: {
        work_order_id: "Work order",
        name: "Analysis",
        sample_id: "Sample",
        analysis_id: "Analysis of the register",
        value: "Result",
        min: "Minimum",
        max: "Maximum",
        verdict: "Verdict",
        revision: "Revision",
        replaces_id: "Retest of",
        superseded: "Superseded",
        reason: "Reason of the retest",
        entered_at: "Entered at",
        entered_by_id: "Entered by",
        needs_check: "Needs a second check",
        checked_at: "Checked at",
        checked_by_id: "Checked by",
        released: "Released",
        remark: "Remark",
      },
      choices: { verdict: { within: "Within", below: "Below the minimum", above: "Above the maximum" } },
    },
  },
} satisfies FeatureWords<{ records: { sample: typeof sample; analysis_result: typeof analysisResult } }>;

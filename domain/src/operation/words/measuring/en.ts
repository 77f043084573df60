/** The records of weighing, draft surveys and the time sheet, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { draftSurvey } from "#operation/pages/draft-survey";
import type { timelogEntry } from "#operation/pages/time-log";
import type { weighing, weighingPeriod } from "#operation/pages/weighing";

export const words = {
  records: {
    weighing_period: {
      name: "Weighing period",
      plural: "Weighing periods",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        code: "Period code",
        number: "Period",
        hold: "Hold",
        product_id: "Product",
        begin_at: "Begin",
        end_at: "End",
        scale: "Scale",
        ticket: "Scale ticket",
        counter_start: "Counter at the start",
        counter_end: "Counter at the end",
        counter_capacity: "Counter begins again at",
        remark: "Remark",
        closed: "Closed",
        closed_at: "Closed at",
        total: "Weighed",
        installments: "Installments",
        last_at: "Last weighing",
      },
      sections: { counter: "Counter of the scale" },
      help: { counter_capacity: "Where the counter goes back to zero; empty for one that never does." },
    },
    weighing: {
      name: "Weighing",
      plural: "Weighings",
      fields: {
        period_id: "Period",
        operation_id: "Operation",
        work_order_id: "Work order",
        sequence: "No.",
        at: "When",
        weight: "Weight",
        unit: "Unit",
        previous: "Previous",
        accumulated: "Accumulated",
        ticket: "Scale ticket",
        struck: "Struck",
        justification: "Justification",
        corrections: "Corrections",
        source: "Source",
        place: "Place in the period",
      },
      choices: { unit: { MT: "MT", KG: "KG" }, source: { typed: "Typed", file: "File", scale: "Scale" } },
      children: {
        corrections: {
          fields: { at: "When", by: "Corrected by", was: "Before", justification: "Justification" },
        },
      },
    },
    draft_survey: {
      name: "Draft survey",
      plural: "Draft surveys",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        code: "Code",
        cargo_operation: "Loading or discharging",
        rounding: "Rounding",
        surveys: "Surveys",
        tanks: "Tanks",
        declared_constant: "Declared constant",
        bill_of_lading: "Bill of lading",
        remarks: "Remarks",
        cargo: "Cargo by draft",
        constant: "Constant",
        results: "Calculation",
        comparison: "Draft against scale and bill of lading",
        photos_fp: "Photos, forward port",
        photos_fs: "Photos, forward starboard",
        photos_mp: "Photos, midships port",
        photos_ms: "Photos, midships starboard",
        photos_ap: "Photos, aft port",
        photos_as: "Photos, aft starboard",
        surveyor_signature: "Signature of the surveyor",
        surveyor_name: "Surveyor",
        surveyor_signed_at: "Signed by the surveyor",
        surveyor_signed_content: "Digest of what the surveyor signed",
        surveyor_signature_state: "The surveyor's signature is for",
        officer_signature: "Signature of the chief officer",
        officer_name: "Chief officer",
        officer_signed_at: "Signed by the chief officer",
        officer_signed_content: "Digest of what the chief officer signed",
        officer_signature_state: "The chief officer's signature is for",
      },
      sections: { results: "Result", photos: "Photos of the marks", signatures: "Signatures" },
      help: {
        rounding: "By step, every line is worked out from the figures on the line before, as on paper.",
        declared_constant: "What the ship says it weighs beyond its light ship and its tanks.",
      },
      choices: {
        cargo_operation: { loading: "Loading", discharging: "Discharging" },
        rounding: { step: "By step", none: "None" },
        surveyor_signature_state: {
          none: "Not signed",
          valid: "What stands here",
          earlier_version: "An earlier version",
        },
        officer_signature_state: {
          none: "Not signed",
          valid: "What stands here",
          earlier_version: "An earlier version",
        },
      },
    },
    timelog_entry: {
      name: "Time log entry",
      plural: "Time log entries",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        timelog_id: "Event",
        begin_at: "Begin",
        end_at: "End",
        hold: "Hold",
      },
    },
  },
} satisfies FeatureWords<{
  records: {
    weighing_period: typeof weighingPeriod;
    weighing: typeof weighing;
    draft_survey: typeof draftSurvey;
    timelog_entry: typeof timelogEntry;
  };
}>;

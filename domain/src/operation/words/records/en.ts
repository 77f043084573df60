/** The records of the field and its registers, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { checklist } from "#operation/checklist";
import type { operation } from "#operation/operation";
import type { bags } from "#operation/pages/bags";
import type { basementInspection } from "#operation/pages/hold-inspection";
import type { holdSealing } from "#operation/pages/hold-sealing";
import type { hoseTest } from "#operation/pages/hose-test";
import type { occurrence } from "#operation/pages/occurrence";
import type { originInspection } from "#operation/pages/origin-inspection";
import type { lastCargo, preInspection } from "#operation/pages/pre-inspection";
import type { shipDocument } from "#operation/pages/ship-document";
import type { previousCargo } from "#operation/previous-cargo";

const answers = {
  fields: { item: "Item", answer: "Answer", remark: "Remark" },
  choices: { answer: { ok: "OK", not_ok: "Not OK", na: "n.a." } },
};
const standards = {
  hospital_clean: "Hospital clean",
  grain_clean: "Grain clean",
  normal_clean: "Normal clean",
  shovel_clean: "Shovel clean",
  load_on_top: "Load on top",
};
const cleaning = {
  sweep: "Sweep and dry",
  wash: "Wash and inspect",
  forbidden: "Forbidden before food and feed",
};

export const words = {
  records: {
    operation: {
      name: "Operation",
      plural: "Operations",
      fields: {
        code: "Operation",
        work_order_id: "Work order",
        carrier: "Carrier",
        ship_id: "Ship",
        barge_id: "Barge",
        started_at: "Started",
        finished_at: "Finished",
        storage_plan: "Storage plan",
        laytime_terms: "Laytime terms",
        oil_terms: "Contract limits of the oil",
        planned: "Planned",
        pages: "Pages",
      },
      sections: { storage_plan: "Storage plan" },
      choices: {
        carrier: { ship: "Ship", barge: "Barge", trucks: "Trucks" },
        status: {
          not_started: "Not started",
          started: "Started",
          finished: "Finished",
          canceled: "Canceled",
        },
      },
      children: {
        storage_plan: { fields: { hold: "Hold", product_id: "Product", planned: "Planned" } },
        pages: {
          fields: { key: "Page", state: "State", done: "Done", of: "Of" },
          choices: {
            state: {
              locked: "Locked",
              open: "To do",
              begun: "Begun",
              done: "Done",
              not_needed: "Not needed",
            },
          },
        },
      },
    },
    pre_inspection: {
      name: "Pre-inspection",
      plural: "Pre-inspections",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        at: "When",
        place: "Place",
        checklist_id: "Checklist",
        answers: "Answers",
        verdict: "Verdict",
        photos: "Photos",
      },
      sections: { checklist: "Checklist", photos: "Photos" },
      choices: { verdict: { approved: "Approved", reproved: "Reproved" } },
      children: { answers },
    },
    last_cargo: {
      name: "Last cargo",
      plural: "Last cargoes",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        hold: "Hold",
        sequence: "Sequence",
        cargo: "Cargo",
        load_port: "Loaded at",
        discharge_port: "Discharged at",
        cleaning: "Cleaning",
        cleaning_class: "What the register says",
        remark: "Remark",
      },
      choices: { cleaning_class: cleaning },
    },
    basement_inspection: {
      name: "Hold inspection",
      plural: "Hold inspections",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        hold: "Hold",
        attempt: "Attempt",
        standard: "Standard",
        began_at: "Began",
        ended_at: "Ended",
        checklist_id: "Checklist",
        answers: "Answers",
        verdict: "Verdict",
        reasons: "Reasons",
        photos: "Photos",
        signature: "Signature",
        signed_name: "Signed by",
        signed_role: "Signed as",
        signed_at: "Signed at",
        signed_content: "Digest of what was signed",
        signature_state: "Signature stands for",
        withdrawn_at: "Approval withdrawn",
        withdrawn_reason: "Reason of the withdrawal",
      },
      sections: { checklist: "Checklist", photos: "Photos", signature: "Signature" },
      choices: {
        standard: standards,
        verdict: {
          approved: "Approved",
          approved_with_remarks: "Approved with remarks",
          reproved: "Reproved",
        },
        signature_state: {
          none: "Not signed",
          valid: "What stands here",
          earlier_version: "An earlier version",
        },
      },
      children: { answers },
    },
    hose_test: {
      name: "Hose test",
      plural: "Hose tests",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        hold: "Hold",
        at: "When",
        method: "Method",
        ohv_db: "Open-hatch value",
        readings: "Readings",
        leaks: "Leaks",
        result: "Result",
        remark: "Remark",
        photos: "Photos",
      },
      sections: { readings: "Readings and leaks", photos: "Photos" },
      help: { ohv_db: "Measured with the hatch open. A joint above a tenth of it leaks." },
      choices: {
        method: { hose: "Hose", ultrasonic: "Ultrasound" },
        result: {
          tested_positive: "Tested positive",
          tested_negative: "Tested negative",
          not_tested: "Not tested",
        },
      },
      children: {
        readings: { fields: { place: "Place", db: "Reading", leak: "Leak" } },
        leaks: { fields: { place: "Place", size: "Size" } },
      },
    },
    hold_sealing: {
      name: "Seal",
      plural: "Seals",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        hold: "Hold",
        position: "Position",
        number: "Seal number",
        place: "Place",
        type: "Type",
        state: "Condition",
        applied_at: "Applied",
        removed_at: "Removed",
        remark: "Remark",
        photos: "Photos",
      },
      sections: { photos: "Photos" },
      choices: {
        type: { bolt: "Bolt", wire: "Wire", box: "Box", tape: "Tape" },
        state: {
          applied: "Applied",
          intact: "Intact",
          broken: "Broken",
          missing: "Missing",
          removed: "Removed",
          void: "Void",
        },
      },
    },
    occurrence: {
      name: "Occurrence",
      plural: "Occurrences",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        at: "When",
        occurrences_id: "Occurrence type",
        severity: "Severity",
        hold: "Hold",
        text: "What happened",
        state: "Treatment status",
        treatment: "What is done about it",
        told: "Who was told",
        photos: "Photos",
      },
      sections: { photos: "Photos" },
      choices: {
        severity: { info: "Information", warning: "Warning", stop: "Stop" },
        state: { open: "Open", in_treatment: "In treatment", closed: "Closed" },
      },
    },
    bags: {
      name: "Lot of bags",
      plural: "Bags",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        lot: "Lot",
        description: "Marks on the front",
        front_picture: "Front picture",
        back_description: "Back description",
        back_picture: "Back picture",
        net_per_bag: "Net per bag",
        tare_per_bag: "Tare per bag",
        pieces: "Bags tallied",
        torn: "Torn",
        wet: "Wet",
        stained: "Stained",
        rejected: "Rejected",
        rebagged: "Rebagged",
      },
      sections: { marking: "Marking", tally: "Tally" },
    },
    origin_inspection: {
      name: "Origin inspection",
      plural: "Origin inspections",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        at: "When",
        loading_place_id: "Place of embarkation",
        lots: "Lots",
        findings: "Findings",
        photos: "Photos",
      },
      sections: { lots: "Lots", photos: "Photos" },
      children: { lots: { fields: { lot: "Lot", weight: "Weight (MT)" } } },
    },
    ship_document: {
      name: "Document",
      plural: "Documents",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        kind: "Document",
        file: "File",
        remark: "Remark",
        approval: "Approval",
        reason: "Reason",
        answered_at: "Answered",
        answered_by: "Answered by",
        author_id: "Added by",
      },
      choices: { approval: { pending: "Pending approval", approved: "Approved", reproved: "Reproved" } },
    },
    checklist: {
      name: "Checklist",
      plural: "Checklists",
      description: "What is looked at in the field, version by version",
      fields: { field_page: "Page", standard: "Standard", revision: "List version", items: "Items" },
      sections: { languages: "Languages", items: "Items" },
      help: { standard: "Empty: for every standard that has no list of its own." },
      choices: {
        field_page: {
          pre_inspection: "Pre-inspection",
          basement_inspection: "Hold inspection",
          hose_test: "Hose test",
          truck: "Truck",
        },
        standard: standards,
      },
      children: {
        items: {
          fields: {
            item: "Key",
            group: "Group",
            name: "Text in English",
            pt: "In Portuguese",
            es: "In Spanish",
            fr: "In French",
          },
        },
      },
    },
    previous_cargo: {
      name: "Previous cargo",
      plural: "Previous cargoes",
      description: "What a hold may have carried, and what that asks of it",
      fields: { cleaning_class: "What it asks of the hold" },
      sections: { languages: "Languages" },
      help: { cleaning_class: "Shown beside the last cargoes of a ship, before food or feed goes in." },
      choices: { cleaning_class: cleaning },
    },
  },
} satisfies FeatureWords<{
  records: {
    operation: typeof operation;
    pre_inspection: typeof preInspection;
    last_cargo: typeof lastCargo;
    basement_inspection: typeof basementInspection;
    hose_test: typeof hoseTest;
    hold_sealing: typeof holdSealing;
    occurrence: typeof occurrence;
    bags: typeof bags;
    origin_inspection: typeof originInspection;
    ship_document: typeof shipDocument;
    checklist: typeof checklist;
    previous_cargo: typeof previousCargo;
  };
}>;

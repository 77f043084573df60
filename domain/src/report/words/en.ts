/** What reports say, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { REPORT_ERRORS } from "#report/errors";
import type { operationReport } from "#report/operation-report";
import type { reportConfiguration } from "#report/report-configuration";
import type { reportModel } from "#report/report-model";
import type { reportRun } from "#report/report-run";

/** Parts of a report on an operation: what one consists of, and what a customer's are made of. */
const sections = {
  order: "Order and operation",
  scope: "Services",
  holds: "Cargo by hold",
  pre_inspection: "Pre-inspection",
  basement_inspection: "Hold inspections",
  hose_test: "Hose tests",
  hold_sealing: "Hold sealing",
  weighing_period: "Weighings",
  draft_survey: "Draft survey",
  classification: "Classifications",
  oil_classification: "Oil classifications",
  double_check: "Double checks",
  sample: "Samples",
  timelog_entry: "Time log",
  statement: "Statement of facts",
  occurrence: "Occurrences",
  bags: "Bags",
  origin_inspection: "Inspection of origin",
  ship_document: "Ship documents",
  certificate: "Certificates",
  people: "Who did what",
  approvals: "Approvals",
  photos: "Photos",
};

const language = {
  pt: "Portuguese",
  en: "English",
  es: "Spanish",
  fr: "French",
};

export const words = {
  errors: {
    report_ended: "The report is not on its way any more",
    report_kept: "A kept report is not changed",
    report_not_done: "The report is not done yet",
    report_too_long: "The report has more than {max} rows: narrow it by filters",
    reports_waiting: "Wait for one of your reports: {max} are on their way",
  },
  notices: {
    report_done: "The report {subject} is done.",
    report_refused: "The report {subject} was not made: {reason}",
  },
  mail: {
    reportSubject: "Report {name}",
    reportBody: "The report {name} is attached. Rows: {rows}.\n\n{sender}",
    reportAttached: "The report {name} is attached.\n\n{sender}",
  },
  records: {
    report_model: {
      name: "Report model",
      plural: "Report models",
      description: "What a report asks for, on which paper, and when by mail",
      fields: {
        record: "Rows of",
        definition: "Report",
        format: "File",
        language: "Language",
        schedule: "By mail",
        day: "Day",
        hour: "From this hour on",
        recipients: "To",
        operation_country: "Country of operation",
        last_occasion: "Last sent by itself",
      },
      choices: {
        format: {
          pdf: "PDF",
          xlsx: "Excel",
        },
        language,
        schedule: {
          never: "Not by mail",
          daily: "Every day",
          weekly: "Every week",
          monthly: "Every month",
        },
      },
      help: {
        day: "Of the week, 1 is Monday; of the month, up to 28.",
        recipients: "Addresses, one below the other or with commas between.",
      },
      sections: { schedule: "Schedule" },
    },
    report_run: {
      name: "Report",
      plural: "Reports",
      description: "Reports that were made, and those on their way",
      fields: {
        state: "State",
        record: "Rows of",
        format: "File",
        language: "Language",
        asked_at: "Asked for",
        finished_at: "Done",
        progress: "Progress",
        rows: "Rows",
        scheduled: "By schedule",
        definition: "Report",
        operation_country: "Country of operation",
        recipients: "To be sent to",
        sent_to: "Sent to",
        problem: "Problem",
        result: "Result",
        document: "File",
        report_model_id: "Model",
      },
      choices: {
        state: {
          waiting: "Waiting",
          running: "Running",
          done: "Done",
          canceled: "Canceled",
          refused: "Refused",
          failed: "Failed",
        },
        format: {
          pdf: "PDF",
          xlsx: "Excel",
        },
        language,
      },
    },
    operation_report: {
      name: "Report of an operation",
      plural: "Reports of operations",
      description: "What was made of an operation, kept as it came out",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        kind: "Report",
        status: "Approval",
        revision: "Version",
        state: "State",
        progress: "Progress",
        format: "File",
        language: "Language",
        sections: "Parts",
        photos_per_page: "Photos per page",
        asked_at: "Asked for",
        finished_at: "Done",
        author_id: "Made by",
        sent_to: "Sent to",
        problem: "Problem",
        document: "File",
      },
      choices: {
        kind: {
          summary: "Summary report",
          general: "General report",
          services: "Summary of services",
          gallery: "Gallery report",
          approval: "Approval report",
        },
        status: {
          draft: "Not submitted",
          pending_level_1: "Waiting for level 1",
          pending_level_2: "Waiting for level 2",
          approved: "Approved",
        },
        state: {
          waiting: "Waiting",
          running: "Running",
          done: "Done",
          canceled: "Canceled",
          refused: "Refused",
          failed: "Failed",
        },
        format: {
          pdf: "PDF",
          xlsx: "Excel",
        },
        language,
        sections,
      },
    },
    report_configuration: {
      name: "Report configuration",
      plural: "Report configurations",
      description: "How the reports of a customer look",
      fields: {
        sections: "Parts, in this order",
        photos_per_page: "Photos per page",
        language: "Language",
      },
      choices: {
        sections,
        language,
      },
    },
  },
} satisfies FeatureWords<{
  records: {
    report_model: typeof reportModel;
    report_run: typeof reportRun;
    operation_report: typeof operationReport;
    report_configuration: typeof reportConfiguration;
  };
  errors: typeof REPORT_ERRORS;
}>;

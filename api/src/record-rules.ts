/** Every record whose rows have rules beyond their definition, one line each. */

import { billingRuleRules } from "#billing/explain-rules";
import { creditNoteRules, invoiceRules, preInvoiceRules } from "#billing/rules";
import { simulationRules } from "#billing/simulation-rules";
import { certificateCommentRules } from "#certificate/comments";
import { certificateRules } from "#certificate/rules";
import { nominationRules, proposalRules } from "#commercial/rules";
import { notificationRules } from "#notices/rules";
import { withOperations } from "#operation/keep-in-step";
import { resultRules } from "#operation/laboratory/rules";
import { checklistRules, fieldRules, operationRules } from "#operation/rules";
import { sealRangeRules } from "#operation/sealing/rules";
import { cityRules, companyRules, profileRules, userRules, workunitRules } from "#people/rules";
import type { AllRecordRules } from "#record/rules";
import { reportModelRules } from "#report/rules";
import { customerRules } from "#sync/customer-secret";
import { commentRules } from "#work-order/comment-rules";
import { appointmentRules, workOrderRules } from "#work-order/rules";

export const RECORD_RULES: AllRecordRules = new Map([
  ["user", userRules],
  ["profile", profileRules],
  ["company", companyRules],
  ["workunit", workunitRules],
  ["city", cityRules],
  ["customer", customerRules],
  ["notification", notificationRules],
  ["proposal", proposalRules],
  ["nomination", nominationRules],
  ["work_order", withOperations(workOrderRules)],
  ["appointment", appointmentRules],
  ["comment", commentRules],
  ["certificate", certificateRules],
  ["certificate_comment", certificateCommentRules],
  ["operation", operationRules],
  ["checklist", checklistRules],
  ["seal_range", sealRangeRules],
  ...fieldRules,
  ["analysis_result", resultRules],
  ["rule", billingRuleRules],
  ["pre_invoice", preInvoiceRules],
  ["invoice", invoiceRules],
  ["credit_note", creditNoteRules],
  ["simulation", simulationRules],
  ["report_model", reportModelRules],
]);

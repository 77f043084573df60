/** Every record of the product. A new register adds one line here. */

import { approvalThreshold } from "./billing/approval-threshold.ts";
import { costRate } from "./billing/cost-rate.ts";
import { creditNote } from "./billing/credit-note.ts";
import { expense } from "./billing/expense.ts";
import { invoice } from "./billing/invoice.ts";
import { preInvoice } from "./billing/pre-invoice.ts";
import { fobCost, fobTax, simulation } from "./billing/simulator-records.ts";
import { authenticatedDocument } from "./certificate/authenticated-document.ts";
import { certificate } from "./certificate/certificate.ts";
import { certificateComment } from "./certificate/certificate-comment.ts";
import { certificateText } from "./certificate/standard-text.ts";
import { nomination } from "./commercial/nomination.ts";
import { proposal } from "./commercial/proposal.ts";
import { Catalog } from "./kernel/record.ts";
import { checklist } from "./operation/checklist.ts";
import { operation } from "./operation/operation.ts";
import { analysisResult } from "./operation/pages/analysis-result.ts";
import { bags } from "./operation/pages/bags.ts";
import { classification } from "./operation/pages/classification.ts";
import { doubleCheck } from "./operation/pages/double-check.ts";
import { draftSurvey } from "./operation/pages/draft-survey.ts";
import { fobInvoice } from "./operation/pages/fob-invoice.ts";
import { basementInspection } from "./operation/pages/hold-inspection.ts";
import { holdSealing } from "./operation/pages/hold-sealing.ts";
import { hoseTest } from "./operation/pages/hose-test.ts";
import { mapReport } from "./operation/pages/map-report.ts";
import { occurrence } from "./operation/pages/occurrence.ts";
import { oilClassification } from "./operation/pages/oil-classification.ts";
import { originInspection } from "./operation/pages/origin-inspection.ts";
import { lastCargo, preInspection } from "./operation/pages/pre-inspection.ts";
import { sample } from "./operation/pages/sample.ts";
import { shipDocument } from "./operation/pages/ship-document.ts";
import { timelogEntry } from "./operation/pages/time-log.ts";
import { truck } from "./operation/pages/truck.ts";
import { weighing, weighingPeriod } from "./operation/pages/weighing.ts";
import { previousCargo } from "./operation/previous-cargo.ts";
import { analysis } from "./register/analysis.ts";
import { barge } from "./register/barge.ts";
import { branch } from "./register/branch.ts";
import { bu } from "./register/bu.ts";
import { carrier } from "./register/carrier.ts";
import { category } from "./register/category.ts";
import { city } from "./register/city.ts";
import { company } from "./register/company.ts";
import { contact } from "./register/contact.ts";
import { country } from "./register/country.ts";
import { currency } from "./register/currency.ts";
import { customer } from "./register/customer.ts";
import { department } from "./register/department.ts";
import { designationType } from "./register/designation-type.ts";
import { dispatcher } from "./register/dispatcher.ts";
import { district } from "./register/district.ts";
import { exchangeRate } from "./register/exchange-rate.ts";
import { inspector } from "./register/inspector.ts";
import { instrument } from "./register/instrument.ts";
import { level } from "./register/level.ts";
import { loadingPlace } from "./register/loading-place.ts";
import { measure } from "./register/measure.ts";
import { notification } from "./register/notification.ts";
import { occurrences } from "./register/occurrences.ts";
import { origin } from "./register/origin.ts";
import { port } from "./register/port.ts";
import { product } from "./register/product.ts";
import { profile } from "./register/profile.ts";
import { region } from "./register/region.ts";
import { role } from "./register/role.ts";
import { rule } from "./register/rule.ts";
import { ruleType } from "./register/rule-type.ts";
import { savedView } from "./register/saved-view.ts";
import { scale } from "./register/scale.ts";
import { scopeModel } from "./register/scope-model.ts";
import { sealRange } from "./register/seal-range.ts";
import { serviceType } from "./register/service-type.ts";
import { setting } from "./register/setting.ts";
import { ship } from "./register/ship.ts";
import { shipper } from "./register/shipper.ts";
import { state } from "./register/state.ts";
import { tankVolume } from "./register/tank-volume.ts";
import { terminal } from "./register/terminal.ts";
import { timelog } from "./register/timelog.ts";
import { tugboat } from "./register/tugboat.ts";
import { user } from "./register/user.ts";
import { variation } from "./register/variation.ts";
import { workunit } from "./register/workunit.ts";
import { operationReport } from "./report/operation-report.ts";
import { reportConfiguration } from "./report/report-configuration.ts";
import { reportModel } from "./report/report-model.ts";
import { reportRun } from "./report/report-run.ts";
import { sync } from "./sync/delivery.ts";
import { absence } from "./work-order/absence.ts";
import { appointment } from "./work-order/appointment.ts";
import { comment } from "./work-order/comment.ts";
import { workOrder } from "./work-order/work-order.ts";

export const RECORDS = {
  country,
  state,
  city,
  region,
  district,
  port,
  terminal,
  scale,
  loading_place: loadingPlace,
  origin,
  company,
  customer,
  contact,
  shipper,
  carrier,
  dispatcher,
  branch,
  workunit,
  bu,
  department,
  role,
  inspector,
  seal_range: sealRange,
  ship,
  barge,
  tugboat,
  tank_volume: tankVolume,
  product,
  category,
  variation,
  analysis,
  instrument,
  measure,
  occurrences,
  timelog,
  checklist,
  previous_cargo: previousCargo,
  service_type: serviceType,
  scope_model: scopeModel,
  certificate_text: certificateText,
  designation_type: designationType,
  currency,
  exchange_rate: exchangeRate,
  rule_type: ruleType,
  level,
  rule,
  user,
  profile,
  saved_view: savedView,
  notification,
  setting,
  proposal,
  nomination,
  work_order: workOrder,
  appointment,
  absence,
  comment,
  operation,
  pre_inspection: preInspection,
  last_cargo: lastCargo,
  basement_inspection: basementInspection,
  hose_test: hoseTest,
  hold_sealing: holdSealing,
  weighing_period: weighingPeriod,
  weighing,
  draft_survey: draftSurvey,
  classification,
  oil_classification: oilClassification,
  map_report: mapReport,
  double_check: doubleCheck,
  timelog_entry: timelogEntry,
  occurrence,
  bags,
  origin_inspection: originInspection,
  truck,
  fob_invoice: fobInvoice,
  ship_document: shipDocument,
  sample,
  certificate,
  certificate_comment: certificateComment,
  authenticated_document: authenticatedDocument,
  analysis_result: analysisResult,
  sync,
  pre_invoice: preInvoice,
  invoice,
  credit_note: creditNote,
  approval_threshold: approvalThreshold,
  cost_rate: costRate,
  expense,
  fob_cost: fobCost,
  fob_tax: fobTax,
  simulation,
  report_model: reportModel,
  report_run: reportRun,
  operation_report: operationReport,
  report_configuration: reportConfiguration,
} as const;

export type RecordKey = keyof typeof RECORDS;
export type RecordOf<K extends RecordKey> = (typeof RECORDS)[K];

export const catalog = new Catalog(RECORDS);

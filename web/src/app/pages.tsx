/**
 * The page of every key that the route table names, each in a file of its own that is loaded when it is opened.
 *
 * A feature adds its key to `domain/src/routes/page-keys.ts`, names it on its routes, and adds one line here.
 */
import type { PageKey } from "@plimsoll/domain/routes/page-keys";
import type { ComponentType } from "react";
import { Entrance } from "./entrance.tsx";

export type PageLoader = () => Promise<{ Component: ComponentType }>;

const developer = () => import("#features/developer/developer-pages");

const documents = () => import("#features/certificate/document-pages");
const billing = () => import("#features/billing/billing-list-pages");
const simulator = () => import("#features/billing/simulator-pages");
const preInvoice = () => import("#features/billing/pre-invoice-page");

export const PAGES: Readonly<Record<PageKey, PageLoader>> = {
  entrance: async () => ({ Component: Entrance }),
  recovery: async () => ({ Component: (await import("#features/session/recovery-page")).RecoveryPage }),
  support: async () => ({ Component: (await import("#features/session/support-page")).SupportPage }),
  "proposal-answer": async () => ({
    Component: (await import("#features/commercial/answer-page")).AnswerPage,
  }),
  legal: async () => ({ Component: (await import("#features/legal-advice/legal-page")).LegalPage }),
  dashboard: async () => ({
    Component: (await import("#features/dashboard/dashboard-page")).DashboardPage,
  }),
  components: async () => ({
    Component: (await import("#features/components/components-page")).ComponentsPage,
  }),
  section: async () => ({ Component: (await import("#features/section/section-page")).SectionPage }),
  calculator: async () => ({ Component: (await import("#features/tools/tool-page")).ToolPage }),
  cotton: async () => ({ Component: (await import("#features/cotton/cotton-page")).CottonPage }),
  "register-list": async () => ({ Component: (await import("./register-pages.tsx")).RegisterListPage }),
  "register-form": async () => ({ Component: (await import("./register-pages.tsx")).RegisterFormPage }),
  "profile-list": async () => ({ Component: (await developer()).ProfileListPage }),
  profile: async () => ({ Component: (await developer()).ProfilePage }),
  "setting-list": async () => ({ Component: (await developer()).SettingListPage }),
  setting: async () => ({ Component: (await developer()).SettingPage }),
  "proposal-list": async () => ({
    Component: (await import("#features/commercial/proposal-list-page")).ProposalListPage,
  }),
  proposal: async () => ({
    Component: (await import("#features/commercial/proposal-page")).ProposalPage,
  }),
  "nomination-list": async () => ({
    Component: (await import("#features/commercial/nomination-list-page")).NominationListPage,
  }),
  nomination: async () => ({
    Component: (await import("#features/commercial/nomination-page")).NominationPage,
  }),
  "control-panel": async () => ({
    Component: (await import("#features/dashboard/control-panel-page")).ControlPanelPage,
  }),
  planner: async () => ({ Component: (await import("#features/planner/planner-page")).PlannerPage }),
  "order-list": async () => ({
    Component: (await import("#features/work-order/order-list-page")).OrderListPage,
  }),
  "operation-list": async () => ({
    Component: (await import("#features/operation/operation-list-page")).OperationListPage,
  }),
  operation: async () => ({ Component: (await import("#features/operation/operation-page")).OperationPage }),
  "operation-page": async () => ({
    Component: (await import("#features/operation/field-page")).FieldPage,
  }),
  "truck-list": async () => ({
    Component: (await import("#features/trucks/truck-list-page")).TruckListPage,
  }),
  "road-row": async () => ({
    Component: (await import("#features/operation/road-row-page")).RoadRowPage,
  }),
  "convoy-summary": async () => ({
    Component: (await import("#features/convoy/convoy-summary-page")).ConvoySummaryPage,
  }),
  "certificate-list": async () => ({
    Component: (await import("#features/certificate/certificate-list-page")).CertificateListPage,
  }),
  certificate: async () => ({
    Component: (await import("#features/certificate/certificate-page")).CertificatePage,
  }),
  "pre-invoice-answer": async () => ({
    Component: (await import("#features/billing/answer-page")).AnswerPage,
  }),
  "certificate-answer": async () => ({
    Component: (await import("#features/certificate/answer-page")).AnswerPage,
  }),
  "document-list": async () => ({ Component: (await documents()).DocumentListPage }),
  document: async () => ({ Component: (await documents()).DocumentPage }),
  "document-validation": async () => ({ Component: (await documents()).DocumentValidationPage }),
  verify: async () => ({ Component: (await import("#features/certificate/verify-page")).VerifyPage }),
  "convoy-gallery": async () => ({
    Component: (await import("#features/convoy/convoy-gallery-page")).ConvoyGalleryPage,
  }),
  geoposition: async () => ({
    Component: (await import("#features/maps/geoposition-page")).GeopositionPage,
  }),
  "ship-status": async () => ({
    Component: (await import("#features/maps/ship-status-page")).ShipStatusPage,
  }),
  "fob-map": async () => ({ Component: (await import("#features/maps/fob-map-page")).FobMapPage }),
  sibling: async () => ({ Component: (await import("#features/cotton/sibling-page")).SiblingPage }),
  gate: async () => ({ Component: (await import("#features/operation/gate-page")).GatePage }),
  transfer: async () => ({ Component: (await import("#features/trucks/transfer-page")).TransferPage }),
  "send-classification": async () => ({
    Component: (await import("#features/sync/order-sync-page")).SendClassificationPage,
  }),
  "order-sync": async () => ({ Component: (await import("#features/sync/order-sync-page")).OrderSyncPage }),
  "sync-log": async () => ({ Component: (await import("#features/sync/sync-log-page")).SyncLogPage }),
  laboratory: async () => ({
    Component: (await import("#features/laboratory/laboratory-page")).LaboratoryPage,
  }),
  "laboratory-results": async () => ({
    Component: (await import("#features/laboratory/results-page")).ResultsPage,
  }),
  "checked-classifiers": async () => ({
    Component: (await import("#features/quality/classifiers-page")).ClassifiersPage,
  }),
  "quality-trends": async () => ({
    Component: (await import("#features/quality/trends-page")).TrendsPage,
  }),
  delivery: async () => ({ Component: (await import("#features/sync/delivery-page")).DeliveryPage }),
  "ship-billing": async () => ({ Component: (await billing()).ShipBillingPage }),
  "fob-billing": async () => ({ Component: (await billing()).FobBillingPage }),
  "invoice-approval": async () => ({ Component: (await billing()).InvoiceApprovalPage }),
  "financial-monitoring": async () => ({
    Component: (await import("#features/billing/financial-monitoring-page")).FinancialMonitoringPage,
  }),
  "terminal-monitoring": async () => ({
    Component: (await import("#features/billing/terminal-monitoring-page")).TerminalMonitoringPage,
  }),
  "credit-note-list": async () => ({ Component: (await billing()).CreditNoteListPage }),
  "fob-invoice-list": async () => ({ Component: (await billing()).FobInvoiceListPage }),
  "invoice-list": async () => ({ Component: (await billing()).InvoiceListPage }),
  "new-pre-invoice": async () => ({
    Component: (await import("#features/billing/new-pre-invoice-page")).NewPreInvoicePage,
  }),
  "pre-invoice": async () => ({ Component: (await preInvoice()).PreInvoicePage }),
  "pre-invoice-report": async () => ({ Component: (await preInvoice()).PreInvoiceReportPage }),
  invoice: async () => ({ Component: (await import("#features/billing/invoice-page")).InvoicePage }),
  "simulation-list": async () => ({ Component: (await simulator()).SimulationListPage }),
  "new-simulation": async () => ({ Component: (await simulator()).NewSimulationPage }),
  simulation: async () => ({ Component: (await simulator()).SimulationPage }),
  "simulation-report": async () => ({ Component: (await simulator()).SimulationReportPage }),
  "cost-table-list": async () => ({ Component: (await simulator()).CostTableListPage }),
  "cost-table": async () => ({ Component: (await simulator()).CostTablePage }),
  "tax-table-list": async () => ({ Component: (await simulator()).TaxTableListPage }),
  "report-models": async () => ({ Component: (await import("#features/report/models-page")).ModelsPage }),
  "report-list": async () => ({
    Component: (await import("#features/report/report-list-page")).ReportListPage,
  }),
  report: async () => ({ Component: (await import("#features/report/report-page")).ReportPage }),
  "operation-reports": async () => ({
    Component: (await import("#features/report/operation-reports-page")).OperationReportsPage,
  }),
  "operation-resume": async () => ({ Component: (await import("#features/report/resume-page")).ResumePage }),
  "resume-report": async () => ({
    Component: (await import("#features/report/resume-report-page")).ResumeReportPage,
  }),
  "report-approval": async () => ({
    Component: (await import("#features/report/approval-page")).ApprovalPage,
  }),
  "report-configuration": async () => ({
    Component: (await import("#features/report/configuration-page")).ConfigurationPage,
  }),
  order: async () => ({ Component: (await import("#features/work-order/order-page")).OrderPage }),
};

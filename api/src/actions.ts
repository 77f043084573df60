/** Every handler, one list. The compiler finds a contract without a handler, and the other way round. */
import type { CONTRACTS } from "@plimsoll/domain/contracts";
import { CONTRACTS as DECLARED } from "@plimsoll/domain/contracts";
import { type Contract, handlerName } from "@plimsoll/domain/kernel/contract";
import type { z } from "zod";
import { accountingHandlers } from "#billing/accounting/handlers";
import { preInvoiceLinkHandlers } from "#billing/approval/link";
import { correctionHandlers } from "#billing/correction/handlers";
import { ruleHandlers } from "#billing/explain-rules";
import { preInvoiceHandlers } from "#billing/handlers";
import { monitoringHandlers } from "#billing/monitoring/handlers";
import { simulatorHandlers } from "#billing/simulator-handlers";
import {
  billingHandlers,
  classificationHandlers,
  draftSurveyHandlers,
  identifierHandlers,
  operationHandlers,
  weighingHandlers,
} from "#calculators/handlers";
import { authenticationHandlers } from "#certificate/authentication/authenticate";
import { certificateHandlers } from "#certificate/handlers";
import { certificateLinkHandlers } from "#certificate/link";
import { nominationHandlers } from "#commercial/nomination-handlers";
import { proposalHandlers } from "#commercial/proposal-handlers";
import { linkHandlers } from "#commercial/proposal-link";
import { fileHandlers } from "#files/handlers";
import { doubleCheckHandlers } from "#operation/classification/double-check";
import { classifyingHandlers } from "#operation/classification/handlers";
import { mapReportHandlers } from "#operation/classification/map-report";
import { trendHandlers } from "#operation/classification/trends";
import { convoyHandlers } from "#operation/convoy/handlers";
import { geopositionHandlers } from "#operation/geoposition/handlers";
import { fieldHandlers } from "#operation/handlers";
import { invoiceFileHandlers } from "#operation/invoice-file/handlers";
import { laboratoryHandlers } from "#operation/laboratory/handlers";
import { shipStatusHandlers } from "#operation/ship-status/handlers";
import { transferHandlers } from "#operation/transfer/handlers";
import { truckMapHandlers } from "#operation/truck-map/handlers";
import { truckHandlers } from "#operation/trucks/board";
import { scaleHandlers } from "#operation/weighing/scale";
import { peopleHandlers } from "#people/invite";
import { reportHandlers } from "#report/handlers";
import { operationReportHandlers } from "#report/operation-handlers";
import type { Call } from "#rpc/call";
import type { PublicCall } from "#rpc/public-calls";
import { searchHandlers } from "#search/handlers";
import { sessionHandlers } from "#session/handlers";
import { handoverHandlers } from "#session/handover";
import { recoveryHandlers } from "#session/recovery";
import { supportHandlers } from "#session/support";
import { syncHandlers } from "#sync/handlers";
import { workOrderHandlers } from "#work-order/handlers";

type HandlersOf<G> = {
  readonly [K in keyof G]: G[K] extends {
    input: infer I extends z.ZodType;
    output: infer O extends z.ZodType;
    access: infer A;
  }
    ? (call: A extends "public" ? PublicCall : Call, input: z.infer<I>) => z.input<O> | Promise<z.input<O>>
    : never;
};

const HANDLERS: { readonly [G in keyof typeof CONTRACTS]: HandlersOf<(typeof CONTRACTS)[G]> } = {
  session: { ...sessionHandlers, ...recoveryHandlers, ...handoverHandlers, ...supportHandlers },
  people: peopleHandlers,
  file: fileHandlers,
  classification: classificationHandlers,
  identifier: identifierHandlers,
  draftSurvey: draftSurveyHandlers,
  weighing: weighingHandlers,
  operation: operationHandlers,
  field: fieldHandlers,
  transfer: transferHandlers,
  truck: { ...truckHandlers, ...truckMapHandlers },
  convoy: convoyHandlers,
  geoposition: geopositionHandlers,
  shipStatus: shipStatusHandlers,
  invoiceFile: invoiceFileHandlers,
  scale: scaleHandlers,
  classifying: { ...classifyingHandlers, ...doubleCheckHandlers, ...mapReportHandlers, ...trendHandlers },
  billing: billingHandlers,
  preInvoice: preInvoiceHandlers,
  simulator: simulatorHandlers,
  correction: { ...correctionHandlers, ...preInvoiceLinkHandlers },
  monitoring: { ...monitoringHandlers, ...accountingHandlers, ...ruleHandlers },
  commercial: { ...proposalHandlers, ...nominationHandlers, ...linkHandlers },
  workOrder: workOrderHandlers,
  laboratory: laboratoryHandlers,
  authentication: authenticationHandlers,
  certificate: { ...certificateHandlers, ...certificateLinkHandlers },
  sync: syncHandlers,
  report: { ...reportHandlers, ...operationReportHandlers },
  search: searchHandlers,
};

export type Handler = (call: Call, input: never) => unknown;

export const ACTIONS: ReadonlyMap<string, Handler> = new Map(
  Object.entries(DECLARED).flatMap(([group, contracts]) =>
    Object.entries(contracts as Readonly<Record<string, Contract>>).map(([key, contract]) => [
      handlerName(contract),
      (HANDLERS as Readonly<Record<string, Readonly<Record<string, Handler>>>>)[group]?.[key] as Handler,
    ]),
  ),
);

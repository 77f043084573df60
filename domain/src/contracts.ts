/** Every call that is not one of a record's own. With the records, this is all that the server can be asked. */
import { z } from "zod";
import { billingContracts } from "./billing/contract.ts";
import { correctionContracts } from "./billing/correction-contract.ts";
import { monitoringContracts } from "./billing/monitoring-contract.ts";
import { preInvoiceContracts } from "./billing/pre-invoice-contract.ts";
import { simulatorContracts } from "./billing/simulator-contract.ts";
import { authenticationContracts } from "./certificate/authentication-contract.ts";
import { certificateContracts } from "./certificate/contract.ts";
import { classificationContracts } from "./classification/contract.ts";
import { commercialContracts } from "./commercial/contract.ts";
import { draftSurveyContracts } from "./draft-survey/contract.ts";
import { fileContracts } from "./file/contract.ts";
import { identifierContracts } from "./identifier/contract.ts";
import {
  type Contract,
  callName,
  defineAction,
  RECORD_CALLS,
  recordCalls,
  underSubtypes,
} from "./kernel/contract.ts";
import { subtypesOf } from "./kernel/open-actions.ts";
import { listOutput, objectOutput } from "./kernel/output.ts";
import type { Catalog } from "./kernel/record.ts";
import { recordOutput } from "./kernel/record-output.ts";
import { statusContracts } from "./kernel/status-contract.ts";
import { classifyingContracts } from "./operation/classification-contract.ts";
import { operationContracts } from "./operation/contract.ts";
import { convoyContracts } from "./operation/convoy-contract.ts";
import { fieldContracts } from "./operation/field-contract.ts";
import { geopositionContracts } from "./operation/geoposition-contract.ts";
import { invoiceFileContracts } from "./operation/invoice-file-contract.ts";
import { laboratoryContracts } from "./operation/laboratory-contract.ts";
import { scaleContracts } from "./operation/scale-contract.ts";
import { shipStatusContracts } from "./operation/ship-status-contract.ts";
import { transferContracts } from "./operation/transfer-contract.ts";
import { truckContracts } from "./operation/truck-contract.ts";
import { peopleContracts } from "./people/contract.ts";
import { reportContracts } from "./report/contract.ts";
import { sessionContracts } from "./session/contract.ts";
import { syncContracts } from "./sync/contract.ts";
import { weighingContracts } from "./weighing/contract.ts";
import { workOrderContracts } from "./work-order/contract.ts";

export const CONTRACTS = {
  session: sessionContracts,
  people: peopleContracts,
  file: fileContracts,
  classification: classificationContracts,
  identifier: identifierContracts,
  draftSurvey: draftSurveyContracts,
  weighing: weighingContracts,
  operation: operationContracts,
  field: fieldContracts,
  transfer: transferContracts,
  truck: truckContracts,
  convoy: convoyContracts,
  geoposition: geopositionContracts,
  shipStatus: shipStatusContracts,
  invoiceFile: invoiceFileContracts,
  scale: scaleContracts,
  classifying: classifyingContracts,
  billing: billingContracts,
  preInvoice: preInvoiceContracts,
  simulator: simulatorContracts,
  monitoring: monitoringContracts,
  correction: correctionContracts,
  commercial: commercialContracts,
  workOrder: workOrderContracts,
  laboratory: laboratoryContracts,
  certificate: certificateContracts,
  authentication: authenticationContracts,
  sync: syncContracts,
  report: reportContracts,
  search: {
    find: defineAction({
      service: "default",
      type: "default",
      action: "search",
      about: "Rows of every record that the caller may list, by words in them, the best first.",
      access: "signed-in",
      effect: "read",
      input: z.strictObject({ text: z.string().max(200) }),
      output: listOutput(
        objectOutput({
          service: z.string(),
          type: z.string(),
          id: z.string(),
          name: z.string(),
          detail: z.string(),
          names: z.array(z.string()).describe("Names of what it refers to, the first telling most."),
          status: z.string().nullable(),
        }),
      ),
    }),
  },
} as const;

/** The inputs of record calls are judged by the record engine, which knows the record. */
const attributes = z.record(z.string(), z.unknown());

export function recordContracts(catalog: Catalog): Contract[] {
  return catalog.models.flatMap((model) => [
    ...recordCalls(model).map((call) => ({
      ...call,
      service: model.service,
      type: model.key,
      about: RECORD_CALLS[call.action],
      input: attributes,
      output: recordOutput(model, call.action),
      record: model.key,
    })),
    ...statusContracts(model),
  ]);
}

/** All contracts by name; two of one name would hide each other, so they are reported. */
export function allContracts(catalog: Catalog): {
  contracts: ReadonlyMap<string, Contract>;
  doubles: string[];
} {
  const contracts = new Map<string, Contract>();
  const doubles: string[] = [];
  const declared = Object.values(CONTRACTS).flatMap((group) => Object.values(group) as Contract[]);
  const subtypesBy = (record: string | undefined) =>
    subtypesOf((record === undefined ? undefined : catalog.find(record)?.definition) ?? {});
  for (const contract of [...declared, ...recordContracts(catalog)].flatMap((one) =>
    one.type === one.record ? underSubtypes(one, subtypesBy(one.record)) : [one],
  )) {
    const name = callName(contract);
    if (contracts.has(name)) doubles.push(name);
    contracts.set(name, contract);
  }
  return { contracts, doubles };
}

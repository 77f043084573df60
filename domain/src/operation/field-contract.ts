/** What is done in the field beside keeping its records. */
import { z } from "zod";
import { printedOutput } from "../commercial/output.ts";
import { defineAction } from "../kernel/contract.ts";
import { idOutput, listOutput } from "../kernel/output.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { MOST_AT_ONCE } from "../weighing/installments.ts";
import { CARRIERS } from "./carrier.ts";
import { atWorkOutput, bundleOutput, operationOutput, WORK_VIEWS } from "./output.ts";
import { basementInspection } from "./pages/hold-inspection.ts";
import { hoseTest } from "./pages/hose-test.ts";
import { occurrence } from "./pages/occurrence.ts";
import { lastCargo, preInspection } from "./pages/pre-inspection.ts";
import { shipDocument } from "./pages/ship-document.ts";
import { weighing, weighingPeriod } from "./pages/weighing.ts";
import { sumWeightsOutput } from "./weighed-output.ts";

/** What is printed of an operation. */
export const FIELD_DOCUMENTS = [
  "statement_of_facts",
  "draft_survey",
  "weight_list",
  "double_check",
  "double_check_samples",
] as const;

const seen = z.strictObject({ id: z.string(), version: z.number().int() });
const justification = z.string().max(2000).nullish();

const operation = { service: "service", type: "operation", record: "operation" } as const;
const document = {
  service: "service",
  type: "ship_document",
  record: "ship_document",
  access: { permission: "approve" },
  effect: "write",
  output: rowOutput(shipDocument),
} as const;

/** Calls by an operation and not by a row: the right is that of the record that they write. */
const unique = { service: "service", type: "default", access: "signed-in", effect: "write" } as const;
const ofOperation = z.looseObject({ operation_id: z.string() });
const ofHold = z.looseObject({ operation_id: z.string(), hold: z.number().int() });

const cargo = z.strictObject({
  cargo: z.string(),
  load_port: z.string().nullish(),
  discharge_port: z.string().nullish(),
  date: z.string().nullish(),
  cleaning: z.string().nullish(),
  remark: z.string().nullish(),
});
const cargoes = z.array(cargo).max(20);

const period = { service: "service", type: "weighing_period", record: "weighing_period" } as const;
const installments = { service: "service", type: "weighing", record: "weighing", effect: "write" } as const;

/** What each row says is judged by its record, row by row; `accumulated` is what a ticket prints, to be compared. */
const installment = z.strictObject({
  id: z.string().nullish(),
  at: z.string(),
  weight: z.string(),
  unit: z.string().nullish(),
  ticket: z.string().nullish(),
  accumulated: z.string().nullish(),
  /** How many rows before it in the file say the very same and have no ticket either. */
  repeated: z.number().int().min(0).nullish(),
});

export const fieldContracts = {
  bundle: defineAction({
    ...operation,
    action: "bundle",
    about: "All that the field pages of an operation need, in one answer: what an inspector takes along.",
    access: { permission: "load" },
    effect: "read",
    input: z.strictObject({ id: z.string() }),
    output: bundleOutput,
  }),
  atWork: defineAction({
    ...operation,
    action: "atwork",
    about: "Operations at work or about to begin: the caller's own, those of their ports, or all.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({
      view: z.enum(WORK_VIEWS),
      carrier: z.enum(CARRIERS).nullish(),
      work_order_id: z.string().nullish(),
    }),
    output: atWorkOutput,
  }),
  printed: defineAction({
    ...operation,
    action: "print",
    about:
      "A document of the field as a PDF in base64: the statement of facts, the draft survey, or the list of weights.",
    access: { permission: "load" },
    effect: "read",
    input: z.strictObject({
      id: z.string(),
      document: z.enum(FIELD_DOCUMENTS),
      remarks: z.string().max(4000).nullish(),
    }),
    output: printedOutput,
  }),
  confirmScope: defineAction({
    ...operation,
    action: "confirmscope",
    about: "Confirms a service of the order's scope as carried out, or takes it back.",
    access: { permission: "update" },
    effect: "write",
    input: z.strictObject({
      operation_id: z.string(),
      service_type_id: z.string(),
      confirmed: z.boolean(),
    }),
    output: operationOutput,
  }),
  withdraw: defineAction({
    service: "service",
    type: "basement_inspection",
    record: "basement_inspection",
    action: "withdraw",
    about: "Takes back the approval of a hold, with a reason; the hold can then be inspected again.",
    access: { permission: "update" },
    effect: "write",
    input: seen.extend({ justification }),
    output: rowOutput(basementInspection),
  }),
  approveDocument: defineAction({
    ...document,
    action: "approve",
    about: "Approves a document of the carrier, for the customer or for us.",
    input: seen,
  }),
  reproveDocument: defineAction({
    ...document,
    action: "reprove",
    about: "Reproves a document of the carrier, with the reason.",
    input: seen.extend({ justification }),
  }),
  tellParties: defineAction({
    service: "service",
    type: "occurrence",
    record: "occurrence",
    action: "tell",
    about: "Tells named parties of an occurrence by mail; who was told stays with it.",
    access: { permission: "update" },
    effect: "write",
    input: seen.extend({ to: z.array(z.string().max(200)).min(1).max(20) }),
    output: rowOutput(occurrence),
  }),
  addWeighings: defineAction({
    ...installments,
    action: "addweighings",
    about: `Up to ${MOST_AT_ONCE} installments at the end of a weighing period, all of them or none. Of those that a scale wrote (\`from_scale\`) only what the operation does not have yet is added and answered.`,
    access: { permission: "create" },
    input: z.strictObject({
      period_id: z.string(),
      rows: z.array(installment).min(1).max(MOST_AT_ONCE),
      from_file: z.boolean().nullish(),
      from_scale: z.boolean().nullish(),
    }),
    output: listOutput(rowOutput(weighing)),
  }),
  strikeWeighing: defineAction({
    ...installments,
    action: "delete",
    about: "Strikes an installment, with a justification: it stays in its place, and the later ones follow.",
    access: { permission: "delete" },
    input: z.strictObject({ id: z.string(), version: z.number().int().nullish(), justification }),
    output: idOutput,
  }),
  sumWeights: defineAction({
    ...period,
    action: "getsumweights",
    about: "What was weighed in an operation against its plan: by hold, by product and by period.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({ operation_id: z.string() }),
    output: sumWeightsOutput,
  }),
  closePeriod: defineAction({
    ...period,
    action: "close",
    about: "Closes a weighing period: it takes nothing more.",
    access: { permission: "update" },
    effect: "write",
    input: seen,
    output: rowOutput(weighingPeriod),
  }),
  reopenPeriod: defineAction({
    ...period,
    action: "reopen",
    about: "Opens a closed weighing period again, with a justification.",
    access: { permission: "reopen" },
    effect: "write",
    input: seen.extend({ justification }),
    output: rowOutput(weighingPeriod),
  }),
  lastCargoes: defineAction({
    ...unique,
    action: "changelastcargo",
    record: "last_cargo",
    about: "Sets the last cargoes of the whole carrier, the last one first.",
    input: z.strictObject({ operation_id: z.string(), cargoes }),
    output: listOutput(rowOutput(lastCargo)),
  }),
  lastCargoesOfHold: defineAction({
    ...unique,
    action: "changelastcargounique",
    record: "last_cargo",
    about: "Sets the last cargoes of one hold, the last one first.",
    input: z.strictObject({ operation_id: z.string(), hold: z.number().int(), cargoes }),
    output: listOutput(rowOutput(lastCargo)),
  }),
  hoseTestOfHold: defineAction({
    ...unique,
    action: "changehosetestunique",
    record: "hose_test",
    about: "Makes or changes the one hose test of a hold.",
    input: ofHold,
    output: rowOutput(hoseTest),
  }),
  onePreInspection: defineAction({
    ...unique,
    action: "changepreinspectionunique",
    record: "pre_inspection",
    about: "Makes or changes the one pre-inspection of an operation.",
    input: ofOperation,
    output: rowOutput(preInspection),
  }),
} as const;

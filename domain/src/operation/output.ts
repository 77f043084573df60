/** What the calls of the field answer beside rows. */
import { z } from "zod";
import { attachmentOutput } from "../file/output.ts";
import { instantOutput, listOutput, objectOutput, rowNameOutput } from "../kernel/output.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { ORDER_STATUSES } from "../work-order/status.ts";
import { workOrder } from "../work-order/work-order.ts";
import { CARRIERS } from "./carrier.ts";
import { operation } from "./operation.ts";
import { OPERATION_STATUSES, PAGE_STATES } from "./operation-page.ts";
import { SEAL_STATES } from "./pages/hold-sealing.ts";
import { shipTankOutput, surveyedBargeOutput, surveyedShipOutput } from "./survey-facts.ts";

export const operationOutput = rowOutput(operation);

const anyRow = z.record(z.string(), z.unknown());

/** The ship or barge as the field pages draw it; the trucks of an order have none. */
const carrierOutput = objectOutput({
  id: z.string(),
  name: z.string(),
  holds: listOutput(objectOutput({ number: z.number().int(), volume: z.string().nullable() })),
  /** What a survey by its drafts leans on. */
  ship: surveyedShipOutput.nullable(),
  barge: surveyedBargeOutput.nullable(),
  /** Her own tables, by which soundings are read. */
  tanks: listOutput(shipTankOutput),
});

const sealsOutput = objectOutput({
  /** The surveyor. */
  id: z.string(),
  name: z.string(),
  ranges: listOutput(objectOutput({ prefix: z.string().nullable(), first: z.string(), last: z.string() })),
  used: listOutput(objectOutput({ number: z.string(), state: z.enum(SEAL_STATES) })),
});

/** Everything that the field pages of one operation need: what an inspector takes along. */
export const bundleOutput = objectOutput({
  operation: operationOutput,
  order: rowOutput(workOrder),
  carrier: carrierOutput.nullable(),
  /** The time zone of the port: what happens there is told by its clocks. */
  zone: z.string(),
  /** Rows by type; a type that the caller may not list is not there. */
  records: z.record(z.string(), listOutput(anyRow)).readonly(),
  /** What can be chosen, by type. */
  choices: z.record(z.string(), listOutput(rowNameOutput)).readonly(),
  /** What is in the caller's hands of seals that are left, and what was used of it; nothing for whoever is no surveyor. */
  seals: sealsOutput.nullable(),
  /** Photos and papers of those rows, the newest of them where there are very many. */
  files: listOutput(attachmentOutput),
  at: instantOutput,
});
export type Bundle = z.infer<typeof bundleOutput>;

export const WORK_VIEWS = ["mine", "port", "all"] as const;
export type WorkView = (typeof WORK_VIEWS)[number];

const atWork = objectOutput({
  id: z.string(),
  version: z.number().int(),
  code: z.string(),
  carrier: z.enum(CARRIERS),
  carrier_name: z.string().nullable(),
  status: z.enum(OPERATION_STATUSES),
  started_at: instantOutput.nullable(),
  planned: z.string().nullable(),
  work_order_id: z.string(),
  wocode: z.string(),
  order_status: z.enum(ORDER_STATUSES),
  customer: z.string().nullable(),
  port: z.string().nullable(),
  terminal: z.string().nullable(),
  product: z.string().nullable(),
  barge_id: z.string().nullable(),
  appointment_date: z.string().nullable(),
  pages: listOutput(
    objectOutput({
      key: z.string(),
      state: z.enum(PAGE_STATES),
      done: z.number().int(),
      of: z.number().int(),
    }),
  ),
});
export type AtWork = z.infer<typeof atWork>;
export const atWorkOutput = listOutput(atWork);

/** What is done with work orders beside keeping their records. Each call exists under the type of every kind too. */
import { z } from "zod";
import { ORDER_KINDS } from "../commercial/order-kind.ts";
import { defineAction } from "../kernel/contract.ts";
import { rowOutput } from "../kernel/row-output.ts";
import {
  boardOutput,
  colleaguesOutput,
  countsOutput,
  dashboardOutput,
  portsOutput,
  presetsOutput,
} from "./output.ts";
import { workOrder } from "./work-order.ts";

const orderOutput = rowOutput(workOrder);

const one = z.strictObject({ id: z.string() });
const order = { service: "workorder", type: "work_order", record: "work_order" } as const;
/** What is counted: all that the caller may see, or those of one kind or one country. */
const counted = z.strictObject({
  kind: z.enum(ORDER_KINDS).nullish(),
  country: z.string().length(2).nullish(),
});
const update = { ...order, access: { permission: "update" }, effect: "write" } as const;

export const workOrderContracts = {
  colleagues: defineAction({
    ...order,
    action: "colleagues",
    about:
      "Who can be mentioned in a comment on the order: those of us who may read it, by a part of the name.",
    access: { permission: "load" },
    effect: "read",
    input: z.strictObject({ id: z.string(), search: z.string().max(200).nullish() }),
    output: colleaguesOutput,
  }),
  scope: defineAction({
    ...update,
    action: "setscope",
    about: "The services within the order, from a scope model or chosen one by one, while the order is open.",
    input: z.strictObject({
      id: z.string(),
      version: z.number().int(),
      scope_model_id: z.string().nullish(),
      scope: z
        .array(z.strictObject({ service_type_id: z.string(), mandatory: z.boolean() }))
        .max(200)
        .optional(),
    }),
    output: orderOutput,
  }),
  confirmscope: defineAction({
    ...update,
    action: "confirmscope",
    about: "Confirms items of the scope as carried out, or takes it back, by the ids of the items.",
    input: z.strictObject({
      id: z.string(),
      version: z.number().int(),
      items: z.array(z.string()).min(1).max(200),
      confirmed: z.boolean(),
    }),
    output: orderOutput,
  }),
  counts: defineAction({
    ...order,
    action: "counts",
    about: "How many orders of each status the caller may see, in all or of one kind.",
    access: { permission: "list" },
    effect: "read",
    input: counted,
    output: countsOutput,
  }),
  byPort: defineAction({
    ...order,
    action: "ports",
    about: "Orders by port and status, with the place of the port: what the map shows.",
    access: { permission: "list" },
    effect: "read",
    input: counted,
    output: portsOutput,
  }),
  presets: defineAction({
    ...order,
    action: "presets",
    about: "Conditions for the caller's own lists: my orders, my unit, waiting for me.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({}),
    output: presetsOutput,
  }),
  setupdated: defineAction({
    ...update,
    type: "fob",
    subtype: "fob",
    action: "setupdated",
    about: "Marks a truck order as changed since it last went to the customer's system.",
    input: one,
    output: orderOutput,
  }),
  updatebond: defineAction({
    ...update,
    type: "fob",
    subtype: "fob",
    action: "updatebond",
    about:
      "Links a truck order to another proposal or contract; one that differs is replaced only when `continue` says so.",
    input: z.strictObject({
      id: z.string(),
      version: z.number().int(),
      proposal_id: z.string().nullish(),
      contract: z.string().max(120).nullish(),
      continue: z.boolean().optional(),
    }),
    output: orderOutput,
  }),
  clearclosewo: defineAction({
    ...order,
    service: "register",
    action: "clearclosewo",
    about:
      "Closes a billed or canceled order: takes it off the lists of open work and its days off the planner.",
    access: { permission: "update" },
    effect: "write",
    input: one,
    output: orderOutput,
  }),
  board: defineAction({
    service: "workorder",
    type: "shipplanner",
    action: "board",
    about: "People, their appointments and absences between two days, and the orders nobody is assigned to.",
    access: { permission: "list" },
    effect: "read",
    record: "appointment",
    input: z.strictObject({
      from: z.string(),
      to: z.string(),
      port_id: z.string().nullish(),
      workunit_id: z.string().nullish(),
    }),
    output: boardOutput,
  }),
  dashboard: defineAction({
    service: "dashboard",
    type: "default",
    action: "summary",
    about: "Orders by phase, port and month, what is late, what waits, and the proposals about to expire.",
    access: { permission: "list" },
    effect: "read",
    record: "work_order",
    input: z.strictObject({ months: z.number().int().min(1).max(36).default(12) }),
    output: dashboardOutput,
  }),
} as const;

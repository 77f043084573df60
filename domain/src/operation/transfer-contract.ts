/** Trucks and barges that go over to another order. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { listOutput } from "../kernel/output.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { operationOutput } from "./output.ts";
import { truck } from "./pages/truck.ts";

export const MOST_TRANSFERRED = 500;

export const transferContracts = {
  trucks: defineAction({
    service: "service",
    type: "truck",
    record: "truck",
    action: "transfertrucks",
    about:
      "Moves trucks to another truck order of the same product, all of them or none, with what hangs from them.",
    access: { permission: "update" },
    effect: "write",
    input: z.strictObject({
      truck_ids: z.array(z.string()).min(1).max(MOST_TRANSFERRED),
      work_order_id: z.string(),
    }),
    output: listOutput(rowOutput(truck)),
  }),
  // The right is that of the operation that goes over.
  barge: defineAction({
    service: "service",
    type: "convoy",
    record: "operation",
    action: "transferbarge",
    about: "Moves a barge to another convoy of the same product, with its operation and everything in it.",
    access: "signed-in",
    effect: "write",
    input: z.strictObject({ operation_id: z.string(), work_order_id: z.string() }),
    output: operationOutput,
  }),
} as const;

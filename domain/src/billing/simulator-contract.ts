/** What is done with a simulation beside keeping it: what if, and the offer that it leads to. */
import { z } from "zod";
import { proposal } from "../commercial/proposal.ts";
import { defineAction } from "../kernel/contract.ts";
import { decimalOutput, listOutput, objectOutput } from "../kernel/output.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { fileFormat, fileOutput } from "./monitoring-contract.ts";
import { SENSITIVE_TO } from "./sensitivity.ts";

const ofSimulation = { service: "billing", type: "simulation", record: "simulation" } as const;

export const simulatorContracts = {
  sensitivity: defineAction({
    ...ofSimulation,
    action: "sensitivity",
    about: "What the price would be if the loading rate, the rain or the exchange rate came differently.",
    access: { permission: "load" },
    effect: "read",
    input: z.strictObject({ id: z.string() }),
    output: listOutput(
      objectOutput({
        to: z.enum(SENSITIVE_TO),
        /** In percent. */
        change: decimalOutput,
        price: decimalOutput,
        per_tonne_usd: decimalOutput,
        list_usd: decimalOutput,
      }),
    ),
  }),
  file: defineAction({
    ...ofSimulation,
    action: "file",
    about:
      "How the price of a simulation is made up and what it is sensitive to, as a sheet or on paper, in base64.",
    access: { permission: "load" },
    effect: "read",
    input: z.strictObject({ id: z.string(), ...fileFormat }),
    output: fileOutput,
  }),
  offer: defineAction({
    ...ofSimulation,
    action: "offer",
    about: "A proposal to the customer of the simulation, at its list price a tonne, as a draft.",
    access: { permission: "load" },
    effect: "write",
    input: z.strictObject({ id: z.string(), service_type_id: z.string() }),
    output: rowOutput(proposal),
  }),
} as const;

/** Questions about weights that anybody with a session may ask: nothing is written. */
import { defineAction } from "../kernel/contract.ts";
import { bagsInput, bagsOutput } from "./bags.ts";
import { comparisonInput, comparisonOutput } from "./comparison.ts";
import { dumpsInput, dumpsOutput } from "./dumps.ts";
import { periodsInput, periodsOutput } from "./periods.ts";
import { truckTicketInput, truckTicketOutput } from "./truck-ticket.ts";
import { conversionInput, conversionOutput } from "./units.ts";

const question = { service: "service", action: "evaluate", access: "signed-in", effect: "read" } as const;

export const weighingContracts = {
  comparison: defineAction({
    ...question,
    type: "weight_comparison",
    about: "Whether two measurements of one cargo agree, and by how much they differ.",
    input: comparisonInput,
    output: comparisonOutput,
  }),
  periods: defineAction({
    ...question,
    type: "scale_periods",
    about: "What the counter of a scale says, period by period and in all.",
    input: periodsInput,
    output: periodsOutput,
  }),
  truck: defineAction({
    ...question,
    type: "truck_ticket",
    about: "The net weight of a truck, what it lost on the way and what of that is charged.",
    input: truckTicketInput,
    output: truckTicketOutput,
  }),
  dumps: defineAction({
    ...question,
    type: "batch_scale",
    about: "What a batch scale has accumulated, dump by dump.",
    input: dumpsInput,
    output: dumpsOutput,
  }),
  units: defineAction({
    ...question,
    type: "weight_units",
    about: "A weight in another unit.",
    input: conversionInput,
    output: conversionOutput,
  }),
  bags: defineAction({
    ...question,
    type: "bags",
    about: "The net weight of bagged goods, without the tare of the bags.",
    input: bagsInput,
    output: bagsOutput,
  }),
} as const;

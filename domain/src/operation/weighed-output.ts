/** What was weighed against what was planned, as the calls of the field answer it: tonnes with three decimals. */
import { z } from "zod";
import { decimalOutput, instantOutput, listOutput, objectOutput } from "../kernel/output.ts";

const compared = { planned: decimalOutput, weighed: decimalOutput, difference: decimalOutput } as const;

export const sumWeightsOutput = objectOutput({
  total: decimalOutput,
  by_hold: listOutput(objectOutput({ hold: z.number().int(), product_id: z.string(), ...compared })),
  by_product: listOutput(objectOutput({ product_id: z.string(), ...compared })),
  by_period: listOutput(
    objectOutput({
      period_id: z.string(),
      number: z.number().int(),
      hold: z.number().int(),
      product_id: z.string(),
      begin_at: instantOutput,
      end_at: instantOutput.nullable(),
      closed: z.boolean(),
      installments: z.number().int(),
      weighed: decimalOutput,
    }),
  ),
});
export type SumWeights = z.infer<typeof sumWeightsOutput>;

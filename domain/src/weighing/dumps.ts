// Decides what a batch (hopper) scale has accumulated: each dump is the full hopper less what stayed in it.
// Kilograms. A printed accumulated weight that does not follow from the dumps is refused.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused, type Step } from "../kernel/calculated.ts";
import { add, compare, type DecimalText, subtract } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { figureInput, listInput } from "../kernel/figure.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { KILOGRAMS } from "./units.ts";

const kilograms = figureInput(KILOGRAMS);

export const dumpsInput = z.strictObject({
  dumps: listInput(
    z.strictObject({
      gross_kg: kilograms,
      residual_tare_kg: kilograms.nullish(),
      /** What the scale printed, where it printed it: compared, never taken over. */
      accumulated_kg: kilograms.nullish(),
    }),
    10_000,
    1,
  ),
});
export type DumpsRequest = z.infer<typeof dumpsInput>;

export const DUMP_STEPS = ["net_dump", "accumulated"] as const;
export const DUMP_RULES = ["batch_scale"] as const;
export type DumpStep = Step<(typeof DUMP_STEPS)[number], (typeof DUMP_RULES)[number]>;

const dumpOutput = objectOutput({ net_kg: decimalOutput, accumulated_kg: decimalOutput });
export type Dump = z.infer<typeof dumpOutput>;

export const dumpsOutput = objectOutput({
  dumps: listOutput(dumpOutput),
  total_kg: decimalOutput,
  steps: listOutput(stepOutput(DUMP_STEPS, DUMP_RULES)),
});
export type Dumps = z.infer<typeof dumpsOutput>;

export function accumulateDumpsRequest(request: DumpsRequest): Calculated<Dumps> {
  const issues: Issue[] = [];
  const steps: DumpStep[] = [];
  let total: DecimalText = "0";
  const dumps = request.dumps.map((dump, index): Dump => {
    const tare = dump.residual_tare_kg ?? "0";
    if (compare(tare, dump.gross_kg) > 0)
      issues.push(issue("above_maximum", `dumps.${index}.residual_tare_kg`, { max: dump.gross_kg }));
    const net = subtract(dump.gross_kg, tare);
    const before = total;
    total = add(total, net);
    if (typeof dump.accumulated_kg === "string" && compare(dump.accumulated_kg, total) !== 0)
      issues.push(issue("weight_not_accumulated", `dumps.${index}.accumulated_kg`));
    steps.push(
      {
        name: "net_dump",
        value: net,
        unit: "kg",
        formula: `${dump.gross_kg} − ${tare}`,
        rule: "batch_scale",
      },
      { name: "accumulated", value: total, unit: "kg", formula: `${before} + ${net}`, rule: "batch_scale" },
    );
    return { net_kg: net, accumulated_kg: total };
  });
  return issues.length > 0 ? refused(issues) : calculated({ dumps, total_kg: total, steps });
}

export const accumulateDumps = calculator(dumpsInput, accumulateDumpsRequest);

// Decides what a batch (hopper) scale has accumulated: each dump is the full hopper less what stayed in it.
// Kilograms. A printed accumulated weight that does not follow from the dumps is refused.

import { type Calculated, calculated, refused } from "../kernel/calculated.ts";
import { add, compare, type DecimalText, subtract } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { checkFigure, KILOGRAMS } from "./figure.ts";

export interface DumpInput {
  readonly gross_kg: DecimalText;
  readonly residual_tare_kg?: DecimalText | null;
  readonly accumulated_kg?: DecimalText | null;
}

export interface Dump {
  readonly net_kg: DecimalText;
  readonly accumulated_kg: DecimalText;
}

export interface Dumps {
  readonly dumps: readonly Dump[];
  readonly total_kg: DecimalText;
}

function checkDump(dump: DumpInput, field: string): Issue[] {
  const tare = dump.residual_tare_kg ?? null;
  const accumulated = dump.accumulated_kg ?? null;
  const issues = [
    ...checkFigure(dump.gross_kg, `${field}.gross_kg`, KILOGRAMS),
    ...(tare === null ? [] : checkFigure(tare, `${field}.residual_tare_kg`, KILOGRAMS)),
    ...(accumulated === null ? [] : checkFigure(accumulated, `${field}.accumulated_kg`, KILOGRAMS)),
  ];
  if (issues.length === 0 && tare !== null && compare(tare, dump.gross_kg) > 0)
    issues.push(issue("above_maximum", `${field}.residual_tare_kg`, { max: dump.gross_kg }));
  return issues;
}

export function accumulateDumps(inputs: readonly DumpInput[]): Calculated<Dumps> {
  const issues = inputs.flatMap((dump, index) => checkDump(dump, `dumps.${index}`));
  if (issues.length > 0) return refused(issues);
  const wrong: Issue[] = [];
  let total: DecimalText = "0";
  const dumps = inputs.map((dump, index): Dump => {
    const net = subtract(dump.gross_kg, dump.residual_tare_kg ?? "0");
    total = add(total, net);
    if (typeof dump.accumulated_kg === "string" && compare(dump.accumulated_kg, total) !== 0)
      wrong.push(issue("weight_not_accumulated", `dumps.${index}.accumulated_kg`));
    return { net_kg: net, accumulated_kg: total };
  });
  return wrong.length > 0 ? refused(wrong) : calculated({ dumps, total_kg: total });
}

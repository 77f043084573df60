/** Holds an answer against what its contract declares: for tests and developers, who set CHECK_ANSWERS. */
import { type Contract, callName, FILE_OUTPUT } from "@plimsoll/domain/kernel/contract";
import { z } from "zod";
import type { App } from "#app";

/** As text, because that is what leaves: a date is a date only until then. */
export function asDeclared({ env }: Pick<App, "env">, contract: Contract, answer: string): string {
  if (!env.CHECK_ANSWERS || contract.output === FILE_OUTPUT) return answer;
  const { attributes } = JSON.parse(answer) as { attributes: unknown };
  const checked = contract.output.safeParse(attributes);
  if (checked.success) return answer;
  throw new Error(
    `the answer of ${callName(contract)} is not what its contract declares: ${z.prettifyError(checked.error)}`,
  );
}

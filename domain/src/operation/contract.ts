/** The arithmetic of a statement of facts, for anybody with a session: nothing is written. */
import { defineAction } from "../kernel/contract.ts";
import { laytimeInput, laytimeOutput } from "./laytime.ts";
import { statementInput, statementOutput } from "./statement-of-facts.ts";

export const operationContracts = {
  statement: defineAction({
    service: "service",
    type: "statement_of_facts",
    action: "evaluate",
    about: "How long an operation took without its stops, and how fast it went.",
    access: "signed-in",
    effect: "read",
    input: statementInput,
    output: statementOutput,
  }),
  laytime: defineAction({
    service: "service",
    type: "laytime",
    action: "evaluate",
    access: "signed-in",
    effect: "read",
    about: "How much of the time that a charter allows was used, and the demurrage or despatch that follows.",
    input: laytimeInput,
    output: laytimeOutput,
  }),
} as const;

/** The calls that follow from a record's status machine. */
import { z } from "zod";
import type { Contract } from "./contract.ts";
import type { RecordModel } from "./record.ts";
import { changedRowsOutput, modelRowOutput, versionsOutput } from "./row-output.ts";
import { type AnyMachine, statusCalls } from "./status-machine.ts";
import { statusLogOutput, verdictsOutput } from "./status-output.ts";
import { CHANGE_STATUS } from "./transitions.ts";
import { UNDO_STATUS } from "./undo-status.ts";

export const CHANGE_STATUSES = "changestatuses";
export const STATUS_LOG = "getstatuslog";
export const VERDICTS = "verdicts";
export const VERSIONS = "versions";

/** The most rows that are changed in one call. */
const MOST_ROWS = 500;

const one = z.strictObject({ id: z.string() });
const seen = z.strictObject({ id: z.string(), version: z.number().int() });
const justification = z.string().max(2000).nullish();

export function statusContracts(model: RecordModel): Contract[] {
  const { service, key, definition } = model;
  const { machine } = definition;
  if (!machine) return [];
  const record = { service, type: key, record: key, isOfMachine: true } as const;
  const load = { ...record, access: { permission: "load" }, effect: "read", input: one } as const;
  const status = z.enum(Object.keys(machine.phases));
  const output = modelRowOutput(model);
  const calls = statusCalls(machine).map(
    ({ action, permission }): Contract => ({
      ...record,
      action,
      about: aboutCall(action),
      access: { permission },
      effect: "write",
      input: seen.extend({
        ...(action === CHANGE_STATUS ? { status } : {}),
        justification,
        ...machine.input,
      }),
      output,
    }),
  );
  return [
    ...calls,
    ...(calls.some(({ action }) => action === CHANGE_STATUS)
      ? [manyAtOnce(record, status, changedRowsOutput(model))]
      : []),
    ...stepContracts({ ...record, output }, machine),
    {
      ...record,
      action: UNDO_STATUS,
      about:
        "Takes the caller's own last change of the status back, within seconds and where nothing left the house with it.",
      access: { permission: CHANGE_STATUS },
      effect: "write",
      input: seen,
      output,
    },
    {
      ...load,
      action: STATUS_LOG,
      about: "Every status the row has had, oldest first, and those that usually follow.",
      output: statusLogOutput,
    },
    {
      ...load,
      action: VERDICTS,
      about: "Which statuses and steps could be chosen now, by which call, and where not, why.",
      output: verdictsOutput,
    },
    ...(machine.approval
      ? [
          {
            ...load,
            action: VERSIONS,
            about:
              "What was sent back from the approval, as it then was, oldest first, and the row as it stands.",
            output: versionsOutput(model),
          },
        ]
      : []),
  ];
}

type OfMachine = Pick<Contract, "service" | "type" | "record" | "isOfMachine">;

function aboutCall(action: string): string {
  return action === CHANGE_STATUS
    ? "Changes the status by hand; the verdicts say what is possible."
    : `Changes the status by the step \`${action}\`; the verdicts say when it is possible and where it leads.`;
}

function manyAtOnce(record: OfMachine, status: z.ZodType, output: z.ZodType): Contract {
  const rows = z.array(seen).min(1).max(MOST_ROWS);
  return {
    ...record,
    action: CHANGE_STATUSES,
    about:
      "Changes the status of many rows, each on its own; the answer tells for each whether it went through.",
    access: { permission: CHANGE_STATUS },
    effect: "write",
    // `orders` is what clients of the first version send.
    input: z.union([
      z.strictObject({ rows, status, justification }),
      z.strictObject({ orders: rows, status, justification }),
    ]),
    output,
  };
}

function stepContracts(record: OfMachine & Pick<Contract, "output">, { steps = {} }: AnyMachine): Contract[] {
  return Object.entries(steps).map(([action, { to }]) => ({
    ...record,
    action,
    about: `Does what leads to \`${to}\`; the verdicts say when it is possible.`,
    access: { permission: "update" },
    effect: "write",
    input: seen,
  }));
}

/** The work of a long stay on a ship of ten holds: some 500 rows of all kinds, as an inspector takes them along. */
import { type Ask, startedOperation } from "./started-operation.ts";
import type { Server } from "./whole-server.ts";

export const HOLDS = 10;
export const SEALS = 30;

type Row = { readonly id: string; readonly version: number };

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

export async function filledOperation(server: Server): Promise<string> {
  const { ask, operationId } = await startedOperation(server, HOLDS);
  await fill(ask, operationId);
  return operationId;
}

async function fill(ask: Ask, operation_id: string): Promise<void> {
  const field = (type: string, values: object) => ask("service", type, "create", { operation_id, ...values });
  const [event] = (await ask("register", "timelog", "list", { pagination: { page: 1, size: 1 } })) as Row[];
  const answers = Array.from({ length: 30 }, (_, item) => ({
    item: `item_${item}`,
    answer: "ok",
    remark: null,
  }));
  for (let hold = 1; hold <= HOLDS; hold++) {
    for (const verdict of ["reproved", "approved"])
      await field("basement_inspection", { hold, answers, verdict, reasons: "As found" });
    await field("hose_test", { hold, method: "hose", result: "tested_negative" });
    for (let position = 1; position <= SEALS; position++)
      await field("hold_sealing", {
        hold,
        position,
        number: `${operation_id.slice(-6)}-${hold}-${position}`,
      });
  }
  for (let entry = 0; entry < 170; entry++)
    await field("timelog_entry", {
      timelog_id: event?.id,
      begin_at: at(entry * 10),
      end_at: at(entry * 10 + 5),
    });
}

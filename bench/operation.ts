/**
 * `npm run bench:operation`: what an inspector takes along. The bundle of a ship of ten holds with some 500 rows of all
 * kinds, on PostgreSQL and on the embedded database: how long it takes, how many bytes, and beside it one list of the
 * same rows, in the same run.
 */
import { onBothEngines } from "./both-engines.ts";
import { type Ask, startedOperation } from "./started-operation.ts";
import { type Server, timed } from "./whole-server.ts";

const HOLDS = 10;
const SEALS = 30;

type Row = { readonly id: string; readonly version: number };

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

async function filledOperation(server: Server): Promise<string> {
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

async function measure(server: Server, engine: string): Promise<void> {
  const id = await filledOperation(server);
  const bundle = {
    service: "service",
    type: "operation",
    action: "bundle",
    country: "BR",
    attributes: { id },
  };
  const list = {
    service: "service",
    type: "hold_sealing",
    action: "list",
    country: "BR",
    attributes: {
      conditions: [{ attribute: "operation_id", operator: "=", value: id }],
      pagination: { page: 1, size: 500 },
    },
  };
  const answer = await server.call(bundle);
  const rows = Object.values((answer.attributes as { records: Record<string, unknown[]> }).records).flat()
    .length;
  const bytes = JSON.stringify(answer).length;
  console.log(`${engine}: a bundle of ${rows} rows is ${Math.round(bytes / 1024)} KiB`);
  await timed(`${engine}: bundle`, () => server.call(bundle));
  await timed(`${engine}: one list of ${HOLDS * SEALS} rows`, () => server.call(list));
}

await onBothEngines(measure);

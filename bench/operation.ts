/**
 * `npm run bench:operation`: what an inspector takes along. The bundle of a ship of ten holds with some 500 rows of all
 * kinds, on PostgreSQL and on the embedded database: how long it takes, how many bytes, and beside it one list of the
 * same rows, in the same run.
 */
import { onBothEngines } from "./both-engines.ts";
import { filledOperation, HOLDS, SEALS } from "./filled-operation.ts";
import { type Server, timed } from "./whole-server.ts";

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

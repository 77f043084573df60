/**
 * The pictures of the demo company: drawn, small, in place, and added once.
 *
 * @engine any: pictures are drawn by us and kept as files
 */
import { markupSchema } from "@plimsoll/domain/file/markup";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { verifyFiles } from "#files/verify-files";
import { addDemoPictures } from "../seeds/demo/pictures.ts";
import { openTestServer, type TestServer } from "./harness.ts";

const MOST_BYTES = 4_000_000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it("are in the complete operations and in others, each once, with what a photo proves", async () => {
  const begun = performance.now();
  const added = await addDemoPictures(server.app);
  console.log(`${added} pictures of the demo in ${(performance.now() - begun).toFixed(0)} ms`);
  expect(added).toBeGreaterThan(20);
  expect(await addDemoPictures(server.app)).toBe(0);
  const { count, bytes, problem } = await verifyFiles(server.app.db, server.app.files);
  console.log(`${count} files, ${bytes} bytes`);
  expect([count, problem]).toEqual([added, undefined]);
  expect(bytes).toBeLessThan(MOST_BYTES);
  const [finished] = await server.app.db.run<{ bare: number }>(sql`select count(*)::int as bare
    from operation o where o.status = 'finished' and o.carrier = 'ship' and not exists (
      select 1 from basement_inspection r join attachment a on a.owner_id = r.id
      where r.operation_id = o.id and a.latitude is not null and a.item is not null)
    and exists (select 1 from basement_inspection r where r.operation_id = o.id)`);
  expect(finished?.bare).toBe(0);
  const marked = await server.app.db.run<{ markup: unknown }>(
    sql`select markup from attachment where jsonb_array_length(markup) > 0`,
  );
  expect(marked.length).toBeGreaterThan(0);
  for (const { markup } of marked) expect(markupSchema.safeParse(markup).success).toBe(true);
});

it("can be looked at through the product", async () => {
  const ops = await server.as("ops.br");
  const [file] = await server.app.db.run<{ id: string }>(sql`select a.id from attachment a
    join basement_inspection r on r.id = a.owner_id join work_order w on w.id = r.work_order_id
    where w.country = 'BR' limit 1`);
  for (const path of [`/api/files/${file?.id}`, `/api/files/${file?.id}/thumbnail`]) {
    const reply = await server.get(path, { authorization: `Bearer ${ops.token}` });
    expect([reply.status, reply.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  }
});

it("let the classifier of the demo sign an official report", async () => {
  const classifier = await server.as("classifier.br");
  const [row] = await server.app.db.run<{ id: string; version: number }>(
    sql`select id, version from classification where kind = 'final' and country = 'BR' order by code limit 1`,
  );
  const reply = await classifier.call("classification", "signmapreport", "classification", {
    id: row?.id,
    version: row?.version,
  });
  expect(reply.body).toMatchObject({ attributes: { signed: { by: expect.any(String) } } });
});

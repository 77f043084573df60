/** Every record as a sheet: what we export, we import again without a change; what is new, is made; what is wrong, is told. */
import { Catalog, type RecordModel } from "@plimsoll/domain/kernel/record";
import { sheetColumns } from "@plimsoll/domain/kernel/sheet/columns";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { name, sql } from "#db/sql";
import { startJobs } from "#start";
import { TEST_RECORDS } from "../fixtures/records.ts";
import { type Client, openTestServer, type TestServer } from "../harness.ts";
import { onThisEngine } from "../thorough.ts";

const catalog = new Catalog(TEST_RECORDS);
/** Rows of one's own have no sheet to speak of, and people are invited one by one. */
const offered = onThisEngine(
  catalog.models.filter(
    (model) => model.actions.includes("create") && model.definition.scope !== "own" && model.key !== "user",
  ),
  ({ key }) => key === "everything",
);

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await openTestServer({ records: TEST_RECORDS });
  admin = await server.as("admin");
  startJobs(server.app);
});
afterAll(() => server.close());

async function run(model: RecordModel, file: Uint8Array) {
  const step = async (attributes: object) =>
    (await admin.call(model.service, "import", model.key, attributes)).body.attributes;
  const settled = async (id: string) => {
    await server.app.jobs.runDue();
    const state = await step({ step: "status", id });
    expect(["checking", "committing"]).not.toContain(state.state);
    return state;
  };
  const encoded = Buffer.from(file).toString("base64");
  const opened = await step({ step: "open", name: "sheet.xlsx", file: encoded });
  await step({ step: "map", id: opened.id, mapping: opened.mapping });
  await settled(opened.id);
  const { rows } = await step({ step: "rows", id: opened.id });
  await step({ step: "commit", id: opened.id });
  return { opened, faulty: rows, counts: (await settled(opened.id)).counts };
}

const exported = async (model: RecordModel): Promise<Uint8Array> => {
  const order = [["id", "asc"]];
  const reply = await admin.call(model.service, "export", model.key, { order });
  return new Uint8Array(reply.raw);
};
const countOf = async (table: string): Promise<number> =>
  (await server.app.db.run<{ n: number }>(sql`select count(*) as n from ${name(table)}`))[0]?.n ?? 0;

/** The demo has no rows of these, which are made for tests. */
const EMPTY = ["everything", "parcel", "parcel_note", "plain", "visit", "round", "reading"];

describe.each(offered.map((model) => [model.key, model] as const))("%s", (_key, model) => {
  it("comes back from its own export unchanged", async () => {
    const history = await countOf("audit_entry");
    const total = Math.min(await countOf(model.key), 10_000);
    expect(total === 0).toBe(EMPTY.includes(model.key));
    if (total === 0) return;
    const { opened, faulty, counts } = await run(model, await exported(model));
    // Every column is understood by its heading.
    expect(opened.mapping).toEqual(sheetColumns(model).map((column) => column.key));
    expect(faulty).toEqual([]);
    expect(counts).toMatchObject({ unchanged: total, created: 0, changed: 0, refused: 0 });
    // The one entry is the notification that the import is done.
    expect(await countOf("audit_entry")).toBe(history + 1);
  });

  it("refuses rows without what they need, each at its row, and makes none", async () => {
    const book = await readXlsx(
      new Uint8Array(
        (await admin.call(model.service, "export", model.key, { search: "no such row ever" })).raw,
      ),
    );
    const [headings = []] = book.sheets[0]?.rows ?? [];
    const before = await countOf(model.key);
    const blank = headings.map((_, at) => (at === headings.length - 1 ? 1 : null));
    const rows = [headings, blank, blank] as (string | number | null)[][];
    const { faulty } = await run(model, await writeXlsx({ sheets: [{ name: "Sheet", rows }] }));
    expect(faulty.map((row: { position: number }) => row.position)).toEqual([1, 2]);
    for (const row of faulty) expect(row.issues.length).toBeGreaterThan(0);
    expect(await countOf(model.key)).toBe(before);
  });
});

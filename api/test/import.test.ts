/** Sheets into registers: every row checked, errors at their cells, fixed in place, then written as if typed. */
import { LOCALES } from "@plimsoll/domain/kernel/locale";
import { modelOf } from "@plimsoll/domain/kernel/record";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { startJobs } from "../src/start.ts";
import { everything, TEST_RECORDS } from "./fixtures/records.ts";
import { sampleRow } from "./fixtures/samples.ts";
import { type Client, openTestServer, type Reply, type TestServer } from "./harness.ts";

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await openTestServer({ records: TEST_RECORDS });
  admin = await server.as("admin");
  startJobs(server.app);
});
afterAll(() => server.close());

const base64 = (data: Uint8Array | string) => Buffer.from(data).toString("base64");
const sheet = async (rows: (string | number | boolean | Date | null)[][]) =>
  base64(await writeXlsx({ sheets: [{ name: "Sheet", rows }] }));

/** One step, in the client's language. */
const step = (client: Client, type: string, attributes: object, locale = "en"): Promise<Reply> =>
  server.post(
    "/api",
    { service: "register", action: "import", type, country: "BR", token: client.token, attributes },
    { "accept-language": locale },
  );

async function settled(client: Client, type: string, id: string, locale = "en") {
  for (let turn = 0; turn < 600; turn++) {
    const { body } = await step(client, type, { step: "status", id }, locale);
    if (!["checking", "committing"].includes(body.attributes.state)) return body.attributes;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error("the import did not settle");
}

async function checked(
  client: Client,
  type: string,
  file: string,
  locale = "en",
  mapping?: (string | null)[],
) {
  const opened = (await step(client, type, { step: "open", name: "sheet.xlsx", file }, locale)).body
    .attributes;
  await step(client, type, { step: "map", id: opened.id, mapping: mapping ?? opened.mapping }, locale);
  return { opened, state: await settled(client, type, opened.id, locale) };
}

async function commit(client: Client, type: string, id: string, locale = "en") {
  await step(client, type, { step: "commit", id }, locale);
  return settled(client, type, id, locale);
}

const rowsOf = async (client: Client, type: string, id: string, onlyIssues = true) =>
  (await step(client, type, { step: "rows", id, only_issues: onlyIssues })).body.attributes.rows;

describe("an import", () => {
  it("reads names, numbers and dates as the language of the reader writes them", async () => {
    const csv = "Nome;Tipo;Peças;load;Dia;Certificado\nAlfa;x;3;1.234,5;15/11/2026;sim\n";
    const mapping = ["name", null, "pieces", "load", "day", "certified"];
    const { opened } = await checked(admin, "plain", base64(csv), "pt", mapping);
    expect(opened.headers).toEqual(["Nome", "Tipo", "Peças", "load", "Dia", "Certificado"]);
    expect((await commit(admin, "plain", opened.id, "pt")).counts).toMatchObject({ created: 1, refused: 0 });
    const [row] = (await admin.register("list", "plain", { search: "Alfa" })).body.attributes;
    expect(row).toMatchObject({
      pieces: 3,
      load: "1234.500",
      day: "2026-11-15",
      certified: true,
      note: null,
    });
  });

  it("takes real numbers and dates of Excel, and leaves empty cells empty", async () => {
    const file = await sheet([
      ["name", "pieces", "load", "price", "day", "moment"],
      ["Beta", 7, 0.1 + 0.2, null, new Date("2026-03-01T00:00:00Z"), new Date("2026-03-01T03:30:00Z")],
      [null, null, null, null, null, null],
    ]);
    const { opened } = await checked(admin, "plain", file);
    expect(opened.total).toBe(1);
    await commit(admin, "plain", opened.id);
    const [row] = (await admin.register("list", "plain", { search: "Beta" })).body.attributes;
    expect(row).toMatchObject({
      pieces: 7,
      load: "0.300",
      price: null,
      day: "2026-03-01",
      moment: "2026-03-01T03:30:00.000Z",
    });
  });

  it("shows every error at its cell, in the reader's language, and writes what was fixed in place", async () => {
    const file = await sheet([
      ["name", "pieces", "load", "day", "family"],
      ["Good", 1, "1.5", "2026-01-01", "rubber"],
      ["Gamma", "many", "1,5", "31/31/2026", "wood"],
      ["", 2, null, null, null],
    ]);
    const { opened, state } = await checked(admin, "plain", file);
    expect(state).toMatchObject({ state: "checked", counts: { faulty: 2 } });
    const [second, third] = await rowsOf(admin, "plain", opened.id);
    const found = (row: { issues: { column: number; code: string }[] }) =>
      row.issues.map(({ column, code }) => [column, code]).sort();
    expect(second.position).toBe(2);
    expect(found(second)).toEqual([
      [1, "not_a_number"],
      [2, "ambiguous_number"],
      [3, "invalid_date"],
      [4, "not_a_choice"],
    ]);
    expect(found(third)).toEqual([[0, "required"]]);
    expect(second.issues.every((one: { message: string }) => one.message.length > 3)).toBe(true);

    const fix = (position: number, cells: object) =>
      step(admin, "plain", { step: "fix", id: opened.id, position, cells });
    const half = await fix(2, { 1: "5", 2: "1.5" });
    expect(found(half.body.attributes.row)).toHaveLength(2);
    const whole = await fix(2, { 3: "2026-12-31", 4: "" });
    expect(whole.body.attributes).toMatchObject({ row: { issues: [] }, counts: { faulty: 1 } });

    const done = await commit(admin, "plain", opened.id);
    expect(done.counts).toMatchObject({ created: 2, faulty: 1 });
    const [row] = (await admin.register("list", "plain", { search: "Gamma" })).body.attributes;
    expect(row).toMatchObject({ pieces: 5, load: "1.500", day: "2026-12-31", family: null });
  });

  it("finds what other rows are called, and says when nobody or several are called so", async () => {
    const twin = { name: "Twin port" };
    await admin.register("create", "port", twin);
    await admin.register("create", "port", twin);
    await admin.register("create", "port", { name: "Pôrto Único" });
    const file = await sheet([
      ["name", "family", "port_id", "city_ids"],
      ["R1", "rubber", "porto unico", "Santos; Paranaguá"],
      ["R2", "rubber", "Twin port", null],
      ["R3", "rubber", "Nowhere", "Santos; Nowhere"],
    ]);
    const { opened } = await checked(admin, "everything", file);
    const rows = await rowsOf(admin, "everything", opened.id, false);
    expect(rows.map((row: { issues: { code: string }[] }) => row.issues.map((one) => one.code))).toEqual([
      [],
      ["reference_ambiguous"],
      ["reference_not_found", "reference_not_found"],
    ]);
    await commit(admin, "everything", opened.id);
    const [made] = (await admin.register("list", "everything", { search: "R1" })).body.attributes;
    expect(made.port.name).toBe("Pôrto Único");
    expect(made.citys.map((city: { name: string }) => city.name)).toEqual(["Santos", "Paranaguá"]);
  });

  it("tells values that are taken, in the sheet and in the register", async () => {
    await admin.register("create", "plain", { name: "Owner", code: "TAKEN" });
    const file = await sheet([
      ["name", "code"],
      ["U1", "TAKEN"],
      ["U2", "FREE"],
      ["U3", "FREE"],
    ]);
    const { opened } = await checked(admin, "plain", file);
    const rows = await rowsOf(admin, "plain", opened.id);
    expect(rows.map((row: { position: number }) => row.position)).toEqual([1, 3]);
    expect(rows[0].issues[0]).toMatchObject({ column: 1, code: "taken" });
  });

  it("remembers how somebody mapped the columns", async () => {
    const file = await sheet([["Bezeichnung"], ["Memory"]]);
    await checked(admin, "plain", file, "en", ["name"]);
    const again = (await step(admin, "plain", { step: "open", name: "b.xlsx", file })).body.attributes;
    expect(again.mapping).toEqual(["name"]);
  });

  it("refuses what is no sheet, too many rows, and a mapping that makes no sense", async () => {
    const open = (file: string) => step(admin, "plain", { step: "open", name: "x", file });
    expect((await open(base64(Buffer.from([0xff, 0xd8, 0xff, 0, 0, 0])))).body.errors[0].code).toBe(
      "invalid_file",
    );
    expect((await open("")).status).toBe(405);
    const many = ["name", ...Array.from({ length: 10_001 }, (_, at) => `n${at}`)].join("\n");
    expect((await open(base64(many))).body.errors[0].code).toBe("too_many_entries");
    const { id } = (await open(base64("name,code\na,b\n"))).body.attributes;
    const map = (mapping: unknown[]) => step(admin, "plain", { step: "map", id, mapping });
    expect((await map(["name"])).status).toBe(405);
    expect((await map(["name", "name"])).body.errors[0].code).toBe("duplicate_entry");
    expect((await map(["name", "password"])).body.errors[0].code).toBe("unknown_attribute");
    expect((await map([null, null])).status).toBe(405);
  });

  it("belongs to the person who opened it, and needs the right to create", async () => {
    const { id } = (await step(admin, "port", { step: "open", name: "x", file: base64("name\nMine\n") })).body
      .attributes;
    const ops = await server.as("ops.br");
    expect((await step(ops, "port", { step: "rows", id })).status).toBe(404);
    const customer = await server.as("customer");
    expect(
      (await step(customer, "port", { step: "open", name: "x", file: base64("name\nMine\n") })).status,
    ).toBe(403);
  });

  it("keeps to the countries of the person", async () => {
    const ops = await server.as("ops.br");
    const { opened } = await checked(ops, "port", base64("name,country\nAbroad,AR\nHome,BR\n"));
    const rows = await rowsOf(ops, "port", opened.id);
    expect(rows).toHaveLength(1);
    expect(rows[0].issues[0]).toMatchObject({ column: 1, code: "country_not_available" });
  });

  it("hands back a file that says what became of each row", async () => {
    const { opened } = await checked(admin, "plain", base64("name,pieces\nFile row,3\nBad row,x\n"));
    await commit(admin, "plain", opened.id);
    const reply = await step(admin, "plain", { step: "result", id: opened.id });
    const book = await readXlsx(new Uint8Array(reply.raw));
    const rows = book.sheets[0]?.rows ?? [];
    expect(rows[0]?.slice(0, 4)).toEqual(["name", "pieces", "Outcome", "Problems"]);
    expect(rows[1]?.[2]).toBe("Created");
    expect(rows[2]?.[2]).toBe("Refused");
    expect(String(rows[2]?.[3])).toContain("pieces:");
  });

  it("hands out that file under a key too, each time it is asked for", async () => {
    const { opened } = await checked(admin, "plain", base64("name\nKeyed row\n"));
    await commit(admin, "plain", opened.id);
    for (const _ of [1, 2]) {
      const asked = { step: "result", id: opened.id };
      const reply = await admin.call("register", "import", "plain", asked, {
        idempotency_key: "result-once",
      });
      expect((await readXlsx(new Uint8Array(reply.raw))).sheets[0]?.rows[1]?.[0]).toBe("Keyed row");
    }
  });

  it("goes on after a failure without writing or changing again what was written", async () => {
    const { opened } = await checked(admin, "plain", base64("name,pieces\nHalf one,1\nHalf two,x\n"));
    const { id } = opened;
    await commit(admin, "plain", id);
    // As a commit leaves it that failed after its first row.
    await server.app.db.run(sql`update import_batch set state = 'failed' where id = ${id}`);
    await step(admin, "plain", { step: "map", id, mapping: opened.mapping });
    expect((await settled(admin, "plain", id)).counts).toMatchObject({ created: 1, faulty: 1 });
    const fix = (position: number) =>
      step(admin, "plain", { step: "fix", id, position, cells: { "1": "2" } });
    expect((await fix(1)).body.errors[0].code).toBe("finished");
    expect((await fix(2)).status).toBe(200);
    expect((await commit(admin, "plain", id)).counts).toMatchObject({ created: 2, changed: 0, unchanged: 0 });
    const rows = await server.app.db.run(sql`select name from plain where name like 'Half %' order by name`);
    expect(rows).toEqual([{ name: "Half one" }, { name: "Half two" }]);
  });

  it("tells the person when it is done", async () => {
    const { opened } = await checked(admin, "plain", base64("name\nNotice row\n"));
    await commit(admin, "plain", opened.id);
    const [notice] = (await admin.call("session", "list", "notification")).body.attributes;
    expect(notice).toMatchObject({ kind: "import_finished", subject: "sheet.xlsx" });
  });
});

/** An export in a language, as its bytes. */
async function exported(type: string, locale: string, attributes: object): Promise<Buffer> {
  const envelope = { service: "register", action: "export", type, country: "BR", token: admin.token };
  const reply = await server.post("/api", { ...envelope, attributes }, { "accept-language": locale });
  return reply.raw;
}

describe.each(LOCALES)("importing our own export in %s", (locale) => {
  it("finds again what has a name in each language", async () => {
    const [product] = (await admin.register("list", "product", { search: "soybeans" })).body.attributes;
    const code = `PROBE-${locale}`;
    const made = await admin.register("create", "analysis", { name: code, code, product_id: product.id });
    const file = await exported("analysis", locale, { search: code, locale });
    const cells = (await readXlsx(file)).sheets[0]?.rows.flat();
    expect(cells).toContain(product.names[locale]);
    const { opened } = await checked(admin, "analysis", base64(file), locale);
    expect(await rowsOf(admin, "analysis", opened.id)).toEqual([]);
    const done = await commit(admin, "analysis", opened.id, locale);
    expect(done.counts).toMatchObject({ unchanged: 1, changed: 0, created: 0, refused: 0 });
    await admin.register("delete", "analysis", { id: made.body.attributes.id });
  });

  it("changes nothing, for every kind of field", async () => {
    const model = modelOf(everything);
    const brazil = { conditions: [{ attribute: "country", operator: "=", value: "BR" }] };
    const [port] = (await admin.register("list", "port", brazil)).body.attributes;
    const [city] = (await admin.register("list", "city", brazil)).body.attributes;
    const pick = (record: string) => (record === "port" ? port.id : city.id);
    for (const seed of [1, 2, 3]) {
      const values = sampleRow(model, seed * 7 + LOCALES.indexOf(locale), pick);
      const parts = [{ label: `a | b ${seed}`, amount: "1234.500", part_city_id: city.id }, { label: "c" }];
      const made = await admin.register("create", "everything", {
        ...values,
        name: `Round${locale} ${seed}`,
        length: "2.5",
        parts,
      });
      expect(made.body.errors).toBeUndefined();
    }
    const file = await exported("everything", locale, { search: `Round${locale}`, locale });
    const before = await server.app.db.run(
      sql`select count(*) as n from audit_entry where record = 'everything'`,
    );
    const { opened, state } = await checked(admin, "everything", base64(file), locale);
    expect(await rowsOf(admin, "everything", opened.id)).toEqual([]);
    expect(state.counts).toMatchObject({ faulty: 0 });
    const done = await commit(admin, "everything", opened.id, locale);
    expect(done.counts).toMatchObject({ unchanged: 3, changed: 0, created: 0, refused: 0 });
    expect(
      await server.app.db.run(sql`select count(*) as n from audit_entry where record = 'everything'`),
    ).toEqual(before);
  });
});

/** The final of a product: combined by tonnage or from a sample, struck once whoever is there, and then nothing of it changes. */
import { soybeanRequest } from "@plimsoll/domain/classification/worked-samples";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { startJobs } from "../src/start.ts";
import { Certifying } from "./certifying.ts";
import { classifiedOperation, day, type Products, productsOf } from "./classifying.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, refusal } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";
import { importSheet } from "./sheet-import.ts";

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;
let guest: Client;
let products: Products;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  admin = await server.as("admin");
  guest = await server.as("customer");
  products = await productsOf(server);
  startJobs(server.app);
});
afterAll(() => server.close());

const call = (action: string, input: object, client = admin) =>
  client.call("classification", action, "classification", input);
const newOperation = async () => (await classifiedOperation(admin, fixtures, products)).operation;
const { sample: SAMPLE } = soybeanRequest("II", "250.00", "2.00", { heat_damaged: "1.24" });

const soybeans = (operation: string, more: object = {}) => ({
  operation_id: operation,
  kind: "partial",
  hold: 1,
  date: day(0),
  product_id: products.soybean,
  group: "II",
  tonnage: "5000",
  sample: SAMPLE,
  ...more,
});
const make = async (operation: string, more: object = {}) =>
  attributes(await call("create", soybeans(operation, more)));
const strike = (operation: string, more: object = {}, client = admin) =>
  call(
    "final",
    { operation_id: operation, product_id: products.soybean, basis: "combined", ...more },
    client,
  );
const reload = async (id: string) => attributes(await call("load", { id }));

describe("the final", () => {
  it("is the mean of the holds by their tonnes, graded again, with each hold's own verdict", async () => {
    const operation = await newOperation();
    // Five holds of the worked composite: tonnes, moisture, foreign matter, total damaged, greenish, broken.
    const holds = [
      ["10250.5", "13.20", "0.85", "6.90", "5.10", "21.40"],
      ["11800.25", "13.60", "1.10", "7.80", "6.20", "24.00"],
      ["12100", "13.90", "1.30", "8.40", "7.40", "27.60"],
      ["11950.75", "12.80", "0.70", "6.10", "4.20", "19.80"],
      ["10898.5", "13.40", "0.90", "7.20", "5.60", "22.10"],
    ] as const;
    for (const [at, [tonnage, moisture, foreign, total_damaged, greenish, broken]] of holds.entries()) {
      const reported = {
        moisture,
        foreign,
        total_damaged,
        greenish,
        broken,
        heat_burned: "1.0",
        burned: "0.1",
        musty: "0.5",
      };
      await make(operation, { date: day(at), tonnage, sample: null, reported });
    }
    const row = attributes(await strike(operation));
    expect(row).toMatchObject({
      kind: "final",
      basis: "combined",
      hold: null,
      outcome: "typed",
      type: "basic_standard",
      group: "II",
      tonnage: "57000.000",
      coverage: { tonnage: "57000.000", of: "57000.000" },
      percentages: {
        moisture: "13.39",
        foreign: "1.0",
        total_damaged: "7.3",
        greenish: "5.7",
        broken: "23.1",
      },
    });
    expect(row.units.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "typed",
      "out_of_type",
      "out_of_type",
      "typed",
      "typed",
    ]);
    const asked = await admin.call("classification", "composite", "default", {
      product: "soybean",
      group: "II",
      units: [1, 2].map((at) => ({ name: String(at), tonnage: "10", sample: SAMPLE })),
    });
    expect(Object.keys(attributes(asked).percentages)).toEqual(Object.keys(row.percentages));
  });

  it("has the analyses that the whole cargo has, each by its own mean", async () => {
    const operation = await newOperation();
    const analysed = [
      { test_weight: "70", falling_number: "320", protein: "35.10", oil: "18.2" },
      { test_weight: "71", falling_number: "180", oil: { below: "1" } },
    ];
    for (const [at, analyses] of analysed.entries())
      await make(operation, { date: day(at), tonnage: at === 0 ? "3000" : "2000", analyses });
    const row = attributes(await strike(operation));
    // Seconds through their liquefaction numbers; protein of one hold and an oil that nobody could see are none of the whole.
    expect(row.analyses).toEqual({ test_weight: "70.40", falling_number: "239" });
  });

  it("is held against a contract with the analyses of its sample", async () => {
    const operation = await newOperation();
    const contract = { template: "anec-soybean-oil-basis" };
    const sample = { basis: "sample", sample: SAMPLE, group: "II", contract };
    const row = attributes(await strike(operation, { ...sample, analyses: { oil: "18.9" } }));
    expect(row.analyses).toEqual({ oil: "18.9" });
    expect(row.contract_verdict.lines).toMatchObject([
      { parameter: "oil", value: "18.90", verdict: "within" },
    ]);
    const wrong = await strike(await newOperation(), { ...sample, analyses: { oil: "189" } });
    expect(refusal(wrong).slice(0, 1)).toEqual([405]);
    expect(refusal(wrong)[2]).toBe("analyses.oil");
  });

  it("is certified with its analyses, called as each language calls them", async () => {
    const { order, operation } = await classifiedOperation(admin, fixtures, products);
    const analyses = { oil: "18.9", aflatoxin: { below: "1.0" } };
    attributes(await strike(operation, { basis: "sample", sample: SAMPLE, group: "II", analyses }));
    const work = new Certifying(server, fixtures, [admin, guest, admin]);
    const { id } = await work.draft(order.id, { kind: "quality" });
    const { file_id: file } = attributes(await work.certificate("preview", { id }));
    const { text } = readPdf(await work.fileOf(file));
    for (const said of ["Oil content", "Teor de óleo", "18.9", "Aflatoxins", "< 1.0", "µg/kg"])
      expect(text, said).toContain(said);
  });

  it("is made of one sample where somebody analysed the whole", async () => {
    const operation = await newOperation();
    expect(refusal(await strike(operation, { basis: "sample" }))).toEqual([405, "required", "sample"]);
    const row = attributes(await strike(operation, { basis: "sample", sample: SAMPLE, group: "II" }));
    expect(row).toMatchObject({ kind: "final", basis: "sample", type: "basic_standard", units: null });
  });

  it("needs something to combine, weighed and measured", async () => {
    const operation = await newOperation();
    const nothing = await strike(operation);
    expect([nothing.status, nothing.body.errors[0].message]).toEqual([405, "Select one or more ratings"]);
    const first = await make(operation, { tonnage: null });
    expect(refusal(await strike(operation))).toEqual([405, "tonnage_missing", "classification_ids"]);
    expect(refusal(await strike(operation, { classification_ids: [] }))).toEqual([
      405,
      "ratings_missing",
      "classification_ids",
    ]);
    const { greenish: _, ...picked } = SAMPLE.defects_g;
    attributes(
      await call("update", {
        id: first.id,
        version: first.version,
        tonnage: "900",
        sample: { ...SAMPLE, defects_g: picked },
      }),
    );
    expect(refusal(await strike(operation))).toEqual([409, "coverage_too_low", "classification_ids"]);
    // What belongs to another operation is not there.
    const elsewhere = await make(await newOperation());
    expect(refusal(await strike(operation, { classification_ids: [elsewhere.id] }))).toEqual([
      405,
      "reference_not_found",
      "classification_ids",
    ]);
    expect(refusal(await strike(operation, { product_id: products.rice }))).toEqual([
      409,
      "product_not_classified",
      "product_id",
    ]);
    expect(refusal(await call("create", soybeans(operation, { kind: "final" })))).toEqual([
      405,
      "not_a_choice",
      "kind",
    ]);
  });

  it("is told to whoever works on it", async () => {
    const operation = await newOperation();
    const ops = await server.as("ops.br");
    attributes(await call("create", soybeans(operation), ops));
    const row = attributes(await strike(operation));
    const told = attributes(await ops.call("session", "list", "notification"));
    expect(told.filter((one: { record_id: string }) => one.record_id === row.id)).toMatchObject([
      { kind: "classification_final" },
    ]);
  });

  it("is struck once, of two hundred at the same instant", async () => {
    const operation = await newOperation();
    await make(operation);
    const replies = await Promise.all(Array.from({ length: 200 }, () => strike(operation)));
    const codes = replies.map((reply) => (reply.status === 200 ? "struck" : refusal(reply)[1]));
    expect(codes.filter((code) => code === "struck")).toHaveLength(1);
    expect(codes.filter((code) => code === "final_classification_exists")).toHaveLength(199);
    const [{ finals }] = (await server.app.db.run(
      sql`select count(*)::integer as finals from classification where operation_id = ${operation} and kind = 'final'`,
    )) as [{ finals: number }];
    expect(finals).toBe(1);
  }, 120_000);
});

describe("after the final", () => {
  it("nothing of the product is changed, removed or added, whichever way somebody tries", async () => {
    const operation = await newOperation();
    const row = await make(operation);
    const seen = { id: row.id, version: row.version };
    const final = attributes(await strike(operation));
    const closed = [425, "finished"];
    const tries: [string, object][] = [
      ["update", { ...seen, remark: "x" }],
      ["update", { ...seen, sample: { ...SAMPLE, moisture_pct: "13" } }],
      ["update", { ...seen, active: false }],
      ["update", { ...seen, product_id: products.maize, hold: 4 }],
      ["update", { id: final.id, version: final.version, remark: "x" }],
      ["delete", { id: row.id }],
      ["delete", seen],
      ["delete", { id: final.id }],
      ["create", soybeans(operation, { date: day(1) })],
      ["create", soybeans(operation, { date: day(1), hold: null, kind: "composite" })],
      ["create", soybeans(operation, { retest_of_id: row.id, retest_reason: "x" })],
    ];
    for (const [action, input] of tries)
      expect([action, input, ...refusal(await call(action, input)).slice(0, 2)]).toEqual([
        action,
        input,
        ...closed,
      ]);
    expect(refusal(await strike(operation))).toEqual([425, "final_classification_exists", undefined]);
    expect((await call("update", { ...seen, version: row.version - 1, remark: "x" })).status).toBe(409);
    const photo = {
      reference_id: row.id,
      name: "a.png",
      file: "data:image/png;base64,iVBORw0KGgo=",
      field: "photos",
    };
    expect((await admin.call("filemanager", "create", "attachment", photo)).status).toBe(425);
    expect(await reload(row.id)).toMatchObject({ remark: null, version: row.version, locked: true });
    // The other product of the ship goes on, and takes nothing of this one over.
    const maize = await call("create", {
      operation_id: operation,
      kind: "partial",
      hold: 4,
      date: day(0),
      product_id: products.maize,
      reported: { foreign: "1", broken: "1", heat_damaged: "1", total_damaged: "2", insect_damaged: "1" },
    });
    const { id, version } = attributes(maize);
    const taken = { id, version, product_id: products.soybean, hold: 1, date: day(4) };
    expect(refusal(await call("update", taken)).slice(0, 2)).toEqual(closed);
  });

  it("a sheet brings nothing in", async () => {
    const operation = await newOperation();
    await make(operation);
    const final = attributes(await strike(operation));
    const [code] = await server.app.db.run<{ code: string; product: string }>(
      sql`select o.code, p.name as product from operation o, product p where o.id = ${operation} and p.id = ${products.soybean}`,
    );
    const rows = [
      ["operation_id", "kind", "hold", "date", "product_id", "group", "tonnage"],
      [code?.code ?? "", "Partial", 2, day(7), code?.product ?? "", "Group II", 10],
    ];
    const { counts, told } = await importSheet(admin, "classification", "classification", rows);
    expect(counts).toMatchObject({ created: 0 });
    expect(JSON.stringify(told)).toContain("already finished");
    expect(final.locked).toBe(true);
  });

  it("what was on its way at that moment counts before it or not at all", async () => {
    const operation = await newOperation();
    const rows = [];
    for (let at = 0; at < 10; at++) rows.push(await make(operation, { date: day(at) }));
    const changes = rows.flatMap((row) => [
      call("update", { id: row.id, version: row.version, tonnage: "7000" }),
      call("create", soybeans(operation, { date: day(100 + row.number) })),
    ]);
    const [final, ...replies] = await Promise.all([strike(operation), ...changes]);
    const struck = attributes(final);
    for (const reply of replies) expect([200, 425]).toContain(reply.status);
    const [stored] = await server.app.db.run<{ tonnes: string; units: number }>(
      sql`select sum(tonnage)::text as tonnes, count(*)::integer as units from classification
        where operation_id = ${operation} and kind = 'partial'`,
    );
    expect([struck.tonnage, struck.units.length]).toEqual([stored?.tonnes, stored?.units]);
  });
});

describe("a retest", () => {
  it("takes the place of what it retests, with a reason, and only for as long as it stands", async () => {
    const operation = await newOperation();
    const old = await make(operation);
    const retest = (more: object = {}) =>
      call("create", soybeans(operation, { retest_of_id: old.id, retest_reason: "Sieve was wet", ...more }));
    expect(refusal(await retest({ retest_reason: null }))).toEqual([405, "required", "retest_reason"]);
    const row = attributes(await retest({ tonnage: "4000" }));
    expect(row).toMatchObject({ retest_of_id: old.id, superseded: false });
    const replaced = await reload(old.id);
    expect(replaced).toMatchObject({ superseded: true, version: old.version });
    expect(refusal(await call("update", { id: old.id, version: old.version, remark: "x" }))).toEqual([
      425,
      "finished",
      undefined,
    ]);
    expect(refusal(await retest({ date: day(3) }))[1]).toBe("retested_already");
    attributes(await call("delete", { id: row.id }));
    expect((await reload(old.id)).superseded).toBe(false);
    const again = attributes(await retest({ tonnage: "3000" }));
    expect(attributes(await strike(operation))).toMatchObject({
      tonnage: "3000.000",
      units: [{ name: again.code }],
    });
    const elsewhere = await call(
      "create",
      soybeans(await newOperation(), { retest_of_id: old.id, retest_reason: "x" }),
    );
    expect(refusal(elsewhere)).toEqual([405, "reference_not_found", "retest_of_id"]);
  });
});

describe("who sees it", () => {
  it("is the customer for the final alone, once it was shared", async () => {
    const operation = await newOperation();
    const row = await make(operation);
    const final = attributes(await strike(operation));
    const seenBy = async (client: Client) =>
      (
        await client
          .call("classification", "list", "classification", {
            conditions: [{ attribute: "operation_id", value: operation }],
          })
          .then(attributes)
      ).map((one: { id: string }) => one.id);
    expect(await seenBy(guest)).toEqual([]);
    for (const id of [row.id, final.id]) expect((await call("load", { id }, guest)).status).toBe(404);
    const seen = { id: final.id, version: final.version };
    expect(refusal(await call("share", { id: row.id, version: row.version }))[1]).toBe(
      "status_not_permitted",
    );
    expect((await call("share", seen, guest)).status).toBe(403);
    const shared = attributes(await call("share", seen));
    expect(shared).toMatchObject({ sent: true, locked: true });
    expect(await seenBy(guest)).toEqual([final.id]);
    const shown = attributes(await call("load", { id: final.id }, guest));
    expect(shown).toMatchObject({ type: "basic_standard" });
    for (const name of ["manual", "group_manual", "type_manual", "author_id"])
      expect(shown).not.toHaveProperty(name);
    expect((await call("history", { id: row.id }, guest)).status).toBe(404);
  });

  it("is nobody of another country", async () => {
    const stranger = await server.as("ops.ar");
    const operation = await newOperation();
    const row = await make(operation);
    expect((await call("load", { id: row.id }, stranger)).status).toBe(404);
    expect((await call("update", { id: row.id, version: 1, remark: "x" }, stranger)).status).toBe(404);
    expect(refusal(await call("create", soybeans(operation), stranger))[1]).toBe("reference_not_found");
    expect(refusal(await strike(operation, {}, stranger))[1]).toBe("reference_not_found");
    expect((await call("share", { id: row.id, version: 1 }, stranger)).status).toBe(404);
  });
});

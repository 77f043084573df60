/** Convoys and barges: what they are called, when they begin and end, their papers and photos. */
import { soybeanRequest } from "@plimsoll/domain/classification/worked-samples";
import { readXlsx } from "hucre/xlsx";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factRows } from "../src/certificate/facts/store.ts";
import { day, productsOf } from "./classifying.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import {
  attributes,
  type Fixtures,
  fixturesOf,
  nominationOf,
  operationsOf,
  orderOf,
  refusal,
  runningOrder,
} from "./orders.ts";

let server: TestServer;
let ops: Client;
let fixtures: Fixtures;
let picture: string;

const PASSAGE = {
  convoy_name: "Comboio Pantanal",
  convoy_code: "cp-07",
  convoy_start: "2026-11-10T06:00",
  convoy_start_zone: "America/Asuncion",
  convoy_finish: "2026-11-10T06:30",
  convoy_finish_zone: "America/Sao_Paulo",
};

beforeAll(async () => {
  server = await openTestServer();
  ops = await server.as("ops.br");
  fixtures = await fixturesOf(server);
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  picture = `data:image/jpeg;base64,${bytes.toString("base64")}`;
});
afterAll(() => server.close());

const order = (more: object) => ops.call("workorder", "create", "work_order", orderOf(fixtures, more));
const upload = (client: Client, reference_id: string, field: string) =>
  client.call("filemanager", "create", "attachment", { name: "a.jpg", file: picture, reference_id, field });

describe("a convoy", () => {
  it("has a name, a code, a start and a finish by the clocks of two places", async () => {
    const row = attributes(await order({ kind: "convoy", ...PASSAGE }));
    expect(row).toMatchObject({ ...PASSAGE, convoy_name: "COMBOIO PANTANAL", convoy_code: "CP-07" });
  });

  it("starts before it finishes, as the moments count and not the clocks", async () => {
    const turned = await order({ kind: "convoy", ...PASSAGE, convoy_finish: "2026-11-10T05:59" });
    expect(refusal(turned)).toEqual([405, "date_before", "convoy_finish"]);
    expect(turned.body.errors[0].message).toBe("Start must be before Finish");
    const atOnce = { ...PASSAGE, convoy_finish: "2026-11-10T06:00" };
    expect(refusal(await order({ kind: "convoy", ...atOnce }))[1]).toBe("date_before");
    // 06:00 in New York is 08:00 in São Paulo.
    const west = { convoy_start: "2026-11-10T06:00", convoy_start_zone: "America/New_York" };
    const east = { convoy_finish: "2026-11-10T07:00", convoy_finish_zone: "America/Sao_Paulo" };
    expect(refusal(await order({ kind: "convoy", ...west, ...east }))[1]).toBe("date_before");
    const kept = attributes(await order({ kind: "convoy", ...PASSAGE }));
    const late = { id: kept.id, version: kept.version, convoy_start: "2026-11-10T07:00" };
    expect(refusal(await ops.call("workorder", "update", "convoy", late))[1]).toBe("date_before");
  });

  it("is nothing that an order of another kind has", async () => {
    expect(refusal(await order({ kind: "ship", convoy_name: "NONE" }))).toEqual([
      405,
      "not_editable",
      "convoy_name",
    ]);
    const { id } = attributes(await order({ kind: "ship" }));
    expect(refusal(await upload(ops, id, "photos")).slice(1)).toEqual(["not_editable", "field"]);
    expect((await upload(ops, id, "documents")).status).toBe(200);
  });

  it("has photos, which its customer sees and a stranger does not", async () => {
    const { id } = attributes(await order({ kind: "convoy", ...PASSAGE }));
    attributes(await upload(ops, id, "photos"));
    const load = async (client: Client) => client.call("workorder", "load", "work_order", { id });
    const seen = attributes(await load(await server.as("customer")));
    expect([seen.convoy_name, seen.photos.length]).toEqual(["COMBOIO PANTANAL", 1]);
    const stranger = await server.as("ops.ar");
    expect((await load(stranger)).status).toBe(404);
    expect((await upload(stranger, id, "photos")).status).toBe(404);
  });

  it("is found by its name", async () => {
    const { id } = attributes(await order({ kind: "convoy", convoy_name: "GAROUPA DO NORTE" }));
    const found = attributes(await ops.call("default", "search", "default", { text: "garoupa" }));
    expect(found.map((row: { id: string }) => row.id)).toContain(id);
  });

  it("keeps the name that the customer nominated it by", async () => {
    const values = nominationOf(fixtures, { kind: "convoy", ship_id: null, vessel: "Comboio Rio Negro" });
    const guest = await server.as("customer");
    const nominated = attributes(await guest.call("service", "create", "nomination", values));
    const answer = { id: nominated.id, version: nominated.version, status: "accepted" };
    const { work_order_id: id } = attributes(await ops.call("service", "changestatus", "nomination", answer));
    const opened = attributes(await ops.call("workorder", "load", "convoy", { id }));
    expect(opened.convoy_name).toBe("COMBOIO RIO NEGRO");
  });
});

describe("the summary of a convoy", () => {
  it("says what each barge was found to be, and to its customer only what was sent", async () => {
    const [admin, guest] = [await server.as("admin"), await server.as("customer")];
    const products = await productsOf(server);
    const barge = async (name: string) =>
      attributes(await admin.register("create", "barge", { name, code: name })).id as string;
    const barge_ids = [await barge("QUAL-1"), await barge("QUAL-2"), await barge("QUAL-3")];
    const convoy = await runningOrder(admin, fixtures, {
      kind: "convoy",
      product_id: products.soybean,
      barge_ids,
    });
    const operations = await operationsOf(admin, convoy.id);
    const classify = async (at: number, greenish: string) => {
      const { id, version } = operations[at];
      const storage_plan = [{ hold: 1, product_id: products.soybean, planned: "1500" }];
      const planned = attributes(
        await admin.call("service", "update", "operation", { id, version, storage_plan }),
      );
      if (planned.status !== "started")
        attributes(await admin.call("service", "start", "operation", { id, version: planned.version }));
      const { sample } = soybeanRequest("II", "250.00", "2.00", { heat_damaged: "1.24", greenish });
      const place = {
        operation_id: id,
        kind: "partial",
        hold: 1,
        date: day(0),
        product_id: products.soybean,
      };
      const row = { ...place, group: "II", tonnage: "1500", sample };
      attributes(await admin.call("classification", "create", "classification", row));
      const final = { operation_id: id, product_id: products.soybean, basis: "combined" };
      return attributes(await admin.call("classification", "final", "classification", final));
    };
    const sound = await classify(0, "3.72");
    await classify(1, "31.00");
    const summary = async (client: Client) =>
      attributes(await client.call("service", "summary", "convoy", { work_order_id: convoy.id }));
    const told = await summary(ops);
    expect(told.barges).toMatchObject([
      { quality: { kind: "final", outcome: "typed", type: "basic_standard" }, out_of_standard: false },
      { quality: { kind: "final", outcome: "out_of_type" }, out_of_standard: true },
      { quality: null, out_of_standard: false },
    ]);
    expect(told.totals).toMatchObject({ classified: 2, out_of_standard: 1 });
    expect((await summary(guest)).totals).toMatchObject({ classified: 0, out_of_standard: 0 });
    const seen = { id: sound.id, version: sound.version };
    attributes(await admin.call("classification", "share", "classification", seen));
    expect((await summary(guest)).totals).toMatchObject({ classified: 1, out_of_standard: 0 });
    const paper = { work_order_id: convoy.id, format: "xlsx" };
    const sheet = attributes(await ops.call("service", "print", "convoy", paper));
    const bytes = Buffer.from(sheet.file.slice(sheet.file.indexOf(",") + 1), "base64");
    const [, ...lines] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    expect(lines.map((line) => line[8])).toEqual(["Basic standard", "Out of type", "", "1 out of standard"]);
  });
});

describe("the barges of a convoy", () => {
  it("have one hold each, in the plan and on every page", async () => {
    const admin = await server.as("admin");
    const made = await admin.register("create", "barge", { name: "ONE-HOLD", code: "ONE-HOLD" });
    const { id: order } = await runningOrder(admin, fixtures, {
      kind: "convoy",
      barge_ids: [attributes(made).id],
    });
    const [{ id, version }] = await operationsOf(admin, order);
    const plan = (hold: number) => ({
      id,
      version,
      storage_plan: [{ hold, product_id: fixtures.product, planned: "1500" }],
    });
    const second = await admin.call("service", "update", "operation", plan(2));
    expect(refusal(second)).toEqual([405, "hold_not_on_barge", "storage_plan.0.hold"]);
    expect(second.body.errors[0].message).toBe("Hold 2: a barge has one hold, number 1");
    attributes(await admin.call("service", "update", "operation", plan(1)));
    const cargo = (hold: number) =>
      admin.call("service", "create", "last_cargo", { operation_id: id, hold, sequence: 1, cargo: "Maize" });
    expect(refusal(await cargo(2))).toEqual([405, "hold_not_on_barge", "hold"]);
    attributes(await cargo(1));
  });

  it("follow each other as in the convoy, wherever they are listed and whichever has begun", async () => {
    const admin = await server.as("admin");
    const names = Array.from({ length: 11 }, (_, at) => `ROW-${11 - at}`);
    const barge_ids: string[] = [];
    for (const name of names)
      barge_ids.push(attributes(await admin.register("create", "barge", { name, code: name })).id);
    const { id: work_order_id } = await runningOrder(admin, fixtures, { kind: "convoy", barge_ids });
    const listed = async () =>
      attributes(await admin.call("service", "atwork", "operation", { view: "all", work_order_id }));
    const last = (await listed()).at(-1);
    const begun = { id: last.id, version: last.version };
    attributes(await admin.call("service", "start", "operation", begun));
    expect((await listed()).map((row: { carrier_name: string }) => row.carrier_name)).toEqual(names);
    const certified = await factRows(server.app.db, work_order_id, "BR");
    expect(certified?.carriers.map(({ name }) => name)).toEqual(names);
    const summary = attributes(await admin.call("service", "summary", "convoy", { work_order_id }));
    expect(summary.barges.map((row: { barge: { name: string } }) => row.barge.name)).toEqual(names);
  });
});

it("gives no two barges one code, whichever left before another came", async () => {
  const admin = await server.as("admin");
  const barges: string[] = [];
  for (const name of ["LEFT-1", "LEFT-2", "LEFT-3", "LEFT-4"])
    barges.push(attributes(await admin.register("create", "barge", { name, code: name })).id);
  const [first, second, third, later] = barges;
  const made = attributes(await order({ kind: "convoy", barge_ids: [first, second, third] }));
  const update = async (version: number, barge_ids: unknown[]) =>
    attributes(await ops.call("workorder", "update", "work_order", { id: made.id, version, barge_ids }));
  const { version } = await update(made.version, [second, third]);
  await update(version, [second, third, later]);
  const codes = (await operationsOf(ops, made.id)).map(({ code }: { code: string }) => code);
  expect(codes).toHaveLength(3);
  expect(new Set(codes).size).toBe(3);
});

describe("a barge", () => {
  it("has documents and photos", async () => {
    const admin = await server.as("admin");
    const { id } = attributes(await admin.register("create", "barge", { name: "Tuiuti", code: "T-1" }));
    attributes(await upload(admin, id, "documents"));
    attributes(await upload(admin, id, "photos"));
    const row = attributes(await ops.register("load", "barge", { id }));
    expect([row.documents.length, row.photos.length]).toEqual([1, 1]);
    // Billing staff read the register and change nothing in it.
    expect((await upload(await server.as("billing.br"), id, "photos")).status).toBe(403);
  });
});

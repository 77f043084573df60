/** Convoys and barges: what they are called, when they begin and end, their papers and photos. */
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, nominationOf, orderOf, refusal } from "./orders.ts";

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

  it("does not end before it began, as the moments count and not the clocks", async () => {
    const turned = { ...PASSAGE, convoy_finish: "2026-11-10T05:59" };
    expect(refusal(await order({ kind: "convoy", ...turned }))).toEqual([
      405,
      "end_before_begin",
      "convoy_finish",
    ]);
    // 06:00 in New York is 08:00 in São Paulo.
    const west = { convoy_start: "2026-11-10T06:00", convoy_start_zone: "America/New_York" };
    const east = { convoy_finish: "2026-11-10T07:00", convoy_finish_zone: "America/Sao_Paulo" };
    expect(refusal(await order({ kind: "convoy", ...west, ...east }))[1]).toBe("end_before_begin");
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

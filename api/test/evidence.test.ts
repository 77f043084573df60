/** Photos as evidence: when, where and of what, given once; drawn over beside the original; seen by whom it concerns. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uuid7 } from "#adapters/ids";
import { readMigrations } from "#db/migrate";
import { raw, sql } from "#db/sql";
import { openOperation } from "./fixtures/open-operation.ts";
import { streamedFile } from "./fixtures/streamed-file.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, orderOf, refusal } from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
let ops: Client;
let photo: Buffer;
/** A hold inspection of the customer who has an account, and one of somebody else's. */
let own: string;
let foreign: string;

const EVIDENCE = {
  original_hash: "b".repeat(64),
  captured_at: "2026-11-10T08:15:00.000Z",
  item: "tank_top",
  latitude: "-23.9618",
  longitude: "-46.3322",
  accuracy: "4.2",
  place_origin: "photo",
  time_origin: "photo",
} as const;
const KEPT = { ...EVIDENCE, latitude: "-23.961800", longitude: "-46.332200", markup: [] };
const ARROW = { kind: "arrow", x: 0.1, y: 0.1, to_x: 0.6, to_y: 0.5 } as const;
const TEXT = { kind: "text", x: 0.2, y: 0.9, text: "Rust at frame 112" } as const;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  ops = await server.as("ops.br");
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  own = await inspectionOf(fixtures.customer);
  foreign = await inspectionOf(fixtures.otherCustomer);
});
afterAll(() => server.close());

async function inspectionOf(customer: string): Promise<string> {
  const order = attributes(
    await ops.call("workorder", "create", "work_order", orderOf({ ...fixtures, customer })),
  );
  const operation = await openOperation(server.app.db, order.id);
  const made = await ops.call("service", "create", "basement_inspection", {
    operation_id: operation.id,
    hold: 1,
    standard: "grain_clean",
    began_at: "2026-11-10T08:00:00.000Z",
  });
  return attributes(made).id;
}

const files = (action: string, input: object, client = ops) =>
  client.call("filemanager", action, "attachment", input);
const upload = (more: object = {}, client = ops) =>
  files(
    "create",
    {
      name: "photo.jpg",
      file: `data:image/jpeg;base64,${photo.toString("base64")}`,
      reference_id: own,
      field: "photos",
      ...more,
    },
    client,
  );

const stream = (fields: Readonly<Record<string, string>>) =>
  server.http.inject(streamedFile(photo, fields, ops.token));

describe("what a photo proves", () => {
  it("is kept as it was sent, by either way, and stands in the history", async () => {
    const stored = attributes(await upload(EVIDENCE));
    const hash = createHash("sha256").update(photo).digest("hex");
    expect(stored).toMatchObject({ ...KEPT, hash });
    const streamed = await stream({
      ...EVIDENCE,
      reference_id: own,
      field: "photos",
      country: "BR",
      name: "a.jpg",
      id: uuid7(new Date().toISOString()),
    });
    expect(streamed.json().attributes).toMatchObject({ ...KEPT, hash });
    const [entry] = await server.app.db.run<{ changes: Record<string, unknown> }>(
      sql`select body::jsonb -> 'changes' as changes from audit_entry where record_id = ${stored.id}`,
    );
    expect(entry?.changes).toMatchObject({
      original_hash: [null, EVIDENCE.original_hash],
      captured_at: [null, EVIDENCE.captured_at],
      item: [null, "tank_top"],
      latitude: [null, KEPT.latitude],
      longitude: [null, KEPT.longitude],
      accuracy: [null, "4.2"],
      place_origin: [null, "photo"],
      time_origin: [null, "photo"],
    });
  });

  it("may be missing", async () => {
    const stored = attributes(await upload());
    expect(stored).toMatchObject({
      item: null,
      latitude: null,
      longitude: null,
      accuracy: null,
      place_origin: null,
      time_origin: null,
      captured_at: null,
      original_hash: null,
      markup: [],
    });
  });

  it("is the device's where nobody says that the photo told it", async () => {
    const { place_origin: _, time_origin: __, ...told } = EVIDENCE;
    expect(attributes(await upload(told))).toMatchObject({ place_origin: "device", time_origin: null });
    const nowhere = await upload({ place_origin: "photo", time_origin: "photo" });
    expect(attributes(nowhere)).toMatchObject({ place_origin: null, time_origin: null });
    expect((await upload({ ...EVIDENCE, place_origin: "somebody" })).status).toBe(405);
  });

  it.each([
    ["half a place", { latitude: "1" }, "invalid_coordinates", "latitude"],
    ["a certainty of no place", { accuracy: "1" }, "invalid_coordinates", "latitude"],
    ["a place off the globe", { latitude: "91", longitude: "0" }, "invalid_coordinates", "latitude"],
    ["a place in words", { latitude: "north", longitude: "0" }, "not_a_number", "latitude"],
    ["an item that no list could have", { item: "Tank top" }, "invalid", "item"],
    ["a moment that is none", { captured_at: "yesterday" }, "invalid_date", "captured_at"],
    ["a hash that is none", { original_hash: "x" }, "invalid", "original_hash"],
    ["a drawing, which comes afterwards", { markup: [ARROW] }, "unknown_attribute", "markup"],
  ])("is refused for %s", async (_what, more, code, field) => {
    expect(refusal(await upload(more)).slice(1)).toEqual([code, field]);
  });

  it("names an item only where a checklist is answered", async () => {
    const [inspector = ""] = fixtures.inspectors;
    const reply = await upload({ reference_id: inspector, field: "signature", item: "tank_top" });
    expect(refusal(reply).slice(1)).toEqual(["unknown_attribute", "item"]);
  });

  it("is not changed afterwards: not by a change, not by sending it again", async () => {
    const id = uuid7(new Date().toISOString());
    const { version } = attributes(await upload({ id, ...EVIDENCE }));
    for (const more of [{ latitude: "1" }, { captured_at: null }, { item: "hatch" }, { original_hash: null }])
      expect(refusal(await files("update", { id, version, ...more }))[1]).toBe("unknown_attribute");
    const again = await upload({ id, ...EVIDENCE, latitude: "10", captured_at: "2020-01-01T00:00:00.000Z" });
    expect(attributes(again)).toMatchObject(KEPT);
  });

  it("is seen by the customer whom it concerns, and by no other", async () => {
    const customer = await server.as("customer");
    attributes(await upload(EVIDENCE));
    const seen = attributes(await files("list", { reference_id: own }, customer));
    expect(seen).toContainEqual(expect.objectContaining({ latitude: KEPT.latitude, item: "tank_top" }));
    expect((await files("list", { reference_id: foreign }, customer)).status).toBe(404);
    expect((await upload(EVIDENCE, customer)).status).toBe(403);
    expect((await upload({ ...EVIDENCE, reference_id: foreign }, customer)).status).toBe(404);
  });
});

it("is taken along with the operation, by whoever may see it", async () => {
  const { id } = attributes(await upload(EVIDENCE));
  const [row] = await server.app.db.run<{ operation_id: string }>(
    sql`select operation_id from basement_inspection where id = ${own}`,
  );
  const bundle = (client: Client) => client.call("service", "bundle", "operation", { id: row?.operation_id });
  expect(attributes(await bundle(ops)).files).toContainEqual(expect.objectContaining({ id, ...KEPT }));
  const seen = attributes(await bundle(await server.as("customer")));
  expect(seen.files).toContainEqual(expect.objectContaining({ id }));
  const rows = Object.values(seen.records as Record<string, { id: string }[]>).flat();
  const ids = new Set(rows.map((one) => one.id));
  for (const file of seen.files) expect(ids).toContain(file.reference_id);
});

describe("what is drawn over a photo", () => {
  const draw = (file: { id: string; version: number }, markup: unknown, client = ops) =>
    files("update", { id: file.id, version: file.version, markup }, client);

  it("is a layer of its own: the bytes and what they prove stay", async () => {
    const file = attributes(await upload(EVIDENCE));
    const drawn = attributes(await draw(file, [ARROW, TEXT]));
    expect(drawn).toMatchObject({ ...KEPT, markup: [ARROW, TEXT], hash: file.hash, version: 2 });
    const bytes = await server.get(`/api/files/${file.id}`, { authorization: `Bearer ${ops.token}` });
    expect(Buffer.compare(bytes.raw, photo)).toBe(0);
    // A turn leaves it, an empty layer takes it away, and the history has both.
    const turned = attributes(await files("update", { id: file.id, version: 2, rotation: 90 }));
    expect(turned.markup).toEqual([ARROW, TEXT]);
    expect(attributes(await draw(turned, [])).markup).toEqual([]);
    const history = await server.app.db.run<{ changes: Record<string, unknown> }>(
      sql`select body::jsonb -> 'changes' as changes from audit_entry where record_id = ${file.id} order by seq`,
    );
    expect(history.map(({ changes }) => changes.markup)).toEqual([
      undefined,
      [[], [ARROW, TEXT]],
      undefined,
      [[ARROW, TEXT], []],
    ]);
  });

  it("is refused when it is none, and on what is no picture", async () => {
    const file = attributes(await upload());
    for (const markup of [
      [{ ...ARROW, x: 2 }],
      [{ kind: "script", x: 0, y: 0 }],
      [{ ...TEXT, text: "x".repeat(81) }],
      Array.from({ length: 41 }, () => ARROW),
      "[]",
    ])
      expect((await draw(file, markup)).status).toBe(405);
    const proposal = await ops.call("register", "list", "inspector", { pagination: { size: 1 } });
    const text = attributes(
      await files("create", {
        name: "a.txt",
        file: `data:text/plain;base64,${Buffer.from("text").toString("base64")}`,
        reference_id: attributes(proposal)[0].id,
      }),
    );
    expect(refusal(await draw(text, [ARROW])).slice(1)).toEqual(["not_editable", "markup"]);
  });

  it("of two at once is one, and the other learns of it", async () => {
    const file = attributes(await upload());
    const replies = await Promise.all([draw(file, [ARROW]), draw(file, [TEXT])]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [listed] = attributes(await files("list", { reference_id: own })).filter(
      (one: { id: string }) => one.id === file.id,
    );
    const winner = replies[0]?.status === 200 ? ARROW : TEXT;
    expect(listed).toMatchObject({ version: 2, markup: [winner] });
  });

  it("is seen by the customer, drawn by ours alone, and nobody's business elsewhere", async () => {
    const customer = await server.as("customer");
    const mine = attributes(await upload());
    attributes(await draw(mine, [ARROW]));
    const seen = attributes(await files("list", { reference_id: own }, customer));
    expect(seen).toContainEqual(expect.objectContaining({ id: mine.id, markup: [ARROW] }));
    expect((await draw({ id: mine.id, version: 2 }, [], customer)).status).toBe(403);
    const theirs = attributes(await upload({ reference_id: foreign }));
    expect((await draw(theirs, [ARROW], customer)).status).toBe(404);
    expect((await draw({ id: uuid7(new Date().toISOString()), version: 1 }, [ARROW], customer)).status).toBe(
      404,
    );
  });

  it("stays as it is once the operation is finished", async () => {
    const inspection = await inspectionOf(fixtures.customer);
    const file = attributes(await upload({ reference_id: inspection }));
    await server.app.db.run(sql`update operation set status = 'finished' where id =
      (select operation_id from basement_inspection where id = ${inspection})`);
    expect(refusal(await draw(file, [ARROW]))[1]).toBe("inspection_finished");
  });
});

it("an item that stood in front of the name has its place, and other names stay", async () => {
  const [moving] = (await readMigrations())
    .filter(({ name }) => name.startsWith("0020_"))
    .flatMap(({ text }) => /update "attachment"[^;]+/.exec(text) ?? []);
  const names = ["tank_top--IMG 1.jpg", "My--photo.jpg", "hatch--", "hatch--a--b.jpg", "plain.jpg"];
  const ids = new Map<string, string>();
  for (const name of names) ids.set(attributes(await upload({ name })).id, name);
  await server.app.db.run(raw(moving ?? ""));
  const listed = attributes(await files("list", { reference_id: own })) as {
    id: string;
    name: string;
    item: string | null;
  }[];
  const moved = listed.flatMap(({ id, name, item }) => (ids.has(id) ? [[ids.get(id), item, name]] : []));
  expect(moved).toEqual([
    ["tank_top--IMG 1.jpg", "tank_top", "IMG 1.jpg"],
    ["My--photo.jpg", null, "My--photo.jpg"],
    ["hatch--", null, "hatch--"],
    ["hatch--a--b.jpg", "hatch", "a--b.jpg"],
    ["plain.jpg", null, "plain.jpg"],
  ]);
});

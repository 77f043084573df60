/** What a final closes stays closed: of grain and of oil, whichever way somebody comes, and however many come at once. */
import { soybeanRequest } from "@plimsoll/domain/classification/worked-samples";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { startJobs } from "../src/start.ts";
import { classifiedOperation, day, type Products, productsOf } from "./classifying.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, refusal } from "./orders.ts";
import { importSheet } from "./sheet-import.ts";

const AT_ONCE = 200;
const LONG = 180_000;

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;
let products: Products;
let oil: string;
let picture: string;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  admin = await server.as("admin");
  products = await productsOf(server);
  const [row] = await server.app.db.run<{ id: string }>(
    sql`select id from product where culture = 'oil' order by title_sort limit 1`,
  );
  oil = row?.id ?? "";
  const drawn = await sharp({ create: { width: 8, height: 8, channels: 3, background: "blue" } })
    .png()
    .toBuffer();
  picture = `data:image/png;base64,${drawn.toString("base64")}`;
  startJobs(server.app);
});
afterAll(() => server.close());

interface Kind {
  readonly record: "classification" | "oil_classification";
  /** Soybeans lie in the first hold, oil in the second. */
  readonly hold: number;
  readonly product: () => string;
  readonly found: () => object;
  /** Another sample than the one that was found. */
  readonly otherwise: () => object;
}

const { sample: GRAIN } = soybeanRequest("II", "250.00", "2.00", { heat_damaged: "1.24" });
const ACIDS = { values: { free_fatty_acids: "0.80", oil_moisture: "0.15", insoluble_impurities: "0.08" } };

const KINDS: readonly Kind[] = [
  {
    record: "classification",
    hold: 1,
    product: () => products.soybean,
    found: () => ({ group: "II", tonnage: "5000", sample: GRAIN }),
    otherwise: () => ({ sample: { ...GRAIN, moisture_pct: "13" } }),
  },
  {
    record: "oil_classification",
    hold: 2,
    product: () => oil,
    found: () => ({ sample: ACIDS }),
    otherwise: () => ({ sample: { values: { ...ACIDS.values, free_fatty_acids: "0.10" } } }),
  },
];

describe.each(KINDS)("after the final of $record", (kind) => {
  const { record, hold } = kind;
  const call = (action: string, input: object, client = admin) =>
    client.call("classification", action, record, input);
  const rowOf = (operation: string, more: object = {}) => ({
    operation_id: operation,
    kind: "partial",
    hold,
    date: day(0),
    product_id: kind.product(),
    ...kind.found(),
    ...more,
  });
  const newOperation = async () =>
    (
      await classifiedOperation(admin, fixtures, products, [
        { hold: 1, product_id: products.soybean, planned: "10000" },
        { hold: 2, product_id: oil, planned: "3000" },
      ])
    ).operation;
  const strike = (operation: string) =>
    record === "classification"
      ? call("final", { operation_id: operation, product_id: kind.product(), basis: "combined" })
      : call("create", rowOf(operation, { kind: "final", hold: null }));
  const attach = (id: string) =>
    admin.call("filemanager", "create", "attachment", {
      reference_id: id,
      name: "a.png",
      file: picture,
      field: "photos",
    });

  /** All that is kept of an operation, to the byte. */
  const kept = (operation: string) =>
    server.app.db.run(
      record === "classification"
        ? sql`select to_jsonb(t) as row, (select json_agg(a.id order by a.id) from attachment a where a.owner_id = t.id) as files
            from classification t where t.operation_id = ${operation} order by t.id`
        : sql`select to_jsonb(t) as row, (select json_agg(a.id order by a.id) from attachment a where a.owner_id = t.id) as files
            from oil_classification t where t.operation_id = ${operation} order by t.id`,
    );

  const closedOperation = async () => {
    const operation = await newOperation();
    const first = attributes(await call("create", rowOf(operation)));
    const old = { id: first.id, version: first.version };
    const row = attributes(await call("update", { ...old, remark: "Twice read" }));
    const photo = attributes(await attach(row.id));
    const more = attributes(await call("create", rowOf(operation, { date: day(1) })));
    const final = attributes(await strike(operation));
    const seen = attributes(await call("load", { id: row.id }));
    return { operation, old, row: seen, more, final, photo };
  };

  it("no call changes, adds or takes away, and nothing half happens", async () => {
    const { operation, old, row, final, photo } = await closedOperation();
    const before = await kept(operation);
    const seen = { id: row.id, version: row.version };
    const tries: [string, object][] = [
      ["update", { ...seen, remark: "x" }],
      ["update", { ...seen, ...kind.otherwise() }],
      ["update", { ...seen, active: false }],
      ["update", { ...seen, hold: null }],
      ["update", { id: final.id, version: final.version, remark: "x" }],
      ["delete", { id: row.id }],
      ["delete", seen],
      ["delete", { id: final.id, version: final.version }],
      ["create", rowOf(operation, { date: day(2) })],
      ["create", rowOf(operation, { date: day(2), hold: null, kind: "composite" })],
      ["create", rowOf(operation, { retest_of_id: row.id, retest_reason: "x" })],
    ];
    for (const [action, input] of tries)
      expect([action, input, ...refusal(await call(action, input)).slice(0, 2)]).toEqual([
        action,
        input,
        425,
        "finished",
      ]);
    // Whoever saw an older version is told of one or the other, and changes nothing.
    expect([409, 425]).toContain((await call("update", { ...old, remark: "x" })).status);
    expect(refusal(await strike(operation)).slice(0, 2)).toEqual([425, "final_classification_exists"]);
    for (const id of [row.id, final.id]) expect((await attach(id)).status).toBe(425);
    const file = (action: string, more: object) =>
      admin.call("filemanager", action, "attachment", { id: photo.id, ...more });
    for (const reply of [
      await file("update", { version: photo.version, name: "b.png" }),
      await file("delete", {}),
    ])
      expect(reply.status).toBe(425);
    expect(await kept(operation)).toEqual(before);
  });

  it("a change of many rows changes none of them", async () => {
    const { operation, row, more, final } = await closedOperation();
    const before = await kept(operation);
    const rows = [row, attributes(await call("load", { id: more.id })), final];
    const replies = await Promise.all(
      rows.flatMap(({ id, version }) => [
        call("update", { id, version, remark: "All of them" }),
        call("delete", { id, version }),
      ]),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([425]));
    expect(await kept(operation)).toEqual(before);
  });

  it("a sheet neither adds rows nor changes those there are", async () => {
    const { operation, row } = await closedOperation();
    const before = await kept(operation);
    const [names] = await server.app.db.run<{ code: string; product: string }>(
      sql`select o.code, p.name as product from operation o, product p where o.id = ${operation} and p.id = ${kind.product()}`,
    );
    const head = ["id", "operation_id", "kind", "hold", "date", "product_id", "remark"];
    const line = (id: string, at: number) => [
      id,
      names?.code ?? "",
      "Partial",
      hold,
      day(at),
      names?.product ?? "",
      "From a sheet",
    ];
    const rows = [head, line(row.id, 0), line("", 7)];
    const { counts, told } = await importSheet(admin, "classification", record, rows);
    expect(counts).toMatchObject({ created: 0, changed: 0 });
    const codes = told.map(({ issues }: { issues: { code: string }[] }) => issues.map(({ code }) => code));
    expect(codes).toEqual([["finished"], ["finished"]]);
    expect(await kept(operation)).toEqual(before);
  });

  it(
    "two hundred at the same instant leave one final, and tell the others that it stands",
    async () => {
      const operation = await newOperation();
      const row = attributes(await call("create", rowOf(operation)));
      const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => strike(operation)));
      const told = replies.map((reply) =>
        reply.status === 200 ? "struck" : refusal(reply).slice(0, 2).join(" "),
      );
      expect(told.filter((one) => one === "struck")).toHaveLength(1);
      expect(told.filter((one) => one === "425 final_classification_exists")).toHaveLength(AT_ONCE - 1);
      const stored = (await kept(operation)) as unknown as {
        row: { id: string; kind: string; locked: boolean };
      }[];
      expect(stored.filter((one) => one.row.kind === "final")).toHaveLength(1);
      expect(stored.map((one) => one.row.locked)).toEqual([true, true]);
      expect(stored.map((one) => one.row.id)).toContain(row.id);
    },
    LONG,
  );
});

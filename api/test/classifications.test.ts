/** Classifications of the field: kept as the calculator takes and answers them, each in its place, said by hand where somebody does. */
import { WORKED_EXAMPLES } from "@plimsoll/domain/classification/worked-examples.data";
import {
  maizeRequest,
  SOYBEAN_DEFECTS,
  soybeanRequest,
} from "@plimsoll/domain/classification/worked-samples";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { classifiedOperation, day, type Products, productsOf } from "./classifying.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, operationsOf, orderOf, refusal } from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;
let products: Products;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  admin = await server.as("admin");
  products = await productsOf(server);
});
afterAll(() => server.close());

const call = (action: string, input: object, client = admin) =>
  client.call("classification", action, "classification", input);
const newOperation = async (plan?: readonly object[]) =>
  (await classifiedOperation(admin, fixtures, products, plan)).operation;

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

interface Asked {
  readonly product: string;
  readonly group?: string;
  readonly sample: object;
}

/** A request to the calculator as the row that says the same. */
const rowOf = (operation: string, asked: Asked, at: number) => ({
  operation_id: operation,
  kind: "partial",
  hold: asked.product === "maize" ? 4 : 1,
  date: day(at),
  product_id: asked.product === "maize" ? products.maize : products.soybean,
  ...(asked.group === undefined ? {} : { group: asked.group }),
  tonnage: "5000",
  sample: asked.sample,
});

describe("what is kept", () => {
  it("is the printed answer of every worked example", async () => {
    const operation = await newOperation();
    for (const [at, { name, request, answer }] of WORKED_EXAMPLES.entries()) {
      const row = attributes(await call("create", rowOf(operation, request as Asked, at)));
      expect({ name, ...row }).toMatchObject({ name, ...answer, manual: null, synchronized_at: null });
      expect(row.computed).toEqual({ group: row.group, type: row.type });
      expect(attributes(await call("load", { id: row.id })).percentages).toEqual(row.percentages);
    }
  });

  it("is the calculator's own answer, for 300 samples that nobody chose", async () => {
    const operation = await newOperation();
    const next = randomFrom(20261116);
    const figures = { typed: 0, other: 0 };
    for (let at = 0; at < 300; at++) {
      const request = randomRequest(next);
      const answered = attributes(await admin.call("classification", "evaluate", "default", request));
      const row = attributes(await call("create", rowOf(operation, request, at)));
      for (const name of ["outcome", "type", "class", "group", "percentages", "reasons", "observations"])
        expect([at, name, row[name]]).toEqual([at, name, answered[name]]);
      figures[row.outcome === "typed" ? "typed" : "other"] += 1;
    }
    // Samples of one kind only would prove little.
    expect(figures.typed).toBeGreaterThan(30);
    expect(figures.other).toBeGreaterThan(30);
  }, 120_000);

  it("takes percentages where a laboratory weighed, and holds both against a contract", async () => {
    const operation = await newOperation();
    const reported = {
      foreign: "1.3",
      heat_burned: "2.0",
      burned: "0.5",
      musty: "1.0",
      total_damaged: "8.4",
      greenish: "7.4",
      broken: "27.6",
      moisture: "13.9",
    };
    const contract = {
      name: "Buyer 7",
      limits: [
        { parameter: "moisture", kind: "max", value: "14" },
        { parameter: "foreign", kind: "max", value: "1.0" },
      ],
    };
    const row = attributes(await call("create", soybeans(operation, { sample: null, reported, contract })));
    expect(row).toMatchObject({
      outcome: "out_of_type",
      contract_verdict: {
        name: "Buyer 7",
        verdict: "outside",
        lines: [{ verdict: "within" }, { verdict: "outside" }],
      },
    });
    const both = await call("create", soybeans(operation, { date: day(1), reported }));
    expect(refusal(both)).toEqual([405, "invalid", "reported"]);
    const neither = await call("create", soybeans(operation, { date: day(1), sample: null }));
    expect(refusal(neither)).toEqual([405, "required", "sample"]);
  });

  it("follows the sample until somebody says otherwise by hand, and keeps both", async () => {
    const operation = await newOperation();
    const row = attributes(await call("create", soybeans(operation)));
    expect(row).toMatchObject({ type: "basic_standard", group: "II", manual: null });
    const seen = () => ({ id: row.id, version: row.version });
    const said = attributes(await call("update", { ...seen(), type_manual: "out_of_type" }));
    expect(said).toMatchObject({
      type: "out_of_type",
      outcome: "typed",
      computed: { group: "II", type: "basic_standard" },
      manual: { group: null, type: "out_of_type", by: expect.any(String), at: expect.any(String) },
    });
    // Another sample changes what is computed, and not what was said.
    const bad = soybeanRequest("II", "250.00", "2.00", { greenish: "30.00", heat_damaged: "1" }).sample;
    const later = attributes(await call("update", { id: row.id, version: said.version, sample: bad }));
    expect(later).toMatchObject({ type: "out_of_type", outcome: "out_of_type", manual: said.manual });
    const back = attributes(
      await call("update", { id: row.id, version: later.version, type_manual: null, sample: SAMPLE }),
    );
    expect(back).toMatchObject({ type: "basic_standard", manual: null });
    const strange = await call("update", { id: row.id, version: back.version, type_manual: "type_3" });
    expect(refusal(strange)).toEqual([405, "not_a_choice", "type_manual"]);
  });

  it("comes back as it was read without declaring anything anew", async () => {
    const operation = await newOperation();
    const row = attributes(await call("create", soybeans(operation, { group_manual: "I" })));
    expect(row).toMatchObject({ group: "I", computed: { group: "II" }, declared_group: "II" });
    const again = attributes(await call("update", { ...row, remark: "seen" }));
    expect(again).toMatchObject({ group: "I", computed: { group: "II" }, type: "basic_standard" });
    const maize = maizeRequest("250.00", "2.50", "7.50", { fermented: "7.20" });
    const mixed = { kernel_g: { flint: "10", dent: "90", semi: "0" } };
    const sorted = { ...maize, sample: { ...maize.sample, ...mixed } };
    const found = attributes(await call("create", rowOf(operation, sorted, 3)));
    expect(found).toMatchObject({ group: "dent", declared_group: null });
    expect(attributes(await call("update", { ...found, remark: "seen" })).group).toBe("dent");
  });

  it("follows its product to the standard of that product", async () => {
    const operation = await newOperation();
    const row = attributes(await call("create", soybeans(operation)));
    const maize = maizeRequest("250.00", "2.50", "7.50", { fermented: "7.20" }).sample;
    const moved = await call("update", {
      id: row.id,
      version: row.version,
      product_id: products.maize,
      hold: 4,
      sample: maize,
    });
    expect(attributes(moved)).toMatchObject({ standard: "br-in-60-2011", type: "type_1", group: null });
  });
});

describe("what is refused", () => {
  it("is the same kind again: on that day, and on that day in that hold", async () => {
    const operation = await newOperation();
    attributes(await call("create", soybeans(operation)));
    const again = await call("create", soybeans(operation));
    expect([again.status, again.body.errors[0]]).toMatchObject([
      423,
      {
        code: "classification_exists_in_basement",
        message: "This type of classification already exists for that basement on this date!",
      },
    ]);
    attributes(await call("create", soybeans(operation, { kind: "period" })));
    attributes(await call("create", soybeans(operation, { hold: 2 })));
    attributes(await call("create", soybeans(operation, { hold: null })));
    const without = await call("create", soybeans(operation, { hold: null }));
    expect([without.status, without.body.errors[0]]).toMatchObject([
      424,
      { code: "classification_exists", message: "This type of classification already exists on this date!" },
    ]);
    const other = attributes(await call("create", soybeans(operation, { date: day(9) })));
    const moved = await call("update", { id: other.id, version: other.version, date: day(0) });
    expect(moved.status).toBe(423);
    // Many at once on one place: one of them.
    const crowd = await Promise.all(
      Array.from({ length: 20 }, () => call("create", soybeans(operation, { date: day(5) }))),
    );
    expect(crowd.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(423)]);
  });

  it("is the same kind again in a hold, whatever its product is by now", async () => {
    const operation = await newOperation([{ hold: 1, product_id: products.soybean, planned: "9000" }]);
    attributes(await call("create", soybeans(operation)));
    const { version } = attributes(await admin.call("service", "load", "operation", { id: operation }));
    const storage_plan = [{ hold: 1, product_id: products.maize, planned: "9000" }];
    attributes(await admin.call("service", "update", "operation", { id: operation, version, storage_plan }));
    const { sample } = maizeRequest("250.00", "2.50", "7.50", { fermented: "7.20" });
    const maize = { product_id: products.maize, group: null, sample };
    expect(refusal(await call("create", soybeans(operation, maize)))).toEqual([
      423,
      "classification_exists_in_basement",
      "hold",
    ]);
    attributes(await call("create", soybeans(operation, { ...maize, date: day(1) })));
  });

  it("is what is not classified, not aboard, or not planned there", async () => {
    const operation = await newOperation();
    const rice = await call("create", soybeans(operation, { product_id: products.rice }));
    expect(refusal(rice)).toEqual([409, "product_not_classified", "product_id"]);
    const elsewhere = await call("create", soybeans(operation, { hold: 4 }));
    expect(refusal(elsewhere)).toEqual([405, "not_planned", "product_id"]);
    const without = await newOperation([{ hold: 1, product_id: products.rice, planned: "9000" }]);
    const reply = await call("create", soybeans(without));
    expect([reply.status, reply.body.errors[0].message]).toEqual([
      409,
      "Ship does not contain Maize or Soybeans, so classification cannot be completed",
    ]);
  });

  it("is a sample that cannot be, in the words that people know", async () => {
    const operation = await newOperation();
    const messages = async (sample: object) => {
      const reply = await call("create", soybeans(operation, { sample }));
      return [reply.status, reply.body.errors[0].field, reply.body.errors[0].message];
    };
    expect(await messages(soybeanRequest("II", "250.00", "2.00", {}).sample)).toEqual([
      405,
      "sample.defects_g",
      "Total damaged must be greater than zero",
    ]);
    expect(await messages(soybeanRequest("II", "250.00", "250.00", { musty: "1" }).sample)).toEqual([
      405,
      "sample.foreign_matter_g",
      "This value cannot be greater than or equal to the sample.",
    ]);
    expect((await messages({ work_sample_g: "1.000,5" }))[1]).toBe("sample.work_sample_g");
    expect((await messages({ work_sample_g: "250", nonsense: "1" }))[0]).toBe(405);
    const quick = [{ test: "vomitoxin_strip", result: "tested_negative" }];
    expect(refusal(await call("create", soybeans(operation, { quick_tests: quick })))).toEqual([
      405,
      "not_a_choice",
      "quick_tests.0.test",
    ]);
    expect(refusal(await call("create", soybeans(operation, { group: null })))).toEqual([
      405,
      "required",
      "group",
    ]);
    expect(refusal(await call("create", soybeans(operation, { group: "flint" })))).toEqual([
      405,
      "not_a_choice",
      "group",
    ]);
    expect(refusal(await call("create", soybeans(operation, { standard: "br-in-60-2011" })))).toEqual([
      405,
      "not_a_choice",
      "standard",
    ]);
    expect(refusal(await call("create", soybeans(operation, { outcome: "typed" })))).toEqual([
      405,
      "not_editable",
      "outcome",
    ]);
  });

  it("is whatever comes before the start, without a plan, and after the finish", async () => {
    const order = attributes(await admin.call("workorder", "create", "work_order", orderOf(fixtures)));
    const [operation] = await operationsOf(admin, order.id);
    expect(refusal(await call("create", soybeans(operation.id)))).toEqual([
      409,
      "inspection_not_started",
      "operation_id",
    ]);
    expect(
      refusal(
        await call("final", { operation_id: operation.id, product_id: products.soybean, basis: "combined" }),
      ),
    ).toEqual([409, "inspection_not_started", "operation_id"]);
    const unplanned = await newOperation([]);
    expect(refusal(await call("create", soybeans(unplanned)))).toEqual([
      409,
      "storage_plan_missing",
      "operation_id",
    ]);
  });
});

/** The same numbers every time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomRequest(next: () => number): Asked {
  const grams = (most: number) => (next() * most).toFixed(2);
  const isGood = next() < 0.6;
  const share = isGood ? 1 : 6;
  const moisture = (10 + next() * 6).toFixed(1);
  if (next() < 0.4) {
    const defects = Object.fromEntries(
      ["heat_damaged", "shrivelled", "fermented", "germinated", "chalky", "musty", "insect_damaged"].map(
        (name) => [name, grams(2.4 * share)],
      ),
    );
    const piles =
      next() < 0.5
        ? {
            kernel_g: { flint: grams(100), dent: grams(20), semi: grams(5) },
            colour_g: { yellow: "97", white: grams(2), other: grams(8) },
          }
        : {};
    return maizeRequest("250.00", grams(3 * share), grams(8 * share), defects, {
      moisture_pct: moisture,
      ...piles,
      ...(next() < 0.05 ? { flags: ["live_insects"] } : {}),
    });
  }
  const most: Readonly<Record<string, number>> = { greenish: 8, broken: 30, bored: 3 };
  const defects = Object.fromEntries(
    SOYBEAN_DEFECTS.map((name) => [name, grams((most[name] ?? 1) * share * 0.8)]),
  );
  return soybeanRequest(next() < 0.5 ? "I" : "II", "250.00", grams(2 * share), defects, {
    moisture_pct: moisture,
    ...(next() < 0.3 ? { defect_free_g: "150.00", other_colours_g: grams(20) } : {}),
    ...(next() < 0.05 ? { flags: ["strange_odour"] } : {}),
  });
}

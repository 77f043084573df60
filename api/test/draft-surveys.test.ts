/** Draft surveys of the field: kept as the calculator takes and answers them, for the carrier that the register knows. */

import { bargeRow, shipRow } from "@plimsoll/domain/draft-survey/worked-carriers.data";
import { KAMSARMAX, SUPRAMAX } from "@plimsoll/domain/draft-survey/worked-surveys.data";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import {
  attributes,
  type Fixtures,
  fixturesOf,
  operationsOf,
  orderOf,
  refusal,
  startedOperation,
} from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  admin = await server.as("admin");
});
afterAll(() => server.close());

const survey = (action: string, input: object, client = admin) =>
  client.call("service", action, "draft_survey", input);

let made = 0;

async function carrier(type: "ship" | "barge", row: (name: string) => object): Promise<string> {
  made += 1;
  return attributes(await admin.call("register", "create", type, row(`SURVEYED ${type} ${made}`))).id;
}

/** The operation of an order for this ship or barge, begun. */
const operationWith = async (more: object): Promise<string> =>
  (await startedOperation(admin, fixtures, more)).operation.id;

const onShip = async (ship = KAMSARMAX.ship) =>
  operationWith({ ship_id: await carrier("ship", (name) => shipRow(name, ship)) });
const onBarge = async (more: object = {}) =>
  operationWith({ kind: "convoy", barge_ids: [await carrier("barge", (name) => bargeRow(name, more))] });

const { surveys } = KAMSARMAX;

describe("the survey of a ship", () => {
  it("gives the figures worked out by hand, loading", async () => {
    const operation = await onShip();
    const row = attributes(
      await survey("create", { operation_id: operation, surveys, bill_of_lading: "66870.480" }),
    );
    expect(row).toMatchObject({
      cargo: "66942.994",
      constant: "318.326",
      rounding: "step",
      cargo_operation: "loading",
      comparison: {
        draft: "66942.994",
        scale: null,
        bill_of_lading: { weight: "66870.480", difference: "72.514", difference_pct: "0.1084", within: true },
      },
    });
    expect(row.results.surveys.map((one: { net: string }) => one.net)).toEqual(["13968.326", "80911.320"]);
    expect(attributes(await survey("load", { id: row.id })).results).toEqual(row.results);
    expect(row.surveys).toEqual(surveys);
  });

  it("is held against the scale, weighing by weighing and correction by correction", async () => {
    const operation = await onShip();
    const row = attributes(await survey("create", { operation_id: operation, surveys }));
    const inField = async (action: string, type: string, input: object) =>
      attributes(await admin.call("service", action, type, input));
    const { version } = await inField("load", "operation", { id: operation });
    const plan = [{ hold: 1, product_id: fixtures.product, planned: "67000" }];
    await inField("update", "operation", { id: operation, version, storage_plan: plan });
    const began = "2026-11-15T08:00:00.000Z";
    const about = { hold: 1, product_id: fixtures.product, begin_at: began };
    const period = await inField("create", "weighing_period", { operation_id: operation, ...about });
    const beside = async () => (await inField("load", "draft_survey", { id: row.id })).comparison.scale;
    expect(await beside()).toBeNull();
    const rows = [{ at: began, weight: "66800", unit: "MT" }];
    const [weighed] = await inField("addweighings", "weighing", { period_id: period.id, rows });
    expect(await beside()).toMatchObject({ weight: "66800.000", difference: "142.994" });
    const correction = { id: weighed.id, version: weighed.version, justification: "Read wrong" };
    await inField("update", "weighing", { ...correction, weight: "66900" });
    expect(await beside()).toMatchObject({ weight: "66900.000", difference: "42.994", within: true });
    // What was weighed meanwhile is nobody's change of the survey.
    attributes(await survey("update", { id: row.id, version: row.version, remarks: "x" }));
    expect(await beside()).toMatchObject({ weight: "66900.000" });
  });

  it("gives the figures worked out by hand, discharging by the head", async () => {
    const operation = await onShip(SUPRAMAX.ship);
    const given = { operation_id: operation, cargo_operation: "discharging", surveys: SUPRAMAX.surveys };
    const row = attributes(await survey("create", given));
    expect(row).toMatchObject({ cargo: "51680.721", constant: "287.068" });
    const exact = await survey("update", { id: row.id, version: row.version, rounding: "none" });
    expect(attributes(exact)).toMatchObject({ cargo: "51680.004", results: { rounding: "none" } });
  });

  it("keeps the answer of the calculator for the same question, word for word", async () => {
    const operation = await onShip();
    const row = attributes(await survey("create", { operation_id: operation, surveys }));
    const ship = { ...KAMSARMAX.ship, table: shipRow("", KAMSARMAX.ship).hydrostatics };
    const asked = await admin.call("service", "evaluate", "draft_survey", { ...KAMSARMAX, ship });
    expect(row.results).toEqual(attributes(asked));
    // A later change of something else finds the readings in the order in which they were sent.
    const later = attributes(await survey("update", { id: row.id, version: row.version, remarks: "x" }));
    expect(later.results).toEqual(row.results);
  });

  it("grows survey by survey, and its page with it", async () => {
    const operation = await onShip();
    const [initial, final] = surveys;
    const first = attributes(await survey("create", { operation_id: operation, surveys: [initial] }));
    expect(first).toMatchObject({ cargo: null, constant: "318.326", comparison: null });
    const page = async () => {
      const { pages } = attributes(await admin.call("service", "load", "operation", { id: operation }));
      return pages.find((one: { key: string }) => one.key === "draft_survey");
    };
    expect(await page()).toMatchObject({ state: "begun", done: 0, of: 1 });
    attributes(await survey("update", { id: first.id, version: first.version, surveys: [initial, final] }));
    expect(await page()).toMatchObject({ state: "done", done: 1 });
  });

  it("is refused at the reading that is wrong, and takes nothing but what it knows", async () => {
    const operation = await onShip();
    const [initial] = surveys;
    const refused = async (change: object) =>
      refusal(await survey("create", { operation_id: operation, surveys: [{ ...initial, ...change }] }));
    const readings = initial?.readings ?? {};
    expect(await refused({ readings: { ...readings, mp: "59.3" } })).toEqual([
      405,
      "above_maximum",
      "surveys.0.readings.mp",
    ]);
    expect(await refused({ readings: { ...readings, mp: null } })).toEqual([
      405,
      "required",
      "surveys.0.readings.mp",
    ]);
    expect((await refused({ readings: { fp: "1", fs: "1", mp: "1", ms: "1", ap: "1", as: "1" } }))[1]).toBe(
      "draft_outside_table",
    );
    expect(await refused({ density: "10.215" })).toEqual([405, "above_maximum", "surveys.0.density"]);
    expect((await refused({ sounding: "1" }))[1]).toBe("unknown_attribute");
    const tanks = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`WBT ${at}`, "1"]));
    expect((await refused({ deductibles: tanks }))[1]).toBe("too_many_entries");
    expect((await refused({ kind: "between" }))[1]).toBe("not_a_choice");
    const twice = await survey("create", { operation_id: operation, surveys: [initial, initial] });
    expect(refusal(twice)).toEqual([405, "duplicate_entry", "surveys.1.kind"]);
    for (const odd of [[], {}, "x", 7, null, Array.from({ length: 51 }, () => initial)])
      expect((await survey("create", { operation_id: operation, surveys: odd })).status).toBe(405);
    expect(
      (await survey("create", { operation_id: operation, surveys, results: { cargo: "1" } })).status,
    ).toBe(405);
  });

  it("is kept although the register lacks the table, and worked out once it has one", async () => {
    const bare = await carrier("ship", (name) => ({
      ...shipRow(name, KAMSARMAX.ship),
      hydrostatics: [],
    }));
    const operation = await operationWith({ ship_id: bare });
    const row = attributes(await survey("create", { operation_id: operation, surveys }));
    expect(row).toMatchObject({ results: null, cargo: null, comparison: null });
    const ship = attributes(await admin.call("register", "load", "ship", { id: bare }));
    const { hydrostatics } = shipRow("", KAMSARMAX.ship);
    attributes(
      await admin.call("register", "update", "ship", { id: bare, version: ship.version, hydrostatics }),
    );
    const later = attributes(await survey("update", { id: row.id, version: row.version, remarks: "x" }));
    expect(later.cargo).toBe("66942.994");
  });

  it("is one for an operation, whoever is quicker", async () => {
    const operation = await onShip();
    const tries = await Promise.all(
      [1, 2, 3].map(() => survey("create", { operation_id: operation, surveys })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const lost = tries.find(({ status }) => status !== 200);
    expect(lost && refusal(lost)[1]).toBe("only_one_per_item");
  });

  it("ties each signature to what it was given for", async () => {
    const operation = await onShip();
    const signed = { surveyor_name: "R. Nogueira", surveyor_signed_at: "2026-11-16T10:12:00.000Z" };
    const row = attributes(await survey("create", { operation_id: operation, surveys, ...signed }));
    expect(row).toMatchObject({ surveyor_signature_state: "valid", officer_signature_state: "none" });
    const remarked = attributes(
      await survey("update", { id: row.id, version: row.version, remarks: "Swell at the aft marks" }),
    );
    expect(remarked.surveyor_signature_state).toBe("earlier_version");
    const both = { officer_name: "J. Reyes", officer_signed_at: "2026-11-16T10:15:00.000Z" };
    const last = attributes(await survey("update", { id: row.id, version: remarked.version, ...both }));
    expect(last).toMatchObject({
      surveyor_signature_state: "earlier_version",
      officer_signature_state: "valid",
    });
  });
});

describe("the survey of a barge", () => {
  const read = (kind: string, fp: string, fs: string, ap: string, as: string, more: object = {}) => ({
    kind,
    readings: { fp, fs, ap, as },
    ...more,
  });
  const empty = read("initial", "0.46", "0.48", "0.50", "0.52");
  const loaded = read("final", "2.78", "2.80", "2.84", "2.86");

  it("gives the figures worked out by hand", async () => {
    const operation = await onBarge();
    const row = attributes(await survey("create", { operation_id: operation, surveys: [empty, loaded] }));
    expect(row).toMatchObject({
      cargo: "1497.280",
      constant: null,
      results: { empty: { mean: "0.490", weight: "241.440" }, loaded: { mean: "2.820", weight: "1738.720" } },
    });
    const fresh = { density: "0.996" };
    const other = await survey("update", {
      id: row.id,
      version: row.version,
      surveys: [
        { ...empty, ...fresh },
        { ...loaded, ...fresh },
      ],
    });
    expect(attributes(other).cargo).toBe("1491.291");
  });

  it("follows the formula and the measure of the barge", async () => {
    const six = await onBarge({ mode: "six_point_quarter" });
    const points = { fp: "2.74", fs: "2.76", mp: "2.83", ms: "2.85", ap: "2.86", as: "2.88" };
    const low = { fp: "0.46", fs: "0.48", mp: "0.49", ms: "0.49", ap: "0.50", as: "0.52" };
    const row = attributes(
      await survey("create", {
        operation_id: six,
        surveys: [
          { kind: "initial", readings: low },
          { kind: "final", readings: points },
        ],
      }),
    );
    expect(row.results.loaded).toMatchObject({ mean: "2.833", weight: "1747.248" });
    const freeboard = await onBarge({ measured: "freeboard" });
    const above = attributes(
      await survey("create", {
        operation_id: freeboard,
        surveys: [
          read("initial", "3.20", "3.18", "3.16", "3.14"),
          read("final", "0.86", "0.88", "0.82", "0.80"),
        ],
      }),
    );
    expect(above.results.loaded).toMatchObject({ draft: "2.820", weight: "1738.720" });
  });

  it("tells what is wrong with the first reading before the second is there", async () => {
    const operation = await onBarge();
    const deep = read("initial", "9.46", "9.48", "9.50", "9.52");
    expect(refusal(await survey("create", { operation_id: operation, surveys: [deep] }))).toEqual([
      405,
      "draft_outside_table",
      "surveys.0.readings",
    ]);
    const between = await survey("create", {
      operation_id: operation,
      surveys: [empty, { ...loaded, kind: "intermediate" }],
    });
    expect(refusal(between)).toEqual([405, "not_a_choice", "surveys.1.kind"]);
    const listed = await survey("create", {
      operation_id: operation,
      surveys: [{ ...empty, swell_m: "0.2" }],
    });
    expect(refusal(listed)[1]).toBe("unknown_attribute");
    expect(attributes(await survey("create", { operation_id: operation, surveys: [empty] }))).toMatchObject({
      cargo: null,
      results: null,
    });
  });
});

describe("on screen, in the list, on paper and in Excel", () => {
  const MOMENTS = [
    ["COML", "03T14:20", null],
    ["RAIN", "03T19:05", "03T22:40"],
    ["SHIFTH", "04T03:10", "04T03:35"],
    ["RAIN", "04T11:15", "04T16:50"],
    ["MECHT", "05T01:00", "05T02:25"],
    ["RAIN", "05T13:40", "05T15:55"],
    ["NOCARGO", "05T15:30", "05T16:20"],
    ["DRAFTC", "06T07:30", "06T08:10"],
    ["COMPL", "06T09:50", null],
  ] as const;
  const at = (moment: string) => `2026-11-${moment}:00.000Z`;

  async function surveyedAndLogged(): Promise<string> {
    const operation = await onShip();
    attributes(await survey("create", { operation_id: operation, surveys, bill_of_lading: "66870.480" }));
    for (const [code, begin, end] of MOMENTS) {
      const conditions = [{ attribute: "code", value: code }];
      const [type] = attributes(await admin.call("register", "list", "timelog", { conditions }));
      attributes(
        await admin.call("service", "create", "timelog_entry", {
          operation_id: operation,
          timelog_id: type.id,
          begin_at: at(begin),
          end_at: end === null ? null : at(end),
        }),
      );
    }
    return operation;
  }

  const print = async (id: string, document: string, client = admin) =>
    client.call("service", "print", "operation", { id, document, remarks: "Letter of protest handed over" });
  const textOf = (reply: Awaited<ReturnType<typeof print>>) => {
    const { file } = attributes(reply) as { file: string };
    return readPdf(Buffer.from(file.split(",")[1] ?? "", "base64")).text;
  };

  it("the figures are the same", async () => {
    const operation = await surveyedAndLogged();
    const conditions = [{ attribute: "operation_id", value: operation }];
    const [listed] = attributes(await survey("list", { conditions }));
    expect(listed).toMatchObject({ cargo: "66942.994", constant: "318.326" });
    const sheet = await survey("export", { conditions, columns: ["cargo", "constant"], locale: "en" });
    const [, row = []] = (await readXlsx(new Uint8Array(sheet.raw))).sheets[0]?.rows ?? [];
    expect(row).toEqual(expect.arrayContaining([66942.994, 318.326]));
    const paper = textOf(await print(operation, "draft_survey"));
    for (const figure of [
      "66,942.994",
      "318.326",
      "13,968.326",
      "80,911.320",
      "-433.279",
      "72.514",
      "0.1084",
    ])
      expect(paper).toContain(figure);
    const facts = textOf(await print(operation, "statement_of_facts"));
    for (const figure of ["67.5000", "14.7500", "0.4167", "14.3333", "53.1667", "1,259.116", "991.748"])
      expect(facts).toContain(figure);
    // On the clock of the port: 14:20 of Greenwich is 11:20 in Santos.
    expect(facts).toContain("11/03/2026 11:20");
    expect(facts).toContain("Letter of protest handed over");
  });

  it("is printed for nobody who may not read it", async () => {
    const operation = await surveyedAndLogged();
    const stranger = await server.as("ops.ar");
    for (const document of ["draft_survey", "statement_of_facts"])
      expect((await print(operation, document, stranger)).status).toBe(404);
    expect((await print(operation, "everything")).status).toBe(405);
    const customer = await server.as("customer");
    expect(textOf(await print(operation, "draft_survey", customer))).toMatch(/66[.,]942[.,]994/);
    // The types of a time log are no business of customers, and without them nothing can be summed.
    expect((await print(operation, "statement_of_facts", customer)).status).toBe(403);
    const bare = await onShip();
    expect((await print(bare, "draft_survey")).status).toBe(404);
  });
});

describe("a survey belongs to its order", () => {
  it("is seen by the customer, changed by none of them, and unknown to strangers", async () => {
    const operation = await onShip();
    const row = attributes(await survey("create", { operation_id: operation, surveys }));
    const customer = await server.as("customer");
    expect(attributes(await survey("load", { id: row.id }, customer)).cargo).toBe("66942.994");
    const change = { id: row.id, version: row.version, remarks: "mine" };
    expect((await survey("update", change, customer)).status).toBe(403);
    const stranger = await server.as("ops.ar");
    expect((await survey("load", { id: row.id }, stranger)).status).toBe(404);
    expect((await survey("update", change, stranger)).status).toBe(404);
    expect((await survey("create", { operation_id: operation, surveys }, stranger)).status).toBe(405);
    expect((await survey("delete", { id: row.id, version: row.version }, stranger)).status).toBe(403);
  });

  it("waits for the start, and is closed by the end", async () => {
    const ship = await carrier("ship", (name) => shipRow(name, KAMSARMAX.ship));
    const order = attributes(
      await admin.call("workorder", "create", "work_order", orderOf(fixtures, { ship_id: ship })),
    );
    const [operation] = await operationsOf(admin, order.id);
    expect(refusal(await survey("create", { operation_id: operation.id, surveys }))[1]).toBe(
      "inspection_not_started",
    );
  });

  it("goes along to the quay with the table that it is read by", async () => {
    const operation = await onShip();
    attributes(await survey("create", { operation_id: operation, surveys }));
    const bundle = attributes(await admin.call("service", "bundle", "operation", { id: operation }));
    expect(bundle.carrier.ship.hydrostatics.length).toBeGreaterThan(12);
    expect(bundle.carrier.ship).toMatchObject({ lbp: "225.50", mark_aft: "7.200" });
    expect(bundle.records.draft_survey).toMatchObject([{ cargo: "66942.994" }]);
  });
});

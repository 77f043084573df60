/**
 * One figure wherever it is read: what the page is given, the list, the paper and the sheet say the same to the last
 * digit. The examples were worked out by hand: two ships, a barge, a scale and a statement of facts.
 *
 * @engine any: it compares what is made of the same rows; both databases give back decimals in `conformance/records.test.ts`
 */
import { bargeRow, shipRow } from "@plimsoll/domain/draft-survey/worked-carriers.data";
import { KAMSARMAX, SUPRAMAX } from "@plimsoll/domain/draft-survey/worked-surveys.data";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, startedOperation } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;
let made = 0;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  admin = await server.as("admin");
});
afterAll(() => server.close());

const field = async (action: string, type: string, input: object) =>
  attributes(await admin.call("service", action, type, input));

async function carrier(type: "ship" | "barge", row: (name: string) => object): Promise<string> {
  made += 1;
  return attributes(await admin.call("register", "create", type, row(`FIGURE ${type} ${made}`))).id;
}

/** The operation of an order for this ship or barge, begun. */
const operationWith = async (more: object): Promise<string> =>
  (await startedOperation(admin, fixtures, more)).operation.id;

const onShip = async (ship: typeof KAMSARMAX.ship) =>
  operationWith({ ship_id: await carrier("ship", (name) => shipRow(name, ship)) });

const of = (operation: string) => [{ attribute: "operation_id", value: operation }];
/** What the page of the operation is given. */
const bundleOf = (id: string) => field("bundle", "operation", { id });
/** What stands on paper, in the language of the reader. */
async function paperOf(id: string, document: string): Promise<string> {
  const { file } = await field("print", "operation", { id, document });
  return readPdf(Buffer.from(file.split(",")[1] ?? "", "base64")).text;
}
/** The rows of the sheet by its own headings. */
async function sheetOf(type: string, operation: string, columns: readonly string[]) {
  const sheet = await admin.call("service", "export", type, {
    conditions: of(operation),
    columns,
    locale: "en",
  });
  const [, ...rows] = (await readXlsx(new Uint8Array(sheet.raw))).sheets[0]?.rows ?? [];
  return rows;
}
const listOf = (type: string, operation: string) =>
  field("list", type, { conditions: of(operation), pagination: { size: 500 } });
const shown = (value: string) => formatNumber(value, "en");

const DRAFT_SURVEYS = [
  {
    name: "a ship that loads",
    start: () => onShip(KAMSARMAX.ship),
    sent: { surveys: KAMSARMAX.surveys, bill_of_lading: "66870.480" },
    cargo: "66942.994",
    constant: "318.326",
    nets: ["13968.326", "80911.320"],
    difference: "72.514",
  },
  {
    name: "a ship that discharges by the head",
    start: () => onShip(SUPRAMAX.ship),
    sent: { surveys: SUPRAMAX.surveys, cargo_operation: "discharging", bill_of_lading: "52010.000" },
    cargo: "51680.721",
    constant: "287.068",
    nets: ["62617.789", "10937.068"],
    difference: "-329.279",
  },
  {
    name: "a barge by its four points",
    start: async () =>
      operationWith({ kind: "convoy", barge_ids: [await carrier("barge", (name) => bargeRow(name))] }),
    sent: {
      surveys: [
        { kind: "initial", readings: { fp: "0.46", fs: "0.48", ap: "0.50", as: "0.52" }, density: "0.996" },
        { kind: "final", readings: { fp: "2.78", fs: "2.80", ap: "2.84", as: "2.86" }, density: "0.996" },
      ],
    },
    cargo: "1491.291",
    constant: null,
    nets: ["240.474", "1731.765"],
    difference: null,
  },
] as const;

it.each(DRAFT_SURVEYS)("is the same of $name", async ({ start, sent, cargo, constant, nets, difference }) => {
  const operation = await start();
  await field("create", "draft_survey", { operation_id: operation, ...sent });
  const [page] = (await bundleOf(operation)).records.draft_survey;
  const [listed] = await listOf("draft_survey", operation);
  const [sheet = []] = await sheetOf("draft_survey", operation, ["cargo", "constant"]);
  const paper = await paperOf(operation, "draft_survey");
  for (const row of [page, listed]) expect(row).toMatchObject({ cargo, constant });
  const { results } = page;
  const ofPage = results.surveys
    ? results.surveys.map((one: { net: string }) => one.net)
    : [results.empty.net, results.loaded.net];
  expect(ofPage).toEqual(nets);
  expect(listed.results).toEqual(results);
  expect(sheet).toContain(Number(cargo));
  if (constant !== null) expect(sheet).toContain(Number(constant));
  for (const figure of [cargo, constant, ...nets, difference])
    if (figure !== null) expect(paper).toContain(shown(figure));
  if (difference !== null) expect(page.comparison.bill_of_lading.difference).toBe(difference);
});

it("is the same of a tank that was sounded: its weight stands on paper with how it came about", async () => {
  const [first] = DRAFT_SURVEYS;
  const operation = await first.start();
  const tanks = [{ survey: 0, tank: "WBT 1P", sounding: "2.14", volume: "416.753", density: "1.024" }];
  await field("create", "draft_survey", { operation_id: operation, ...first.sent, tanks });
  const paper = await paperOf(operation, "draft_survey");
  for (const told of ["WBT 1P", "2.14", "416.753", "1.024", "426.755"]) expect(paper).toContain(told);
});

/** Eight dumps of a hopper scale in kilograms, which make 160 t, and one in tonnes up to what the ship's scale said. */
const DUMPS = ["19980", "20020", "20000", "19960", "20040", "20010", "19990", "20000"];
const REST = "66710.480";

it("is the same of a scale", async () => {
  const operation = await onShip(KAMSARMAX.ship);
  const { version } = await field("load", "operation", { id: operation });
  const plan = [{ hold: 1, product_id: fixtures.product, planned: "67000" }];
  await field("update", "operation", { id: operation, version, storage_plan: plan });
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 3, 14, minute)).toISOString();
  const about = { operation_id: operation, hold: 1, product_id: fixtures.product };
  const first = await field("create", "weighing_period", { ...about, begin_at: at(0) });
  const dumps = DUMPS.map((weight, turn) => ({ at: at(turn), weight, unit: "KG" }));
  await field("addweighings", "weighing", { period_id: first.id, rows: dumps });
  const second = await field("create", "weighing_period", { ...about, begin_at: at(30) });
  await field("addweighings", "weighing", {
    period_id: second.id,
    rows: [{ at: at(31), weight: REST, unit: "MT" }],
  });

  const { records } = await bundleOf(operation);
  const sums = await field("getsumweights", "weighing_period", { operation_id: operation });
  const listed = await listOf("weighing", operation);
  const sheet = await sheetOf("weighing", operation, ["sequence", "weight", "accumulated"]);
  const periods = await sheetOf("weighing_period", operation, ["number", "total"]);
  const paper = await paperOf(operation, "weight_list");

  const accumulated = [
    "19.980",
    "40.000",
    "60.000",
    "79.960",
    "100.000",
    "120.010",
    "140.000",
    "160.000",
    REST,
  ];
  for (const rows of [records.weighing, listed])
    expect(rows.map((row: { accumulated: string }) => row.accumulated)).toEqual(accumulated);
  expect(records.weighing_period.map((row: { total: string }) => row.total)).toEqual(["160.000", REST]);
  expect(sums).toMatchObject({
    total: "66870.480",
    by_hold: [{ weighed: "66870.480", difference: "-129.520" }],
  });
  for (const [turn, figure] of accumulated.entries()) expect(sheet[turn]).toContain(Number(figure));
  expect(periods.map((row) => row.includes(160) || row.includes(Number(REST)))).toEqual([true, true]);
  for (const figure of [...accumulated, "66870.480"]) expect(paper).toContain(shown(figure));
  // What the carrier has got by the last weighing, over both periods, is the total itself.
  expect(
    paper.split("\n").some((line) => line.includes(shown(REST)) && line.includes(shown("66870.480"))),
  ).toBe(true);
});

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

it("is the same of a statement of facts", async () => {
  const { statementOfEntries } = await import("@plimsoll/domain/operation/statement-of-entries");
  const operation = await onShip(KAMSARMAX.ship);
  await field("create", "draft_survey", { operation_id: operation, surveys: KAMSARMAX.surveys });
  const at = (moment: string) => `2026-11-${moment}:00.000Z`;
  for (const [code, begin, end] of MOMENTS) {
    const conditions = [{ attribute: "code", value: code }];
    const [type] = attributes(await admin.call("register", "list", "timelog", { conditions }));
    const times = { begin_at: at(begin), end_at: end === null ? null : at(end) };
    await field("create", "timelog_entry", { operation_id: operation, timelog_id: type.id, ...times });
  }
  const { records } = await bundleOf(operation);
  // The page works its figures out of what it was given, by this very function.
  const page = statementOfEntries(records.timelog_entry, records.timelog, {
    quantity: records.draft_survey[0].cargo,
    now: at("07T00:00"),
  });
  expect(page).toMatchObject({
    ok: true,
    result: {
      overlap_hours: "0.4167",
      statement: {
        gross_hours: "67.5000",
        stops_hours: "14.7500",
        stopped_hours: "14.3333",
        net_hours: "53.1667",
        net_rate: "1259.116",
        gross_rate: "991.748",
      },
    },
  });
  const paper = await paperOf(operation, "statement_of_facts");
  for (const figure of ["67.5000", "14.7500", "0.4167", "14.3333", "53.1667", "1259.116", "991.748"])
    expect(paper).toContain(shown(figure));
  const listed = await listOf("timelog_entry", operation);
  const sheet = await sheetOf("timelog_entry", operation, ["begin_at", "end_at"]);
  expect(listed.map((row: { begin_at: string }) => Date.parse(row.begin_at))).toEqual(
    MOMENTS.map(([, begin]) => Date.parse(at(begin))),
  );
  expect(sheet).toHaveLength(MOMENTS.length);
});

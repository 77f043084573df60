import { describe, expect, it } from "vitest";
import { catalog } from "../records.ts";
import { checkDefinition, EMPTY_DEFINITION, findColumn, type ReportDefinition } from "./definition.ts";
import { FIGURES, figureOf } from "./figures.ts";
import { MOST_PHOTOS, photoGrid } from "./operation-report.ts";
import { READY_KEYS, READY_MODELS } from "./ready-models.ts";
import { addressesIn } from "./report-model.ts";
import { occasionOf } from "./schedule.ts";
import { chartOf, tabulate } from "./tabulate.ts";

const find = (record: string) => catalog.find(record);
const COLUMNS = new Map([
  ["port", { type: "text", scale: 0 }],
  ["date", { type: "date", scale: 0 }],
  ["weight", { type: "number", scale: 3 }],
] as const);
const ROWS = [
  { port: "Santos", date: "2026-10-03", weight: "1.100" },
  { port: "Santos", date: "2026-11-04", weight: "2.200" },
  { port: "Paranaguá", date: "2026-11-05", weight: null },
  { port: null, date: "2026-11-06", weight: "0.300" },
];
const table = (definition: Partial<ReportDefinition>) =>
  tabulate(ROWS, {
    definition: { ...EMPTY_DEFINITION, ...definition },
    columns: COLUMNS,
    today: "2026-11-17",
  });

describe("photos on a page", () => {
  it("stand in a grid that has room for as many as were asked for", () => {
    for (let photos = 1; photos <= MOST_PHOTOS; photos++) {
      const { columns, rows } = photoGrid(photos);
      expect(columns * rows).toBeGreaterThanOrEqual(photos);
      expect(columns * (rows - 1)).toBeLessThan(photos);
    }
    expect([0, 99].map((photos) => photoGrid(photos).rows)).toEqual([1, 4]);
  });
});

describe("the table of a report", () => {
  it("adds up only what is counted in the same", () => {
    const rows = [
      { port: "Santos", amount: "10.00", currency: "BRL" },
      { port: "Santos", amount: "5.50", currency: "BRL" },
      { port: "Rosario", amount: "7.00", currency: "USD" },
      { port: "Rosario", amount: null, currency: "BRL" },
    ];
    const columns = new Map([
      ["port", { type: "text", scale: 0 }],
      ["amount", { type: "number", scale: 2, countedIn: "currency" }],
    ] as const);
    const groups = [{ column: "port", by: "value" }] as const;
    const measures = [{ column: "amount", as: "sum" }] as const;
    const made = (asked: typeof rows) =>
      tabulate(asked, {
        definition: { ...EMPTY_DEFINITION, groups: [...groups], measures: [...measures] },
        columns,
        today: "2026-11-17",
      });
    expect(made(rows).rows).toEqual([
      ["Rosario", "2", "7.00"],
      ["Santos", "2", "15.50"],
    ]);
    expect(made(rows).totals).toEqual([null, "4", null]);
    expect(made(rows.slice(0, 2)).totals).toEqual([null, "2", "15.50"]);
    expect([made(rows), made(rows.slice(0, 2))].map(({ isMixed }) => isMixed)).toEqual([true, false]);
    expect([made(rows), made(rows.slice(0, 2))].map(({ units }) => [...units])).toEqual([
      [],
      [["amount", "BRL"]],
    ]);
  });

  it("knows what a figure is counted in, also behind a reference", () => {
    const invoice = catalog.get("invoice");
    expect(
      ["net", "figure.open", "number"].map((path) => findColumn(find, invoice, path)?.countedIn),
    ).toEqual(["currency_id", "currency_id", undefined]);
    expect(findColumn(find, catalog.get("pre_invoice"), "gross")?.countedIn).toBe("currency_id");
    const behind = findColumn(find, catalog.get("operation"), "work_order.expected_volume");
    expect(behind?.countedIn).toBe("work_order.unit_id");
  });

  it("shows rows in order, those without a value last either way, and sums exactly", () => {
    const found = table({
      columns: ["port", "weight"],
      sort: { column: "weight", direction: "desc" },
      measures: [{ column: "weight", as: "sum" }],
    });
    expect(found.rows.map(([, weight]) => weight)).toEqual(["2.200", "1.100", "0.300", null]);
    expect(found.totals).toEqual([null, "3.600"]);
  });

  it("groups by value and by month, with the number of rows; what has no value counts for no mean", () => {
    const byPort = table({
      groups: [{ column: "port", by: "value" }],
      measures: [
        { column: "weight", as: "mean" },
        { column: "weight", as: "most" },
      ],
    });
    expect(byPort.rows).toEqual([
      ["Paranaguá", "1", null, null],
      ["Santos", "2", "1.650", "2.200"],
      [null, "1", "0.300", "0.300"],
    ]);
    expect(byPort.totals).toEqual([null, "4", "1.200", "2.200"]);
    const byMonth = table({ groups: [{ column: "date", by: "month" }] });
    expect(byMonth.rows).toEqual([
      ["2026-10", "1"],
      ["2026-11", "3"],
    ]);
  });

  it("groups days by how long ago they were, the youngest first", () => {
    const found = table({ groups: [{ column: "date", by: "age" }] });
    expect(found.rows).toEqual([
      ["to_30", "3"],
      ["to_60", "1"],
    ]);
  });

  it("charts the first measure, or the number of rows, of a grouped table alone", () => {
    expect(chartOf(table({ groups: [{ column: "port", by: "value" }] }))).toEqual({ at: 1, keys: 1 });
    const groups = [{ column: "port", by: "value" as const }];
    expect(chartOf(table({ groups, measures: [{ column: "weight", as: "sum" }] }))).toEqual({
      at: 2,
      keys: 1,
    });
    expect(chartOf(table({ columns: ["port"] }))).toBeNull();
  });
});

describe("a figure of several values", () => {
  it("is hours, days with both ends, or a difference; and none where one is missing", () => {
    const hours = FIGURES.timelog_entry?.hours;
    const days = FIGURES.appointment?.days;
    const loss = FIGURES.draft_survey?.loss;
    const open = FIGURES.invoice?.open;
    if (!hours || !days || !loss || !open) throw new Error("figures");
    const begin_at = "2026-11-16T22:30:00Z";
    expect(figureOf(hours, { begin_at, end_at: "2026-11-17T00:50:00Z" })).toBe("2.33");
    expect(figureOf(hours, { begin_at, end_at: null })).toBeNull();
    expect(figureOf(days, { begin_date: "2026-11-28", end_date: "2026-12-01" })).toBe("4");
    expect(figureOf(loss, { bill_of_lading: "60000.000", cargo: "59950.250" })).toBe("49.750");
    expect(figureOf(open, { net: "100.00", paid: "20.00", credited: "30.50" })).toBe("49.50");
    expect(figureOf(open, { net: "100.00", paid: "20.00", credited: null })).toBeNull();
  });
});

describe("what a report may ask for", () => {
  const order = catalog.get("work_order");
  const check = (part: Partial<ReportDefinition>) =>
    checkDefinition(find, order, { ...EMPTY_DEFINITION, ...part }).map(({ field, code }) => [field, code]);

  it("is every attribute of a row and of what it refers to, and no structure, id or unknown name", () => {
    expect(findColumn(find, order, "port.city_id")).toMatchObject({ type: "text", through: "port_id" });
    for (const name of ["id", "nothing", "port.id", "port.nothing", "nothing.name", "figure.hours", "items"])
      expect([name, findColumn(find, order, name)]).toEqual([name, undefined]);
  });

  it("sums numbers, counts ages of days, filters by what a list filters by, and shows something", () => {
    expect(check({})).toEqual([["definition.columns", "required"]]);
    expect(check({ columns: ["wocode"], measures: [{ column: "wocode", as: "sum" }] })).toEqual([
      ["definition.measures.0", "not_a_number"],
    ]);
    expect(check({ groups: [{ column: "wocode", by: "month" }] })).toEqual([
      ["definition.groups.0", "invalid"],
    ]);
    expect(check({ columns: ["wocode"], filters: { note: "x" } })).toEqual([
      ["definition.filters.note", "unknown_attribute"],
    ]);
    expect(check({ columns: ["wocode"], filters: { status: "finished" } })).toEqual([]);
  });

  it.each(READY_KEYS)("%s holds as it is ready", (key) => {
    const { record, definition } = READY_MODELS[key];
    expect(checkDefinition(find, catalog.get(record), definition)).toEqual([]);
  });
});

describe("a schedule", () => {
  const now = { date: "2026-11-16", hour: 7 };
  it("comes from its hour on, on its day of the week or of the month", () => {
    const at = (schedule: "never" | "daily" | "weekly" | "monthly", day: number | null, hour = 6) =>
      occasionOf({ schedule, day, hour }, now);
    expect(at("never", null)).toBeUndefined();
    expect(at("daily", null)).toBe("2026-11-16");
    expect(at("daily", null, 8)).toBeUndefined();
    expect([at("weekly", 1), at("weekly", 2)]).toEqual(["2026-11-16", undefined]);
    expect([at("monthly", 16), at("monthly", 17)]).toEqual(["2026-11-16", undefined]);
  });
});

it("reads addresses however they are written, each once", () => {
  expect(addressesIn("A@demo.test, b@demo.test;\n a@demo.test ")).toEqual(["a@demo.test", "b@demo.test"]);
  expect(addressesIn(null)).toEqual([]);
});

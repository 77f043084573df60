/** What every office needs before its first record: places, currencies, measures, products and the types of the trade. */
import { readFile } from "node:fs/promises";
import type { Catalog } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { parseCsv } from "hucre/csv";
import type { Queryable } from "#db/database";
import { REFERENCE_FOLDER } from "#folders";
import { type LoadOrigin, loadMany } from "#record/load-many";
import { seedId } from "../seed-id.ts";
import { CHECKLISTS, type ReferenceChecklist } from "./checklists.data.ts";
import { CHECK_GROUPS, type Check } from "./hold-checks.data.ts";

type CsvRow = Readonly<Record<string, string>>;
type ToRow = (row: CsvRow) => Values;

export const countryId = (alpha2: string) => seedId("country", alpha2);
export const stateId = (country: string, code: string) => seedId("state", country, code);
export const cityId = (country: string, state: string, city: string) => seedId("city", country, state, city);
export const portId = (locode: string) => seedId("port", locode);
export const currencyId = (code: string) => seedId("currency", code);
export const measureId = (symbol: string) => seedId("measure", symbol);
/** By the English name, which is the one that stands for the row. */
export const productId = (name: string) => seedId("product", name);
/** Types that have a code: time log, occurrences, services, rules, levels, designations. */
export const typeId = (record: string, code: string) => seedId(record, code);
export const checklistId = (page: string, standard: string | null) =>
  seedId("checklist", page, standard ?? "any");

const cell = (row: CsvRow, column: string) => row[column] ?? "";

/** The name that sorts, and the four that are read. */
const named = (row: CsvRow): Values => ({
  name: row.name_en,
  names: { pt: row.name_pt, en: row.name_en, es: row.name_es, fr: row.name_fr },
});

const coded =
  (record: string, more: ToRow): ToRow =>
  (row) => ({ id: typeId(record, cell(row, "code")), ...named(row), code: row.code, ...more(row) });

/** In an order in which every row finds what it refers to. */
const REGISTERS: readonly (readonly [record: string, toRow: ToRow])[] = [
  ["country", countryRow],
  ["state", stateRow],
  ["city", cityRow],
  ["port", portRow],
  [
    "currency",
    (row) => ({
      id: currencyId(cell(row, "code")),
      ...named(row),
      code: row.code,
      symbol: row.symbol,
      decimals: Number(row.decimals),
    }),
  ],
  [
    "measure",
    (row) => ({
      id: measureId(cell(row, "symbol")),
      ...named(row),
      symbol: row.symbol,
      kind: row.kind,
      factor: row.factor,
    }),
  ],
  [
    "product",
    (row) => ({
      id: productId(cell(row, "name_en")),
      ...named(row),
      culture: row.culture,
      ncm: row.ncm,
      classified: row.classified === "yes",
    }),
  ],
  [
    "timelog",
    coded("timelog", (row) => ({
      kind: row.kind,
      begins_loading: row.begins_loading === "yes",
      order: Number(row.order),
    })),
  ],
  [
    "occurrences",
    coded("occurrences", (row) => ({ severity: row.severity, stops_clock: row.stops_clock === "yes" })),
  ],
  ["service_type", coded("service_type", (row) => ({ unit_id: measureId(cell(row, "unit")) }))],
  ["rule_type", coded("rule_type", (row) => ({ basis: row.basis }))],
  ["level", coded("level", (row) => ({ order: Number(row.order) }))],
  ["designation_type", coded("designation_type", () => ({}))],
  [
    "previous_cargo",
    (row) => ({
      id: seedId("previous_cargo", cell(row, "name_en")),
      ...named(row),
      cleaning_class: row.cleaning_class,
    }),
  ],
];

export async function loadReference(tx: Queryable, catalog: Catalog, origin: LoadOrigin): Promise<void> {
  for (const [record, toRow] of REGISTERS) {
    const rows = await readCsv(record);
    await loadMany(tx, catalog.get(record), rows.map(toRow), origin);
  }
  await loadMany(tx, catalog.get("checklist"), CHECKLISTS.map(checklistRow), origin);
}

function checklistRow({ page, standard, names, checks }: ReferenceChecklist): Values {
  return {
    id: checklistId(page, standard),
    name: names.en,
    names,
    field_page: page,
    standard,
    revision: 1,
    items: inGroups(checks).map(([item, group, en, pt, es, fr]) => ({
      item,
      group,
      name: en,
      pt,
      es,
      fr,
    })),
  };
}

/** Those of one group together, and before them all what is asked before anybody goes down. */
function inGroups(checks: readonly Check[]): Check[] {
  return [null, ...CHECK_GROUPS].flatMap((group) => checks.filter((one) => one[1] === group));
}

function countryRow(row: CsvRow): Values {
  return {
    id: countryId(cell(row, "alpha2")),
    ...named(row),
    alpha2: row.alpha2,
    alpha3: row.alpha3,
    numeric_code: row.numeric?.padStart(3, "0"),
    phone_code: row.phone_code,
  };
}

function stateRow(row: CsvRow): Values {
  return {
    id: stateId(cell(row, "country"), cell(row, "code")),
    country: row.country,
    name: row.name,
    code: row.code,
  };
}

function cityRow(row: CsvRow): Values {
  return {
    id: cityId(cell(row, "country"), cell(row, "state_code"), cell(row, "name")),
    country: row.country,
    name: row.name,
    state_id: stateId(cell(row, "country"), cell(row, "state_code")),
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

function portRow(row: CsvRow): Values {
  return {
    id: portId(cell(row, "locode")),
    country: row.country,
    name: row.name,
    locode: row.locode,
    kind: row.kind,
    city_id: cityId(cell(row, "country"), cell(row, "state_code"), cell(row, "city")),
    time_zone: row.time_zone,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

async function readCsv(record: string): Promise<CsvRow[]> {
  const text = await readFile(`${REFERENCE_FOLDER}${record}.csv`, "utf8");
  const [header = [], ...lines] = parseCsv(text).map((line) => line.map((value) => String(value ?? "")));
  return lines
    .filter((line) => line.some((value) => value !== ""))
    .map((line) => Object.fromEntries(header.map((column, at) => [column, line[at] ?? ""])));
}

/** Countries, states, cities and ports: what every office needs before its first record. */
import { readFile } from "node:fs/promises";
import type { Catalog } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { parseCsv } from "hucre/csv";
import type { Queryable } from "#db/database";
import { type LoadOrigin, loadMany } from "#record/load-many";
import { seedId } from "../seed-id.ts";

type CsvRow = Readonly<Record<string, string>>;

export const countryId = (alpha2: string) => seedId("country", alpha2);
export const stateId = (country: string, code: string) => seedId("state", country, code);
export const cityId = (country: string, state: string, city: string) => seedId("city", country, state, city);
export const portId = (locode: string) => seedId("port", locode);

export async function loadReference(tx: Queryable, catalog: Catalog, origin: LoadOrigin): Promise<void> {
  const load = async (record: string, toRow: (row: CsvRow) => Values) => {
    const rows = (await readCsv(record)).map(toRow);
    await loadMany(tx, catalog.get(record), rows, origin);
  };
  await load("country", (row) => ({
    id: countryId(cell(row, "alpha2")),
    name: row.name_en,
    alpha2: row.alpha2,
    alpha3: row.alpha3,
    numeric_code: row.numeric?.padStart(3, "0"),
    phone_code: row.phone_code,
    names: { pt: row.name_pt, en: row.name_en, es: row.name_es, fr: row.name_fr },
  }));
  await load("state", (row) => ({
    id: stateId(cell(row, "country"), cell(row, "code")),
    country: row.country,
    name: row.name,
    code: row.code,
  }));
  await load("city", (row) => ({
    id: cityId(cell(row, "country"), cell(row, "state_code"), cell(row, "name")),
    country: row.country,
    name: row.name,
    state_id: stateId(cell(row, "country"), cell(row, "state_code")),
    latitude: row.latitude,
    longitude: row.longitude,
  }));
  await load("port", (row) => ({
    id: portId(cell(row, "locode")),
    country: row.country,
    name: row.name,
    locode: row.locode,
    kind: row.kind,
    city_id: cityId(cell(row, "country"), cell(row, "state_code"), cell(row, "city")),
    time_zone: row.time_zone,
    latitude: row.latitude,
    longitude: row.longitude,
  }));
}

const cell = (row: CsvRow, column: string) => row[column] ?? "";

async function readCsv(record: string): Promise<CsvRow[]> {
  const text = await readFile(new URL(`./${record}.csv`, import.meta.url), "utf8");
  const [header = [], ...lines] = parseCsv(text).map((line) => line.map((value) => String(value ?? "")));
  return lines
    .filter((line) => line.some((value) => value !== ""))
    .map((line) => Object.fromEntries(header.map((column, at) => [column, line[at] ?? ""])));
}

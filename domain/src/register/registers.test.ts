/** What the registers refuse beyond the shape of their fields: each rule from both sides. */
import { describe, expect, it } from "vitest";
import type { Issue } from "../kernel/errors.ts";
import { modelOf, type RecordDefinition } from "../kernel/record.ts";
import { checkChange, checkNew, type Values } from "../kernel/row-schema.ts";
import { analysis } from "./analysis.ts";
import { barge } from "./barge.ts";
import { carrier } from "./carrier.ts";
import { category } from "./category.ts";
import { company } from "./company.ts";
import { customer } from "./customer.ts";
import { dispatcher } from "./dispatcher.ts";
import { exchangeRate } from "./exchange-rate.ts";
import { loadingPlace } from "./loading-place.ts";
import { product } from "./product.ts";
import { rule } from "./rule.ts";
import { scopeModel } from "./scope-model.ts";
import { ship } from "./ship.ts";
import { terminal } from "./terminal.ts";
import { tugboat } from "./tugboat.ts";
import { variation } from "./variation.ts";

const ID = "00000000-0000-7000-8000-000000000001";
const OTHER = "00000000-0000-7000-8000-000000000002";

/** Code and field of every issue, in one text each. */
function problems(definition: RecordDefinition, values: Values): string[] {
  const checked = checkNew(modelOf(definition), values);
  return checked.ok ? [] : checked.issues.map(told);
}
const told = ({ code, field }: Issue) => `${field} ${code}`;

describe("parties", () => {
  const party = { name: "A", social_name: "A Ltda.", country: "BR" };

  it.each([
    ["without marks", "11222333000181"],
    ["as printed", "11.222.333/0001-81"],
    ["with letters, in small ones", "12.abc.345/01de-35"],
  ])("take a CNPJ %s and keep it without marks", (_how, tax_id) => {
    const checked = checkNew(modelOf(customer), { ...party, tax_id });
    expect(checked).toMatchObject({ ok: true });
    expect(checked.ok && checked.values.tax_id).toMatch(/^[0-9A-Z]{14}$/);
  });

  it("refuse a wrong check digit, and a person's number for a company", () => {
    expect(problems(customer, { ...party, tax_id: "11.222.333/0001-82" })).toEqual(["tax_id invalid_tax_id"]);
    expect(problems(company, { ...party, types: ["company"], tax_id: "529.982.247-25" })).toEqual([
      "tax_id invalid_tax_id",
    ]);
    expect(
      problems(carrier, { name: "A", modes: ["road"], country: "BR", tax_id: "529.982.247-25" }),
    ).toEqual([]);
  });

  it("are judged again when they move to another country", () => {
    const current = { ...party, tax_id: "11222333000181", syncs: false, sync_address: null };
    const moved = checkChange(modelOf(customer), { country: "AR" }, current);
    expect(moved).toMatchObject({ ok: false, issues: [{ field: "tax_id", code: "invalid_tax_id" }] });
  });

  it("name the address that final classifications go to", () => {
    expect(problems(customer, { ...party, syncs: true })).toEqual(["sync_address required"]);
    expect(problems(customer, { ...party, syncs: true, sync_address: "example.test" })).toEqual([
      "sync_address invalid_url",
    ]);
    expect(problems(customer, { ...party, syncs: true, sync_address: "https://example.test/in" })).toEqual(
      [],
    );
  });

  it("have contacts with an address that can be one", () => {
    expect(problems(customer, { ...party, contacts: [{ name: "B", email: "b@" }] })).toEqual([
      "contacts.0.email invalid_email",
    ]);
  });
});

describe("a courier", () => {
  it("says where the number of the shipment goes", () => {
    const at = (tracking_address: string) => problems(dispatcher, { name: "C", tracking_address });
    expect(at("https://example.test/{number}")).toEqual([]);
    expect(at("https://example.test/")).toEqual(["tracking_address invalid"]);
    expect(at("example.test/{number}")).toEqual(["tracking_address invalid_url"]);
  });
});

describe("places", () => {
  it("of embarkation need an address", () => {
    expect(problems(loadingPlace, { name: "L", city_id: ID })).toEqual(["address required"]);
    expect(problems(loadingPlace, { name: "L", city_id: ID, address: { street: "Rua 1" } })).toEqual([]);
  });

  it("lie on the globe", () => {
    expect(problems(terminal, { name: "T", port_id: ID, latitude: "-91", longitude: "181" })).toEqual([
      "latitude invalid_coordinates",
      "longitude invalid_coordinates",
    ]);
  });
});

describe("a ship", () => {
  const holds = [{ number: 1, volume: "12000" }];
  const vessel = { name: "Aurora", holds };

  it("has an IMO number with its check digit, however it is written", () => {
    expect(problems(ship, { ...vessel, imo: "IMO 9990076" })).toEqual([]);
    expect(problems(ship, { ...vessel, imo: "9990077" })).toEqual(["imo invalid_imo"]);
    expect(problems(ship, { ...vessel, imo: "999007" })).toEqual(["imo invalid_imo"]);
  });

  it("has the MMSI of a ship and of no coast station", () => {
    expect(problems(ship, { ...vessel, mmsi: "538009901" })).toEqual([]);
    expect(problems(ship, { ...vessel, mmsi: "005389901" })).toEqual(["mmsi invalid_mmsi"]);
    expect(problems(tugboat, { name: "T", mmsi: "12" })).toEqual(["mmsi invalid_mmsi"]);
  });

  it("has one to ten holds, each with a volume", () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ number: at + 1, volume: "1000" }));
    expect(problems(ship, { name: "A", holds: [] })).toEqual(["holds required"]);
    expect(problems(ship, { name: "A", holds: many(10) })).toEqual([]);
    expect(problems(ship, { name: "A", holds: many(11) })).toEqual([
      "holds too_many_entries",
      "holds.10.number above_maximum",
    ]);
    expect(problems(ship, { name: "A", holds: [{ number: 1, volume: "0" }] })).toEqual([
      "holds.0.volume not_greater_than_zero",
    ]);
  });

  it("numbers them 1, 2, 3…, in any order, none twice and none left out", () => {
    const numbered = (...numbers: number[]) =>
      problems(ship, { name: "A", holds: numbers.map((number) => ({ number, volume: "1000" })) });
    expect(numbered(3, 1, 2)).toEqual([]);
    expect(numbered(1, 2, 2)).toEqual(["holds.2.number duplicate_entry"]);
    expect(numbered(1, 3)).toEqual(["holds.1.number above_maximum"]);
  });

  it("is not longer between perpendiculars than overall", () => {
    expect(problems(ship, { ...vessel, loa: "225", lbp: "229" })).toEqual(["lbp above_maximum"]);
  });

  const row = (draft: string, displacement: string, lcf = "0") => ({
    draft,
    displacement,
    tpc: "60",
    lcf,
    mtc: "900",
  });
  const table = (...hydrostatics: object[]) => problems(ship, { ...vessel, lbp: "225.5", hydrostatics });

  it("has a table whose rows grow without gaps, each fault at its cell", () => {
    expect(table(row("5.4", "32988.8"), row("5.5", "33651.5"), row("5.6", "34000"))).toEqual([]);
    expect(table(row("5.4", "33000"), row("5.5", "32000"), row("5.3", "34000"))).toEqual([
      "hydrostatics.1.displacement table_out_of_order",
      "hydrostatics.2.draft table_out_of_order",
    ]);
    expect(table(row("5.4", "1"), row("5.5", "2"), row("6.5", "3"))).toEqual([
      "hydrostatics.2.draft draft_in_table_gap",
    ]);
    expect(table(row("5.4", "1"), row("5.40", "2"))).toEqual(["hydrostatics.1.draft duplicate_entry"]);
    expect(table(row("5.4", "1", "113"))).toEqual(["hydrostatics.0.lcf above_maximum"]);
  });

  it("needs its length to read the table", () => {
    expect(problems(ship, { ...vessel, hydrostatics: [row("5.4", "1")] })).toEqual(["lbp required"]);
  });

  it("keeps its name in capitals", () => {
    const checked = checkNew(modelOf(ship), vessel);
    expect(checked.ok && checked.values.name).toBe("AURORA");
  });
});

describe("a barge", () => {
  const box = { name: "B", code: "B-1" };

  it("has a gauging table in order", () => {
    const gauging = (...rows: [string, string][]) =>
      problems(barge, { ...box, gauging: rows.map(([draft, weight]) => ({ draft, weight })) });
    expect(gauging(["0.4", "186"], ["0.5", "247.6"])).toEqual([]);
    expect(gauging(["0.5", "247.6"], ["0.4", "186"])).toEqual(["gauging.1.draft table_out_of_order"]);
  });

  it("has a depth where freeboards are measured", () => {
    expect(problems(barge, { ...box, measured: "freeboard" })).toEqual(["depth required"]);
    expect(problems(barge, { ...box, measured: "freeboard", depth: "3.66" })).toEqual([]);
  });
});

describe("the trade", () => {
  it("classifies soybeans and maize alone", () => {
    const of = (culture: string) => problems(product, { name: "P", culture, classified: true });
    expect([of("soybean"), of("maize"), of("wheat")]).toEqual([
      [],
      [],
      ["classified product_not_classified"],
    ]);
  });

  it("keeps goods codes without their dots", () => {
    const checked = checkNew(modelOf(product), { name: "P", culture: "soybean", ncm: "1201.90.00" });
    expect(checked.ok && checked.values.ncm).toBe("12019000");
  });

  it("puts a category below another one, never below itself", () => {
    expect(problems(category, { id: ID, name: "C", parent_id: OTHER })).toEqual([]);
    expect(problems(category, { id: ID, name: "C", parent_id: ID })).toEqual(["parent_id invalid"]);
  });

  it("has ranges with the least below the most", () => {
    const range = (min: string | null, max: string | null) =>
      problems(analysis, { name: "A", code: "A", min, max });
    expect([range("1", "1"), range(null, "1"), range("2", "1")]).toEqual([[], [], ["max below_minimum"]]);
    const limits = [{ analysis_id: ID, minimum: "2", maximum: "1" }];
    expect(problems(variation, { name: "V", limits })).toEqual(["limits.0.maximum below_minimum"]);
  });

  it("lists a service once in a scope model, and at least one", () => {
    const item = { service_type_id: ID, order: 1 };
    expect(problems(scopeModel, { name: "S", kinds: ["ship"], items: [] })).toEqual(["items required"]);
    expect(
      problems(scopeModel, { name: "S", kinds: ["ship"], items: [item, { ...item, order: 2 }] }),
    ).toEqual(["items.1.service_type_id duplicate_entry"]);
  });
});

describe("a billing rule", () => {
  const base = { name: "R", rule_type_id: ID, currency_id: ID, rate: "0.12", valid_from: "2026-01-01" };

  it("has a rate above zero", () => {
    expect(problems(rule, base)).toEqual([]);
    expect(problems(rule, { ...base, rate: "0" })).toEqual(["rate rate_not_greater_than_zero"]);
    expect(problems(rule, { ...base, rate: "-1" })).toEqual(["rate rate_not_greater_than_zero"]);
  });

  it("ends on the day it begins, or later", () => {
    expect(problems(rule, { ...base, valid_to: "2026-01-01" })).toEqual([]);
    expect(problems(rule, { ...base, valid_to: "2025-12-31" })).toEqual(["valid_to end_before_begin"]);
  });

  it("says how its tiers are read, and begins them at zero", () => {
    const tiers = (...from: string[]) => from.map((from_volume) => ({ from_volume, rate: "0.1" }));
    const tier_mode = "marginal";
    expect(problems(rule, { ...base, tier_mode, tiers: tiers("0", "30000") })).toEqual([]);
    expect(problems(rule, { ...base, tiers: tiers("0", "30000") })).toEqual(["tier_mode required"]);
    expect(problems(rule, { ...base, tier_mode, tiers: tiers("10", "5") })).toEqual([
      "tiers.0.from_volume above_maximum",
      "tiers.1.from_volume table_out_of_order",
    ]);
    expect(problems(rule, { ...base, tier_mode, tiers: tiers("0", "0.000") })).toEqual([
      "tiers.1.from_volume duplicate_entry",
    ]);
  });
});

describe("an exchange rate", () => {
  const rate = { date: "2026-10-02", currency_id: ID, buy: "5.2232", sell: "5.2238" };

  it("is above zero, and sells for no less than it buys", () => {
    expect(problems(exchangeRate, rate)).toEqual([]);
    expect(problems(exchangeRate, { ...rate, sell: "5.2231" })).toEqual(["sell below_minimum"]);
    expect(problems(exchangeRate, { ...rate, buy: "0" })).toEqual(["buy not_greater_than_zero"]);
  });
});

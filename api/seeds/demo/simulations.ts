/** Cost and tax tables of the demo, and two simulations over them: a small cargo and a large one. */
import { simulateRecord } from "@plimsoll/domain/billing/simulate-record";
import { sum } from "@plimsoll/domain/kernel/decimal";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { seedId } from "../seed-id.ts";

const VALID_FROM = "2026-01-01";
const COUNTRIES = ["BR", "AR"] as const;
const VOLUMES = ["30000.000", "66000.000"] as const;

const TAXES = [
  ["ISS", "5"],
  ["PIS", "0.65"],
  ["COFINS", "3"],
  ["IRPJ", "4.8"],
  ["CSLL", "2.88"],
] as const;

const costId = (country: string) => seedId("fob_cost", country);
const taxId = (country: string) => seedId("fob_tax", country);

function costRow(country: string) {
  return {
    id: costId(country),
    country,
    name: country === "BR" ? "Santos 2026" : "Rosario 2026",
    valid_from: VALID_FROM,
    valid_to: null,
    net_rate_tph: "1500.00",
    rain_pct: "15.00",
    setup_hours: "6.00",
    inspectors: 2,
    cost_per_shift: "620.00",
    cost_per_lot: "48.00",
    fixed: "4130.00",
    route: [{ name: country === "BR" ? "Viagem" : "Viaje", quantity: "1.000", unit_cost: "960.00" }],
    overhead_pct: "12.00",
  };
}

function taxRow(country: string) {
  return {
    id: taxId(country),
    country,
    name: country === "BR" ? "Lucro presumido 2026" : "Impuestos 2026",
    valid_from: VALID_FROM,
    valid_to: null,
    taxes: TAXES.map(([tax, rate]) => ({ tax, rate })),
    total: sum(TAXES.map(([, rate]) => rate)),
  };
}

function simulationRow(country: string, volume: string, date: string): Values {
  const terms = {
    date,
    volume_t: volume,
    margin_pct: "20.00",
    margin_mode: "of_price",
    exchange_rate: "5.2238",
  } as const;
  const found = simulateRecord(terms, costRow(country), taxRow(country));
  if (!found.ok) throw new Error(`no price for ${volume} t`);
  const { cost, price, per_tonne_usd, list_usd } = found.result;
  return {
    id: seedId("simulation", country, volume),
    country,
    name: `${country} ${volume.replace(".000", "")} t`,
    fob_cost_id: costId(country),
    fob_tax_id: taxId(country),
    ...terms,
    cost,
    price,
    per_tonne_usd,
    list_usd,
    results: found.result,
  };
}

export function demoSimulations(
  today: string,
): readonly (readonly [record: string, rows: readonly Values[]])[] {
  return [
    ["fob_cost", COUNTRIES.map(costRow)],
    ["fob_tax", COUNTRIES.map(taxRow)],
    ["simulation", COUNTRIES.flatMap((country) => VOLUMES.map((one) => simulationRow(country, one, today)))],
  ];
}

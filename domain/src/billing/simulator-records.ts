/**
 * The simulator of prices at terminals: what inspecting costs there, what is paid in taxes, each from when to when, and
 * simulations that lean on one of both. The figures are the calculator's; what it costs us is nobody else's business.
 */
import { compare, sum, withScale } from "../kernel/decimal.ts";
import { issue } from "../kernel/errors.ts";
import { choice } from "../kernel/field/choice.ts";
import { decimal, money, number, percent, weight } from "../kernel/field/number.ts";
import { children, reference } from "../kernel/field/relation.ts";
import { structure } from "../kernel/field/structure.ts";
import { longText, text } from "../kernel/field/text.ts";
import { date } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";
import { MARGIN_MODES, simulationOutput } from "./fob-simulator.ts";

const ofSimulator = { service: "billing", role: "fob", scope: "country", staffOnly: true } as const;

const validity = {
  valid_from: date({ required: true, list: true, filter: true, section: "validity" }),
  valid_to: date({ list: true, filter: true, section: "validity" }),
} as const;

const checkValidity = (row: { readonly valid_from: string; readonly valid_to: string | null }) =>
  row.valid_to !== null && row.valid_to < row.valid_from ? [issue("end_before_begin", "valid_to")] : [];

const name = text({ required: true, max: 120, list: true, search: true });

export const fobCost = defineRecord({
  ...ofSimulator,
  key: "fob_cost",
  title: "name",
  fields: {
    name,
    terminal_id: reference("terminal", { list: true, filter: true }),
    ...validity,
    net_rate_tph: decimal({
      required: true,
      scale: 2,
      unit: "t/h",
      positive: true,
      max: "100000",
      list: true,
    }),
    rain_pct: percent({ required: true, default: "0.00", min: "0", max: "1000" }),
    setup_hours: decimal({ required: true, scale: 2, unit: "h", min: "0", max: "1000", default: "0.00" }),
    inspectors: number({ required: true, min: 1, max: 1000, default: 1, example: 2 }),
    cost_per_shift: money({ required: true, min: "0", max: "1000000", unit: "R$", list: true }),
    cost_per_lot: money({ required: true, min: "0", max: "1000000", unit: "R$", list: true }),
    fixed: money({ required: true, min: "0", max: "1000000000", unit: "R$", list: true }),
    route: children(
      {
        name: text({ required: true, max: 100 }),
        quantity: decimal({ required: true, scale: 3, min: "0", max: "1000000" }),
        unit_cost: money({ required: true, min: "0", max: "1000000" }),
      },
      { max: 100, section: "route" },
    ),
    overhead_pct: percent({ required: true, default: "0.00", min: "0", max: "1000" }),
  },
  check: [checkValidity],
});

export const fobTax = defineRecord({
  ...ofSimulator,
  key: "fob_tax",
  title: "name",
  fields: {
    name,
    ...validity,
    taxes: children(
      {
        tax: text({ required: true, max: 30 }),
        rate: percent({ required: true, scale: 4, shown: 2, min: "0", max: "100" }),
      },
      { required: true, max: 30, distinct: "tax", section: "taxes" },
    ),
    total: percent({ scale: 4, shown: 2, systemManaged: true, list: true, section: "taxes" }),
  },
  check: [
    checkValidity,
    ({ taxes }) =>
      compare(sum(taxes.map(({ rate }) => rate)), "100") >= 0
        ? [issue("above_maximum", "taxes", { max: "100" })]
        : [],
  ],
  derived: ({ taxes }) => ({ total: withScale(sum(taxes.map(({ rate }) => rate)), 4) }),
});

const result = { systemManaged: true, section: "results" } as const;

export const simulation = defineRecord({
  ...ofSimulator,
  key: "simulation",
  title: "name",
  fields: {
    name,
    date: date({ list: true, filter: true }),
    customer_id: reference("customer", { list: true, filter: true }),
    fob_cost_id: reference("fob_cost", { required: true, list: true, filter: true }),
    fob_tax_id: reference("fob_tax", { required: true, list: true, filter: true }),
    volume_t: weight({ required: true, unit: "t", positive: true, max: "100000000", list: true }),
    margin_pct: percent({ required: true, default: "20.00", min: "0", max: "1000" }),
    margin_mode: choice(MARGIN_MODES, { required: true, default: "of_price" }),
    /** Reais for a dollar. */
    exchange_rate: decimal({ required: true, scale: 4, unit: "R$", positive: true, max: "1000000" }),
    note: longText({ max: 4_000 }),
    cost: money({ ...result, unit: "R$" }),
    price: money({ ...result, unit: "R$", list: true }),
    per_tonne_usd: decimal({ ...result, scale: 4, unit: "USD/t", list: true }),
    list_usd: decimal({ ...result, scale: 3, unit: "USD/t", list: true }),
    results: structure(simulationOutput, result),
  },
  order: [["name", "asc"]],
});

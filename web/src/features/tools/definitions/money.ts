/** Prices, taxes, simulations and exchange. */
import {
  COMMODITIES,
  type CommodityPrice,
  interiorParity,
  type Parity,
  priceCommodity,
} from "@plimsoll/domain/billing/commodity-price";
import { EXCHANGE_DAYS, type Exchange, pickRate, RATE_SIDES } from "@plimsoll/domain/billing/exchange-rate";
import {
  MARGIN_MODES,
  PRICE_PARTS,
  type Simulation,
  simulatePrice,
} from "@plimsoll/domain/billing/fob-simulator";
import { type GrossUp, grossUp } from "@plimsoll/domain/billing/gross-up";
import { type OperationPrice, priceOperation } from "@plimsoll/domain/billing/operation-price";
import { LIMIT_SCOPES, WEIGHT_SOURCES } from "@plimsoll/domain/billing/price-line";
import { type Withholding, withhold } from "@plimsoll/domain/billing/withholding";
import { PRICE_BASES, TIER_MODES } from "@plimsoll/domain/register/price-basis";
import { cards, choice, day, figure, flag, group, type Item, rows, text } from "#calculator/calculator-form";
import { defineTool, type ResultContext, type ShownTable } from "#calculator/tool";

const priceItems: Item[] = [
  text("price.service", (w) => w.fields.price.service),
  choice(
    "price.basis",
    (w) => w.fields.price.basis,
    PRICE_BASES,
    (w) => w.billing.priceBases,
  ),
  text("price.currency", (w) => w.fields.price.currency),
  figure("price.rate", (w) => w.fields.price.rate),
  figure("quantity", (w) => w.fields.price.quantity),
  figure("price.minimum", (w) => w.fields.price.minimum),
  figure("price.maximum", (w) => w.fields.price.maximum),
  choice(
    "price.limit_scope",
    (w) => w.fields.price.limit_scope,
    LIMIT_SCOPES,
    (w) => w.billing.limitScopes,
  ),
  figure("price.free", (w) => w.fields.price.free),
  figure("price.handling_pct", (w) => w.fields.price.handling_pct),
  choice(
    "price.weight_source",
    (w) => w.fields.price.weight_source,
    WEIGHT_SOURCES,
    (w) => w.billing.weightSources,
  ),
  choice(
    "price.tier_mode",
    (w) => w.fields.price.tier_mode,
    TIER_MODES,
    (w) => w.billing.tierModes,
  ),
  rows("price.tiers", (w) => w.fields.price.tiers, [
    figure("from", (w) => w.fields.price.from),
    figure("rate", (w) => w.fields.price.rate),
  ]),
];

export const priceTool = defineTool({
  items: () => [
    day("date", (w) => w.fields.withholding.date),
    cards("charges", (w) => w.fields.price.price, priceItems),
  ],
  optional: ["charges.price.tiers"],
  start: { charges: [{ price: { basis: "per_mt", currency: "USD" } }] },
  example: {
    charges: [
      { price: { service: "Draft survey", basis: "lump_sum", currency: "USD", rate: "850" }, quantity: "1" },
      {
        price: { service: "Supervision", basis: "per_mt", currency: "USD", rate: "0.12", minimum: "2500" },
        quantity: "57000",
      },
    ],
  },
  run: priceOperation,
  show: (result: OperationPrice, { words, figure: print }) => ({
    figures: Object.entries(result.totals).map(([currency, amount]) => ({
      label: currency,
      value: print(amount),
      unit: currency,
    })),
    tables: [
      {
        head: [words.fields.price.service, words.fields.price.quantity, ""],
        rows: [
          ...result.lines.map((line) => [
            line.service,
            print(line.quantity),
            `${line.currency} ${print(line.amount)}`,
          ]),
          ...result.adjustments.map((one) => [
            `${one.service}: ${words.billing.limits[one.limited_by]}`,
            "",
            `${one.currency} ${print(one.amount)}`,
          ]),
        ],
      },
    ],
    steps: [
      ...result.lines.map((line) => ({ title: line.service, steps: line.steps, names: words.steps.price })),
      { steps: result.steps, names: words.steps.price },
    ],
  }),
});

const taxTerms: Item[] = [
  day("date", (w) => w.fields.withholding.date),
  figure("iss_pct", (w) => w.fields.withholding.iss_pct),
  flag("iss_withheld", (w) => w.fields.withholding.iss_withheld),
  flag("simples", (w) => w.fields.withholding.simples),
  flag("labour_cession", (w) => w.fields.withholding.labour_cession),
];

function taxTable(
  result: Pick<Withholding, "taxes">,
  { words, page, figure: print, yes, no }: ResultContext,
): ShownTable {
  return {
    head: ["", "%", "R$", page.withheld],
    rows: result.taxes.map(({ tax, rate, amount, withheld, reason }) => [
      words.billing.taxes[tax],
      print(rate),
      print(amount),
      reason === null ? (withheld ? yes : no) : words.billing.taxReasons[reason],
    ]),
  };
}

export const withholdingTool = defineTool({
  items: () => [figure("gross", (w) => w.fields.withholding.gross), ...taxTerms],
  optional: [],
  start: {},
  example: { gross: "41963.62", date: "2026-10-05", iss_pct: "5", iss_withheld: true },
  run: withhold,
  show: (result: Withholding, showing) => ({
    figures: [
      { label: showing.words.steps.withholding.withheld, value: showing.figure(result.withheld), unit: "R$" },
      { label: showing.words.steps.withholding.net, value: showing.figure(result.net), unit: "R$" },
    ],
    tables: [taxTable(result, showing)],
    steps: [{ steps: result.steps, names: showing.words.steps.withholding }],
  }),
});

export const grossUpTool = defineTool({
  items: () => [figure("net", (w) => w.fields.withholding.net), ...taxTerms],
  optional: [],
  start: {},
  example: { net: "37284.68", date: "2026-10-05", iss_pct: "5", iss_withheld: true },
  run: grossUp,
  show: (result: GrossUp, showing) => {
    const { words, figure: print } = showing;
    const names = { ...words.steps.withholding, ...words.steps.grossUp };
    return {
      figures: [
        { label: words.steps.grossUp.gross, value: print(result.gross), unit: "R$" },
        { label: words.steps.withholding.net, value: print(result.net), unit: "R$" },
        { label: words.steps.grossUp.adjustment, value: print(result.adjustment), unit: "R$" },
      ],
      tables: [taxTable(result, showing)],
      steps: [{ steps: result.steps, names }],
    };
  },
});

const SIMULATED = [
  "volume_t",
  "net_rate_tph",
  "rain_pct",
  "setup_hours",
  "shift_hours",
  "inspectors",
  "cost_per_shift",
  "lot_t",
  "cost_per_lot",
  "fixed",
  "overhead_pct",
  "taxes_pct",
  "margin_pct",
  "exchange_rate",
  "list_step",
] as const;

export const simulatorTool = defineTool({
  items: () => [
    ...SIMULATED.map((name) => figure(name, (w) => w.fields.simulation[name])),
    choice(
      "margin_mode",
      (w) => w.fields.simulation.margin_mode,
      MARGIN_MODES,
      (w) => w.billing.marginModes,
    ),
    rows("route", (w) => w.fields.simulation.route, [
      text("name", (w) => w.fields.simulation.name),
      figure("quantity", (w) => w.fields.simulation.quantity),
      figure("unit_cost", (w) => w.fields.simulation.unit_cost),
    ]),
    group(
      (w) => w.fields.simulation.truck,
      [
        figure("truck.tonnes", (w) => w.fields.simulation.tonnes),
        figure("truck.cost", (w) => w.fields.simulation.cost),
      ],
    ),
  ],
  optional: ["truck"],
  start: { route: [] },
  example: {
    volume_t: "57000",
    net_rate_tph: "1500",
    rain_pct: "15",
    setup_hours: "6",
    inspectors: "2",
    cost_per_shift: "620",
    cost_per_lot: "48",
    fixed: "4130",
    route: [{ name: "Travel", quantity: "1", unit_cost: "960" }],
    overhead_pct: "12",
    taxes_pct: "14.25",
    margin_pct: "20",
    exchange_rate: "5.2238",
    list_step: "0.005",
  },
  run: simulatePrice,
  show: (result: Simulation, { words, figure: print }) => {
    const names: Readonly<Record<string, string>> = words.steps.simulation;
    // The explanation knows the currency or unit of every line.
    const units = new Map(result.steps.map((step) => [step.name, step.unit]));
    const main = ["price", "price_usd", "per_tonne", "per_tonne_usd", "list_usd"] as const;
    const composition = ["hours", "shifts", "lots", ...PRICE_PARTS] as const;
    return {
      figures: main.map((key) => ({
        label: names[key] ?? key,
        value: print(result[key]),
        unit: units.get(key),
      })),
      tables: [
        {
          head: ["", "", ""],
          rows: composition.map((key) => [names[key] ?? key, print(result[key]), units.get(key) ?? ""]),
        },
      ],
      steps: [{ steps: result.steps, names }],
    };
  },
});

export const commodityTool = defineTool({
  items: () => [
    choice(
      "commodity",
      (w) => w.fields.commodity.commodity,
      COMMODITIES,
      (w) => w.billing.commodities,
    ),
    figure("futures", (w) => w.fields.commodity.futures),
    figure("premium", (w) => w.fields.commodity.premium),
  ],
  optional: [],
  start: { commodity: "soybean" },
  example: { commodity: "soybean", futures: "1045.25", premium: "60" },
  run: priceCommodity,
  show: (result: CommodityPrice, { words, figure: print }) => ({
    figures: [
      { label: words.steps.commodity.fob, value: print(result.fob), unit: "USD/t" },
      {
        label: words.steps.commodity.quote,
        value: print(result.quote),
        unit: words.billing.quoteUnits[result.quote_unit],
      },
    ],
    steps: [{ steps: result.steps, names: words.steps.commodity }],
  }),
});

const PARITY = ["fob", "elevation", "inspection", "freight", "fees", "loss_pct"] as const;

export const parityTool = defineTool({
  items: () => PARITY.map((name) => figure(name, (w) => w.fields.parity[name])),
  optional: [],
  start: {},
  example: { fob: "406.15", elevation: "9", inspection: "0.4", freight: "42", fees: "1.2", loss_pct: "0.25" },
  run: interiorParity,
  show: (result: Parity, { words, figure: print }) => ({
    figures: [
      { label: words.steps.commodity.parity, value: print(result.parity), unit: "USD/t" },
      { label: words.steps.commodity.costs, value: print(result.costs), unit: "USD/t" },
      { label: words.steps.commodity.loss, value: print(result.loss), unit: "USD/t" },
    ],
    steps: [{ steps: result.steps, names: words.steps.commodity }],
  }),
});

export const exchangeTool = defineTool({
  items: () => [
    text("currency", (w) => w.fields.exchange.currency),
    choice(
      "day",
      (w) => w.fields.exchange.day,
      EXCHANGE_DAYS,
      (w) => w.billing.exchangeDays,
    ),
    choice(
      "side",
      (w) => w.fields.exchange.side,
      RATE_SIDES,
      (w) => w.billing.rateSides,
    ),
    day("date", (w) => w.fields.exchange.date),
    day("known_until", (w) => w.fields.exchange.known_until),
    figure("amount", (w) => w.fields.exchange.amount),
    rows("rates", (w) => w.fields.exchange.rates, [
      day("date", (w) => w.fields.exchange.date),
      figure("buy", (w) => w.fields.exchange.buy),
      figure("sell", (w) => w.fields.exchange.sell),
    ]),
  ],
  optional: [],
  start: { currency: "USD", day: "invoice_date", side: "sell", rates: [{}] },
  example: {
    currency: "USD",
    day: "invoice_date",
    side: "sell",
    date: "2026-10-04",
    known_until: "2026-10-05",
    amount: "8033.16",
    rates: [
      { date: "2026-10-01", buy: "5.2073", sell: "5.2079" },
      { date: "2026-10-02", buy: "5.2232", sell: "5.2238" },
    ],
  },
  run: pickRate,
  show: (result: Exchange, { words, figure: print }) => ({
    figures: [
      { label: words.steps.exchange.closing, value: print(result.rate), unit: result.rate_date ?? "" },
      { label: words.steps.exchange.converted, value: print(result.converted), unit: "R$" },
    ],
    notes: [{ text: words.billing.rateSources[result.source], tone: "plain" }],
    steps: [{ steps: result.steps, names: words.steps.exchange }],
  }),
});

/** A pre-invoice, an invoice and a simulation with all that their pages say in figures, as a sheet and on paper. */
import { PRICE_PARTS, SIMULATED_QUANTITIES } from "@plimsoll/domain/billing/fob-simulator";
import { sumMoney } from "@plimsoll/domain/billing/money";
import type { SENSITIVE_TO } from "@plimsoll/domain/billing/sensitivity";
import { BILLING_WORDS } from "@plimsoll/domain/billing/words/pages/by-language";
import { currencyOf } from "@plimsoll/domain/country/currency";
import { formatTaxId } from "@plimsoll/domain/country/tax-id";
import { formatDate } from "@plimsoll/domain/kernel/dates";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { loadRecord } from "#record/load-call";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { recordWords, wordsOf } from "#rpc/words";
import { type FileFormat, type NamedFile, reportFile, type Table } from "./report-file.ts";

interface Named {
  readonly name: string;
}

/** What both have that is billed and what is to be billed. */
interface Billed extends WireRow {
  readonly country: string;
  readonly customer: Named;
  readonly work_orders: readonly Named[];
  readonly gross: string;
  readonly net: string;
  readonly date: string | null;
  readonly due_date: string | null;
  readonly lines: readonly {
    readonly service_type: Named | null;
    readonly unit: Named | null;
    readonly currency: Named | null;
    readonly basis: string;
    readonly quantity: string;
    readonly rate: string;
    readonly discount: string | null;
    readonly amount: string;
    readonly amount_local: string;
    readonly note: string | null;
  }[];
  readonly taxes: readonly {
    readonly tax: string;
    readonly base: string;
    readonly rate: string;
    readonly amount: string;
    readonly withheld: boolean;
  }[];
  readonly rates: readonly {
    readonly currency: Named | null;
    readonly rate: string;
    readonly date: string | null;
  }[];
}

type Kind = "pre_invoice" | "invoice";

export async function billedFile(
  call: Call,
  kind: Kind,
  { id, format }: { readonly id: string; readonly format: FileFormat },
): Promise<NamedFile> {
  const row = (await loadRecord(call, call.app.catalog.get(kind), { id })) as Billed;
  const words = recordWords(call.locale, kind);
  const label = (field: string) => words?.fields[field] ?? field;
  const day = (value: string | null) => (value === null ? "—" : formatDate(value, call.locale));
  const code = String(kind === "invoice" ? row.number : row.code);
  const { versionShort } = (await BILLING_WORDS[call.locale]()).words;
  const version = interpolate(versionShort, { number: String(row.revision) });
  const given = [
    [label("customer_id"), row.customer.name],
    [label("tax_id"), formatTaxId(row.country, String(row.tax_id ?? ""))],
    [label("work_order_ids"), row.work_orders.map((one) => one.name).join(", ")],
    [label("purchase_order"), String(row.purchase_order ?? "")],
    [label("nf_number"), String(row.nf_number ?? "")],
    [label("date"), day(row.date)],
    [label("due_date"), day(row.due_date)],
    [label("status"), words?.choices?.status?.[String(row.status)] ?? String(row.status)],
  ] as const;
  return reportFile(call, format, {
    name: code,
    title: [words?.name, code, kind === "invoice" ? "" : `· ${version}`].filter(Boolean).join(" "),
    meta: given.filter(([, value]) => value !== "").map(([name, value]) => ({ label: name, value })),
    tables: [
      linesOf(call, kind, row),
      // Not every customer pays in another currency or withholds.
      ...[ratesOf(call, kind, row), taxesOf(call, kind, row)].filter(({ rows }) => rows.length > 0),
      await totalsOf(call, kind, row),
    ],
  });
}

function labelsIn(call: Call, kind: Kind, part: string) {
  const words = recordWords(call.locale, kind)?.children?.[part];
  return {
    label: (field: string) => words?.fields[field] ?? field,
    choices: (field: string) => words?.choices?.[field] ?? {},
  };
}

function linesOf(call: Call, kind: Kind, row: Billed): Table {
  const { label, choices } = labelsIn(call, kind, "lines");
  const bases = choices("basis");
  return {
    title: recordWords(call.locale, kind)?.fields.lines ?? "lines",
    columns: [
      { label: label("service_type_id"), share: 3 },
      { label: label("quantity"), scale: 0, share: 1.6 },
      { label: label("unit_id") },
      { label: label("rate"), scale: 2, share: 1.3 },
      { label: label("discount"), scale: 2, share: 1.3 },
      { label: label("currency_id") },
      { label: label("amount"), scale: 2, share: 1.6 },
      { label: currencyOf(row.country), scale: 2, share: 1.6 },
    ],
    rows: row.lines.map((line) => [
      [line.service_type?.name ?? bases[line.basis] ?? line.basis, line.note].filter(Boolean).join(" · "),
      line.quantity,
      line.unit?.name ?? "—",
      line.rate,
      line.discount,
      line.currency?.name ?? "—",
      line.amount,
      line.amount_local,
    ]),
  };
}

function ratesOf(call: Call, kind: Kind, row: Billed): Table {
  const { label } = labelsIn(call, kind, "rates");
  return {
    title: wordsOf(call.locale).printed.exchangeRates,
    columns: [{ label: label("currency_id") }, { label: label("rate"), scale: 4 }, { label: label("date") }],
    rows: row.rates.map(({ currency, rate, date }) => [
      currency?.name ?? "—",
      rate,
      date === null ? "—" : formatDate(date, call.locale),
    ]),
  };
}

function taxesOf(call: Call, kind: Kind, row: Billed): Table {
  const { label, choices } = labelsIn(call, kind, "taxes");
  const names = choices("tax");
  const { yes, no } = wordsOf(call.locale).messages;
  return {
    title: recordWords(call.locale, kind)?.sections?.taxes ?? label("tax"),
    columns: [
      { label: label("tax"), share: 2 },
      { label: label("base"), scale: 2, share: 2 },
      { label: `${label("rate")} %`, scale: 2 },
      { label: label("amount"), scale: 2, share: 2 },
      { label: label("withheld"), share: 1.4 },
    ],
    rows: row.taxes.map((tax) => [
      names[tax.tax] ?? tax.tax,
      tax.base,
      tax.rate,
      tax.amount,
      tax.withheld ? yes : no,
    ]),
  };
}

async function totalsOf(call: Call, kind: Kind, row: Billed): Promise<Table> {
  const words = recordWords(call.locale, kind);
  const { withheldTotal } = (await BILLING_WORDS[call.locale]()).words;
  const withheld = sumMoney(row.taxes.filter((tax) => tax.withheld).map((tax) => tax.amount));
  return {
    title: words?.sections?.totals ?? "",
    columns: [
      { label: "", share: 3 },
      { label: currencyOf(row.country), scale: 2 },
    ],
    rows: [
      [words?.fields.gross ?? "", row.gross],
      [withheldTotal, withheld],
      [words?.fields.net ?? "", row.net],
    ],
  };
}

/** What the calculator found, in the order in which a price comes about. */
const AMOUNTS = [...PRICE_PARTS, "price_usd"] as const;
const PRICES = ["per_tonne", "per_tonne_usd", "list_usd"] as const;

interface Changed {
  readonly to: (typeof SENSITIVE_TO)[number];
  readonly change: string;
  readonly price: string;
  readonly list_usd: string;
}

export async function simulationFile(
  call: Call,
  format: FileFormat,
  row: WireRow,
  changed: readonly Changed[],
): Promise<NamedFile> {
  const words = (await BILLING_WORDS[call.locale]()).words;
  const fields = recordWords(call.locale, "simulation")?.fields ?? {};
  const found = row.results as Readonly<Record<string, string>>;
  const named = (value: unknown) => (value as Named | null)?.name ?? "—";
  const rowOf = (name: (typeof SIMULATED_QUANTITIES | typeof AMOUNTS | typeof PRICES)[number]) => [
    words.simulation[name],
    found[name] ?? null,
  ];
  const table = (scale: number, names: Parameters<typeof rowOf>[0][]): Table => ({
    title: "",
    columns: [
      { label: "", share: 3 },
      { label: "", scale },
    ],
    rows: names.map(rowOf),
  });
  return reportFile(call, format, {
    name: "simulation",
    title: String(row.name),
    meta: [
      { label: fields.customer_id ?? "", value: named(row.customer) },
      { label: fields.volume_t ?? "", value: formatNumber(String(row.volume_t), call.locale) },
      { label: fields.fob_cost_id ?? "", value: named(row.fob_cost) },
      { label: fields.fob_tax_id ?? "", value: named(row.fob_tax) },
      { label: fields.margin_pct ?? "", value: formatNumber(String(row.margin_pct), call.locale) },
      {
        label: fields.exchange_rate ?? "",
        value: formatNumber(String(row.exchange_rate), call.locale, { minScale: 4 }),
      },
    ],
    tables: [
      { ...table(0, [...SIMULATED_QUANTITIES]), title: words.composition },
      table(2, [...AMOUNTS]),
      table(3, [...PRICES]),
      {
        title: words.whatIf.sensitivity,
        columns: [
          { label: "", share: 2 },
          { label: "%" },
          { label: words.simulation.price, scale: 2 },
          { label: words.simulation.list_usd, scale: 3 },
        ],
        rows: changed.map((one) => [words.whatIf.to[one.to], one.change, one.price, one.list_usd]),
      },
    ],
  });
}

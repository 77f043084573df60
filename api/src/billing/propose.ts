/** The lines that rules and measured quantities give for some orders; nothing is written. */
import { measuredOf } from "@plimsoll/domain/billing/measured-quantities";
import type { Proposed } from "@plimsoll/domain/billing/pre-invoice-contract";
import { localAmount, priceLines } from "@plimsoll/domain/billing/price-pre-invoice";
import {
  type AgreedPrice,
  type OrderToBill,
  proposeExpenses,
  proposeLines,
} from "@plimsoll/domain/billing/propose-lines";
import { todayIn, zoneOf } from "@plimsoll/domain/country/time-zone";
import { dateIn } from "@plimsoll/domain/kernel/dates";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { readRow } from "#record/load";
import type { WireRow } from "#record/row";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { expensesOf } from "./correction/store.ts";
import { localCurrency, quote } from "./quote.ts";
import {
  billedCustomer,
  billedServices,
  currencyCodes,
  currencyOfOffer,
  linkedTaxIds,
  quantitiesOf,
  rulesOf,
  termsOfRules,
  unitsOfServices,
  waitingOf,
} from "./store.ts";

interface OrderRow extends WireRow {
  readonly id: string;
  readonly kind: string;
  readonly country: string;
  readonly customer_id: string;
  readonly scope: readonly { readonly service_type_id: string }[];
  readonly items: readonly (Omit<AgreedPrice, "currency_id"> & WireRow)[];
  readonly storage_plan: readonly { readonly product_id: string }[];
}

export async function propose(call: Call, ids: readonly string[]): Promise<Proposed> {
  const orders = await ordersToBill(call, ids);
  const [first] = orders;
  if (!first) return { lines: [], missing: [] };
  const { customer_id: customer } = first.toBill;
  if (orders.some(({ toBill }) => toBill.customer_id !== customer))
    throw refuse("billing_different_customers", "work_order_ids");
  const rules = await rulesOf(call.db, first.country, [customer]);
  const { lines, missing } = proposeLines(
    orders.map(({ toBill }) => toBill),
    rules,
  );
  const laidOut: ReturnType<typeof proposeExpenses>[] = [];
  for (const { toBill } of orders)
    laidOut.push(proposeExpenses(toBill.id, await expensesOf(call.db, toBill.id)));
  const all = [...lines, ...laidOut.flatMap((one) => one.lines)];
  return {
    lines: await withAmounts(call, first, all),
    missing: [...missing, ...laidOut.flatMap((one) => one.missing)],
  };
}

interface FoundOrder {
  readonly country: string;
  readonly toBill: OrderToBill;
}

/** Orders that the caller may read, with what was measured of them and what of them is billed already. */
export async function ordersToBill(call: Call, ids: readonly string[]): Promise<FoundOrder[]> {
  const orders = await readOrders(call, ids);
  const billed = await billedServices(
    call.db,
    orders.map((order) => order.id),
  );
  const found: FoundOrder[] = [];
  for (const order of orders) {
    const known = billed.filter((one) => one.work_order_id === order.id);
    const services = new Set(known.map((one) => one.service_type_id));
    found.push({ country: order.country, toBill: await orderToBill(call, order, services) });
  }
  return found;
}

/** What the orders could be billed to: told apart by a person where there are several. */
export async function taxIdsOfOrders(call: Call, ids: readonly string[]) {
  const orders = await readOrders(call, ids);
  const own = orders[0] && (await billedCustomer(call.db, orders[0].customer_id))?.tax_id;
  const linked = await linkedTaxIds(
    call.db,
    orders.map((order) => order.id),
  );
  return { linked, own: own ?? null };
}

async function readOrders(call: Call, ids: readonly string[]): Promise<OrderRow[]> {
  const onOrders = authorizeOn(call, "work_order", "load");
  const model = call.app.catalog.get("work_order");
  const orders: OrderRow[] = [];
  for (const [at, id] of [...new Set(ids)].entries()) {
    const row = isUuid(id) ? await readRow(onOrders, model, id) : undefined;
    if (!row) throw refuse("reference_not_found", `work_order_ids.${at}`);
    orders.push(row as OrderRow);
  }
  return orders;
}

async function orderToBill(call: Call, order: OrderRow, billed: ReadonlySet<string>): Promise<OrderToBill> {
  const { id, kind, country } = order;
  const found = await quantitiesOf(call.db, id);
  const services = [...order.scope, ...order.items].map((one) => one.service_type_id);
  const currency = await currencyOfOffer(call.db, order.proposal_id);
  const ended = typeof order.finished_at === "string" ? dateIn(order.finished_at, zoneOf(country)) : null;
  return {
    id,
    customer_id: order.customer_id,
    product_ids: [
      ...new Set([order.product_id, ...order.storage_plan.map((hold) => hold.product_id)]),
    ].filter((one): one is string => typeof one === "string"),
    day: ended ?? todayIn(country, call.now),
    services: await unitsOfServices(call.db, [...new Set(services)]),
    // A price without a currency is no price: only those of an offer have one.
    agreed: currency === undefined ? [] : order.items.map((item) => ({ ...item, currency_id: currency })),
    measured: measuredOf({ order: { id, kind }, ...found, waiting: await waitingOf(call.db, id) }),
    billed,
  };
}

/** As they would stand on a pre-invoice of today; without the rate of the day, in their own currency alone. */
async function withAmounts(
  call: Call,
  { country, toBill }: FoundOrder,
  lines: ReturnType<typeof proposeLines>["lines"],
): Promise<Proposed["lines"]> {
  const terms = await termsOfRules(
    call.db,
    lines.flatMap((line) => line.rule_id ?? []),
  );
  const priced = priceLines(lines, terms);
  if (!priced.ok) throw new Failure(priced.issues);
  const quoted = await quote(
    call.db,
    {
      country,
      ptax_rule: "business_day_before_invoice",
      ptax_side: "sell",
      date: todayIn(country, call.now),
      bl_date: null,
      work_order_ids: [toBill.id],
    },
    lines.map((line) => line.currency_id),
  );
  const local = localCurrency(await currencyCodes(call.db), country);
  const rates = new Map(quoted.ok ? quoted.rates.map((one) => [one.currency_id, one.rate]) : []);
  return lines.map((line, at) => {
    const { quantity, amount } = priced.result[at] ?? { quantity: line.quantity, amount: "0.00" };
    const rate = line.currency_id === local ? null : rates.get(line.currency_id);
    return {
      ...line,
      quantity,
      amount,
      amount_local: rate === undefined ? null : localAmount(amount, rate),
    };
  });
}

/** What is to be received and what terminals did, as figures, as the list behind a figure, as a sheet and on paper. */
import { MOST_DAYS, monitor } from "@plimsoll/domain/billing/monitoring";
import type { MonitorAnswer, monitoringContracts } from "@plimsoll/domain/billing/monitoring-contract";
import { currencyOf } from "@plimsoll/domain/country/currency";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { daysBetween } from "@plimsoll/domain/kernel/dates";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { z } from "zod";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { billedFile } from "../statement-file.ts";
import { monitoringFile, terminalsFile } from "./file.ts";
import { type Asked, monitoredCurrencies, monitoredGroups, monitoredRows, terminalDays } from "./store.ts";

type Contracts = typeof monitoringContracts;
type Input<K extends keyof Contracts> = z.infer<Contracts[K]["input"]>;

const MOST_ROWS = 500;

function askedOf(call: Call, { customer_id, currency, month }: Input<"monitor">): Asked {
  if (typeof customer_id === "string" && !isUuid(customer_id))
    throw refuse("reference_not_found", "customer_id");
  return {
    preInvoices: call,
    invoices: authorizeOn(call, "invoice", "list"),
    today: todayIn(call.country, call.now),
    customerId: customer_id ?? null,
    currency: currency ?? null,
    month: month ?? null,
  };
}

async function figures(asked: Asked): Promise<MonitorAnswer> {
  const currencies = await monitoredCurrencies(asked);
  return {
    currency: currencyOf(asked.preInvoices.country),
    ...monitor(await monitoredGroups(asked)),
    currencies,
  };
}

async function daysAt(call: Call, { from, until }: Input<"terminals">) {
  if (until < from) throw refuse("end_before_begin", "until");
  if (daysBetween(from, until) >= MOST_DAYS)
    throw refuse("above_maximum", "until", { max: String(MOST_DAYS) });
  const days = await terminalDays(call, authorizeOn(call, "work_order", "list"), { from, until });
  return { currency: currencyOf(call.country), days };
}

export const monitoringHandlers = {
  monitor: (call: Call, input: Input<"monitor">) => figures(askedOf(call, input)),

  monitored: (call: Call, { state, wait, ...narrowing }: Input<"monitored">) =>
    monitoredRows(askedOf(call, narrowing), { state: state ?? null, wait: wait ?? null }, MOST_ROWS),

  async monitorFile(call: Call, { format, ...narrowing }: Input<"monitorFile">) {
    const asked = askedOf(call, narrowing);
    const { rows } = await monitoredRows(asked, { state: null, wait: null }, MOST_ROWS);
    return monitoringFile(call, format, { ...(await figures(asked)), rows });
  },

  preInvoiceFile: (call: Call, input: Input<"preInvoiceFile">) => billedFile(call, "pre_invoice", input),

  invoiceFile: (call: Call, input: Input<"invoiceFile">) => billedFile(call, "invoice", input),

  terminals: daysAt,

  async terminalsFile(call: Call, { format, ...period }: Input<"terminalsFile">) {
    return terminalsFile(call, format, { ...period, ...(await daysAt(call, period)) });
  },
};

/** Hands a month to accounting: worked out once, kept, and given out again as it was. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { accountingCsv, accountingJson, isPeriodOver, periodOf } from "@plimsoll/domain/billing/accounting";
import type { monitoringContracts } from "@plimsoll/domain/billing/monitoring-contract";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import type { z } from "zod";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { creditsOf, entriesOf, exported, holdMonths, keepExport } from "./store.ts";

type Input = z.infer<(typeof monitoringContracts)["accounting"]["input"]>;

export const accountingHandlers = {
  async accounting(call: Call, { period, format }: Input) {
    // It is of all customers of the country.
    if (isGuest(call.actor)) throw refuse("not_authorized");
    const { country } = call;
    if (!isPeriodOver(period, todayIn(country, call.now))) throw refuse("month_not_over", "period");
    const kept = (await exported(call.db, country, period)) ?? (await close(call, period));
    const type = format === "csv" ? "text/csv" : "application/json";
    return {
      name: `${country}-${period}.${format}`,
      file: `data:${type};base64,${Buffer.from(kept[format]).toString("base64")}`,
    };
  },
};

function close(call: Call, period: string) {
  const { country } = call;
  return call.inTransaction(async ({ db, now, actor }) => {
    await holdMonths(db, country, true);
    const before = await exported(db, country, period);
    if (before) return before;
    const credits = await creditsOf(db, country, period);
    const entries = [...(await entriesOf(db, country, period)), ...credits].toSorted((one, other) =>
      one.date.localeCompare(other.date),
    );
    const made = { csv: accountingCsv(entries), json: accountingJson({ country, period }, entries) };
    await keepExport(db, { country, period, at: now, by: actor.userId }, made);
    return made;
  });
}

/** Nothing is dated in a month that accounting has. To be called in the transaction that writes it. */
export async function refuseClosedMonth({ db }: Call, country: string, date: string): Promise<void> {
  await holdMonths(db, country, false);
  const period = periodOf(date);
  if (await exported(db, country, period)) throw refuse("month_closed", "date", { period });
}

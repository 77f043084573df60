/**
 * Fetches the closings that are missing, for every active currency that the central bank serves. Days without a
 * closing stay without a rate. One currency that fails does not keep the others from being stored; the job then
 * fails as a whole and is tried again, and what is stored already is left alone.
 */
import { randomUUID } from "node:crypto";
import { PTAX_CURRENCIES, type PtaxCurrency } from "@plimsoll/domain/billing/ptax";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { uuid7 } from "#adapters/ids";
import { askForRates } from "#adapters/rates-service";
import type { App } from "#app";
import { loadMany } from "#record/load-many";
import { type KnownUntil, ratesKnown, storedDays } from "./store.ts";

/** How far back a currency without any rate is filled. */
const FIRST_DAYS = 60;
/** A closing may be corrected or published late: the last days are asked for again. */
const AGAIN_DAYS = 5;

export async function fetchRates(app: App): Promise<void> {
  const address = app.env.PTAX_URL;
  if (address === undefined) return;
  const today = app.clock.now().slice(0, 10);
  const problems: string[] = [];
  for (const currency of await ratesKnown(app.db, PTAX_CURRENCIES)) {
    await fetchOne(app, address, currency, today).catch((problem: unknown) => {
      problems.push(problem instanceof Error ? problem.message : String(problem));
    });
  }
  if (problems.length > 0) throw new Error(problems.join("; "));
}

async function fetchOne(app: App, address: string, currency: KnownUntil, today: string): Promise<void> {
  const from = addDays(currency.last ?? today, currency.last === null ? -FIRST_DAYS : -AGAIN_DAYS);
  const found = await askForRates(address, currency.code as PtaxCurrency, from, today);
  const model = app.catalog.get("exchange_rate");
  const origin = { now: app.clock.now(), requestId: randomUUID(), user: null };
  await app.db.transaction(async (tx) => {
    const stored = await storedDays(tx, currency.id, from);
    const rows = found
      .filter(({ date }) => date >= from && date <= today && !stored.has(date))
      .map(({ date, buy, sell }) => ({
        id: uuid7(origin.now),
        currency_id: currency.id,
        date,
        buy,
        sell,
        source: "ptax",
      }));
    if (rows.length > 0) await loadMany(tx, model, rows, origin);
  });
}

/**
 * Fetches the closings that are missing, for every active currency that the central bank serves. Days without a
 * closing stay without a rate. One currency that fails does not keep the others from being stored; the job then
 * fails as a whole and is tried again, and what is stored already is left alone unless the bank has corrected it.
 */
import { randomUUID } from "node:crypto";
import { PTAX_CURRENCIES, type PtaxCurrency } from "@plimsoll/domain/billing/ptax";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { compare } from "@plimsoll/domain/kernel/decimal";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { uuid7 } from "#adapters/ids";
import { askForRates } from "#adapters/rates-service";
import type { App } from "#app";
import { recordMany } from "#db/audit";
import type { Queryable } from "#db/database";
import { type LoadOrigin, loadMany } from "#record/load-many";
import { correctRate, type KnownUntil, ratesKnown, type StoredRate, storedRates } from "./store.ts";

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
    const stored = new Map((await storedRates(tx, currency.id, from)).map((one) => [one.date, one]));
    const told = found.filter(({ date }) => date >= from && date <= today);
    const rows = told
      .filter(({ date }) => !stored.has(date))
      .map(({ date, buy, sell }) => ({
        id: uuid7(origin.now),
        currency_id: currency.id,
        date,
        buy,
        sell,
        source: "ptax",
      }));
    if (rows.length > 0) await loadMany(tx, model, rows, origin);
    for (const closing of told) await takeCorrection(tx, model, stored.get(closing.date), closing, origin);
  });
}

/** A closing that the bank has corrected since; one that a person has changed stays as they left it. */
async function takeCorrection(
  tx: Queryable,
  model: RecordModel,
  stored: StoredRate | undefined,
  closing: { readonly buy: string; readonly sell: string },
  { now, requestId, user }: LoadOrigin,
): Promise<void> {
  if (!stored || stored.is_touched) return;
  const sides = (["buy", "sell"] as const).filter((side) => compare(stored[side], closing[side]) !== 0);
  if (sides.length === 0) return;
  const { id, version } = stored;
  await correctRate(tx, { id, buy: closing.buy, sell: closing.sell, now });
  await recordMany(tx, [
    {
      at: now,
      request_id: requestId,
      address: "",
      user,
      service: model.service,
      type: model.key,
      action: "update",
      id,
      version: version + 1,
      changes: Object.fromEntries(sides.map((side) => [side, [stored[side], closing[side]] as const])),
    },
  ]);
}

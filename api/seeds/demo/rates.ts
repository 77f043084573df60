/**
 * Sixty days of invented exchange rates up to today, business days only. They are marked as imported and typed, not as
 * PTAX: nobody at the central bank has ever published them.
 */
import { createHash } from "node:crypto";
import { addDays } from "@plimsoll/domain/kernel/dates";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { currencyId } from "../reference/load-reference.ts";
import { seedId } from "../seed-id.ts";

const DAYS = 60;

/** In units of the last decimal: where the walk begins, how far it goes in a day, and what a bank earns. */
const WALKS = [
  { currency: "USD", decimals: 4, start: 52000, step: 420, spread: 6, source: "import" },
  { currency: "EUR", decimals: 4, start: 60800, step: 480, spread: 14, source: "import" },
  { currency: "ARS", decimals: 6, start: 3710, step: 38, spread: 9, source: "manual" },
] as const;

export function demoRates(now: string): Values[] {
  const today = now.slice(0, 10);
  const days = Array.from({ length: DAYS }, (_, back) => addDays(today, back - DAYS + 1)).filter(
    isBusinessDay,
  );
  return WALKS.flatMap(({ currency, decimals, start, step, spread, source }) => {
    let level = start;
    return days.map((date, at) => {
      level += stepOf(currency, at, step);
      return {
        id: seedId("exchange_rate", currency, String(at)),
        date,
        currency_id: currencyId(currency),
        buy: asDecimal(level, decimals),
        sell: asDecimal(level + spread, decimals),
        source,
      };
    });
  });
}

function isBusinessDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day !== 0 && day !== 6;
}

/** The same on every machine: from the digest of the name and the day's number. */
function stepOf(currency: string, at: number, step: number): number {
  const byte = createHash("sha256").update(`${currency}:${at}`).digest()[0] ?? 0;
  return (byte % (2 * step + 1)) - Math.min(step, 127);
}

function asDecimal(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

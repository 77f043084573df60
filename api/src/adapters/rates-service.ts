/** Asks the central bank's service for closings. The address is configuration; nothing is asked without it. */
import { type ClosingRate, type PtaxCurrency, ptaxQuery, readPtax } from "@plimsoll/domain/billing/ptax";

const TIMEOUT_MS = 20_000;

/** Fails with a sentence for the log and the list of failed jobs; an answer without rates is not a failure. */
export async function askForRates(
  address: string,
  currency: PtaxCurrency,
  from: string,
  to: string,
): Promise<readonly ClosingRate[]> {
  const url = `${address.replace(/\/+$/, "")}/${ptaxQuery(currency, from, to)}`;
  const reply = await fetch(url, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`the rates service answered ${reply.status} for ${currency}`);
  const read = readPtax(parsed(text));
  if (!read.ok) throw new Error(`the rates service answered something else than rates for ${currency}`);
  return read.result;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

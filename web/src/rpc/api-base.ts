/**
 * Where the calls go: `/api`, unless this browser was told another place under `plimsoll.api`, such as `/next/api` behind a
 * proxy. It stays on the page's own site: a password is sent nowhere else, whatever somebody left in the storage.
 */
const KEY = "plimsoll.api";
const USUAL = "/api";

export function readApiBase(stored: string | null, site: string): string {
  if (stored === null || stored.trim() === "") return USUAL;
  try {
    const { origin, pathname, search, hash } = new URL(stored.trim(), site);
    const isOurs = origin === new URL(site).origin && search === "" && hash === "";
    const path = pathname.replace(/\/+$/, "");
    return isOurs && path !== "" ? path : USUAL;
  } catch {
    return USUAL;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // Storage can be switched off.
  }
}

/** Read once: a call that is repeated is the same call. */
export const API = readApiBase(stored(), globalThis.location?.origin ?? "http://localhost");

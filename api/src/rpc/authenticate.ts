/** Who calls: the session behind the token of the body, or behind the cookie of our own site. */
import type { App } from "#app";
import type { Session } from "./call.ts";
import { refuse } from "./failure.ts";

export const SESSION_COOKIE = "plimsoll_session";

export interface Credentials {
  readonly token: string | null | undefined;
  readonly apiKey: string | null | undefined;
  readonly cookie: string | undefined;
  readonly origin: string | undefined;
  readonly host: string | undefined;
}

export async function authenticate(app: App, credentials: Credentials): Promise<Session> {
  checkApiKey(app, credentials.apiKey);
  const bodyToken = credentials.token ?? "";
  const cookieToken = bodyToken === "" ? readCookie(credentials.cookie, SESSION_COOKIE) : undefined;
  const token = bodyToken || cookieToken;
  if (!token) throw refuse("session_expired");
  if (cookieToken && isForeign(app, credentials)) throw refuse("foreign_origin");
  const session = await app.sessions.find(token);
  if (!session) throw refuse("session_expired");
  return session;
}

export function checkApiKey(app: App, apiKey: string | null | undefined): void {
  if (apiKey && !app.env.API_KEYS.includes(apiKey)) throw refuse("unknown_api_key", "api_key");
}

/** A browser sends `Origin` with every POST: a page of another site must not act with our cookie. */
function isForeign(app: App, { origin, host }: Credentials): boolean {
  if (origin === undefined) return false;
  const own = app.env.PUBLIC_URL;
  if (own !== undefined && origin === new URL(own).origin) return false;
  return URL.canParse(origin) ? new URL(origin).host !== host : true;
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const [key, value] = part.split("=", 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

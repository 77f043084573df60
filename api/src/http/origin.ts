/** What the HTTP request alone tells about a call. */

import { FALLBACK_LOCALE, type Locale, localeFrom } from "@plimsoll/domain/kernel/locale";
import type { FastifyRequest } from "fastify";
import type { App } from "#app";
import type { Origin, Session } from "#rpc/call";

/** Once the session is known its user's language counts where the request asks for none, in refusals as well. */
export function originOf(request: FastifyRequest, app: App, session?: Session): Origin {
  if (session) request.userLocale = session.user?.locale ?? null;
  return {
    requestId: request.id,
    address: request.ip,
    agent: String(request.headers["user-agent"] ?? ""),
    locale: localeFrom(request.headers["accept-language"], request.userLocale ?? FALLBACK_LOCALE),
    now: app.clock.now(),
  };
}

declare module "fastify" {
  interface FastifyRequest {
    /** Null until it is known whose request it is. */
    userLocale: Locale | null;
  }
}

/** What the HTTP request alone tells about a call. */

import { FALLBACK_LOCALE, localeFrom } from "@plimsoll/domain/kernel/locale";
import type { FastifyRequest } from "fastify";
import type { App } from "#app";
import type { Origin } from "#rpc/call";

export function originOf(request: FastifyRequest, app: App): Origin {
  return {
    requestId: request.id,
    address: request.ip,
    agent: String(request.headers["user-agent"] ?? ""),
    locale: localeFrom(request.headers["accept-language"], FALLBACK_LOCALE),
    now: app.clock.now(),
  };
}

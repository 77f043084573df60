/** Live changes as server-sent events: each listener hears of rows in their own scope, and of nothing else. */

import type { Actor } from "@plimsoll/domain/access/actor";
import { mayOn } from "@plimsoll/domain/access/permission";
import { inScope, rowsFor } from "@plimsoll/domain/access/scope";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { App } from "#app";
import { authenticate, readCookie, SESSION_COOKIE } from "#rpc/authenticate";
import type { RecordEvent } from "#rpc/event-bus";

const HEARTBEAT_MS = 25_000;

export function eventsRoute(server: FastifyInstance, app: App): void {
  const open = new Set<FastifyReply>();
  server.get<{ Querystring: { token?: string } }>("/api/events", async (request, reply) => {
    const { cookie, origin, host, authorization } = request.headers;
    const token = authorization?.startsWith("Bearer ") ? authorization.slice(7) : undefined;
    const session = await authenticate(app, { token, apiKey: undefined, cookie, origin, host });
    const secret = token ?? readCookie(cookie, SESSION_COOKIE) ?? "";
    reply.hijack();
    reply.raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
      "x-request-id": request.id,
    });
    reply.raw.write(": listening\n\n");
    open.add(reply);
    let actor: Actor = session.actor;
    const unsubscribe = app.events.subscribe((event) => {
      if (event === "gap" || event === "sessions") void renew();
      else if (mayHear(app, actor, event)) {
        const { owner: _, ...told } = event;
        reply.raw.write(`data: ${JSON.stringify(told)}\n\n`);
      }
    });
    // Rights may have changed or the session ended while the line was open.
    const renew = async () => {
      const alive = await app.sessions.find(secret).catch(() => undefined);
      if (alive) actor = alive.actor;
      else close();
    };
    const heartbeat = setInterval(() => {
      reply.raw.write(": here\n\n");
      void renew();
    }, HEARTBEAT_MS);
    const close = () => {
      clearInterval(heartbeat);
      unsubscribe();
      open.delete(reply);
      reply.raw.end();
    };
    request.raw.on("close", close);
  });
  server.addHook("preClose", async () => {
    for (const reply of open) reply.raw.end();
  });
}

function mayHear(app: App, actor: Actor, event: RecordEvent): boolean {
  const model = app.catalog.find(event.type);
  if (!model?.actions.includes("list")) return false;
  return (
    mayOn(actor, model.definition, "list") && inScope(rowsFor(actor, model.definition, "list"), event.owner)
  );
}

/** Live changes as server-sent events: each listener hears of rows in their own scope, and of nothing else. */

import type { ServerResponse } from "node:http";
import type { Actor } from "@plimsoll/domain/access/actor";
import { may, mayOn } from "@plimsoll/domain/access/permission";
import { inScope, rowsFor } from "@plimsoll/domain/access/scope";
import { issue } from "@plimsoll/domain/kernel/errors";
import type { FastifyInstance } from "fastify";
import type { App } from "#app";
import { FILES } from "#files/store-file";
import { authenticate, readCookie, SESSION_COOKIE } from "#rpc/authenticate";
import type { BusEvent, RecordEvent } from "#rpc/event-bus";
import { Failure } from "#rpc/failure";
import { changesRights } from "#session/sessions";

const HEARTBEAT_MS = 25_000;
/** More than a browser opens at once; each one costs a look at every change. */
const MOST_PER_SESSION = 10;
/** A reader who does not keep up is let go, comes back and asks for everything anew. */
const MOST_UNREAD_BYTES = 1_048_576;

export function eventsRoute(server: FastifyInstance, app: App): void {
  const open = new Map<EventLine, string>();
  server.get("/api/events", async (request, reply) => {
    const { cookie, origin, host, authorization } = request.headers;
    const token = authorization?.startsWith("Bearer ") ? authorization.slice(7) : undefined;
    const session = await authenticate(app, { token, apiKey: undefined, cookie, origin, host });
    if ([...open.values()].filter((id) => id === session.id).length >= MOST_PER_SESSION)
      throw new Failure([issue("too_many")], { retryAfter: 10 });
    const secret = token ?? readCookie(cookie, SESSION_COOKIE) ?? "";
    reply.hijack();
    // Closed while we asked who it is: nobody would ever tell us to end the line.
    if (request.raw.socket.destroyed) return;
    reply.raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
      "x-request-id": request.id,
    });
    reply.raw.write(": listening\n\n");
    const line = new EventLine(app, reply.raw, session.actor, secret, () => open.delete(line));
    open.set(line, session.id);
    request.raw.on("close", () => line.close());
  });
  server.addHook("preClose", async () => {
    for (const line of open.keys()) line.close();
  });
}

/** One open line: who listens, as their rights are now, and what waits while those are asked again. */
class EventLine {
  readonly #app: App;
  readonly #out: ServerResponse;
  readonly #secret: string;
  readonly #onClose: () => void;
  readonly #unsubscribe: () => void;
  readonly #heartbeat: NodeJS.Timeout;
  #actor: Actor;
  #waiting: RecordEvent[] = [];
  #renewing: Promise<void> | undefined;
  /** Rights changed once more while they were being asked. */
  #isStale = false;

  constructor(app: App, out: ServerResponse, actor: Actor, secret: string, onClose: () => void) {
    this.#app = app;
    this.#out = out;
    this.#actor = actor;
    this.#secret = secret;
    this.#onClose = onClose;
    this.#unsubscribe = app.events.subscribe((event) => this.#hear(event));
    this.#heartbeat = setInterval(() => {
      this.#write(": here\n\n");
      this.#renew();
    }, HEARTBEAT_MS);
  }

  /** A change of rights counts before whatever comes after it, the change itself included. */
  #hear(event: BusEvent): void {
    if (event === "gap" || event === "sessions" || changesRights(event)) this.#renew();
    // Something was missed, nobody knows what: whatever is on a screen is asked again.
    if (event === "gap") this.#write("event: gap\ndata: {}\n\n");
    if (typeof event === "string") return;
    if (this.#renewing) this.#waiting.push(event);
    else this.#tell(event);
  }

  #tell(event: RecordEvent): void {
    if (!mayHear(this.#app, this.#actor, event)) return;
    const { owner: _, heardWith: __, ...told } = event;
    this.#write(`data: ${JSON.stringify(told)}\n\n`);
  }

  /** Rights may have changed, or the session ended, while the line was open. */
  #renew(): void {
    this.#isStale = true;
    this.#renewing ??= this.#askAgain().finally(() => {
      this.#renewing = undefined;
      for (const event of this.#waiting.splice(0)) this.#tell(event);
    });
  }

  async #askAgain(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      const alive = await this.#app.sessions.look(this.#secret).catch(() => undefined);
      if (!alive) return this.close();
      this.#actor = alive.actor;
    }
  }

  #write(text: string): void {
    this.#out.write(text);
    if (this.#out.writableLength > MOST_UNREAD_BYTES) this.#out.destroy();
  }

  close(): void {
    clearInterval(this.#heartbeat);
    this.#unsubscribe();
    this.#waiting = [];
    this.#onClose();
    this.#out.end();
  }
}

/** A file has no rights of its own: who may hear of it is who may hear of the row that owns it. */
function mayHear(app: App, actor: Actor, event: RecordEvent): boolean {
  if (event.heardWith) return may(actor, event.heardWith);
  const isFile = event.type === FILES.key;
  const model = app.catalog.find((isFile ? event.parents?.[0]?.type : event.type) ?? "");
  if (!model?.actions.includes("list")) return false;
  return (
    mayOn(actor, model.definition, "list") && inScope(rowsFor(actor, model.definition, "list"), event.owner)
  );
}

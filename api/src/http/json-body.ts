/**
 * Bodies of calls. Nobody without a session gets more than a mebibyte read, and nothing above it is parsed before
 * the session is known: by our cookie, a bearer token, or the token within the first mebibyte of the body. That lets a
 * body in; who calls is decided by the call itself, as ever.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { App } from "#app";
import { authenticate } from "#rpc/authenticate";
import type { Session } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { Arrival, type ArrivalLimits } from "./arrival.ts";
import { BodyRoom } from "./body-room.ts";
import { isPlainJson } from "./json-shape.ts";

const MIB = 1_048_576;
export const MAX_BODY = MIB;
/** A file of 11 MiB as a base64 data URL, with its envelope. */
export const MAX_UPLOAD_BODY = 15 * MIB;
/** A body of the usual size may be crowded; an upload is a few values, one of them long. */
const MAX_MARKS = 200_000;
const MAX_UPLOAD_MARKS = 5_000;
const ROOM = { inAll: 64 * MIB, perSession: 24 * MIB };
/** Clients may have a value of their own called token before the one of the envelope. */
const TOKENS_TRIED = 3;

type Parse = (text: string) => unknown;

export function jsonBodies(server: FastifyInstance, app: App, limits: ArrivalLimits): void {
  const room = new BodyRoom(ROOM.inAll, ROOM.perSession);
  const parse = parserOf(server);
  server.decorateRequest("bodyBytes", 0);
  server.decorateRequest("answer", undefined);
  server.addHook("preParsing", async (request, reply) => {
    request.answer = reply.raw;
  });
  // Also the one for plain text, which nothing here takes.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", (request: FastifyRequest, payload: IncomingMessage) =>
    new JsonBody(app, room, request, payload).read(limits, parse),
  );
}

/** Fastify's own, which refuses keys that would reach into prototypes. */
function parserOf(server: FastifyInstance): Parse {
  const parser = server.getDefaultJsonParser("error", "error");
  return (text) => {
    let result: unknown;
    parser(undefined as never, text, (problem, value) => {
      if (problem) throw refuse("bad_request");
      result = value;
    });
    return result;
  };
}

class JsonBody {
  readonly #app: App;
  readonly #room: BodyRoom;
  readonly #request: FastifyRequest;
  readonly #payload: IncomingMessage;
  readonly #pieces: Buffer[] = [];
  #length = 0;
  #isAdmitted = false;

  constructor(app: App, room: BodyRoom, request: FastifyRequest, payload: IncomingMessage) {
    this.#app = app;
    this.#room = room;
    this.#request = request;
    this.#payload = payload;
  }

  async read(limits: ArrivalLimits, parse: Parse): Promise<unknown> {
    if (this.#announced > MAX_UPLOAD_BODY) throw refuse("too_large");
    const arrival = new Arrival(limits);
    try {
      await Promise.race([this.#collect(arrival), arrival.late]);
    } finally {
      arrival.end();
    }
    const body = Buffer.concat(this.#pieces);
    this.#pieces.length = 0;
    this.#request.bodyBytes = body.length;
    if (!isPlainJson(body, this.#isAdmitted ? MAX_UPLOAD_MARKS : MAX_MARKS)) throw refuse("bad_request");
    return parse(body.toString("utf8"));
  }

  get #announced(): number {
    return Number(this.#request.headers["content-length"] ?? 0);
  }

  async #collect(arrival: Arrival): Promise<void> {
    const pieces = this.#payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    try {
      for await (const piece of pieces) {
        this.#pieces.push(piece);
        this.#length += piece.length;
        if (this.#length > MAX_UPLOAD_BODY) throw refuse("too_large");
        if (this.#isAdmitted) arrival.more();
        else if (this.#length > MAX_BODY) await this.#admit(arrival);
      }
    } catch (problem) {
      // The line broke off: nobody is left to hear why.
      throw this.#payload.destroyed ? refuse("bad_request") : problem;
    }
  }

  async #admit(arrival: Arrival): Promise<void> {
    if (this.#request.routeOptions.url !== "/api") throw refuse("too_large");
    const session = await this.#session();
    if (!session) throw refuse("session_expired");
    const release = this.#room.take(session.id, this.#announced || MAX_UPLOAD_BODY);
    for (const end of ["finish", "close"]) this.#request.answer?.once(end, release);
    this.#isAdmitted = true;
    arrival.admit();
  }

  /** Whose upload this is, as far as the headers and the beginning of the body tell. */
  async #session(): Promise<Session | undefined> {
    const { cookie, origin, host, authorization } = this.#request.headers;
    const start = Buffer.concat(this.#pieces).toString("latin1", 0, MAX_BODY);
    const inBody = [...start.matchAll(/"token"\s*:\s*"([^"\\]{1,200})"/g)].slice(0, TOKENS_TRIED);
    const bearer = authorization?.startsWith("Bearer ") ? [authorization.slice(7)] : [];
    for (const token of [...inBody.map(([, token]) => token), ...bearer, undefined]) {
      const found = await this.#known({ token, apiKey: undefined, cookie, origin, host });
      if (found) return found;
    }
    return undefined;
  }

  async #known(credentials: Parameters<typeof authenticate>[1]): Promise<Session | undefined> {
    try {
      return await authenticate(this.#app, credentials);
    } catch (problem) {
      if (problem instanceof Failure) return undefined;
      throw problem;
    }
  }
}

declare module "fastify" {
  interface FastifyRequest {
    /** As they came, whatever was announced. */
    bodyBytes: number;
    /** On its way from the moment on when a body is read. */
    answer: ServerResponse | undefined;
  }
}

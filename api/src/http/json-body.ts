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
import { JsonShape } from "./json-shape.ts";

const MIB = 1_048_576;
export const MAX_BODY = MIB;
/** A file of 11 MiB as a base64 data URL, with its envelope. */
export const MAX_UPLOAD_BODY = 15 * MIB;
/** How crowded a body may be: whom we know may send tables; an upload is a few values, one of them long. */
const MAX_MARKS = { usual: 200_000, stranger: 20_000, upload: 5_000 };
/** What most calls need; above it a body is a matter of room: of its session, or of the address it comes from. */
const SMALL = 65_536;
const STRANGERS_ROOM = { inAll: 48 * MIB, each: 24 * MIB };
const ROOM = { inAll: 64 * MIB, each: 24 * MIB };
/** Clients may have a value of their own called token before the one of the envelope. */
const TOKENS_TRIED = 3;

type Parse = (text: string) => unknown;

interface Rooms {
  readonly strangers: BodyRoom;
  readonly sessions: BodyRoom;
}

export function jsonBodies(server: FastifyInstance, app: App, limits: ArrivalLimits): void {
  const rooms = {
    strangers: new BodyRoom(STRANGERS_ROOM.inAll, STRANGERS_ROOM.each),
    sessions: new BodyRoom(ROOM.inAll, ROOM.each),
  };
  const parse = parserOf(server);
  server.decorateRequest("bodyBytes", 0);
  server.decorateRequest("answer", undefined);
  server.addHook("onRequest", (request, reply, done) => {
    request.answer = reply.raw;
    done();
  });
  // Also the one for plain text, which nothing here takes.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", (request: FastifyRequest, payload: IncomingMessage) =>
    new JsonBody(app, rooms, request, payload).read(limits, parse),
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
  readonly #rooms: Rooms;
  readonly #request: FastifyRequest;
  readonly #payload: IncomingMessage;
  readonly #shape = new JsonShape();
  /** What has come; of an upload, in one piece as long as it was announced to be. */
  #pieces: Buffer[] = [];
  #whole: Buffer | undefined;
  #length = 0;
  #sender: "not asked" | "stranger" | "known" = "not asked";

  constructor(app: App, rooms: Rooms, request: FastifyRequest, payload: IncomingMessage) {
    this.#app = app;
    this.#rooms = rooms;
    this.#request = request;
    this.#payload = payload;
  }

  async read(limits: ArrivalLimits, parse: Parse): Promise<unknown> {
    if (this.#announced > MAX_UPLOAD_BODY) throw refuse("too_large");
    await this.#collect(limits);
    this.#request.bodyBytes = this.#length;
    if (!this.#shape.isWhole) throw refuse("bad_request");
    return parse(this.#text());
  }

  /** Decoded at once: many times faster than piece by piece, and the bytes are let go. */
  #text(): string {
    const [first, ...more] = this.#pieces;
    const gathered = this.#whole?.subarray(0, this.#length);
    const bytes =
      gathered ?? (first && more.length === 0 ? first : Buffer.concat(this.#pieces, this.#length));
    [this.#whole, this.#pieces] = [undefined, []];
    return bytes.toString("utf8");
  }

  #keep(piece: Buffer): void {
    if (this.#whole && this.#length + piece.length <= this.#whole.length)
      piece.copy(this.#whole, this.#length);
    else this.#pieces.push(piece);
    this.#length += piece.length;
  }

  /** Makes room for all of an upload that is let in. */
  #gather(): void {
    if (this.#announced <= MAX_BODY) return;
    const whole = Buffer.allocUnsafeSlow(this.#announced);
    let at = 0;
    for (const piece of this.#pieces) at += piece.copy(whole, at);
    [this.#whole, this.#pieces] = [whole, []];
  }

  get #announced(): number {
    return Number(this.#request.headers["content-length"] ?? 0);
  }

  /** By the events of the stream: nearly every body comes in one piece, and an iterator costs more than reading that. */
  #collect(limits: ArrivalLimits): Promise<void> {
    const payload = this.#payload;
    return new Promise((resolve, reject) => {
      const refuseRest = (problem: unknown) => {
        arrival.end();
        payload.off("data", take).pause();
        // The line broke off: nobody is left to hear why.
        reject(payload.destroyed ? refuse("bad_request") : problem);
      };
      const arrival = new Arrival(limits, refuseRest);
      const take = (piece: Buffer) => {
        try {
          this.#keep(piece);
          if (this.#length > MAX_UPLOAD_BODY) throw refuse("too_large");
          if (!this.#isToBeAsked()) return this.#lookAt(piece, arrival);
        } catch (problem) {
          return refuseRest(problem);
        }
        payload.pause();
        this.#askAbout(piece, arrival).then(() => payload.resume(), refuseRest);
      };
      payload.on("data", take).on("error", refuseRest);
      // Also comes after the end, each time.
      payload.on("close", () => payload.readableEnded || refuseRest(refuse("bad_request")));
      payload.on("end", () => {
        arrival.end();
        resolve();
      });
    });
  }

  async #askAbout(piece: Buffer, arrival: Arrival): Promise<void> {
    while (this.#isToBeAsked()) await this.#ask(arrival);
    this.#lookAt(piece, arrival);
  }

  #lookAt(piece: Buffer, arrival: Arrival): void {
    if (this.#sender === "known") arrival.more();
    if (!this.#shape.add(piece) || this.#shape.marks > this.#maxMarks) throw refuse("bad_request");
  }

  get #maxMarks(): number {
    if (this.#length > MAX_BODY) return MAX_MARKS.upload;
    return this.#sender === "stranger" ? MAX_MARKS.stranger : MAX_MARKS.usual;
  }

  #isToBeAsked(): boolean {
    if (this.#sender === "not asked") return this.#length > SMALL;
    return this.#sender === "stranger" && this.#length > MAX_BODY;
  }

  /** Who sends this: somebody known is let in, a stranger gets the room of one, and no further than a mebibyte. */
  async #ask(arrival: Arrival): Promise<void> {
    const isCall = this.#request.routeOptions.url === "/api";
    const session = isCall ? await this.#session() : undefined;
    if (session) {
      this.#sender = "known";
      this.#keepUntilAnswered(this.#rooms.sessions.take(session.id, this.#announced || MAX_UPLOAD_BODY));
      this.#gather();
      arrival.admit();
    } else if (this.#sender === "not asked") {
      this.#sender = "stranger";
      const bytes = Math.min(this.#announced || MAX_BODY, MAX_BODY);
      this.#keepUntilAnswered(this.#rooms.strangers.take(this.#request.ip, bytes));
    } else throw refuse(isCall ? "session_expired" : "too_large");
  }

  #keepUntilAnswered(release: () => void): void {
    for (const end of ["finish", "close"]) this.#request.answer?.once(end, release);
  }

  /** Whose upload this is, as far as the headers and the beginning of the body tell. */
  async #session(): Promise<Session | undefined> {
    const { cookie, origin, host, authorization } = this.#request.headers;
    const begin = Buffer.concat(this.#pieces).toString("utf8", 0, MAX_BODY);
    const inBody = [...begin.matchAll(/"token"\s*:\s*"([^"\\]{1,200})"/g)].slice(0, TOKENS_TRIED);
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

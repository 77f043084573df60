/** The HTTP surface: routes, headers, limits and logging. What a call means is decided behind it. */
import { randomUUID } from "node:crypto";
import multipart from "@fastify/multipart";
import type { Contract } from "@plimsoll/domain/kernel/contract";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { App } from "#app";
import { SESSION_COOKIE } from "#rpc/authenticate";
import { dispatch } from "#rpc/dispatch";
import { type Envelope, readEnvelope } from "#rpc/envelope";
import { Failure, refuse } from "#rpc/failure";
import { answerPublicCall } from "#rpc/public-calls";
import { errorAnswer } from "#rpc/respond";
import { logIn } from "#session/login";
import type { Env } from "../env.ts";
import { publicRoutes } from "../public-routes.ts";
import { ARRIVAL, type ArrivalLimits, cutUnread } from "./arrival.ts";
import { configRoute } from "./config-route.ts";
import { eventsRoute } from "./events-route.ts";
import { sendFile } from "./file-answer.ts";
import { fileRoutes } from "./file-routes.ts";
import { healthRoutes } from "./health-routes.ts";
import { jsonBodies, MAX_BODY, MAX_UPLOAD_BODY } from "./json-body.ts";
import { originOf } from "./origin.ts";
import { referenceRoutes } from "./reference-routes.ts";
import { securityHeaders } from "./security-headers.ts";
import { FORM_LIMITS } from "./upload.ts";
import { webRoutes } from "./web-routes.ts";

/** How often connections are looked at for headers and requests that do not arrive. */
const CHECK_MS = 5_000;

export async function buildServer(app: App, limits: ArrivalLimits = ARRIVAL): Promise<FastifyInstance> {
  const server = Fastify({
    logger: false,
    bodyLimit: MAX_UPLOAD_BODY,
    requestTimeout: limits.wholeMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: CHECK_MS },
    trustProxy: trusted(app.env.TRUST_PROXY),
    genReqId: () => randomUUID(),
    forceCloseConnections: "idle",
    schemaController: { compilersFactory: { buildValidator: notUsed, buildSerializer: notUsed } },
  });
  server.setErrorHandler((problem, request, reply) => answerError(app, problem, request, reply));
  securityHeaders(server, app);
  logRequests(server, app);
  cutUnread(server);
  jsonBodies(server, app, limits);

  server.post("/api", (request, reply) => answerCall(app, request, reply));
  server.post("/api/login", async (request, reply) => {
    const answer = await logIn(app, originOf(request, app), envelopeOf(request));
    reply.header("set-cookie", sessionCookie(app, request, answer.token, COOKIE_SECONDS));
    return answer;
  });
  for (const contract of app.contracts.values())
    if (contract.path) publicRoute(server, app, contract, contract.path);
  // Forms with parts are watched from the first byte to the answer, so only where they are taken.
  await server.register(async (forms) => {
    await forms.register(multipart, { limits: FORM_LIMITS });
    fileRoutes(forms, app, limits);
    publicRoutes(forms, app);
  });
  eventsRoute(server, app);
  configRoute(server, app);
  referenceRoutes(server, app);
  healthRoutes(server, app);
  await webRoutes(server, app);
  return server;
}

/** Contracts check what comes and what goes: the compilers that the library brings for it would only make a start longer. */
function notUsed(): never {
  throw new Error("A route has no schema of its own: declare a contract");
}

/** Counted from us outwards: the address that the last trusted proxy heard from is the caller's. */
function trusted(proxies: Env["TRUST_PROXY"]) {
  return typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies;
}

async function answerCall(app: App, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const envelope = envelopeOf(request);
  request.call = envelope;
  if (envelope.service === "session" && envelope.action === "login") {
    const answer = await logIn(app, originOf(request, app), envelope);
    reply.header("set-cookie", sessionCookie(app, request, answer.token, COOKIE_SECONDS));
    return answer;
  }
  const { cookie, origin, host } = request.headers;
  const answer = await dispatch(app, (session) => originOf(request, app, session), envelope, {
    cookie,
    origin,
    host,
  });
  if (envelope.service === "session" && envelope.action === "logout") {
    reply.header("set-cookie", sessionCookie(app, request, "", 0));
  }
  if ("json" in answer) return reply.type("application/json; charset=utf-8").send(answer.json);
  return sendFile(app, request, reply, answer);
}

function envelopeOf(request: FastifyRequest): Envelope {
  const envelope = readEnvelope(request.body);
  const upload =
    (envelope.service === "filemanager" && envelope.action === "create") || envelope.action === "import";
  if (!upload && request.bodyBytes > MAX_BODY) throw refuse("too_large");
  return envelope;
}

/** A public call at an address of its own. */
function publicRoute(server: FastifyInstance, app: App, contract: Contract, path: string): void {
  server.post(path, async (request, reply) => {
    if (contract.keyHeader !== undefined) checkKeyHeader(app, request, contract.keyHeader);
    const answer = await answerPublicCall(app, originOf(request, app), contract, attributesOf(request));
    return reply.type("application/json; charset=utf-8").send(answer);
  });
}

function attributesOf({ body }: FastifyRequest): Values {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw refuse("bad_request");
  return body as Values;
}

function checkKeyHeader(app: App, request: FastifyRequest, header: string): void {
  const key = request.headers[header];
  if (typeof key !== "string" || !app.env.API_KEYS.includes(key)) throw refuse("unknown_api_key", header);
}

/** The cookie carries the token and outlives it: how long a session lasts, and that work prolongs it, is decided here. */
const COOKIE_SECONDS = 30 * 86_400;

function sessionCookie(app: App, request: FastifyRequest, token: string, seconds: number): string {
  const secure = request.protocol === "https" || app.env.PUBLIC_URL?.startsWith("https:") ? "; Secure" : "";
  return `${SESSION_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

function answerError(app: App, problem: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const translated = httpProblem(problem);
  const record =
    request.call &&
    app.contracts.get(`${request.call.service}/${request.call.type}/${request.call.action}`)?.record;
  const { locale, requestId } = originOf(request, app);
  const answer = errorAnswer(translated, { locale, requestId, record });
  if (answer.internal)
    app.log.error({ err: answer.internal, request_id: requestId, call: callOf(request) }, "call failed");
  if (answer.retryAfter !== undefined) reply.header("retry-after", answer.retryAfter);
  return reply.code(answer.status).type("application/json; charset=utf-8").send(answer.body);
}

/** What Fastify and its parts refuse, in our codes: an odd path, a name that is no file, a body of another kind. */
function httpProblem(problem: unknown): unknown {
  const status = problem instanceof Error && "statusCode" in problem ? Number(problem.statusCode) : 500;
  if (problem instanceof Failure || problem instanceof SyntaxError || status < 400 || status >= 500)
    return problem instanceof SyntaxError ? refuse("bad_request") : problem;
  if (status === 413) return refuse("too_large");
  return refuse(status === 403 || status === 404 ? "not_found" : "bad_request");
}

function callOf(request: FastifyRequest): string | undefined {
  return request.call && `${request.call.service}/${request.call.type}/${request.call.action}`;
}

/** One line per request, without a body: nothing that was typed or that signs somebody in reaches the log. */
function logRequests(server: FastifyInstance, app: App): void {
  server.decorateRequest("call", undefined);
  server.decorateRequest("userLocale", null);
  server.addHook("onResponse", (request, reply, done) => {
    if (app.log.isLevelEnabled("info"))
      app.log.info({
        request_id: request.id,
        method: request.method,
        path: request.url.split("?", 1)[0],
        call: callOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      });
    done();
  });
}

declare module "fastify" {
  interface FastifyRequest {
    call: Envelope | undefined;
  }
}

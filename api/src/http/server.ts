/** The HTTP surface: routes, headers, limits and logging. What a call means is decided behind it. */
import { randomUUID } from "node:crypto";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { App } from "#app";
import { SESSION_COOKIE } from "#rpc/authenticate";
import { dispatch } from "#rpc/dispatch";
import { type Envelope, readEnvelope } from "#rpc/envelope";
import { refuse } from "#rpc/failure";
import { errorAnswer } from "#rpc/respond";
import { logIn } from "#session/login";
import { askRecovery, chooseNewPassword } from "#session/recovery";
import { OPEN_ROUTES } from "../open-routes.ts";
import { configRoute } from "./config-route.ts";
import { eventsRoute } from "./events-route.ts";
import { fileRoutes, MAX_FILE } from "./file-routes.ts";
import { healthRoutes } from "./health-routes.ts";
import { originOf } from "./origin.ts";
import { referenceRoutes } from "./reference-routes.ts";
import { securityHeaders } from "./security-headers.ts";
import { webRoutes } from "./web-routes.ts";

const MAX_BODY = 1_048_576;
/** A file of 15 MiB as a base64 data URL, with its envelope. */
const MAX_UPLOAD_BODY = 15 * 1_048_576;
const RECOVERY_HEADER = "x-recovery-key";

export async function buildServer(app: App): Promise<FastifyInstance> {
  const server = Fastify({
    logger: false,
    bodyLimit: MAX_UPLOAD_BODY,
    trustProxy: app.env.TRUST_PROXY,
    genReqId: () => randomUUID(),
    forceCloseConnections: "idle",
  });
  server.setErrorHandler((problem, request, reply) => answerError(app, problem, request, reply));
  securityHeaders(server, app);
  logRequests(server, app);
  await server.register(multipart, { limits: { fileSize: MAX_FILE, files: 1, fields: 10 } });

  server.post("/api", (request, reply) => answerCall(app, request, reply));
  server.post("/api/login", async (request, reply) => {
    const answer = await logIn(app, originOf(request, app), envelopeOf(request));
    reply.header("set-cookie", sessionCookie(app, request, answer.token, app.env.SESSION_TTL));
    return answer;
  });
  server.post("/api/recovery", async (request) => {
    checkRecoveryKey(app, request);
    await askRecovery(app, originOf(request, app), request.body);
    return { attributes: {} };
  });
  server.post("/api/recovery/check", async (request) => {
    checkRecoveryKey(app, request);
    await chooseNewPassword(app, originOf(request, app), request.body);
    return { attributes: {} };
  });
  for (const [path, handle] of OPEN_ROUTES)
    server.post(path, async (request) => ({
      attributes: await handle(app, originOf(request, app), request.body),
    }));
  fileRoutes(server, app);
  eventsRoute(server, app);
  configRoute(server, app);
  referenceRoutes(server, app);
  healthRoutes(server, app);
  await webRoutes(server, app);
  return server;
}

async function answerCall(app: App, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const envelope = envelopeOf(request);
  request.call = envelope;
  if (envelope.service === "session" && envelope.action === "login") {
    const answer = await logIn(app, originOf(request, app), envelope);
    reply.header("set-cookie", sessionCookie(app, request, answer.token, app.env.SESSION_TTL));
    return answer;
  }
  const { cookie, origin, host } = request.headers;
  const answer = await dispatch(app, originOf(request, app), envelope, { cookie, origin, host });
  if (envelope.service === "session" && envelope.action === "logout") {
    reply.header("set-cookie", sessionCookie(app, request, "", 0));
  }
  if ("json" in answer) return reply.type("application/json; charset=utf-8").send(answer.json);
  return reply
    .type(answer.mediaType)
    .header("content-disposition", `attachment; filename="${answer.fileName}"`)
    .send(answer.stream);
}

function envelopeOf(request: FastifyRequest): Envelope {
  const envelope = readEnvelope(request.body);
  const upload =
    (envelope.service === "filemanager" && envelope.action === "create") || envelope.action === "import";
  if (!upload && bodyLength(request) > MAX_BODY) throw refuse("too_large");
  return envelope;
}

/** As announced, or measured where a client sends in pieces and announces nothing. */
function bodyLength(request: FastifyRequest): number {
  const announced = request.headers["content-length"];
  return announced === undefined ? Buffer.byteLength(JSON.stringify(request.body)) : Number(announced);
}

function checkRecoveryKey(app: App, request: FastifyRequest): void {
  const key = request.headers[RECOVERY_HEADER];
  if (typeof key !== "string" || !app.env.API_KEYS.includes(key))
    throw refuse("unknown_api_key", RECOVERY_HEADER);
}

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

/** What Fastify itself refuses, in our codes. */
function httpProblem(problem: unknown): unknown {
  const code = problem instanceof Error && "code" in problem ? String(problem.code) : "";
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE" || code === "FST_REQ_FILE_TOO_LARGE") return refuse("too_large");
  if (code.startsWith("FST_ERR_CTP") || problem instanceof SyntaxError) return refuse("bad_request");
  const status = problem instanceof Error && "statusCode" in problem ? Number(problem.statusCode) : 500;
  return status >= 400 && status < 500 && code.startsWith("FST_") ? refuse("bad_request") : problem;
}

function callOf(request: FastifyRequest): string | undefined {
  return request.call && `${request.call.service}/${request.call.type}/${request.call.action}`;
}

/** One line per request, without a body: nothing that was typed or that signs somebody in reaches the log. */
function logRequests(server: FastifyInstance, app: App): void {
  server.decorateRequest("call", undefined);
  server.addHook("onResponse", async (request, reply) => {
    app.log.info({
      request_id: request.id,
      method: request.method,
      path: request.url.split("?", 1)[0],
      call: callOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

declare module "fastify" {
  interface FastifyRequest {
    call: Envelope | undefined;
  }
}

/**
 * Addresses of their own beside the calls: whether a document is what it says, open to anyone and limited per address;
 * and the two of the authentication of documents, as its clients have always called them.
 */
import type { Readable } from "node:stream";
import { CONTRACTS } from "@plimsoll/domain/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#app";
import { validateDocument } from "#certificate/authentication/validate";
import { verifyCode, verifyFile } from "#certificate/verify";
import { originOf } from "#http/origin";
import { dispatch } from "#rpc/dispatch";
import { readEnvelope } from "#rpc/envelope";
import { refuse } from "#rpc/failure";

/** No certificate of ours is larger. */
const MOST_BYTES = 20 * 1024 * 1024;
const NOT_FOUND = { found: false } as const;

export function publicRoutes(server: FastifyInstance, app: App): void {
  server.get<{ Params: { code: string } }>("/api/verify/:code", async (request, reply) => {
    const found = await verifyCode(app, originOf(request, app), request.params.code);
    reply.header("cache-control", "no-store");
    return found ?? reply.code(404).send(NOT_FOUND);
  });

  server.post("/api/verify", async (request, reply) => {
    const { bytes } = await documentOf(request);
    const found = await verifyFile(app, originOf(request, app), bytes);
    reply.header("cache-control", "no-store");
    return found ?? reply.code(404).send(NOT_FOUND);
  });

  server.post("/api/autenticacao/postdados", async (request, reply) => {
    const body = request.body;
    if (typeof body !== "object" || body === null || Array.isArray(body)) throw refuse("bad_request");
    const { country, ...attributes } = body as Record<string, unknown>;
    const { cookie, origin, host, authorization } = request.headers;
    const token = authorization?.startsWith("Bearer ") ? authorization.slice(7) : undefined;
    const envelope = readEnvelope({ ...AUTHENTICATE, country, token, attributes });
    const answer = await dispatch(app, (session) => originOf(request, app, session), envelope, {
      cookie,
      origin,
      host,
    });
    if (!("json" in answer)) throw new Error("the answer of an authentication is no file");
    const { attributes: made } = JSON.parse(answer.json) as { attributes: { file_id: string; name: string } };
    const stored = await app.files.get(made.file_id);
    if (!stored) throw refuse("not_found");
    return sendPaper(reply, made.name, stored);
  });

  server.post("/api/autenticacao/validar", async (request, reply) => {
    const { bytes, claimed } = await documentOf(request);
    const name = fromHeader(request.headers.nomedocumento);
    const found = await validateDocument(app, originOf(request, app), { bytes, claimed, name });
    return sendPaper(reply, found.name, Buffer.from(found.paper));
  });
}

const { service, type, action } = CONTRACTS.authentication.authenticateDocument;
const AUTHENTICATE = { service, type, action };

async function documentOf(request: FastifyRequest): Promise<{ bytes: Buffer; claimed: string }> {
  if (!request.isMultipart()) throw refuse("bad_request");
  const part = await request.file({ limits: { fileSize: MOST_BYTES, files: 1 } });
  if (part?.fieldname !== "document") throw refuse("required", "document");
  const bytes = await part.toBuffer().catch(() => {
    throw refuse("too_large", "document");
  });
  return { bytes, claimed: part.mimetype };
}

/** A header takes plain letters alone: others travel as in an address. */
function sendPaper(reply: FastifyReply, name: string, paper: Readable | Buffer): FastifyReply {
  const plain = name.replaceAll(/[^\x20-\x7e]|%/gu, encodeURIComponent);
  return reply
    .type("application/pdf")
    .header("cache-control", "no-store")
    .header("nomedocumento", plain)
    .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}.pdf`)
    .send(paper);
}

function fromHeader(name: string | string[] | undefined): string {
  const text = String(name ?? "");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

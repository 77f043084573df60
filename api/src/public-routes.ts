/** Addresses of their own that are open to anyone, limited per address: whether a document is what it says. */
import type { FastifyInstance } from "fastify";
import type { App } from "#app";
import { verifyCode, verifyFile } from "#certificate/verify";
import { originOf } from "#http/origin";
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
    if (!request.isMultipart()) throw refuse("bad_request");
    const part = await request.file({ limits: { fileSize: MOST_BYTES, files: 1 } });
    if (part?.fieldname !== "document") throw refuse("required", "document");
    const bytes = await part.toBuffer().catch(() => {
      throw refuse("too_large", "document");
    });
    const found = await verifyFile(app, originOf(request, app), bytes);
    reply.header("cache-control", "no-store");
    return found ?? reply.code(404).send(NOT_FOUND);
  });
}

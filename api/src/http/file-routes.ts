/** Files as bytes: streamed uploads in, originals and thumbnails out, always through the owner's rights. */

import { CONTRACTS } from "@plimsoll/domain/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#app";
import { findFile, storeFile, thumbnailKey } from "#files/handlers";
import { authenticate } from "#rpc/authenticate";
import type { Call } from "#rpc/call";
import { openCall } from "#rpc/dispatch";
import { refuse } from "#rpc/failure";
import { originOf } from "./origin.ts";

export const MAX_FILE = 100 * 1_048_576;

export function fileRoutes(server: FastifyInstance, app: App): void {
  server.post("/api/files", async (request) => {
    const part = await request.file();
    if (!part) throw refuse("invalid_file", "file");
    const bytes = await part.toBuffer();
    const text = (name: string) => {
      const field = part.fields[name];
      return field && "value" in field && typeof field.value === "string" && field.value !== ""
        ? field.value
        : undefined;
    };
    const call = await callFor(app, request, "create", text("token"), text("country"));
    const about = {
      name: text("name") ?? part.filename,
      reference_id: text("reference_id") ?? "",
      ...(text("id") ? { id: text("id") } : {}),
      field: text("field"),
      original_hash: text("original_hash"),
      captured_at: text("captured_at"),
    };
    const checked = CONTRACTS.file.create.input.omit({ file: true }).safeParse(about);
    if (!checked.success) throw refuse("invalid", String(checked.error.issues[0]?.path[0] ?? "file"));
    return { attributes: await storeFile(call, checked.data, bytes, part.mimetype) };
  });

  server.get<{ Params: { id: string } }>("/api/files/:id", async (request, reply) => {
    const file = await findFile(await callFor(app, request, "list"), request.params.id, "load");
    return send(app, reply, file.id, file.media_type, file.name);
  });

  server.get<{ Params: { id: string } }>("/api/files/:id/thumbnail", async (request, reply) => {
    const file = await findFile(await callFor(app, request, "list"), request.params.id, "load");
    return send(app, reply, thumbnailKey(file.id), "image/jpeg", file.name);
  });
}

async function callFor(
  app: App,
  request: FastifyRequest,
  action: "create" | "list",
  token?: string,
  country?: string,
): Promise<Call> {
  const { cookie, origin, host, authorization } = request.headers;
  const bearer = authorization?.startsWith("Bearer ") ? authorization.slice(7) : undefined;
  const session = await authenticate(app, {
    token: token ?? bearer,
    apiKey: undefined,
    cookie,
    origin,
    host,
  });
  app.flood.count(session.id, app.clock.now());
  return openCall(app, originOf(request, app), session, CONTRACTS.file[action], country);
}

async function send(
  app: App,
  reply: FastifyReply,
  key: string,
  mediaType: string,
  name: string,
): Promise<FastifyReply> {
  const stream = await app.files.get(key);
  if (!stream) throw refuse("not_found");
  const shown = mediaType.startsWith("image/") || mediaType === "application/pdf" ? "inline" : "attachment";
  return reply
    .type(mediaType)
    .header("content-disposition", `${shown}; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header("cache-control", "private, max-age=0, must-revalidate")
    .send(stream);
}

/** Files as bytes: streamed uploads in, originals and thumbnails out, always through the owner's rights. */
import { CONTRACTS } from "@plimsoll/domain/contracts";
import type { Attachment } from "@plimsoll/domain/file/output";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#app";
import { findOwner } from "#files/owner";
import { findFile, storeFile, thumbnailKey } from "#files/store-file";
import { authenticate } from "#rpc/authenticate";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { openCall } from "#rpc/open-call";
import type { ArrivalLimits } from "./arrival.ts";
import { originOf } from "./origin.ts";
import { receiveUpload, type Upload } from "./upload.ts";

export function fileRoutes(server: FastifyInstance, app: App, limits: ArrivalLimits): void {
  const { arrivals } = app;
  server.addHook("onReady", () => arrivals.sweep());
  server.post("/api/files", async (request) => {
    const upload = await receiveUpload(request, arrivals, limits, async (field) => {
      const call = await callFor(app, request, "create", field("token"), field("country"));
      // Better before a hundred mebibytes than after them; without an owner yet, it is asked for afterwards.
      const owner = field("reference_id");
      if (owner !== undefined) await findOwner(call, owner, "update");
      return call;
    });
    try {
      return { attributes: await store(upload) };
    } finally {
      await arrivals.remove(upload.file);
    }
  });

  server.get<{ Params: { id: string } }>("/api/files/:id", async (request, reply) => {
    const file = await findFile(await callFor(app, request, "list"), request.params.id, "load");
    return send(app, request, reply, {
      key: file.id,
      tag: file.hash,
      mediaType: file.media_type,
      name: file.name,
    });
  });

  server.get<{ Params: { id: string } }>("/api/files/:id/thumbnail", async (request, reply) => {
    const file = await findFile(await callFor(app, request, "list"), request.params.id, "load");
    const key = thumbnailKey(file.id);
    return send(app, request, reply, {
      key,
      tag: `${file.id}-${file.rotation}`,
      mediaType: "image/jpeg",
      name: file.name,
    });
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
  return openCall(app, originOf(request, app, session), session, CONTRACTS.file[action], country);
}

function store({ admitted, file, fileName, claimedType, field }: Upload<Call>): Promise<Attachment> {
  const about = {
    name: field("name") ?? fileName,
    reference_id: field("reference_id") ?? "",
    ...(field("id") ? { id: field("id") } : {}),
    field: field("field"),
    original_hash: field("original_hash"),
    captured_at: field("captured_at"),
    item: field("item"),
    latitude: field("latitude"),
    longitude: field("longitude"),
    accuracy: field("accuracy"),
    place_origin: field("place_origin"),
    time_origin: field("time_origin"),
  };
  const checked = CONTRACTS.file.create.input.omit({ file: true }).safeParse(about);
  if (!checked.success) throw refuse("invalid", String(checked.error.issues[0]?.path[0] ?? "file"));
  return storeFile(admitted, checked.data, file, claimedType);
}

interface Sent {
  readonly key: string;
  /** Another one when the bytes are others. */
  readonly tag: unknown;
  readonly mediaType: string;
  readonly name: string;
}

async function send(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, tag, mediaType, name }: Sent,
): Promise<FastifyReply> {
  const etag = `"${tag}"`;
  reply.header("etag", etag).header("cache-control", "private, max-age=0, must-revalidate");
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const stream = await app.files.get(key);
  if (!stream) throw refuse("not_found");
  const shown = mediaType.startsWith("image/") || mediaType === "application/pdf" ? "inline" : "attachment";
  return reply
    .type(mediaType)
    .header("content-disposition", `${shown}; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(stream);
}

/**
 * A file that is made while it is sent. The beginning is held back: what fails until then is an error with its words,
 * and a small file is sent whole or not at all. What fails later cuts the connection, so that nobody takes half a file
 * for a whole one, and leaves a line in the log.
 */
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#app";
import type { FileAnswer } from "#record/export";

const HELD_BACK = 262_144;

export async function sendFile(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { stream, mediaType, fileName }: FileAnswer,
): Promise<FastifyReply> {
  const reader = stream.getReader();
  const held: Uint8Array[] = [];
  let isWhole = false;
  for (let size = 0; size < HELD_BACK && !isWhole; ) {
    const { done, value } = await reader.read();
    isWhole = done;
    if (value) held.push(value);
    size += value?.length ?? 0;
  }
  reply.type(mediaType).header("content-disposition", `attachment; filename="${fileName}"`);
  return reply.send(isWhole ? Buffer.concat(held) : Readable.from(rest(), { objectMode: false }));

  async function* rest(): AsyncGenerator<Uint8Array> {
    try {
      yield* held;
      for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
    } catch (problem) {
      app.log.error({ err: problem, request_id: request.id, file: fileName }, "file broke off");
      throw problem;
    } finally {
      // Also when nobody wants the rest: rows that are not sent need not be read.
      await reader.cancel().catch(() => undefined);
    }
  }
}

/** The text of a request. That of a file is put together piece by piece: a hundred mebibytes never lie in memory. */
import { randomUUID } from "node:crypto";
import type { FileStore } from "#adapters/file-store";
import type { WireRow } from "#record/row";

export function bodyOf(
  files: FileStore,
  { what, request, subject_id: id }: WireRow,
): () => AsyncIterable<string> {
  if (what !== "attachment") {
    const text = JSON.stringify(request);
    return async function* () {
      yield text;
    };
  }
  const { attachment, ...rest } = request as { attachment: object };
  const place = randomUUID();
  const [before = "", after = ""] = JSON.stringify({
    ...rest,
    attachment: { ...attachment, content: place },
  }).split(place);
  return async function* () {
    yield before;
    yield* base64Of(files, String(id));
    yield after;
  };
}

/** Three bytes are four characters: what is left of a piece waits for the next. */
async function* base64Of(files: FileStore, id: string): AsyncIterable<string> {
  const stored = await files.get(id);
  if (!stored) throw new Error("the file is gone");
  let left: Buffer = Buffer.alloc(0);
  for await (const piece of stored as AsyncIterable<Buffer>) {
    const bytes = left.length === 0 ? piece : Buffer.concat([left, piece]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.subarray(0, whole).toString("base64");
    left = bytes.subarray(whole);
  }
  yield left.toString("base64");
}

/** Files of a backup: written once with their sum, and read back line by line. Never whole in memory. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Part } from "./manifest.ts";
import { Refusal } from "./refusal.ts";

/** Fast rather than small: on the embedded database others wait while rows are read. */
const GZIP_LEVEL = 2;

export type Measured = (pieces: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;

/** Lets bytes through and knows afterwards how many, and their SHA-256. */
export function measuring(): { through: Measured; part: () => Part } {
  const hash = createHash("sha256");
  let bytes = 0;
  return {
    async *through(pieces) {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    },
    part: () => ({ bytes, hash: hash.digest("hex") }),
  };
}

export async function writeBytes(
  path: string,
  pieces: Readable | AsyncIterable<Buffer>,
  { signal, zipped }: { readonly signal?: AbortSignal | undefined; readonly zipped?: true } = {},
): Promise<Part> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { through, part } = measuring();
  const packed = zipped ? createGzip({ level: GZIP_LEVEL }) : new PassThrough();
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: !zipped });
  await pipeline(pieces, packed, through, file, signal ? { signal } : {});
  return part();
}

/** Texts, each on a line of its own as a text of JSON, compressed; to be synced by whoever has the time. */
export async function writeLines(
  path: string,
  portions: AsyncIterable<readonly string[]>,
  signal?: AbortSignal,
): Promise<{ readonly part: Part; readonly lines: number; readonly bytes: number }> {
  let [lines, bytes] = [0, 0];
  const asLines = async function* () {
    for await (const portion of portions) {
      const piece = Buffer.from(`${portion.map((text) => JSON.stringify(text)).join("\n")}\n`);
      lines += portion.length;
      bytes += piece.length;
      yield piece;
    }
  };
  const part = await writeBytes(path, asLines(), { signal, zipped: true });
  return { part, lines, bytes };
}

const MOST_LINES = 5_000;
const MOST_BYTES = 1_048_576;

/** The texts again, in portions that suit a statement. */
export async function* readLines(path: string): AsyncGenerator<string[]> {
  const source = createReadStream(path);
  const unzipped = createGunzip();
  source.on("error", (problem) => unzipped.destroy(problem));
  let rest: Buffer[] = [];
  let portion: string[] = [];
  let bytes = 0;
  for await (const chunk of source.pipe(unzipped) as AsyncIterable<Buffer>) {
    let begin = 0;
    for (let end = chunk.indexOf(NEW_LINE); end !== -1; end = chunk.indexOf(NEW_LINE, begin)) {
      const line = Buffer.concat([...rest, chunk.subarray(begin, end)]);
      rest = [];
      begin = end + 1;
      portion.push(JSON.parse(line.toString("utf8")) as string);
      bytes += line.length;
      if (portion.length < MOST_LINES && bytes < MOST_BYTES) continue;
      yield portion;
      [portion, bytes] = [[], 0];
    }
    rest.push(chunk.subarray(begin));
  }
  if (portion.length > 0) yield portion;
}

const NEW_LINE = 10;

/** Reads a file to its end and says what it is. */
export async function measure(source: Readable): Promise<Part> {
  const { through, part } = measuring();
  for await (const _ of through(source)) {
    // Measured, and not kept.
  }
  return part();
}

/** Fails unless the file is the one that was written. */
export async function checkPart(path: string, shown: string, expected: Part): Promise<void> {
  const found = await measure(createReadStream(path)).catch((problem: NodeJS.ErrnoException) => {
    throw problem.code === "ENOENT" ? new Refusal(`the backup is not whole: ${shown} is missing`) : problem;
  });
  if (found.bytes !== expected.bytes || found.hash !== expected.hash)
    throw new Refusal(`the backup is spoiled: ${shown} is not as it was written`);
}

/** Does something for each, a few at a time: files are waited for one by one, more than they are worked on. */
export async function each<T>(
  items: Iterable<T> | AsyncIterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const under = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for await (const item of items) {
    const one: Promise<void> = work(item)
      .catch((problem: unknown) => void failures.push(problem))
      .finally(() => under.delete(one));
    under.add(one);
    if (under.size >= atOnce) await Promise.race(under);
    if (failures.length > 0) break;
  }
  await Promise.all(under);
  if (failures.length > 0) throw failures[0];
}

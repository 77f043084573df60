/**
 * Files on their way in: written to a folder piece by piece, measured and hashed meanwhile, and never whole in memory.
 * Whoever takes one over or refuses it removes it; what a crash left behind goes at the next start.
 */
import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { LocalFile } from "./file-store.ts";

/** Several processes may share the folder: what another one is writing now is younger. */
const LEFT_BEHIND_MS = 3_600_000;

export class Arrivals {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes the stream to a file; nothing is left of one that breaks off. */
  async receive(stream: Readable): Promise<LocalFile> {
    const path = await this.newPath();
    const hash = createHash("sha256");
    let size = 0;
    const measure = async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        size += piece.length;
        yield piece;
      }
    };
    const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
    try {
      await pipeline(stream, measure, file);
    } catch (problem) {
      // The disk may still be making it: what is removed before would be there afterwards.
      if (!file.closed) await new Promise<void>((closed) => file.once("close", closed));
      await rm(path, { force: true });
      throw problem;
    }
    return { path, size, hash: hash.digest("hex") };
  }

  /** Where somebody else may write a file; whoever asked for it removes it. */
  async newPath(): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    return join(this.#folder, randomUUID());
  }

  async remove({ path }: Pick<LocalFile, "path">): Promise<void> {
    await rm(path, { force: true });
  }

  async sweep(now = Date.now()): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && now - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
    }
  }
}

/** Whether the bytes of every file are there, as many as its row says, and the same. */
import { createHash } from "node:crypto";
import type { FileStore } from "#adapters/file-store";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

export interface FilesVerdict {
  readonly count: number;
  readonly bytes: number;
  readonly problem?: string;
}

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  size: number;
  hash: string;
}

const PORTION = 200;
/** Waiting for a store takes longer than hashing. */
const AT_ONCE = 4;

export async function verifyFiles(db: Queryable, files: FileStore): Promise<FilesVerdict> {
  let after = "00000000-0000-0000-0000-000000000000";
  let [count, bytes] = [0, 0];
  for (;;) {
    const rows = await db.run<Row>(sql`select id, name, size, hash from attachment where id > ${after}
      order by id limit ${PORTION}`);
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const problems = await Promise.all(rows.slice(at, at + AT_ONCE).map((row) => problemOf(files, row)));
      const problem = problems.find((one) => one !== undefined);
      if (problem !== undefined) return { count, bytes, problem };
    }
    count += rows.length;
    bytes += rows.reduce((sum, row) => sum + row.size, 0);
    if (rows.length < PORTION) return { count, bytes };
    after = rows.at(-1)?.id ?? after;
  }
}

async function problemOf(files: FileStore, { id, name, size, hash }: Row): Promise<string | undefined> {
  const stream = await files.get(id);
  if (!stream) return `the bytes of file ${id} (${name}) are missing`;
  const sum = createHash("sha256");
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    sum.update(piece);
    bytes += piece.length;
  }
  if (bytes !== size) return `file ${id} (${name}) has ${bytes} bytes instead of ${size}`;
  return sum.digest("hex") === hash
    ? undefined
    : `the bytes of file ${id} (${name}) are not those that were stored`;
}

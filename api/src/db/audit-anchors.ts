/**
 * The ends of the chains, kept outside the database: whoever may write everything in it could cut the history short or
 * compute it anew, but cannot make it agree with a file that lies elsewhere. A line holds the time, the length of each
 * chain, one digest over the hashes at those lengths, and the hash of the line before: the file is a chain itself.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { CHAINS } from "./audit.ts";
import type { Database, Queryable } from "./database.ts";
import { sql } from "./sql.ts";

export interface Anchor {
  readonly at: string;
  /** How many entries each chain had. */
  readonly seqs: readonly number[];
  /** Over the hashes of those entries, chain after chain. */
  readonly digest: string;
  /** Hash of the line before; FIRST on the first one. */
  readonly before: string;
  /** Hash of this line. */
  readonly hash: string;
}

export const FIRST = "-";
/** Any number that no other user of the database would choose. */
const LOCK = 7_460_322;
/** Longer than any line: 256 numbers, two hashes and a time. */
const TAIL_BYTES = 16_384;
const LINE = /^(\S+) ([0-9a-z]+(?:,[0-9a-z]+)*) ([0-9a-f]{64}) (-|[0-9a-f]{64})$/;

export class AnchorsDisagree extends Error {}

/**
 * Writes where the chains end now, unless nothing happened since the last line. What the last line says is compared
 * with the database first: a history that was rewritten is not vouched for, nor that of another database.
 */
export async function anchorHeads(db: Database, path: string, now: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Several processes may share the file; each must find the line of the one before it.
    await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`);
    const heads = await tx.run<{ shard: number; seq: number; hash: Uint8Array }>(
      sql`select shard, seq, hash from audit_chain order by shard`,
    );
    if (heads.length !== CHAINS || heads.some((head, at) => head.shard !== at))
      throw new AnchorsDisagree("the heads of the chains are not complete: run `npm run audit:verify`");
    const last = await lastAnchor(path);
    if (last && !(await holds(tx, last)))
      throw new AnchorsDisagree(
        `the history is not the one whose ends were written at ${last.at} as an anchor: run \`npm run audit:verify\``,
      );
    if (last?.seqs.every((seq, at) => seq === heads[at]?.seq)) return false;
    const seqs = heads.map((head) => head.seq.toString(36)).join(",");
    const digest = digestOf(heads.map((head) => head.hash));
    await append(path, `${now} ${seqs} ${digest} ${last?.hash ?? FIRST}`);
    return true;
  });
}

/** Whether the entries that an anchor speaks of are there, with the hashes they had. */
async function holds(tx: Queryable, anchor: Anchor): Promise<boolean> {
  const hashes = await hashesAt(
    tx,
    anchor.seqs.map((seq, shard) => [shard, seq] as const),
  );
  return digestOf(anchor.seqs.map((seq, shard) => hashes.get(`${shard}.${seq}`))) === anchor.digest;
}

/** Stored hashes by `shard.seq`; those of empty chains are left out, as are entries that are not there. */
export async function hashesAt(
  db: Queryable,
  places: readonly (readonly [shard: number, seq: number])[],
): Promise<Map<string, Uint8Array>> {
  const rows = await db.run<{ shard: number; seq: number; hash: Uint8Array }>(sql`
    select e.shard, e.seq, e.hash
    from unnest(${places.map(([shard]) => shard)}::smallint[], ${places.map(([, seq]) => seq)}::bigint[]) as p (shard, seq)
    join audit_entry e on e.shard = p.shard and e.seq = p.seq`);
  return new Map(rows.map((row) => [`${row.shard}.${row.seq}`, row.hash]));
}

export function digestOf(hashes: readonly (Uint8Array | undefined)[]): string {
  const digest = createHash("sha256");
  for (const hash of hashes) if (hash) digest.update(hash);
  return digest.digest("hex");
}

/** Undefined for a line that is none: a crash cut it off while it was written. */
function parsed(line: string): Anchor | undefined {
  const [, at, seqs, digest, before] = LINE.exec(line) ?? [];
  if (at === undefined || seqs === undefined || digest === undefined || before === undefined)
    return undefined;
  const numbers = seqs.split(",").map((text) => Number.parseInt(text, 36));
  if (numbers.length !== CHAINS) return undefined;
  return { at, seqs: numbers, digest, before, hash: createHash("sha256").update(line).digest("hex") };
}

async function lastAnchor(path: string): Promise<Anchor | undefined> {
  const file = await open(path, "r").catch(ifMissing);
  if (!file) return undefined;
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - TAIL_BYTES);
    const tail = Buffer.alloc(size - start);
    await file.read(tail, 0, tail.length, start);
    const lines = tail.toString("utf8").split("\n").reverse();
    for (const line of lines) {
      const anchor = parsed(line);
      if (anchor) return anchor;
    }
    return undefined;
  } finally {
    await file.close();
  }
}

async function append(path: string, line: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Never changed, only added to: the file may be marked append-only, or lie on a volume that is.
  const file = await open(path, "a+");
  try {
    const { size } = await file.stat();
    const end = Buffer.alloc(1);
    if (size > 0) await file.read(end, 0, 1, size - 1);
    const isCutOff = size > 0 && end.toString() !== "\n";
    await file.appendFile(`${isCutOff ? "\n" : ""}${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** As long as the file is now: lines that a running server adds meanwhile belong to the next verification. */
export async function sizeOfAnchors(path: string): Promise<number> {
  return (await stat(path).catch(ifMissing))?.size ?? 0;
}

export async function* anchorsIn(path: string, size: number): AsyncGenerator<Anchor> {
  if (size === 0) return;
  const lines = createInterface({ input: createReadStream(path, { end: size - 1 }), crlfDelay: Infinity });
  for await (const line of lines) {
    const anchor = parsed(line);
    if (anchor) yield anchor;
  }
}

function ifMissing(problem: NodeJS.ErrnoException): undefined {
  if (problem.code !== "ENOENT") throw problem;
  return undefined;
}

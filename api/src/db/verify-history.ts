/**
 * Walks the history and names the first thing that does not hold: an entry that was changed, removed or slipped in, a
 * chain without a head, a status that is not the one that was written, ends that are not those of the anchors.
 * The server may go on writing meanwhile: everything is judged up to the heads as they were at the beginning.
 */
import { createHash } from "node:crypto";
import { type AuditEntry, CHAINS } from "./audit.ts";
import { type Anchor, anchorsIn, digestOf, FIRST, hashesAt, sizeOfAnchors } from "./audit-anchors.ts";
import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";
import { forgedStatus, problemOfSeal, SEAL, STATUS_LOG, wrongStatuses } from "./verify-statuses.ts";

/** Where the history does not hold, and why; without a place when it is about the whole. */
export interface Break {
  readonly shard?: number;
  readonly seq?: number;
  readonly record?: string;
  readonly recordId?: string;
  readonly at?: string;
  readonly problem: string;
}

export interface HistoryVerdict {
  readonly checked: number;
  /** Statuses whose entry was compared with them, and those from before they had entries, under one seal. */
  readonly statuses: number;
  readonly statusesBefore: number;
  /** Undefined when none were asked for. */
  readonly anchors: { readonly count: number; readonly last: string | undefined } | undefined;
  readonly broken: Break | undefined;
}

interface Head extends Record<string, unknown> {
  shard: number;
  seq: number;
  hash: Uint8Array;
}

export interface StoredEntry extends Record<string, unknown> {
  seq: number;
  at: string;
  record: string;
  record_id: string;
  body: string;
  hash: Uint8Array;
}

interface Chained extends StoredEntry {
  shard: number;
}

/** What the walk has seen of the entries about statuses. */
interface Seen {
  checked: number;
  statuses: number;
  seals: AuditEntry[];
}

const BATCH = 5_000;
/** Lines of anchors that are compared at once. */
const LINES = 200;

/** `anchorsPath` undefined: the chains are judged by themselves alone. */
export async function verifyHistory(db: Queryable, anchorsPath?: string): Promise<HistoryVerdict> {
  const size = anchorsPath === undefined ? 0 : await sizeOfAnchors(anchorsPath);
  // Heads and count in one statement: they are of the same moment.
  const heads = await db.run<Head & { statuses: number; before: number }>(sql`
    select c.shard, c.seq, c.hash, s.statuses, s.before from audit_chain c,
      (select count(*) filter (where not before_chain) as statuses, count(*) filter (where before_chain) as before
        from status_log) s order by c.shard`);
  const seen: Seen = { checked: 0, statuses: 0, seals: [] };
  const breaks = [...problemsOfHeads(heads), ...(await strayEntries(db))];
  const walked: Break[] = [];
  for (const group of groupsOf(heads)) walked.push(...(await walk(db, group, seen)));
  walked.sort((a, b) => (a.at ?? "").localeCompare(b.at ?? ""));
  breaks.push(...walked);
  const { statuses = 0, before = 0 } = heads[0] ?? {};
  if (breaks.length === 0) {
    const problem =
      (await problemOfSeal(db, seen.seals, before)) ?? (await forgedStatus(db, seen.statuses, statuses));
    if (problem) breaks.push({ problem });
  }
  const anchors = anchorsPath === undefined ? undefined : await compareAnchors(db, anchorsPath, size);
  if (anchors?.problem !== undefined) breaks.push({ problem: anchors.problem });
  return {
    checked: seen.checked,
    statuses: seen.statuses,
    statusesBefore: before,
    anchors: anchors && { count: anchors.count, last: anchors.last },
    broken: breaks[0],
  };
}

function problemsOfHeads(heads: readonly Head[]): Break[] {
  const known = new Set(heads.map((head) => head.shard));
  const missing = Array.from({ length: CHAINS }, (_, shard) => shard).filter((shard) => !known.has(shard));
  const extra = heads.filter(({ shard }) => shard < 0 || shard >= CHAINS);
  return [
    ...missing.map((shard) => ({ shard, problem: `chain ${shard} has lost its head` })),
    ...extra.map(({ shard }) => ({ shard, problem: `chain ${shard} has a head and should not exist` })),
  ];
}

/** Entries of chains that do not exist, and entries beyond the head of their chain. */
async function strayEntries(db: Queryable): Promise<Break[]> {
  const rows = await db.run<{ shard: number; seq: number; head: number | null }>(sql`
    select e.shard, e.seq, c.seq as head
    from (select shard, max(seq) as seq from audit_entry group by shard) e left join audit_chain c on c.shard = e.shard
    where c.seq is null or e.seq > c.seq order by e.shard`);
  return rows.map(({ shard, seq, head }) => ({
    shard,
    seq,
    problem:
      head === null
        ? `there are entries of chain ${shard}, which has no head`
        : `there are entries up to ${seq}, but the head of the chain says ${head}`,
  }));
}

/** Chains one after another, so many at once that their entries fit into one batch; a longer one is alone. */
function groupsOf(heads: readonly Head[]): Head[][] {
  const groups: Head[][] = [];
  let room = 0;
  for (const head of heads) {
    const group = groups.at(-1);
    if (group && head.seq <= room) group.push(head);
    else groups.push([head]);
    room = (group && head.seq <= room ? room : BATCH) - head.seq;
  }
  return groups;
}

/** How far a chain was walked, and what broke it. */
interface Walked {
  readonly head: Head;
  seq: number;
  hash: Uint8Array;
  broken?: Break;
}

async function walk(db: Queryable, heads: readonly Head[], seen: Seen): Promise<Break[]> {
  const chains = new Map(
    heads.map((head): [number, Walked] => [head.shard, { head, seq: 0, hash: new Uint8Array() }]),
  );
  const [only, another] = heads;
  if (only && !another) {
    for (let last = 0, read = BATCH; read === BATCH; ) {
      const entries = await entriesOfOne(db, only, last);
      await judge(db, chains, entries, seen);
      read = entries.length;
      last = entries.at(-1)?.seq ?? last;
    }
  } else await judge(db, chains, await entriesOf(db, heads), seen);
  return [...chains.values()].flatMap(({ head, seq, hash, broken }) => {
    if (broken) return [broken];
    if (seq === head.seq && Buffer.compare(hash, head.hash) === 0) return [];
    const problem = `entries after ${seq} are missing: the chain should end at ${head.seq}`;
    return [{ shard: head.shard, seq: seq + 1, problem }];
  });
}

const entriesOfOne = (db: Queryable, { shard, seq }: Head, after: number): Promise<Chained[]> =>
  db.run(sql`select shard, seq, at, record, record_id, body, hash from audit_entry
    where shard = ${shard} and seq > ${after} and seq <= ${seq} order by seq limit ${BATCH}`);

const entriesOf = (db: Queryable, heads: readonly Head[]): Promise<Chained[]> =>
  db.run(sql`select e.shard, e.seq, e.at, e.record, e.record_id, e.body, e.hash
    from unnest(${heads.map(({ shard }) => shard)}::smallint[], ${heads.map(({ seq }) => seq)}::bigint[]) as h (shard, seq)
    join audit_entry e on e.shard = h.shard and e.seq > 0 and e.seq <= h.seq order by e.shard, e.seq`);

/** Each entry by what it says itself and by the one before it; then all that tell of a status by the log. */
async function judge(
  db: Queryable,
  chains: ReadonlyMap<number, Walked>,
  entries: readonly Chained[],
  seen: Seen,
): Promise<void> {
  const about = new Map<AuditEntry, Chained>();
  for (const entry of entries) {
    const chain = chains.get(entry.shard);
    if (!chain || chain.broken) continue;
    const read = readEntry(entry, chain.seq, chain.hash);
    if (typeof read === "string") {
      chain.broken = breakAt(entry, read);
      continue;
    }
    if (read.type === STATUS_LOG) about.set(read, entry);
    chain.hash = entry.hash;
    chain.seq = entry.seq;
    seen.checked++;
  }
  const told = [...about.keys()];
  seen.seals.push(...told.filter((said) => said.action === SEAL));
  const statuses = told.filter((said) => said.action !== SEAL);
  seen.statuses += statuses.length;
  for (const { entry: said, problem } of await wrongStatuses(db, statuses)) {
    const entry = about.get(said);
    const chain = entry && chains.get(entry.shard);
    if (chain && !chain.broken) chain.broken = breakAt(entry, problem);
  }
}

function breakAt(entry: Chained, problem: string): Break {
  const { shard, seq, record, record_id: recordId, at } = entry;
  return { shard, seq, record, recordId, at, problem };
}

/** What an entry says, or why it cannot be trusted. */
function readEntry(entry: StoredEntry, previous: number, before: Uint8Array): AuditEntry | string {
  if (entry.seq !== previous + 1) return `entry ${previous + 1} is missing`;
  const hash = createHash("sha256").update(before).update(entry.body, "utf8").digest();
  if (Buffer.compare(hash, entry.hash) !== 0) return "its content does not match its hash";
  const said = contentOf(entry.body);
  if (!said) return "its content is none of ours";
  const agrees = said.type === entry.record && said.id === entry.record_id && said.at === entry.at;
  return agrees ? said : "its columns do not match its content";
}

function contentOf(body: string): AuditEntry | undefined {
  try {
    return JSON.parse(body) as AuditEntry;
  } catch {
    return undefined;
  }
}

interface Compared {
  readonly count: number;
  readonly last: string | undefined;
  readonly problem?: string;
}

/**
 * Every line is compared, not the newest alone: a history that was rewritten between two lines agrees with the later
 * one. The stored hashes may be used as they are, because the walk has shown that they belong to their entries.
 */
async function compareAnchors(db: Queryable, path: string, size: number): Promise<Compared> {
  let count = 0;
  let last: Anchor | undefined;
  let held: Held = { seqs: [], hashes: [] };
  let lines: Anchor[] = [];
  const compare = async () => {
    const compared = await compareLines(db, lines, held);
    lines = [];
    if ("problem" in compared) return compared.problem;
    held = compared;
    return undefined;
  };
  for await (const anchor of anchorsIn(path, size)) {
    if (anchor.before !== (last?.hash ?? FIRST))
      return {
        count,
        last: last?.at,
        problem: `the anchors before ${anchor.at} were tampered with: ${path}`,
      };
    last = anchor;
    count++;
    lines.push(anchor);
    const problem = lines.length === LINES ? await compare() : undefined;
    if (problem !== undefined) return { count, last: last.at, problem };
  }
  const problem = count === 0 ? `there are no anchors in ${path}` : await compare();
  return { count, last: last?.at, ...(problem === undefined ? {} : { problem }) };
}

/** Hashes at the lengths of the line that was compared last. */
interface Held {
  readonly seqs: readonly number[];
  readonly hashes: readonly (Uint8Array | undefined)[];
}

async function compareLines(
  db: Queryable,
  lines: readonly Anchor[],
  start: Held,
): Promise<Held | { readonly problem: string }> {
  const places = new Map<string, readonly [number, number]>();
  let previous = start.seqs;
  for (const { seqs } of lines) {
    seqs.forEach((seq, shard) => {
      if (seq !== previous[shard] && seq > 0) places.set(`${shard}.${seq}`, [shard, seq]);
    });
    previous = seqs;
  }
  const found = await hashesAt(db, [...places.values()]);
  let { seqs, hashes } = start;
  for (const line of lines) {
    const known = { seqs, hashes };
    hashes = line.seqs.map((seq, shard) =>
      seq === known.seqs[shard] ? known.hashes[shard] : found.get(`${shard}.${seq}`),
    );
    seqs = line.seqs;
    const shard = seqs.findIndex((seq, at) => seq > 0 && hashes[at] === undefined);
    if (shard !== -1)
      return {
        problem: `chain ${shard} had ${seqs[shard]} entries by the anchor of ${line.at}, and has them no more`,
      };
    if (digestOf(hashes) !== line.digest)
      return { problem: `the history was rewritten: its hashes are not those of the anchor of ${line.at}` };
  }
  return { seqs, hashes };
}

/**
 * Sessions: random tokens of which only a hash is stored, a sliding lifetime, and a short memory of who they are.
 * Ending a session, or changing the rights behind it, is told to every process and takes effect at once.
 */
import { hash, randomBytes } from "node:crypto";
import type { Actor } from "@plimsoll/domain/access/actor";
import { actorOf, type SessionUser } from "@plimsoll/domain/access/session-user";
import type { OpenSession } from "@plimsoll/domain/session/output";
import type { Clock } from "#adapters/clock";
import { uuid7 } from "#adapters/ids";
import type { Database, Queryable } from "#db/database";
import { sql } from "#db/sql";
import type { BusEvent, EventBus } from "#rpc/event-bus";
import { readSessionUser } from "./session-user.ts";

export interface LiveSession {
  readonly id: string;
  readonly userId: string;
  readonly actor: Actor;
  readonly user: SessionUser;
}

interface Remembered {
  readonly session: LiveSession;
  readonly hash: Buffer;
  /** Milliseconds: asked of the database again after this. */
  readonly until: number;
  readonly expiresAt: number;
  touchedAt: number;
}

const REMEMBER_MS = 30_000;
const MAX_REMEMBERED = 20_000;
/** Records whose change alters what a session may do. */
const RIGHTS: ReadonlySet<string> = new Set(["user", "profile", "company", "workunit", "city", "country"]);

export function changesRights(event: BusEvent): boolean {
  return typeof event === "object" && RIGHTS.has(event.type);
}

export class Sessions {
  readonly #db: Database;
  readonly #events: EventBus;
  readonly #clock: Clock;
  readonly #ttl: number;
  /** By the token itself, which every call brings: what is written down anywhere is its hash alone. */
  readonly #known = new Map<string, Remembered>();
  /** Grows whenever sessions end or rights change: what was read before that is not remembered. */
  #changes = 0;

  constructor(db: Database, events: EventBus, clock: Clock, ttlSeconds: number) {
    this.#db = db;
    this.#events = events;
    this.#clock = clock;
    this.#ttl = ttlSeconds * 1000;
    events.subscribe((event) => {
      if (event === "gap" || event === "sessions" || changesRights(event)) this.#forget();
    });
  }

  #forget(): void {
    this.#changes++;
    this.#known.clear();
  }

  async open(
    userId: string,
    address: string,
    agent: string,
  ): Promise<{ token: string; session: LiveSession } | undefined> {
    const user = await readSessionUser(this.#db, userId);
    if (!user) return undefined;
    const now = this.#clock.now();
    const token = randomBytes(32).toString("base64url");
    const id = uuid7(now);
    await this.#db.run(sql`insert into session (id, token_hash, user_id, created_at, last_seen_at, expires_at, address, agent)
      values (${id}, ${hashToken(token)}, ${userId}, ${now}, ${now}, ${this.#expiry(now)}, ${address}, ${agent.slice(0, 300)})`);
    return { token, session: { id, userId, user, actor: actorOf(userId, user) } };
  }

  /** For whoever does something, which makes the session last on. */
  async find(token: string): Promise<LiveSession | undefined> {
    const now = Date.parse(this.#clock.now());
    const remembered = this.#remembered(token, now);
    if (!remembered) return this.#read(token, now);
    if (now - remembered.touchedAt >= Math.min(REMEMBER_MS, this.#ttl / 4))
      await this.#touch(remembered, now);
    return remembered.session;
  }

  /** For a page that only listens: a session that nobody uses ends although a page of it is open. */
  async look(token: string): Promise<LiveSession | undefined> {
    const now = Date.parse(this.#clock.now());
    const remembered = this.#remembered(token, now);
    if (remembered) return remembered.session;
    const hash = hashToken(token);
    const [row] = await this.#db.run<{ id: string; user_id: string }>(sql`select id, user_id from session
      where token_hash = ${hash} and expires_at > ${new Date(now).toISOString()}::timestamptz`);
    const user = row && (await readSessionUser(this.#db, row.user_id));
    if (!row || !user) return undefined;
    return { id: row.id, userId: row.user_id, user, actor: actorOf(row.user_id, user) };
  }

  #remembered(token: string, now: number): Remembered | undefined {
    const one = this.#known.get(token);
    if (one === undefined || (one.until > now && one.expiresAt > now)) return one;
    this.#known.delete(token);
    return undefined;
  }

  async #read(token: string, now: number): Promise<LiveSession | undefined> {
    const hash = hashToken(token);
    const at = new Date(now).toISOString();
    const before = this.#changes;
    const [row] = await this.#db.run<{ id: string; user_id: string }>(sql`
      update session set last_seen_at = ${at}, expires_at = ${this.#expiry(at)}
      where token_hash = ${hash} and expires_at > ${at} returning id, user_id`);
    if (!row) return undefined;
    const user = await readSessionUser(this.#db, row.user_id);
    if (!user) return undefined;
    const session = { id: row.id, userId: row.user_id, user, actor: actorOf(row.user_id, user) };
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear();
    if (before !== this.#changes) return session;
    const [until, expiresAt] = [now + REMEMBER_MS, now + this.#ttl];
    this.#known.set(token, { session, hash, until, expiresAt, touchedAt: now });
    return session;
  }

  /** Slides the lifetime now and then, not with every call. */
  async #touch(remembered: Remembered, now: number): Promise<void> {
    remembered.touchedAt = now;
    const at = new Date(now).toISOString();
    await this.#db.run(
      sql`update session set last_seen_at = ${at}, expires_at = ${this.#expiry(at)} where token_hash = ${remembered.hash}`,
    );
  }

  async list(userId: string, currentId: string): Promise<OpenSession[]> {
    const rows = await this.#db.run<Omit<OpenSession, "current">>(sql`
      select id, created_at, last_seen_at, address, agent from session
      where user_id = ${userId} and expires_at > ${this.#clock.now()}::timestamptz order by last_seen_at desc`);
    return rows.map((row) => ({ ...row, current: row.id === currentId }));
  }

  /** Ends one session of this user; false when there is none. The caller tells (`ended`) when this has been committed. */
  async end(db: Queryable, userId: string, id: string): Promise<boolean> {
    const rows = await db.run(sql`delete from session where user_id = ${userId} and id = ${id} returning id`);
    return rows.length > 0;
  }

  /** Ends all sessions of a user but one; the caller tells (`ended`) when this has been committed. */
  async endAll(db: Queryable, userId: string, except?: string): Promise<void> {
    await db.run(
      sql`delete from session where user_id = ${userId} and id is distinct from ${except ?? null}::uuid`,
    );
  }

  ended(): void {
    this.#events.publish("sessions");
  }

  #expiry(now: string): string {
    return new Date(Date.parse(now) + this.#ttl).toISOString();
  }
}

export function hashToken(token: string): Buffer {
  return hash("sha256", token, "buffer");
}

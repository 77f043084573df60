/**
 * The outbox of the signed-in person, with the database, the server and the other tabs around it. Opened by the first page
 * of the field, or at the start where something waits from before; closed when another person signs in.
 */

import type { Bundle } from "@plimsoll/domain/operation/output";
import { catalog } from "@plimsoll/domain/records";
import { clientState, subscribeClientState } from "#app/client-state";
import { newId } from "#fields/new-id";
import { rpcCountry, send } from "#rpc/client";
import { invalidateType } from "#rpc/invalidate-type";
import { queryClient } from "#rpc/query-client";
import { isReached, subscribeReach } from "#rpc/reach";
import { RpcError } from "#rpc/rpc-error";
import { uploads, watchUploads } from "#upload/uploads";
import { behindPhotos, type Entry, unbornRows } from "./entry.ts";
import { EntryStore } from "./entry-store.ts";
import { type FieldDatabase, openFieldDatabase } from "./field-database.ts";
import { photosOnTheWay, restorePhotos } from "./kept-photos.ts";
import { withAnswer } from "./lay-over.ts";
import { type News, Outbox } from "./outbox.ts";
import { registerWorker } from "./register-worker.ts";
import { aloneAmongTabs } from "./tab-lock.ts";
import { forgetUnborn, setUnborn } from "./unborn-rows.ts";
import { setWaitingMark } from "./waiting-mark.ts";

const SERVICE = "service";

/** What is written in the field is of more than one service. */
const serviceOf = (type: string) => catalog.find(type)?.service ?? SERVICE;

export interface Room {
  readonly userId: string;
  readonly db: FieldDatabase;
  readonly store: EntryStore;
  readonly outbox: Outbox;
  /** Counts again what waits, for the header and for the next start. */
  readonly recount: () => Promise<void>;
}

interface OpenRoom {
  readonly userId: string;
  readonly room: Promise<Room>;
  readonly close: () => void;
}

let open: OpenRoom | undefined;

/** Whoever is not signed in has no room. */
export function openRoom(): Promise<Room> {
  const userId = clientState().user_id;
  if (userId === null) return Promise.reject(new Error("nobody is signed in"));
  if (open?.userId !== userId) {
    open?.close();
    open = roomOf(userId);
  }
  return open.room;
}

/** Nothing of it is read or sent from here any more. */
export function closeRoom(): void {
  open?.close();
  open = undefined;
}

subscribeClientState(() => {
  if (open !== undefined && clientState().user_id !== open.userId) closeRoom();
});

function roomOf(userId: string): OpenRoom {
  const leaving = new AbortController();
  const { signal } = leaving;
  const room = furnish(userId, signal);
  room.catch(() => {
    // A database that did not open is tried again by the next page.
    if (open?.userId === userId) open = undefined;
  });
  return { userId, room, close: () => leaving.abort() };
}

async function furnish(userId: string, signal: AbortSignal): Promise<Room> {
  const db = await openFieldDatabase(userId);
  // The browser may clear what it was not asked to keep; where it can be asked, it is.
  void navigator.storage?.persist?.().catch(() => false);
  const store = new EntryStore(db);
  const channel = openChannel(`plimsoll-outbox-${userId}`);
  const outbox = new Outbox({
    store,
    send: (entry) => withinTime(signal, (limit) => answerTo(entry, limit)),
    load: (entry) => withinTime(signal, (limit) => loadRow(entry, limit)),
    alone: aloneAmongTabs(`plimsoll-outbox-${userId}`, signal),
    heldBack: async (entries) => behindPhotos(entries, await photosOnTheWay(db)),
    newId,
    now: () => new Date().toISOString(),
    country: rpcCountry,
    isOnline: isReached,
    tell: (news) => channel?.postMessage(news),
    wakeAfter: (milliseconds, wake) => {
      const timer = setTimeout(wake, milliseconds);
      return () => clearTimeout(timer);
    },
    onConfirmed: showAnswer,
  });
  const recount = async () => {
    const entries = outbox.entries();
    setUnborn(unbornRows(entries));
    const photos = await db.count("photos");
    const refused = entries.filter(({ state }) => state !== "waiting").length;
    if (!signal.aborted)
      setWaitingMark(userId, { entries: entries.length, photos, refused, lastSentAt: outbox.lastSentAt() });
  };
  const followed = outbox.subscribe(() => {
    void recount().catch(() => undefined);
    uploads.goOn();
  });
  if (channel) channel.onmessage = ({ data }: MessageEvent<News>) => outbox.heard(data);
  const unsubscribeReach = subscribeReach(() => {
    if (!isReached()) return;
    void outbox.drain();
    uploads.connected();
  });
  signal.addEventListener("abort", () => {
    outbox.stop();
    followed();
    unsubscribeReach();
    forgetUnborn();
    channel?.close();
    db.close();
  });
  await outbox.refresh();
  watchUploads();
  void registerWorker();
  void restorePhotos(db, userId, signal);
  if (isReached()) void outbox.drain();
  return { userId, db, store, outbox, recount };
}

/** A line that carries nothing says nothing either, for minutes: after this it counts as none. */
const LONGEST_CALL = 60_000;

async function withinTime<T>(leaving: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, LONGEST_CALL);
  leaving.addEventListener("abort", stop);
  try {
    return await work(limit.signal);
  } catch (error) {
    if (!limit.signal.aborted) throw error;
    throw new RpcError({ status: 0, network: true, errors: [{ code: "network", message: String(error) }] });
  } finally {
    clearTimeout(timer);
    leaving.removeEventListener("abort", stop);
  }
}

/** Browsers without it (Safari before 15.4) show what another tab did with the next page. */
function openChannel(name: string): BroadcastChannel | undefined {
  return "BroadcastChannel" in globalThis ? new BroadcastChannel(name) : undefined;
}

async function answerTo(entry: Entry, signal: AbortSignal): Promise<unknown> {
  const { type, service = serviceOf(type), action, attributes, country, key } = entry;
  const answer = await send({
    service,
    type,
    action,
    attributes,
    country,
    idempotencyKey: key,
    signal,
  });
  return answer.attributes;
}

async function loadRow({ type, attributes, country }: Entry, signal: AbortSignal): Promise<unknown> {
  const asked = {
    service: serviceOf(type),
    type,
    action: "load",
    attributes: { id: attributes.id },
    country,
  };
  return (await send({ ...asked, signal })).attributes;
}

/** The screen keeps what was written while the bundle is asked for again. */
function showAnswer(entry: Entry, answer: unknown): void {
  queryClient.setQueriesData<{ readonly attributes: Bundle }>(
    { predicate: ({ queryKey }) => isBundleOf(queryKey, entry.operationId) },
    (known) => known && { ...known, attributes: withAnswer(known.attributes, entry, answer) },
  );
  askAgain(entry);
}

/** Everything that shows the row, once for many of them: a day of entries goes out in a moment. */
const GATHER = 500;
const stale = new Set<string>();

function askAgain({ type, service }: Entry): void {
  if (service !== undefined) return void invalidateType(queryClient, service, type);
  const isAsked = stale.size > 0;
  stale.add(type).add("operation");
  if (isAsked) return;
  setTimeout(() => {
    const types = [...stale];
    stale.clear();
    for (const one of types) void invalidateType(queryClient, serviceOf(one), one);
  }, GATHER);
}

function isBundleOf([rpc, service, type, action, , attributes]: readonly unknown[], id: string): boolean {
  const asked = (attributes ?? {}) as { readonly id?: unknown };
  return (
    rpc === "rpc" && service === SERVICE && type === "operation" && action === "bundle" && asked.id === id
  );
}

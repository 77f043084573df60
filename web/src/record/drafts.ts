/**
 * What was typed and not saved, kept in the browser per person and record. It outlives a reload, a crash and an
 * expired session; saving, discarding and signing out remove it.
 */
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { DRAFT_PREFIX } from "#app/client-state";

export interface Draft {
  /** When it was last written, ISO. */
  readonly at: string;
  /** Id of the row; for a new one the id it will be created with. */
  readonly id: string;
  /** The row that the typing started from, so that a later version can be compared with it. Null for a new one. */
  readonly row: Values | null;
  readonly states: Values;
}

export interface DraftOwner {
  readonly userId: string;
  readonly record: string;
  /** The id in the address: `new` or a uuid. */
  readonly id: string;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function draftKey({ userId, record, id }: DraftOwner): string {
  return `${DRAFT_PREFIX}${userId}.${record}.${id}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function draftIn(kept: unknown): Draft | undefined {
  if (!isObject(kept) || typeof kept.at !== "string" || typeof kept.id !== "string") return undefined;
  if (!isObject(kept.states)) return undefined;
  return { at: kept.at, id: kept.id, row: isObject(kept.row) ? kept.row : null, states: kept.states };
}

function readKept(store: Store, key: string): unknown {
  try {
    return JSON.parse(store.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Nothing where there is none, or where something else wrote there. */
export function readDraft(store: Store, owner: DraftOwner): Draft | undefined {
  return draftIn(readKept(store, draftKey(owner)));
}

/** Beyond these, the oldest goes: nobody comes back to a sixth beginning of the same form. */
const MOST_DRAFTS = 5;

const olderKey = (owner: DraftOwner) => `${draftKey(owner)}.older`;

/** All that was typed into one form and neither saved nor let go, the newest first. */
export function readDrafts(store: Store, owner: DraftOwner): readonly Draft[] {
  const older = readKept(store, olderKey(owner));
  const kept = [readDraft(store, owner), ...(Array.isArray(older) ? older.map(draftIn) : [])];
  return kept.filter((one) => one !== undefined);
}

/** What waits beside that which is being typed. */
export function keepOlderDrafts(store: Store, owner: DraftOwner, drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) store.removeItem(olderKey(owner));
    else store.setItem(olderKey(owner), JSON.stringify(drafts.slice(0, MOST_DRAFTS)));
  } catch {
    // No room: what is being typed comes first.
  }
}

/** False when the browser has no room or no leave to keep it: the form then says so by asking before it is left. */
export function keepDraft(store: Store, owner: DraftOwner, draft: Draft): boolean {
  try {
    store.setItem(draftKey(owner), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** On their way from one form to the next of this page. */
const brought = new Set<string>();

/** For the form that opens next, which goes on with it unasked; where none does, it is offered like any other. */
export function bringDraft(store: Store, owner: DraftOwner, draft: Draft): boolean {
  if (!keepDraft(store, owner, draft)) return false;
  brought.add(draftKey(owner));
  return true;
}

/** Once: whoever comes back later is asked. */
export function isBroughtDraft(owner: DraftOwner): boolean {
  return brought.delete(draftKey(owner));
}

export function dropDraft(store: Store, owner: DraftOwner): void {
  try {
    store.removeItem(draftKey(owner));
  } catch {
    // Nothing can be kept, so nothing is there.
  }
}

/** A draft of a row that somebody saved since: comparing is left to the moment of saving. */
export function isOutdated(draft: Draft, version: number | null): boolean {
  return draft.row !== null && draft.row.version !== version;
}

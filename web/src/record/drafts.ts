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

/** Nothing where there is none, or where something else wrote there. */
export function readDraft(store: Store, owner: DraftOwner): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(store.getItem(draftKey(owner)) ?? "null");
    if (!isObject(draft) || typeof draft.at !== "string" || typeof draft.id !== "string") return undefined;
    if (!isObject(draft.states)) return undefined;
    const row = isObject(draft.row) ? draft.row : null;
    return { at: draft.at, id: draft.id, row, states: draft.states };
  } catch {
    return undefined;
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

import { beforeEach, describe, expect, it } from "vitest";
import {
  bringDraft,
  type Draft,
  draftKey,
  dropDraft,
  isBroughtDraft,
  isOutdated,
  keepDraft,
  keepOlderDrafts,
  readDraft,
  readDrafts,
} from "./drafts.ts";

class MemoryStore {
  readonly kept = new Map<string, string>();
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.kept.set(key, value);
  }
  removeItem(key: string) {
    this.kept.delete(key);
  }
}

const owner = { userId: "u1", record: "port", id: "new" };
const draft: Draft = {
  at: "2026-11-15T10:00:00Z",
  id: "0190a000-0000-7000-8000-000000000001",
  row: null,
  states: { name: "Sant", weight: { refused: "1,2.3", code: "ambiguous_number" } },
};

describe("drafts", () => {
  let store: MemoryStore;
  beforeEach(() => {
    store = new MemoryStore();
  });

  it("come back as they were, refused texts included", () => {
    expect(keepDraft(store, owner, draft)).toBe(true);
    expect(readDraft(store, owner)).toEqual(draft);
  });

  it("belong to one person and one record", () => {
    keepDraft(store, owner, draft);
    expect(readDraft(store, { ...owner, userId: "u2" })).toBeUndefined();
    expect(readDraft(store, { ...owner, record: "city" })).toBeUndefined();
    expect(readDraft(store, { ...owner, id: draft.id })).toBeUndefined();
  });

  it("stand under the name of the product, so that signing out finds them", () => {
    expect(draftKey(owner)).toMatch(/^plimsoll\.draft\./);
  });

  it("are gone once dropped", () => {
    keepDraft(store, owner, draft);
    dropDraft(store, owner);
    expect(readDraft(store, owner)).toBeUndefined();
  });

  it.each(["", "null", "[]", "{", '{"at":1}', '{"at":"x","id":"y","states":[]}'])(
    "are not read out of %j",
    (text) => {
      store.setItem(draftKey(owner), text);
      expect(readDraft(store, owner)).toBeUndefined();
    },
  );

  it("of one form are all kept, the newest first", () => {
    const second = { ...draft, at: "2026-11-15T11:00:00Z", states: { name: "Itaq" } };
    keepOlderDrafts(store, owner, [draft]);
    keepDraft(store, owner, second);
    expect(readDrafts(store, owner)).toEqual([second, draft]);
    dropDraft(store, owner);
    expect(readDrafts(store, owner)).toEqual([draft]);
    keepOlderDrafts(store, owner, []);
    expect(readDrafts(store, owner)).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it("go along from a new row to the form of what it has become, once", () => {
    const created = { ...owner, id: draft.id };
    expect(isBroughtDraft(created)).toBe(false);
    expect(bringDraft(store, created, draft)).toBe(true);
    expect(readDraft(store, created)).toEqual(draft);
    expect(isBroughtDraft(created)).toBe(true);
    expect(isBroughtDraft(created)).toBe(false);
  });

  it("do not pile up without end", () => {
    keepOlderDrafts(store, owner, Array(9).fill(draft));
    expect(readDrafts(store, owner)).toHaveLength(5);
  });

  it("cost nothing where the browser keeps nothing", () => {
    const refuse = () => {
      throw new Error("denied");
    };
    const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(keepDraft(closed, owner, draft)).toBe(false);
    expect(bringDraft(closed, owner, draft)).toBe(false);
    expect(isBroughtDraft(owner)).toBe(false);
    expect(readDraft(closed, owner)).toBeUndefined();
    expect(readDrafts(closed, owner)).toEqual([]);
    expect(() => keepOlderDrafts(closed, owner, [draft])).not.toThrow();
    expect(() => dropDraft(closed, owner)).not.toThrow();
  });

  it("are outdated once somebody saved the row they started from", () => {
    const old = { ...draft, row: { version: 3 } };
    expect(isOutdated(old, 3)).toBe(false);
    expect(isOutdated(old, 4)).toBe(true);
    expect(isOutdated(draft, null)).toBe(false);
  });
});

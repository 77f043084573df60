import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearClientState, setClientState } from "#app/client-state";
import { ownDraftKey, readOwnDraft, readOwnDrafts, writeOwnDraft } from "./own-drafts.ts";

/** As a browser keeps it: keys are properties beside the methods. */
function makeStorage(): Storage {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  const kept = Object.create(methods) as Record<string, string>;
  return kept as unknown as Storage;
}

beforeEach(() => vi.stubGlobal("localStorage", makeStorage()));
afterEach(() => {
  clearClientState();
  vi.unstubAllGlobals();
});

const NAME = "operation.classification.new";
const as = (user_id: string) => setClientState({ user_id });

it("shows what somebody entered to nobody else who works on this device", () => {
  as("ana");
  writeOwnDraft(ownDraftKey(NAME), { weight: "12" });
  as("bruno");
  expect(readOwnDraft(ownDraftKey(NAME))).toBeUndefined();
  writeOwnDraft(ownDraftKey(NAME), { weight: "13" });
  as("ana");
  expect(readOwnDraft(ownDraftKey(NAME))).toEqual({ weight: "12" });
});

it("finds all of one operation, by what they are about", () => {
  as("ana");
  writeOwnDraft(ownDraftKey("weighings.o.first"), 1);
  writeOwnDraft(ownDraftKey("weighings.o.second"), 2);
  writeOwnDraft(ownDraftKey("weighings.other.first"), 3);
  expect(readOwnDrafts(ownDraftKey("weighings.o."))).toEqual({ first: 1, second: 2 });
});

it("writes nothing for somebody who has left, and forgets what is settled", () => {
  as("ana");
  const key = ownDraftKey(NAME);
  writeOwnDraft(key, 1);
  as("bruno");
  writeOwnDraft(key, 2);
  expect(readOwnDraft(key)).toBe(1);
  writeOwnDraft(key, undefined);
  expect(readOwnDraft(key)).toBeUndefined();
});

import { expect, it } from "vitest";
import { isTakenOver, mergeDraft, NO_VERSION, openDraft, settledDraft } from "./merge-draft.ts";

const base = { answers: { odour: "ok", rust: "ok" }, verdict: null as string | null, lines: ["a"] };

it("takes over what somebody else wrote, beside what one has entered oneself", () => {
  const mine = { ...base, answers: { ...base.answers, rust: "not_ok" } };
  const theirs = { ...base, answers: { ...base.answers, odour: "not_ok" }, verdict: "reproved" };
  expect(mergeDraft(base, mine, theirs)).toEqual({
    draft: { answers: { odour: "not_ok", rust: "not_ok" }, verdict: "reproved", lines: ["a"] },
    isContested: false,
  });
});

it("keeps what one has entered where both did, and says so", () => {
  const mine = { ...base, verdict: "approved", lines: ["a", "b"] };
  const theirs = { ...base, verdict: "reproved" };
  expect(mergeDraft(base, mine, theirs)).toEqual({
    draft: { ...base, verdict: "approved", lines: ["a", "b"] },
    isContested: true,
  });
});

it("goes on from what was saved when the row says just that", () => {
  const saved = { ...base, verdict: "approved" };
  const typedOn = { ...saved, lines: ["a", "b"] };
  expect(mergeDraft(saved, typedOn, saved)).toEqual({ draft: typedOn, isContested: false });
  expect(mergeDraft(saved, typedOn, typedOn)).toEqual({ draft: typedOn, isContested: false });
});

it("takes what a form does not show from the row", () => {
  const before: { hold: number; note?: string } = { hold: 1, note: "" };
  expect(mergeDraft(before, { hold: 2 }, { hold: 1, note: "theirs" })).toEqual({
    draft: { hold: 2, note: "theirs" },
    isContested: false,
  });
});

it("knows its own words as the server says them, from a row that somebody else has changed", () => {
  const before = { plan: { 1: "" }, note: "" };
  const typed = { plan: { 1: "66000" }, note: "" };
  expect(isTakenOver(before, typed, { plan: { 1: "66,000.000" }, note: "theirs" })).toBe(true);
  expect(isTakenOver(before, typed, { plan: { 1: "" }, note: "theirs" })).toBe(false);
});

const before = { weight: "", moisture: "" };
const sent = { weight: "66000", moisture: "" };
const typedOn = { weight: "66000", moisture: "13,5" };
const inTheServersWords = { weight: "66,000.000", moisture: "" };

it("keeps what was entered while it was saved when the row comes back first, in the words of the server", () => {
  const kept = { version: 1, base: before, draft: typedOn };
  expect(openDraft(kept, 2, inTheServersWords, sent)).toEqual({
    version: 2,
    base: inTheServersWords,
    draft: { weight: "66,000.000", moisture: "13,5" },
    isContested: false,
  });
  const theirs = { weight: "", moisture: "theirs" };
  expect(openDraft(kept, 2, theirs, sent)).toMatchObject({ draft: typedOn, isContested: true });
});

it("takes what was entered while a row was made over to the form of that row", () => {
  const kept = { version: NO_VERSION, ...settledDraft(sent, typedOn, sent) };
  expect(kept).toMatchObject({ base: sent, draft: typedOn });
  for (const version of [0, 1])
    expect(openDraft(kept, version, inTheServersWords)).toMatchObject({
      draft: { weight: "66,000.000", moisture: "13,5" },
      isContested: false,
    });
});

it("does not take the server's words for somebody else's in a field that was typed on", () => {
  const more = { weight: "66001", moisture: "" };
  const kept = { version: 1, ...settledDraft(sent, more, sent) };
  expect(openDraft(kept, 2, inTheServersWords)).toMatchObject({ draft: more, isContested: false });
});

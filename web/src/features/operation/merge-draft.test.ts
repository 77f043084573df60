import { expect, it } from "vitest";
import { differences, isTakenOver, mergeDraft, openDraft, settledDraft } from "./merge-draft.ts";

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
    arrived: sent,
  });
  const theirs = { weight: "", moisture: "theirs" };
  expect(openDraft(kept, 2, theirs, sent)).toMatchObject({ draft: typedOn, isContested: true });
});

it("has nothing left to settle where the row came back first: its words are those of the form then", () => {
  const open = openDraft({ version: 1, base: before, draft: typedOn }, 2, inTheServersWords, sent);
  expect(settledDraft(sent, open, sent)).toBe(open);
  // Somebody else's change is then seen as one, and not hidden behind what was saved here.
  const theirs = { weight: "70,000.000", moisture: "" };
  expect(openDraft({ ...open, draft: open.base }, 3, theirs)).toMatchObject({ draft: theirs });
});

it("settles what another row has come in between", () => {
  const theirs = openDraft({ version: 1, base: before, draft: sent }, 2, { weight: "1", moisture: "" }, sent);
  const again = { ...sent, moisture: "14" };
  expect(settledDraft(again, { ...theirs, draft: again }, again)).toMatchObject({
    base: again,
    draft: again,
  });
});

it("finds the fields that a form shows otherwise, and lists of another length as a whole", () => {
  const shown = { head: { hold: "1", date: null }, lines: ["a"], remark: "x" };
  expect(differences(shown, { ...shown })).toEqual([]);
  expect(
    differences(shown, { head: { hold: "2", date: null }, lines: ["a", "b"], remark: undefined }),
  ).toEqual([
    ["head.hold", "2"],
    ["lines", ["a", "b"]],
    ["remark", undefined],
  ]);
  const surveys = [{ density: "1.02" }, { density: "1.03" }];
  expect(differences({ surveys }, { surveys: [surveys[0], { density: "1.030" }] })).toEqual([
    ["surveys.1.density", "1.030"],
  ]);
});

const opened = { version: 0, base: before, draft: typedOn, isContested: false };

it("takes what was entered while a row was made over to the form of that row", () => {
  const kept = settledDraft(sent, opened, sent);
  expect(kept).toMatchObject({ base: sent, draft: typedOn });
  expect(openDraft(kept, 1, inTheServersWords)).toMatchObject({
    draft: { weight: "66,000.000", moisture: "13,5" },
    isContested: false,
  });
  // Without a network it stays in the words that were typed.
  expect(openDraft(kept, 0, inTheServersWords)).toMatchObject({ draft: typedOn, isContested: false });
});

it("does not take the server's words for somebody else's in a field that was typed on", () => {
  const more = { weight: "66001", moisture: "" };
  const kept = settledDraft(sent, { ...opened, version: 1, draft: more }, sent);
  expect(openDraft(kept, 2, inTheServersWords)).toMatchObject({ draft: more, isContested: false });
});

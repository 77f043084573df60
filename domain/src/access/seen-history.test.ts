import { describe, expect, it } from "vitest";
import { type HistoryStep, seenHistory } from "./seen-history.ts";

const step = (action: string, changes: HistoryStep["changes"]): HistoryStep => ({ action, changes });
const isSent = (state: Readonly<Record<string, unknown>>) =>
  state.status === "sent" || state.status === "accepted";

/** A proposal: written twice, sent, accepted. */
const CREATED = step("create", {
  status: [null, "draft"],
  text: [null, "first words"],
  note: [null, "their limit is 2.10"],
  "items.a": [null, { rate: "1.00", note: null }],
  "items.b": [null, { rate: "9.00", note: null }],
});
const EDITED = step("update", {
  text: ["first words", "last words"],
  note: ["their limit is 2.10", null],
  "items.a.rate": ["1.00", "1.35"],
  "items.b": [{ rate: "9.00", note: null }, null],
});
const SENT = step("changestatus", { status: ["draft", "sent"], sent_at: [null, "2026-11-15"] });
const ACCEPTED = step("changestatus", { status: ["sent", "accepted"] });

describe("the history somebody reads", () => {
  it("begins with the first state they may see, as it was then", () => {
    const seen = seenHistory([CREATED, EDITED, SENT, ACCEPTED], { status: "accepted" }, isSent);
    expect(seen).toEqual([
      step("changestatus", {
        status: [null, "sent"],
        text: [null, "last words"],
        "items.a": [null, { rate: "1.35", note: null }],
        sent_at: [null, "2026-11-15"],
      }),
      ACCEPTED,
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/first words|limit|9\.00|1\.00/);
  });

  it("is whole for whoever could always see the row", () => {
    const all = [CREATED, EDITED, SENT];
    expect(seenHistory(all, { status: "sent" }, () => true)).toEqual([
      step("create", {
        status: [null, "draft"],
        text: [null, "first words"],
        note: [null, "their limit is 2.10"],
        "items.a": [null, { rate: "1.00", note: null }],
        "items.b": [null, { rate: "9.00", note: null }],
      }),
      EDITED,
      SENT,
    ]);
  });

  it("is empty for a row that was never theirs", () => {
    expect(seenHistory([CREATED, EDITED], { status: "draft" }, isSent)).toEqual([]);
  });

  it("shows what happened while the row was hidden as one step between two states they saw", () => {
    const hidden = step("update", { status: ["sent", "draft"], text: ["last words", "secret"] });
    const removed = step("update", { "items.a.rate": ["1.35", "5.00"] });
    const gone = step("update", { "items.a": [{ rate: "5.00", note: null }, null] });
    const again = step("changestatus", { status: ["draft", "sent"], text: ["secret", "new words"] });
    const seen = seenHistory(
      [CREATED, EDITED, SENT, hidden, removed, gone, again],
      { status: "sent" },
      isSent,
    );
    expect(seen.at(-1)).toEqual(
      step("changestatus", {
        text: ["last words", "new words"],
        "items.a": [{ rate: "1.35", note: null }, null],
      }),
    );
    expect(JSON.stringify(seen)).not.toMatch(/secret|5\.00/);
  });

  it("may begin in the middle: what was seen before the first step goes on, what was not stays out", () => {
    expect(seenHistory([ACCEPTED], { status: "accepted" }, isSent)).toEqual([ACCEPTED]);
    expect(seenHistory([SENT], { status: "sent" }, isSent)).toEqual([
      step("changestatus", { status: [null, "sent"], sent_at: [null, "2026-11-15"] }),
    ]);
  });
});

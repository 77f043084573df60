import { describe, expect, it } from "vitest";
import { type EntryType, type LoggedEntry, statementOfEntries } from "./statement-of-entries.ts";

const type = (code: string, kind: string, begins = false): EntryType => ({
  id: code,
  code,
  kind,
  begins_loading: begins,
});
const TYPES = [
  type("ALLFAST", "start"),
  type("HOLDI", "start"),
  type("COML", "start", true),
  type("RAIN", "rain"),
  type("SHIFTH", "shift"),
  type("MECHT", "stop"),
  type("NOCARGO", "stop"),
  type("DRAFTC", "stop"),
  type("COMPL", "start"),
  type("OURS", "stop"),
];

let made = 0;
const entry = (code: string, begin: string, end: string | null = null): LoggedEntry => {
  made += 1;
  return {
    id: `${code} ${made}`,
    timelog_id: code,
    begin_at: `2026-11-${begin}:00.000Z`,
    end_at: end === null ? null : `2026-11-${end}:00.000Z`,
  };
};

const NOW = "2026-11-20T12:00:00.000Z";
const QUANTITY = "66942.994";

const WORKED = [
  entry("ALLFAST", "03T08:00"),
  entry("HOLDI", "03T09:00"),
  entry("COML", "03T14:20"),
  entry("RAIN", "03T19:05", "03T22:40"),
  entry("SHIFTH", "04T03:10", "04T03:35"),
  entry("RAIN", "04T11:15", "04T16:50"),
  entry("MECHT", "05T01:00", "05T02:25"),
  entry("RAIN", "05T13:40", "05T15:55"),
  entry("NOCARGO", "05T15:30", "05T16:20"),
  entry("DRAFTC", "06T07:30", "06T08:10"),
  entry("COMPL", "06T09:50"),
];

const read = (entries: readonly LoggedEntry[], now = NOW, quantity: string | null = QUANTITY) => {
  const answer = statementOfEntries(entries, TYPES, { quantity, now });
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.result;
};

describe("the statement of a time log", () => {
  it("gives the figures worked out by hand, in whatever order it was written", () => {
    expect(read(WORKED).overlap_hours).toBe("0.4167");
    for (const entries of [WORKED, WORKED.toReversed()])
      expect(read(entries).statement).toMatchObject({
        gross_hours: "67.5000",
        stops_hours: "14.7500",
        stopped_hours: "14.3333",
        net_hours: "53.1667",
        gross_rate: "991.748",
        net_rate: "1259.116",
      });
  });

  it("runs while nothing is completed, and a stop that has no end with it", () => {
    const running = read([entry("COML", "03T14:00"), entry("RAIN", "03T20:00")], "2026-11-03T22:00:00.000Z");
    expect(running).toMatchObject({ completed: null, stops: [{ code: "RAIN", isRunning: true }] });
    expect(running.statement).toMatchObject({ gross_hours: "8.0000", stopped_hours: "2.0000" });
    const ended = read([entry("COML", "03T14:00"), entry("RAIN", "03T20:00"), entry("COMPL", "03T21:00")]);
    expect(ended.statement).toMatchObject({ gross_hours: "7.0000", stopped_hours: "1.0000" });
  });

  it("takes no moment for a stop, and says which entries it could not count", () => {
    const { stops, uncounted, statement } = read([
      entry("HOLDI", "03T10:00"),
      entry("COML", "03T14:00"),
      entry("OURS", "03T15:00", "03T16:00"),
      entry("COMPL", "03T18:00"),
    ]);
    expect(stops).toEqual([]);
    expect(uncounted).toHaveLength(1);
    expect(statement).toMatchObject({ net_hours: "4.0000" });
  });

  it("waits for the loading, and for a quantity", () => {
    expect(read([entry("RAIN", "03T10:00", "03T11:00")])).toMatchObject({
      commenced: null,
      overlap_hours: null,
      statement: null,
    });
    expect(read(WORKED, NOW, null).statement).toMatchObject({ gross_rate: null, net_rate: null });
    // A clock that is behind the one of whoever wrote.
    expect(read([entry("COML", "25T10:00")]).statement).toMatchObject({ gross_hours: "0.0000" });
    // Completed before it commenced: told, never counted backwards.
    const wrong = [entry("COML", "05T10:00"), entry("COMPL", "04T10:00")];
    expect(statementOfEntries(wrong, TYPES, { quantity: null, now: NOW }).ok).toBe(false);
  });

  it("does not know entries of types that are gone", () => {
    expect(read([entry("GONE", "03T10:00", "03T11:00")]).stops).toEqual([]);
  });
});

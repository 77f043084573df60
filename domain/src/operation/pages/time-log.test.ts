import { describe, expect, it } from "vitest";
import { checkNew } from "#kernel/row-schema";
import { catalog } from "#records";
import { overlapping } from "./time-log.ts";

const at = (clock: string) => `2026-11-12T${clock}:00.000Z`;
const entry = (name: string, begin: string, end: string | null) => ({
  name,
  begin_at: at(begin),
  end_at: end === null ? null : at(end),
});

type Entry = ReturnType<typeof entry>;
const shared = (entries: readonly Entry[]) => [...overlapping(entries)].map(({ name }) => name).sort();

describe("entries that share time", () => {
  it("are all told, however they come", () => {
    const entries = [
      entry("rain", "10:00", "12:00"),
      entry("loading", "08:00", "10:30"),
      entry("shift", "13:00", "14:00"),
    ];
    expect(shared(entries)).toEqual(["loading", "rain"]);
    expect(shared([...entries].reverse())).toEqual(["loading", "rain"]);
  });

  it("are none where one begins as the other ends", () => {
    expect(shared([entry("loading", "08:00", "10:00"), entry("rain", "10:00", "12:00")])).toEqual([]);
  });

  it("are found behind a short one within a long one", () => {
    const entries = [
      entry("loading", "08:00", "16:00"),
      entry("rain", "09:00", "10:00"),
      entry("breakdown", "14:00", "15:00"),
      entry("sealing", "16:00", "17:00"),
    ];
    expect(shared(entries)).toEqual(["breakdown", "loading", "rain"]);
  });

  it("are both told when they are the same time", () => {
    expect(shared([entry("rain", "08:00", "09:00"), entry("stop", "08:00", "09:00")])).toEqual([
      "rain",
      "stop",
    ]);
  });

  it("have a length: a moment shares none", () => {
    expect(shared([entry("loading", "08:00", "16:00"), entry("all fast", "09:00", null)])).toEqual([]);
    expect(shared([])).toEqual([]);
  });
});

describe("an entry", () => {
  const id = "00000000-0000-4000-8000-000000000001";
  const issues = (begin: string, end: string | null) => {
    const found = checkNew(catalog.get("timelog_entry"), {
      operation_id: id,
      timelog_id: id,
      begin_at: at(begin),
      end_at: end === null ? null : at(end),
    });
    return found.ok ? [] : found.issues.map(({ code, field }) => `${field} ${code}`);
  };

  it("ends when it begins or later, or has no end", () => {
    expect(issues("10:00", null)).toEqual([]);
    expect(issues("10:00", "10:00")).toEqual([]);
    expect(issues("10:00", "09:59")).toEqual(["end_at end_before_begin"]);
  });
});

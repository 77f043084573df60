import { choice } from "@plimsoll/domain/kernel/field/choice";
import { coordinates } from "@plimsoll/domain/kernel/field/place";
import { children, reference } from "@plimsoll/domain/kernel/field/relation";
import { text } from "@plimsoll/domain/kernel/field/text";
import { describe, expect, it } from "vitest";
import { decided, mergeStates } from "./merge-rows.ts";

const fields = {
  name: text({ required: true }),
  kind: choice(["sea", "river"]),
  city_id: reference("city"),
  place: coordinates(),
  rows: children({ role: text() }),
};

const before = {
  name: "Santos",
  kind: "sea",
  city_id: { id: "1", name: "Santos" },
  place: { latitude: "-23.950000", longitude: null },
  rows: [{ id: "a", values: { role: "port" } }],
};

describe("merging two changes of one row", () => {
  it("takes over what only the other changed", () => {
    const merge = mergeStates(fields, before, before, { ...before, kind: "river" });
    expect(merge.merged.kind).toBe("river");
    expect(merge.conflicts).toEqual([]);
    expect(merge.automatic).toEqual([{ name: "kind", from: "theirs" }]);
  });

  it("keeps what only I changed", () => {
    const merge = mergeStates(fields, before, { ...before, name: "Santos II" }, { ...before, kind: "river" });
    expect(merge.merged).toMatchObject({ name: "Santos II", kind: "river" });
    expect(merge.conflicts).toEqual([]);
    expect(merge.automatic).toEqual([
      { name: "name", from: "mine" },
      { name: "kind", from: "theirs" },
    ]);
  });

  it("asks where both changed the same field to different values", () => {
    const merge = mergeStates(fields, before, { ...before, name: "Mine" }, { ...before, name: "Theirs" });
    expect(merge.conflicts).toEqual([{ name: "name", before: "Santos", mine: "Mine", theirs: "Theirs" }]);
    expect(decided(merge, {})).toBeUndefined();
    expect(decided(merge, { name: "mine" })?.name).toBe("Mine");
    expect(decided(merge, { name: "theirs" })?.name).toBe("Theirs");
  });

  it("has nothing to ask where both changed a field to the same value", () => {
    const same = { ...before, name: "Port of Santos" };
    const merge = mergeStates(fields, before, same, same);
    expect(merge.conflicts).toEqual([]);
    expect(merge.automatic).toEqual([]);
    expect(decided(merge, {})).toMatchObject(same);
  });

  it("sees one field where several attributes belong together", () => {
    const mine = { ...before, place: { latitude: "-23.960000", longitude: null } };
    const theirs = { ...before, place: { latitude: "-23.950000", longitude: "-46.300000" } };
    expect(mergeStates(fields, before, mine, theirs).conflicts.map(({ name }) => name)).toEqual(["place"]);
  });

  it("does not take another name of the same reference for a change", () => {
    const renamed = { ...before, city_id: { id: "1", name: "Santos (SP)" } };
    const merge = mergeStates(fields, before, before, renamed);
    expect(merge.automatic).toEqual([]);
  });

  it("keeps a text that was refused as my change", () => {
    const mine = {
      ...before,
      place: { latitude: { refused: "1,2.3", code: "not_a_number" }, longitude: null },
    };
    const merge = mergeStates(fields, before, mine, { ...before, name: "Theirs" });
    expect(merge.merged.place).toEqual(mine.place);
  });

  it("compares child rows by their content and order", () => {
    const more = { ...before, rows: [...before.rows, { id: "b", values: { role: "terminal" } }] };
    expect(mergeStates(fields, before, more, before).automatic).toEqual([{ name: "rows", from: "mine" }]);
  });
});

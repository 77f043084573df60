import { describe, expect, it } from "vitest";
import { compareParagraphs, compareParts, markOf, type Part } from "./compare-versions.ts";

const part = (key: string, text: string | null): Part => ({ key, label: key.toUpperCase(), text });

describe("markOf", () => {
  it.each([
    ["a", "a", "same"],
    [null, null, "same"],
    ["a", "b", "changed"],
    [null, "b", "added"],
    ["a", null, "removed"],
  ] as const)("%s beside %s is %s", (left, right, mark) => {
    expect(markOf(left, right)).toBe(mark);
  });
});

describe("compareParts", () => {
  it("puts what is about the same service on one line, wherever it stands", () => {
    const lines = compareParts(
      [part("draft", "1.35"), part("hold", "200")],
      [part("hold", "200"), part("draft", "1.20"), part("seal", "15")],
    );
    expect(lines.map(({ label, left, right, mark }) => [label, left, right, mark])).toEqual([
      ["DRAFT", "1.35", "1.20", "changed"],
      ["HOLD", "200", "200", "same"],
      ["SEAL", null, "15", "added"],
    ]);
  });

  it("keeps two items of one service apart", () => {
    const lines = compareParts([part("draft", "1"), part("draft", "2")], [part("draft", "1")]);
    expect(lines.map(({ left, right, mark }) => [left, right, mark])).toEqual([
      ["1", "1", "same"],
      ["2", null, "removed"],
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });
});

describe("compareParagraphs", () => {
  const marks = (left: string[], right: string[]) =>
    compareParagraphs(left, right).map(({ left: a, right: b, mark }) => [a, b, mark]);

  it("marks what came in between and leaves the rest alone", () => {
    expect(marks(["one", "two"], ["one", "new", "two"])).toEqual([
      ["one", "one", "same"],
      [null, "new", "added"],
      ["two", "two", "same"],
    ]);
  });

  it("shows a reworded paragraph as one removed and one added", () => {
    expect(marks(["one", "old", "two"], ["one", "new", "two"])).toEqual([
      ["one", "one", "same"],
      ["old", null, "removed"],
      [null, "new", "added"],
      ["two", "two", "same"],
    ]);
  });

  it("takes nothing away from either side", () => {
    const left = ["a", "b", "c", "a", "d"];
    const right = ["b", "a", "x", "d", "d"];
    const lines = compareParagraphs(left, right);
    expect(lines.flatMap((one) => one.left ?? [])).toEqual(left);
    expect(lines.flatMap((one) => one.right ?? [])).toEqual(right);
    expect(lines.filter((one) => one.mark === "same")).toHaveLength(3);
  });

  it("finds nothing in two empty texts, and everything in one", () => {
    expect(marks([], [])).toEqual([]);
    expect(marks([], ["a"])).toEqual([[null, "a", "added"]]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockOf, isBlock, namedColumns } from "./block.ts";

describe("a block from a spreadsheet", () => {
  it("is told from a single cell", () => {
    expect(isBlock("one cell\r\n")).toBe(false);
    expect(isBlock("a\tb")).toBe(true);
    expect(isBlock("a\r\nb\r\n")).toBe(true);
  });

  it("comes apart into rows and cells, whatever ends its lines", () => {
    const rows = [
      ["a", "b"],
      ["c", ""],
      ["", "d"],
    ];
    for (const end of ["\r\n", "\n", "\r"])
      expect(blockOf(rows.map((row) => row.join("\t") + end).join(""))).toEqual(rows);
  });

  it("keeps what stands in quotes together", () => {
    expect(blockOf('"two\nlines"\t"a ""word"""\nplain\t5" pipe')).toEqual([
      ["two\nlines", 'a "word"'],
      ["plain", '5" pipe'],
    ]);
  });

  it("does not count empty lines at its end", () => {
    expect(blockOf("a\tb\n\t\n\n")).toEqual([["a", "b"]]);
    expect(blockOf("")).toEqual([]);
  });

  it("reads back every block that a spreadsheet writes", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "1", ",", '"', "\t", "\n", " ", "ç") });
    const quotedCell = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    const block = fc
      .array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
      .filter((rows) => rows.at(-1)?.some((one) => one.trim() !== "") === true);
    fc.assert(
      fc.property(block, (rows) => {
        const written = rows.map((row) => `${row.map(quotedCell).join("\t")}\r\n`).join("");
        expect(blockOf(written)).toEqual(rows);
      }),
    );
  });
});

describe("a first row", () => {
  const columnOf = (label: string) => ({ Draft: "draft", TPC: "tpc" })[label];

  it("that names columns puts them in its own order", () => {
    expect(namedColumns(["TPC", "", "Draft "], columnOf)).toEqual(["tpc", undefined, "draft"]);
  });

  it("with a figure or a strange word in it is a row like the others", () => {
    expect(namedColumns(["Draft", "7,25"], columnOf)).toBeUndefined();
    expect(namedColumns(["Draft", "Draft"], columnOf)).toBeUndefined();
    expect(namedColumns(["", ""], columnOf)).toBeUndefined();
  });
});

import { decimal, number } from "@plimsoll/domain/kernel/field/number";
import { text } from "@plimsoll/domain/kernel/field/text";
import { words } from "@plimsoll/domain/locales/pt/index";
import { describe, expect, it } from "vitest";
import type { ChildState } from "#fields/form-state";
import { blockOf } from "./block.ts";
import { fillRows, type Grid, languageOfBlock } from "./fill-rows.ts";

const formats = { locale: "pt", words, zone: "America/Sao_Paulo" } as const;
const fields = { draft: decimal({ scale: 3 }), tpc: decimal({ scale: 2 }), note: text(), count: number() };
const labels = {
  label: "Tabela",
  inner: { draft: { label: "Calado" }, tpc: { label: "TPC" }, note: { label: "Nota" } },
};

function gridOf(...drafts: string[]): Grid {
  let made = 0;
  const row = (draft: string | null): ChildState => ({
    id: `row-${made++}`,
    values: { draft, tpc: null, note: null, count: null },
  });
  return { fields, labels, rows: drafts.map(row), blank: () => row(null) };
}

const paste = (copied: string, grid = gridOf(), fromRow = 0, fromColumn = 0) =>
  fillRows(grid, { block: blockOf(copied), fromRow, fromColumn }, formats).map((row) => row.values);

describe("a block in a grid", () => {
  it("fills from the cell it is pasted into, and adds the rows that are missing", () => {
    const filled = paste("7,25\t41,3\n7,5\t41,9\n", gridOf("1", "2"), 1, 0);
    expect(filled.map(({ draft, tpc }) => [draft, tpc])).toEqual([
      ["1", null],
      ["7.25", "41.3"],
      ["7.5", "41.9"],
    ]);
  });

  it("leaves alone what lies beside it", () => {
    const [row] = paste("41,3\tx", gridOf("7"), 0, 1);
    expect(row).toEqual({ draft: "7", tpc: "41.3", note: "x", count: null });
  });

  it("drops what is wider than the grid", () => {
    expect(paste("1\t2\tx\t3\t4\t5")[0]).toEqual({ draft: "1", tpc: "2", note: "x", count: 3 });
  });

  it("follows a first line of labels, in whichever order", () => {
    expect(paste("tpc\tCALADO\n41,3\t7,25")).toEqual([
      { draft: "7.25", tpc: "41.3", note: null, count: null },
    ]);
  });

  it("keeps the identity of rows that were there", () => {
    const grid = gridOf("1", "2");
    const filled = fillRows(grid, { block: blockOf("9\t9"), fromRow: 1, fromColumn: 0 }, formats);
    expect(filled.map((row) => row.id)).toEqual(["row-0", "row-1"]);
    expect(filled[0]).toBe(grid.rows[0]);
  });

  it("is read in no other language than the reader's; the other is only named", () => {
    const english = { block: blockOf("7.25\t1,041.3\n7.5\t1,041.9"), fromRow: 0, fromColumn: 0 };
    const [row] = fillRows(gridOf(), english, formats);
    expect(row?.values.draft).toMatchObject({ refused: "7.25" });
    expect(languageOfBlock(gridOf(), english, formats)).toBe("en");
    const own = { ...english, block: blockOf("7,25\t1.041,3") };
    expect(languageOfBlock(gridOf(), own, formats)).toBeUndefined();
    const nobodys = { ...english, block: blockOf("7.25\tabc") };
    expect(languageOfBlock(gridOf(), nobodys, formats)).toBeUndefined();
  });
});

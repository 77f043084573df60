import { expect, it } from "vitest";
import { faultyColumns, shownColumns } from "./faulty-columns.ts";

const state = {
  headers: ["Name", "Note", "Code", "City", "Phone"],
  mapping: ["name", null, "code", "city_id", "phone"],
};
const row = { cells: [], outcome: null, record_id: null };
const issue = (column: number | null) => ({ column, code: "invalid", message: "No" });

it("puts what is wrong next to the name of the row, and leaves out what means nothing", () => {
  const rows = [
    { ...row, position: 3, issues: [issue(4), issue(null)] },
    { ...row, position: 9, issues: [issue(4), issue(3)] },
  ];
  const wrong = faultyColumns(rows);
  expect([...wrong]).toEqual([4, 3]);
  expect(shownColumns(state, wrong).map(({ header }) => header)).toEqual(["Name", "City", "Phone", "Code"]);
});

it("keeps the order of the sheet where nothing is wrong, and shows no column twice", () => {
  expect(shownColumns(state, new Set()).map(({ at }) => at)).toEqual([0, 2, 3, 4]);
  expect(shownColumns(state, new Set([0])).map(({ at }) => at)).toEqual([0, 2, 3, 4]);
  expect(shownColumns({ headers: [], mapping: [] }, new Set([1]))).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { type AskedPage, firstPage, pageAfter } from "./page-by-page.ts";

const ROWS = Array.from({ length: 25 }, (_, index) => index);

/** A list as the server answers it, with a cursor or without. */
function answer({ size, page = 1, after }: AskedPage, hasCursor: boolean, rows: readonly number[]) {
  const from = after === undefined ? (page - 1) * size : Number(after);
  const more = rows.length > from + size;
  return { rows: rows.slice(from, from + size), next: hasCursor && more ? String(from + size) : null };
}

function readAll(size: number, hasCursor: boolean, rows: readonly number[]): number[] {
  const read: number[] = [];
  let asked: AskedPage | undefined = firstPage(size);
  while (asked) {
    const page = answer(asked, hasCursor, rows);
    read.push(...page.rows);
    asked = pageAfter(asked, page, page.rows.length);
  }
  return read;
}

describe("a list read page by page", () => {
  it.each([
    [10, true],
    [10, false],
    [5, true],
    [5, false],
    [25, false],
    [100, false],
  ])("gives every row once, %i at a time, with a cursor: %s", (size, hasCursor) => {
    expect(readAll(size, hasCursor, ROWS)).toEqual(ROWS);
  });

  it("ends at once where there is nothing", () => {
    expect(readAll(10, false, [])).toEqual([]);
  });
});

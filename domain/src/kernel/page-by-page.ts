/** How a list is read to its end, page by page: on from the last row where its order allows that, else by page numbers. */
import type { Pagination } from "./output.ts";

export interface AskedPage {
  readonly size: number;
  readonly page?: number;
  readonly after?: string;
}

export const firstPage = (size: number): AskedPage => ({ size, page: 1 });

/** What to ask for after an answer of so many rows; nothing after the last. */
export function pageAfter(
  asked: AskedPage,
  answered: Pick<Pagination, "next">,
  rows: number,
): AskedPage | undefined {
  const { size, page = 1 } = asked;
  if (answered.next !== null) return { size, after: answered.next };
  // No cursor, where one was given before, is the end; where none ever was, it may be an order that allows none.
  if (asked.after !== undefined || rows < size) return undefined;
  return { size, page: page + 1 };
}

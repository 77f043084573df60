/** Whether what closes a certificate came to stand on a page of its own, looked up in what the library has laid out. */
import type { Content } from "pdfmake/interfaces";

/** What the library leaves on a text once it stands: where its lines are. */
interface Placed {
  id?: string;
  readonly positions?: readonly { readonly pageNumber: number }[];
  readonly stack?: readonly Placed[];
  readonly table?: { readonly body: readonly (readonly Placed[])[] };
  readonly unbreakable?: boolean;
}

const [LAST_ROW, CLOSING] = ["last-row", "closing"];

/**
 * Names what is looked up afterwards: of what is kept together and moved to the next page, the library corrects the page
 * of texts with a name alone.
 */
export function marked(content: Content[]): Content[] {
  const { row, words } = endOf(content);
  if (row && words) [row.id, words.id] = [LAST_ROW, CLOSING];
  return content;
}

export function closesAlone(content: readonly Content[]): boolean {
  const { row, words } = endOf(content);
  const [above, below] = [pageOf(row), pageOf(words)];
  return above !== undefined && below !== undefined && below > above;
}

/** The last row above, and the words that close: a table that moved along with them has more to say than one line. */
function endOf(content: readonly Content[]): { readonly row?: Placed; readonly words?: Placed } {
  const [before, closing] = content.slice(-2) as Placed[];
  const row = textsOf(before?.table?.body.at(-1) ?? [])[0];
  const isWords = closing?.unbreakable === true && !closing.stack?.some(({ table }) => table !== undefined);
  const words = isWords ? textsOf(closing.stack ?? [])[0] : undefined;
  return { ...(row ? { row } : {}), ...(words ? { words } : {}) };
}

const pageOf = (text: Placed | undefined) => text?.positions?.[0]?.pageNumber;

function textsOf(parts: readonly Placed[]): Placed[] {
  return parts.flatMap((part) => (part.stack === undefined ? [part] : textsOf(part.stack)));
}

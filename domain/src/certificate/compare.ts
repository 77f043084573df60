// Decides what differs between two drafts of a certificate: fact by fact, row by row and text by text, each beside what
// stood in its place.

import type { CommentSection } from "./certificate-comment.ts";
import type { Content, Said } from "./content.ts";

export type Spoken = readonly (readonly Said[])[];

/** What stands in one place: a text in each language, or things that are said in cells. */
export type Placed = { readonly says: Spoken } | { readonly texts: Content["before"][number]["texts"] };

export interface ComparedLine {
  readonly part: "field" | "table" | "text";
  /** The field, the table or the text. */
  readonly key: string;
  /** The part of the certificate that comments on this line are about. */
  readonly section: CommentSection;
  /** Within a table, from 1; totals follow the rows. */
  readonly row: number | null;
  /** As it is said; null where nothing stands. */
  readonly left: string | null;
  readonly right: string | null;
}

interface Line extends Pick<ComparedLine, "part" | "key" | "section" | "row"> {
  readonly placed: Placed;
}

function linesOf({ fields, tables, before, after }: Content): Line[] {
  return [
    ...fields.map(
      ({ key, group, values }): Line => ({
        part: "field",
        key,
        section: group,
        row: null,
        placed: { says: [values] },
      }),
    ),
    ...tables.flatMap(({ key, rows, totals }) =>
      [...rows.map(({ cells }) => cells), ...totals].map(
        (cells, at): Line => ({ part: "table", key, section: key, row: at + 1, placed: { says: cells } }),
      ),
    ),
    ...[...before, ...after].map(
      ({ key, texts }): Line => ({ part: "text", key, section: key, row: null, placed: { texts } }),
    ),
  ];
}

const placeOf = ({ part, key, row }: Line) => `${part} ${key} ${row ?? ""}`;

/** In the order of the newer one; what it lacks follows where its kind ends. `speak` says it as its readers read it. */
export function compareContents(
  left: Content,
  right: Content,
  speak: (placed: Placed) => string,
): ComparedLine[] {
  const before = new Map(linesOf(left).map((line) => [placeOf(line), line]));
  const after = new Map(linesOf(right).map((line) => [placeOf(line), line]));
  const gone = [...before.values()].filter((line) => !after.has(placeOf(line)));
  const parts = ["field", "table", "text"] as const;
  return parts
    .flatMap((part) => [...after.values(), ...gone].filter((line) => line.part === part))
    .map((line) => {
      const place = placeOf(line);
      const said = (lines: ReadonlyMap<string, Line>) => {
        const found = lines.get(place);
        return found ? speak(found.placed) : null;
      };
      const { part, key, section, row } = line;
      return { part, key, section, row, left: said(before), right: said(after) };
    });
}

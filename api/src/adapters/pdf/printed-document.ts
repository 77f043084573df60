/** What a printed document consists of, in words of our own: whoever describes one knows nothing of the PDF library. */
import type { Locale } from "@plimsoll/domain/kernel/locale";

export interface PrintedDocument {
  readonly title: string;
  readonly language: Locale;
  /** Who answers for it; stands in the properties of the file. */
  readonly author: string;
  /** Number and version under which it is filed, at the foot of every page. */
  readonly code: string;
  readonly version: string;
  /** The instant in the properties of the file: the same description gives the same bytes, whenever it is printed. */
  readonly createdAt: Date;
  readonly letterhead: Letterhead;
  /** The facts right under the title. */
  readonly meta: readonly Pair[];
  readonly sections: readonly Section[];
}

export interface Letterhead {
  readonly lines: readonly string[];
  /** PNG or JPEG. */
  readonly logo?: Uint8Array;
}

export interface Pair {
  readonly label: string;
  readonly value: string;
}

export type Section =
  | { readonly kind: "heading"; readonly text: string; readonly level?: 1 | 2 }
  | { readonly kind: "paragraph"; readonly text: string }
  /** Markup of a rich text field; what it may not contain is left out, the words around it stay. */
  | { readonly kind: "richText"; readonly html: string }
  | TableSection
  | BarsSection
  | { readonly kind: "pairs"; readonly pairs: readonly Pair[]; readonly columns?: 1 | 2 | 3 | 4 }
  | { readonly kind: "signatures"; readonly signatures: readonly Signature[] }
  | { readonly kind: "labels"; readonly labels: readonly Label[] }
  | PhotosSection;

/** Photographs in a grid that fills pages of their own. */
export interface PhotosSection {
  readonly kind: "photos";
  readonly photos: readonly Photo[];
  readonly columns: 1 | 2 | 3;
  readonly rows: number;
}

/** A chart of lying bars. */
export interface BarsSection {
  readonly kind: "bars";
  readonly bars: readonly { readonly label: string; readonly value: number }[];
  readonly locale: Locale;
}

export interface TableSection {
  readonly kind: "table";
  readonly columns: readonly Column[];
  /** One text per column; a row may end early. A row stays on one page unless it is longer than a page. */
  readonly rows: readonly Row[];
  /** Set apart at the end. */
  readonly totals?: readonly Row[];
}

export type Row = readonly string[];

export interface Column {
  readonly label: string;
  readonly align?: "left" | "right";
  /** Share of the width in relation to the other columns; 1 unless told. */
  readonly share?: number;
}

/** A line to sign on, and what is printed beneath it. */
export interface Signature {
  readonly lines: readonly string[];
  /** Of whoever has signed; stands on the line. PNG or JPEG. */
  readonly image?: Uint8Array;
}

/** To be cut out and stuck on: a code as bars and as text, and what it is. */
export interface Label {
  readonly code: string;
  readonly lines: readonly string[];
}

export interface Photo {
  /** A JPEG that was made for its place (`shrunk`), as it will be embedded. */
  readonly bytes: Uint8Array;
  readonly caption: string;
}

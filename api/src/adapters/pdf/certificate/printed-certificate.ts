/** What a printed certificate consists of: everything in one language or in two, the first of which leads. */
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { Letterhead } from "../printed-document.ts";

export interface Bilingual {
  readonly first: string;
  readonly second: string | null;
}

export interface PrintedCertificate {
  readonly kind: "certificate";
  readonly language: Locale;
  readonly author: string;
  readonly createdAt: Date;
  readonly letterhead: Letterhead;
  readonly title: Bilingual;
  /** In the corner of every page: what it is filed under. */
  readonly number: { readonly label: Bilingual; readonly text: string; readonly lines: readonly string[] };
  /** Across every page of what is not valid yet. */
  readonly watermark: string | null;
  readonly fields: readonly { readonly label: Bilingual; readonly lines: readonly string[] }[];
  readonly blocks: readonly Block[];
  readonly signatory: readonly string[];
  readonly foot: Foot;
  readonly end: Bilingual;
  readonly signing: Signing | null;
}

export type Block =
  | { readonly kind: "paragraph"; readonly text: Bilingual }
  | {
      readonly kind: "table";
      readonly title: Bilingual;
      readonly columns: readonly { readonly label: Bilingual; readonly isFigure: boolean }[];
      readonly rows: readonly (readonly Bilingual[])[];
      readonly totals: readonly (readonly Bilingual[])[];
    };

export interface Foot {
  readonly verify: Bilingual;
  readonly address: string;
  readonly codeLabel: string;
  readonly code: string;
  /** What the square code says; nothing before there is a code. */
  readonly qr: string | null;
  readonly limitation: Bilingual;
  /** With {page} and {pages}. */
  readonly page: Bilingual;
}

/** The key that signs, and the certificates that say whose it is, the signer's first. All DER. */
export interface Signing {
  readonly key: Uint8Array;
  readonly certificates: readonly Uint8Array[];
  readonly name: string;
  readonly at: Date;
  /** Room is left for the stamp of a time-stamp service. */
  readonly isStamped: boolean;
}

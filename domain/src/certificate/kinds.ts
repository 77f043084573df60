/** The kinds of certificate and what each is made of: the arrangement is data, read by the document and by the page. */
export const CERTIFICATE_KINDS = [
  "quality",
  "weight",
  "hold_cleanliness",
  "hold_sealing",
  "hatch_tightness",
  "draft_survey",
  "origin",
  "fumigation",
  "classification_map",
  "loading_supervision",
] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** Tables of a certificate, each filled from one kind of record of the order. */
export const TABLES = [
  "results",
  "defects",
  "results_by_hold",
  "weights",
  "comparison",
  "holds",
  "seals",
  "hatches",
  "drafts",
  "lots",
  "samples",
  "events",
  "revisions",
] as const;
export type TableKey = (typeof TABLES)[number];

/** What is written rather than measured; each may be given in every language of the certificate. */
export const TEXT_KEYS = [
  "opening",
  "consignee",
  "notify_party",
  "bill_of_lading",
  "letter_of_credit",
  "condition",
  "fumigation",
  "basis",
  "remarks",
  "limitation",
  "signatory",
] as const;
export type TextKey = (typeof TEXT_KEYS)[number];
/** Somebody else's words: nothing in it is replaced. */
export const VERBATIM = "letter_of_credit" satisfies TextKey;

export interface Arrangement {
  /** Letters of its series: BR-QC-2026-000087. */
  readonly letters: string;
  readonly tables: readonly TableKey[];
  /** Tables without which it certifies nothing. */
  readonly needs: readonly TableKey[];
  /** Paragraphs in front of the tables and behind them. */
  readonly before: readonly TextKey[];
  readonly after: readonly TextKey[];
  /** It is about one product of the order. */
  readonly isOfProduct?: true;
}

const CLOSING = ["letter_of_credit", "remarks"] as const satisfies readonly TextKey[];

export const ARRANGEMENTS: Readonly<Record<CertificateKind, Arrangement>> = {
  quality: {
    letters: "QC",
    tables: ["results", "results_by_hold", "samples"],
    needs: ["results"],
    before: ["opening"],
    after: ["condition", "basis", ...CLOSING],
    isOfProduct: true,
  },
  weight: {
    letters: "WC",
    tables: ["weights", "comparison"],
    needs: ["weights"],
    before: ["opening"],
    after: ["basis", ...CLOSING],
    isOfProduct: true,
  },
  hold_cleanliness: {
    letters: "HC",
    tables: ["holds"],
    needs: ["holds"],
    before: ["opening"],
    after: CLOSING,
  },
  hold_sealing: { letters: "SC", tables: ["seals"], needs: ["seals"], before: ["opening"], after: CLOSING },
  hatch_tightness: {
    letters: "HT",
    tables: ["hatches"],
    needs: ["hatches"],
    before: ["opening"],
    after: CLOSING,
  },
  draft_survey: {
    letters: "DS",
    tables: ["drafts", "comparison"],
    needs: ["drafts"],
    before: ["opening"],
    after: ["basis", ...CLOSING],
  },
  origin: {
    letters: "OC",
    tables: ["lots"],
    needs: [],
    before: ["opening"],
    after: CLOSING,
    isOfProduct: true,
  },
  fumigation: {
    letters: "FC",
    tables: [],
    needs: [],
    before: ["opening", "fumigation"],
    after: CLOSING,
    isOfProduct: true,
  },
  classification_map: {
    letters: "CM",
    tables: ["defects", "samples"],
    needs: ["defects"],
    before: ["opening"],
    after: ["basis", ...CLOSING],
    isOfProduct: true,
  },
  loading_supervision: {
    letters: "LS",
    tables: ["weights", "events"],
    needs: [],
    before: ["opening"],
    after: CLOSING,
  },
};

/** The shape of the legal pages. The texts are prose, one file per language, with the same sections in each. */

export const LEGAL_PAGES = ["cookies-policy", "information-notice", "legal-notice", "terms-of-use"] as const;

export type LegalPageName = (typeof LEGAL_PAGES)[number];

export interface LegalSection {
  heading: string;
  paragraphs: string[];
}

export interface LegalPage {
  title: string;
  /** YYYY-MM-DD */
  updated: string;
  intro: string;
  sections: LegalSection[];
}

export type LegalTexts = Record<LegalPageName, LegalPage>;

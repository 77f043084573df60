/** What a customer keeps back of an invoice for the taxes that it pays in our place. */
export const WITHHOLDINGS = ["federal", "federal_and_iss", "none"] as const;
export type WithholdingKind = (typeof WITHHOLDINGS)[number];

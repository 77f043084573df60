// Limits that export contracts usually carry, as starting points to edit per contract and never as law. Percent
// by weight unless the analysis has another unit. `verified: false` marks figures that no document we read
// states: they are offered, flagged, and not printed as anybody's standard.

import type { DecimalText } from "../kernel/decimal.ts";
import type { Subject } from "./codes.ts";
import type { LimitKind } from "./request.ts";

export interface TemplateLimit {
  readonly parameter: Subject;
  readonly kind: LimitKind;
  readonly value: DecimalText | null;
  readonly verified: boolean;
  readonly source: string;
  /** How the laboratory has to find it, where the form says so. */
  readonly method?: string;
}

export const TEMPLATE_PRODUCTS = ["soybean", "maize", "wheat", "meal", "oil"] as const;

export interface ContractTemplate {
  readonly code: string;
  readonly name: string;
  readonly product: (typeof TEMPLATE_PRODUCTS)[number];
  readonly decimals: number;
  readonly limits: readonly TemplateLimit[];
}

const seen = (
  parameter: Subject,
  kind: LimitKind,
  value: DecimalText | null,
  source: string,
  method?: string,
): TemplateLimit => ({
  parameter,
  kind,
  value,
  verified: true,
  source,
  ...(method === undefined ? {} : { method }),
});

const assumed = (parameter: Subject, kind: LimitKind, value: DecimalText | null): TemplateLimit => ({
  parameter,
  kind,
  value,
  verified: false,
  source: "trade practice, unverified",
});

const MANUAL = "ABIOVE, ACEBRA, ANEC and OCB manual of soybean classification";
const BROKER = "Brazilian broker contract forms";
const FORM = "ANEC 81 form of 2015";
const SHEETS = "vendors' sheets that quote ANEC 81";

export const CONTRACT_TEMPLATES: readonly ContractTemplate[] = [
  {
    code: "anec-soybean",
    name: "ANEC 41/42",
    product: "soybean",
    decimals: 2,
    limits: [
      seen("moisture", "max", "14.0", MANUAL),
      seen("foreign", "max", "1.0", MANUAL),
      seen("total_damaged", "max", "8.0", MANUAL),
      seen("heat_burned", "max", "4.0", MANUAL),
      seen("burned", "max", "1.0", MANUAL),
      seen("musty", "max", "6.0", "commodity-law article on ANEC 41/42"),
      seen("greenish", "max", "8.0", MANUAL),
      seen("broken", "max", "30.0", MANUAL),
      assumed("live_insects", "nil", null),
      assumed("toxic_seeds", "nil", null),
    ],
  },
  {
    code: "anec-soybean-oil-basis",
    name: "ANEC 41/42, oil basis",
    product: "soybean",
    decimals: 2,
    limits: [assumed("oil", "basis_min", "18.5")],
  },
  {
    code: "anec-maize",
    name: "ANEC 43",
    product: "maize",
    decimals: 2,
    limits: [
      assumed("moisture", "max", "14.0"),
      seen("foreign", "max", "1.0", "trade press: accepted without discount"),
      seen("total_damaged", "max", "6.0", "seed data of farm systems"),
      assumed("heat_damaged", "max", "2.0"),
      assumed("broken", "max", "3.0"),
      seen("aflatoxin", "max", "20", "RDC 274/2002 and its successors"),
    ],
  },
  {
    code: "wheat-bread-type-1",
    name: "Pão Tipo 1",
    product: "wheat",
    decimals: 2,
    limits: [
      seen("moisture", "max", "13.0", BROKER),
      seen("foreign", "max", "1.0", BROKER),
      seen("test_weight", "min", "78", BROKER),
      seen("small_grains", "max", "1.5", BROKER),
      seen("falling_number", "min", "250", BROKER),
      seen("dough_strength", "min", "250", BROKER),
      seen("vomitoxin", "max", "2000", BROKER),
      seen("protein", "min", "12.5", BROKER),
    ],
  },
  {
    code: "anec-soybean-meal",
    name: "ANEC 71",
    product: "meal",
    decimals: 2,
    limits: [seen("protein", "basis_min", "46", BROKER), seen("protein", "min", "45", BROKER)],
  },
  {
    code: "anec-degummed-soybean-oil",
    name: "ANEC 81",
    product: "oil",
    decimals: 2,
    limits: [
      // As oleic acid, of molecular weight 282.
      seen("free_fatty_acids", "basis_max", "1.00", FORM, "AOCS Ca 5a-40"),
      seen("oil_moisture", "max", "0.20", FORM, "AOCS Ca 2c-25"),
      seen("insoluble_impurities", "max", "0.10", SHEETS, "AOCS Ca 3a-46"),
      seen("phosphorus", "basis_max", "0.02", SHEETS, "AOCS Ca 12-55"),
      seen("unsaponifiable", "max", "1.50", SHEETS, "AOCS Ca 6a-40"),
      // Lovibond readings compare only within one cell: these are for the cell of one inch.
      seen("lovibond_yellow", "max", "50", SHEETS, "AOCS Cc 13b-45"),
      seen("lovibond_red", "max", "5", SHEETS, "AOCS Cc 13b-45"),
      seen("flash_point", "min", "121", SHEETS, "AOCS Cc 9c-95"),
      seen("sediment", "max", "0.10", SHEETS),
      seen("iodine_value", "min", "123", SHEETS),
      seen("iodine_value", "max", "141", SHEETS),
    ],
  },
];

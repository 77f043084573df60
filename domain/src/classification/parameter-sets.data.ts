// Parameter sets of products that we grade for information only: the figures come from secondary sources or
// from the trade and have not been read in the regulation. Each set says so, cell by cell where they differ,
// and nothing of it is printed as an official type before somebody has checked it against the text.
// Percent by weight, inclusive; hectolitre weight (kg/hl), dough strength (10⁻⁴ J), stability (min) and falling
// number (s) are minimums.

import type { DecimalText } from "../kernel/decimal.ts";
import type { AnyType, Parameter, ParameterSetCode, RiceClassName, WheatClassName } from "./codes.ts";

export type ParameterLimits = Readonly<Partial<Record<Parameter, DecimalText>>>;

export interface ParameterRow {
  readonly type: AnyType;
  readonly limits: ParameterLimits;
  /** Cells whose figure nobody has confirmed. */
  readonly unverified: readonly Parameter[];
}

export interface ParameterSet {
  readonly code: ParameterSetCode;
  readonly product: "wheat" | "rice";
  readonly name: string;
  readonly decimals: number;
  /** False while any figure is unconfirmed: a result is then an indication and no official type. */
  readonly verified: boolean;
  /** Parameters of which more is better. */
  readonly minimums: readonly Parameter[];
  /** Best type first. */
  readonly rows: readonly ParameterRow[];
  /** Strictly above is disqualified. */
  readonly disqualifiers: ParameterLimits;
  /** Above it the value is remarked, and never decides; trade knowledge. */
  readonly recommendedMoisture: DecimalText;
}

export const WHEAT_TYPES: ParameterSet = {
  code: "br-in-38-2010",
  product: "wheat",
  name: "IN MAPA 38/2010, Group II",
  decimals: 2,
  verified: false,
  minimums: ["test_weight"],
  rows: [
    {
      type: "type_1",
      limits: {
        test_weight: "78",
        foreign: "1.00",
        insect_damaged: "0.50",
        heat_musty: "0.50",
        shrivelled_broken: "1.50",
        total_defects: "2.00",
      },
      unverified: [],
    },
    {
      type: "type_2",
      limits: {
        test_weight: "75",
        foreign: "1.50",
        insect_damaged: "1.00",
        heat_musty: "1.00",
        shrivelled_broken: "2.50",
        total_defects: "3.50",
      },
      // The only page that carries this row is damaged exactly here.
      unverified: ["foreign", "total_defects"],
    },
    {
      type: "type_3",
      limits: {
        test_weight: "72",
        foreign: "2.00",
        insect_damaged: "2.00",
        heat_musty: "2.00",
        shrivelled_broken: "5.00",
        total_defects: "7.00",
      },
      unverified: [],
    },
  ],
  disqualifiers: { heat_musty: "10.00" },
  recommendedMoisture: "13",
};

export interface WheatClass {
  readonly name: Exclude<WheatClassName, "other_uses">;
  readonly strength: DecimalText;
  readonly stability: DecimalText;
  readonly fallingNumber: DecimalText;
  /** True where strength and stability are both asked for; otherwise one of them is enough. */
  readonly asksBoth: boolean;
  readonly unverified: readonly string[];
}

/** Best class first; what reaches none is for other uses. */
export const WHEAT_CLASSES: readonly WheatClass[] = [
  {
    name: "improver",
    strength: "300",
    stability: "14",
    fallingNumber: "250",
    asksBoth: true,
    unverified: ["stability"],
  },
  {
    name: "bread",
    strength: "220",
    stability: "10",
    fallingNumber: "220",
    asksBoth: false,
    unverified: ["stability"],
  },
  {
    name: "domestic",
    strength: "160",
    stability: "6",
    fallingNumber: "220",
    asksBoth: false,
    unverified: ["strength", "stability", "fallingNumber"],
  },
  {
    name: "basic",
    strength: "100",
    stability: "3",
    fallingNumber: "200",
    asksBoth: false,
    unverified: ["strength", "stability", "fallingNumber"],
  },
];

const RICE_PARAMETERS = [
  "foreign",
  "musty_heat",
  "spotted",
  "chalky_green",
  "streaked",
  "yellow",
  "broken_total",
  "small_broken",
] as const;

const riceRow = (type: AnyType, ...limits: readonly DecimalText[]): ParameterRow => ({
  type,
  limits: Object.fromEntries(RICE_PARAMETERS.map((parameter, index) => [parameter, limits[index] ?? "0"])),
  unverified: RICE_PARAMETERS,
});

export const RICE_TYPES: ParameterSet = {
  code: "br-in-6-2009",
  product: "rice",
  name: "IN MAPA 6/2009, polished",
  decimals: 2,
  verified: false,
  minimums: [],
  rows: [
    riceRow("type_1", "0.10", "0.15", "1.75", "2.00", "1.00", "0.50", "7.50", "0.50"),
    riceRow("type_2", "0.20", "0.30", "3.00", "4.00", "1.50", "1.00", "15.00", "1.00"),
    riceRow("type_3", "0.30", "0.50", "4.50", "6.00", "2.00", "2.00", "25.00", "2.00"),
    riceRow("type_4", "0.40", "1.00", "6.00", "8.00", "3.00", "3.00", "35.00", "3.00"),
    riceRow("type_5", "0.50", "1.50", "8.00", "10.00", "4.00", "5.00", "45.00", "4.00"),
  ],
  disqualifiers: {},
  recommendedMoisture: "14",
};

/** Classes of whole polished grains by millimetres; at least 80 % by weight must belong to one. */
export const RICE_CLASSES = {
  share: "80",
  longLength: "6.00",
  mediumLength: "5.00",
  fineThickness: "1.90",
  fineRatio: "2.75",
  /** The definition of long fine is that of Portaria 157/1991; the others come from the trade. */
  unverified: ["long", "medium", "short", "mixed"] as readonly RiceClassName[],
} as const;

export const PARAMETER_SETS: readonly ParameterSet[] = [WHEAT_TYPES, RICE_TYPES];

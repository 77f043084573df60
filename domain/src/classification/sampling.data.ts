// How the official standards want a lot sampled: IN MAPA 11/2007 for soybeans, IN MAPA 60/2011 for maize. Tonnes,
// kilograms; the upper end of a range belongs to it.

import type { DecimalText } from "../kernel/decimal.ts";
import type { StandardCode } from "./codes.ts";
import type { Product } from "./standard.ts";

export interface SamplingRules {
  readonly standard: StandardCode;
  /** Points of a truck, wagon, hold or barge, in its upper, middle and lower third. */
  readonly points: readonly { readonly upTo: DecimalText | null; readonly points: number }[];
  /** Each point gives at least so much; the soybean standard does not say. */
  readonly pointKg: DecimalText | null;
  /** Samples of one kilogram that are made in the end: for work, for the client, for arbitration … */
  readonly samples: number;
  readonly bagsKg: DecimalText;
}

const POINTS = [
  { upTo: "15", points: 5 },
  { upTo: "30", points: 8 },
  { upTo: null, points: 11 },
] as const;

export const SAMPLING: Readonly<Record<Product, SamplingRules>> = {
  soybean: { standard: "br-in-11-2007", points: POINTS, pointKg: null, samples: 3, bagsKg: "5" },
  maize: { standard: "br-in-60-2011", points: POINTS, pointKg: "2", samples: 4, bagsKg: "10" },
};

/** Of grain in motion: increments of half a kilogram, ten kilograms out of every 500 t, one analysis per 5 000 t. */
export const FLOW = { incrementKg: "0.5", fractionKg: "10", fractionT: "500", analysedT: "5000" } as const;

/** Of bags: every tenth at least, thirty grams out of each. */
export const BAGS = { share: "0.1", gramsEach: "30" } as const;

// Decides how much of a lot has to be drawn before it can be classified: points of a standing lot, increments and
// their interval of a flowing one, bags of a stack. By the sampling rules of the official standards; what a
// contract asks beyond them is the contract's.

import { z } from "zod";
import { type Calculated, calculated, calculator, type Step } from "../kernel/calculated.ts";
import { compare, type DecimalText, divide, max, multiply } from "../kernel/decimal.ts";
import { choiceInput, figureInput } from "../kernel/figure.ts";
import { fractionOf, roundFraction } from "../kernel/fraction.ts";
import { decimalOutput, listOutput, namedOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { STANDARD_CODES, type StandardCode } from "./codes.ts";
import { BAGS, FLOW, SAMPLING } from "./sampling.data.ts";
import { PRODUCTS } from "./standard.ts";

const product = choiceInput(PRODUCTS);
const tonnage = figureInput({ scale: 6, max: "10000000", positive: true });

export const SAMPLING_PLACES = ["standing", "flowing", "bags"] as const;

export const samplingInput = z.discriminatedUnion("place", [
  /** A truck, a wagon, a hold or a barge. */
  z.strictObject({ place: z.literal("standing"), product, tonnage }),
  /** A belt: tonnes an hour. */
  z.strictObject({
    place: z.literal("flowing"),
    product,
    tonnage,
    flow_tph: figureInput({ scale: 3, max: "100000", positive: true }),
  }),
  z.strictObject({
    place: z.literal("bags"),
    product,
    bags: figureInput({ scale: 0, max: "100000000", positive: true }),
  }),
]);
export type SamplingRequest = z.infer<typeof samplingInput>;

export const SAMPLING_STEPS = [
  "points",
  "fractions",
  "increments",
  "interval_minutes",
  "analysed_samples",
  "bags_to_open",
  "minimum_kg",
  "samples",
] as const;
type SamplingName = (typeof SAMPLING_STEPS)[number];
export type SamplingStep = Step<SamplingName, StandardCode>;

export const samplingOutput = objectOutput({
  standard: z.enum(STANDARD_CODES),
  /** What the place asks for, by name; what it does not ask for is absent. */
  plan: namedOutput(SAMPLING_STEPS, decimalOutput),
  steps: listOutput(stepOutput(SAMPLING_STEPS, STANDARD_CODES)),
});
export type Sampling = z.infer<typeof samplingOutput>;

type Line = readonly [
  name: SamplingName,
  value: DecimalText,
  formula: string | null,
  rounding?: SamplingStep["rounding"],
];

/** Whole things that a quantity needs, one more for every part begun. */
const wholeOf = (quantity: DecimalText, each: DecimalText) => divide(quantity, each, 0, "up");

function standing(request: Extract<SamplingRequest, { place: "standing" }>): Line[] {
  const { points: ranges, pointKg } = SAMPLING[request.product];
  const at = ranges.findIndex(({ upTo }) => upTo === null || compare(request.tonnage, upTo) <= 0);
  const [below, range] = [ranges[at - 1]?.upTo, ranges[at]];
  const points = String(range?.points ?? 0);
  const over = typeof below === "string" ? `${below} < ` : "";
  const within = `${over}${request.tonnage}${typeof range?.upTo === "string" ? ` ≤ ${range.upTo}` : ""}`;
  const drawn: Line[] =
    pointKg === null ? [] : [["minimum_kg", multiply(points, pointKg), `${points} × ${pointKg}`]];
  return [["points", points, within], ...drawn];
}

function flowing({
  tonnage: tonnes,
  flow_tph: flow,
}: Extract<SamplingRequest, { place: "flowing" }>): Line[] {
  const fractions = wholeOf(tonnes, FLOW.fractionT);
  const each = divide(FLOW.fractionKg, FLOW.incrementKg, 0, "up");
  // So many tonnes go by between two increments; the belt needs so many minutes for them.
  const apart = divide(FLOW.fractionT, each, 6, "half_up");
  return [
    ["fractions", fractions, `⌈${tonnes} ÷ ${FLOW.fractionT}⌉`],
    ["increments", multiply(fractions, each), `${fractions} × ${each}`],
    [
      "interval_minutes",
      roundFraction(fractionOf(multiply(apart, "60"), flow), 2, "down"),
      `${apart} × 60 ÷ ${flow}`,
      "down",
    ],
    ["minimum_kg", multiply(fractions, FLOW.fractionKg), `${fractions} × ${FLOW.fractionKg}`],
    ["analysed_samples", wholeOf(tonnes, FLOW.analysedT), `⌈${tonnes} ÷ ${FLOW.analysedT}⌉`],
  ];
}

function bagged({ bags, product: grain }: Extract<SamplingRequest, { place: "bags" }>): Line[] {
  const opened = wholeOf(multiply(bags, BAGS.share), "1");
  const drawn = multiply(multiply(opened, BAGS.gramsEach), "0.001");
  const least = SAMPLING[grain].bagsKg;
  return [
    ["bags_to_open", opened, `⌈${bags} × ${BAGS.share}⌉`],
    ["minimum_kg", max(drawn, least), `max(${opened} × ${BAGS.gramsEach} ÷ 1000; ${least})`],
  ];
}

function linesOf(request: SamplingRequest): Line[] {
  if (request.place === "standing") return standing(request);
  return request.place === "flowing" ? flowing(request) : bagged(request);
}

export function planSamplingRequest(request: SamplingRequest): Calculated<Sampling> {
  const { standard, samples } = SAMPLING[request.product];
  const lines: Line[] = [...linesOf(request), ["samples", String(samples), null]];
  return calculated({
    standard,
    plan: Object.fromEntries(lines.map(([name, value]) => [name, value])),
    steps: lines.map(([name, value, formula, rounding]) => ({
      name,
      value,
      ...(formula === null ? {} : { formula }),
      ...(rounding === undefined ? {} : { rounding }),
      rule: standard,
    })),
  });
}

export const planSampling = calculator(samplingInput, planSamplingRequest);

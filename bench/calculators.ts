/**
 * `npm run bench:calculators`: what one answer of each calculator costs in this process, without any wire. Median
 * and 99th percentile after warming up; the aims are those of the product (one evaluation under a millisecond, a
 * composite of ten holds under five). A machine that does other work at the same time shows it in the p99.
 */
import { pickRate } from "@plimsoll/domain/billing/exchange-rate";
import { CALCULATORS, soybeanQuestion, soybeanSample } from "@plimsoll/domain/calculator-examples.data";
import { composite } from "@plimsoll/domain/classification/composite";
import { evaluate as surveyShip } from "@plimsoll/domain/draft-survey/evaluate";
import { KAMSARMAX } from "@plimsoll/domain/draft-survey/worked-surveys.data";
import { validateIdentifier } from "@plimsoll/domain/identifier/validate";
import { readStatement } from "@plimsoll/domain/operation/statement-of-facts";

interface Case {
  readonly name: string;
  /** Milliseconds of the median. */
  readonly aim: number;
  readonly run: () => { readonly ok: boolean };
}

const EVALUATION = 1;
const COMPOSITE = 5;

const HOLDS = Array.from({ length: 10 }, (_, index) => ({
  name: `${index + 1}`,
  tonnage: `${10_000 + index * 137}.250`,
  sample: soybeanSample,
}));

/** A ship's whole table, centimetre by centimetre, as some are typed in. */
const LONG_TABLE = Array.from({ length: 1200 }, (_row, index) => ({
  draft: (3 + index / 100).toFixed(2),
  displacement: String(20_000 + index * 70),
  tpc: "66.2",
  lcf: "-1.2",
  mtc: String(900 + index),
}));

const RATES = Array.from({ length: 30 }, (_row, index) => ({
  date: `2026-09-${String(index + 1).padStart(2, "0")}`,
  buy: "5.2126",
  sell: "5.2132",
}));
const STOPS = Array.from({ length: 20 }, (_row, index) => ({
  code: "RAIN",
  from: `2026-11-03T${String(index).padStart(2, "0")}:05:00Z`,
  until: `2026-11-03T${String(index + 1).padStart(2, "0")}:40:00Z`,
}));

/** Every calculator on the request that it is tested with, then what is larger than usual. */
const CASES: readonly Case[] = [
  ...CALCULATORS.map(
    ([name, calculate, request]): Case => ({
      name,
      aim: name === "composite" ? COMPOSITE : EVALUATION,
      run: () => calculate(request),
    }),
  ),
  {
    name: "composite of ten holds",
    aim: COMPOSITE,
    run: () => composite({ ...soybeanQuestion, units: HOLDS }),
  },
  {
    name: "draft survey without step rounding",
    aim: EVALUATION,
    run: () => surveyShip({ ...KAMSARMAX, rounding: "none" }),
  },
  {
    // Six thousand cells to read before the first line: the table, not the survey.
    name: "draft survey, table of 1200 rows",
    aim: 20,
    run: () => surveyShip({ ...KAMSARMAX, ship: { ...KAMSARMAX.ship, table: LONG_TABLE } }),
  },
  {
    name: "statement of facts, 20 stops",
    aim: EVALUATION,
    run: () =>
      readStatement({
        commenced: "2026-11-03T00:00:00Z",
        completed: "2026-11-06T09:50:00Z",
        stops: STOPS,
        quantity: "66942.994",
      }),
  },
  {
    name: "exchange rate, 30 closings",
    aim: EVALUATION,
    run: () =>
      pickRate({
        currency: "USD",
        day: "month_average",
        side: "sell",
        date: "2026-09-15",
        known_until: "2026-10-04",
        rates: RATES,
        amount: "8033.16",
      }),
  },
  {
    name: "identifier, NFS-e key",
    aim: EVALUATION,
    run: () => {
      const { valid } = validateIdentifier("nfse_key", "41182042211222333000181000000000004226111234567894");
      return { ok: valid };
    },
  },
];

const WARM_UP = 500;
const TIMED = Number(process.env.BENCH_TURNS ?? 2000);

function measure({ name, aim, run }: Case) {
  if (!run().ok) throw new Error(`${name} refuses its own example`);
  for (let turn = 0; turn < WARM_UP; turn++) run();
  const times: number[] = [];
  for (let turn = 0; turn < TIMED; turn++) {
    const begin = performance.now();
    run();
    times.push(performance.now() - begin);
  }
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const [median, p99] = [at(0.5), at(0.99)];
  return {
    calculator: name,
    "median ms": median.toFixed(4),
    "p99 ms": p99.toFixed(4),
    aim,
    met: median < aim,
  };
}

const rows = CASES.map(measure);
console.table(rows);
if (rows.some((row) => !row.met)) process.exitCode = 1;

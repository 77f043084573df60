/** Classifications of the demo company: a sample for each hold that was weighed, and the final where loading is complete. */
import type { Percentages } from "@plimsoll/domain/classification/figures";
import type { Product } from "@plimsoll/domain/classification/standard";
import { maizeRequest, soybeanRequest } from "@plimsoll/domain/classification/worked-samples";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { add, multiply, withScale } from "@plimsoll/domain/kernel/decimal";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import {
  type Counted,
  classifyRow,
  combineRows,
  keptAnswer,
  keptComposite,
} from "@plimsoll/domain/operation/classify";
import { differencesBetween, isWithin } from "@plimsoll/domain/operation/double-check";
import { productId } from "../reference/load-reference.ts";
import { seedId } from "../seed-id.ts";
import { rowOf, type Stage } from "./stage.ts";

const CLASSIFIED: ReadonlyMap<string, Product> = new Map([
  [productId("Soybeans"), "soybean"],
  [productId("Maize"), "maize"],
]);

/** Loading is complete from here on. */
const COMPLETE = 70;
/** The final stands before the certificates are made. */
const FINAL = 100;
/** What the customer has had in hand for long. */
const SHARED = 110;

/** A little more in one hold than in another, the same every time. */
const varied = (base: string, seed: number, step: string) =>
  withScale(add(base, multiply(String((seed * 7) % 11), step)), 2);

/** `off` is what another pair of eyes finds more of each defect, in grams. */
function sampleOf(product: Product, seed: number, off = "0.00"): Values {
  const vary = (base: string, of: number, step: string) => withScale(add(varied(base, of, step), off), 2);
  const moisture_pct = withScale(add("12.60", multiply(String((seed * 5) % 13), "0.1")), 1);
  if (product === "maize")
    return maizeRequest(
      "250.00",
      vary("1.60", seed, "0.12"),
      vary("5.20", seed + 3, "0.35"),
      {
        heat_damaged: vary("1.10", seed, "0.22"),
        shrivelled: vary("0.40", seed + 1, "0.05"),
        fermented: vary("3.60", seed + 2, "0.45"),
        germinated: vary("0.20", seed, "0.04"),
        chalky: vary("0.30", seed + 4, "0.06"),
        musty: vary("0.90", seed + 5, "0.14"),
        insect_damaged: vary("1.20", seed + 1, "0.30"),
      },
      {
        moisture_pct,
        kernel_g: { flint: "18.40", dent: "6.20", semi: "75.40" },
        colour_g: { yellow: "98.60", white: "0.60", other: "0.80" },
      },
    ).sample;
  return soybeanRequest(
    "II",
    "250.00",
    vary("1.35", seed, "0.11"),
    {
      burned: vary("0.24", seed, "0.05"),
      heat_damaged: vary("1.10", seed + 1, "0.18"),
      musty: vary("1.60", seed + 2, "0.26"),
      fermented: vary("3.80", seed + 3, "0.34"),
      germinated: vary("0.30", seed, "0.04"),
      damaged: vary("2.20", seed + 4, "0.22"),
      bored: vary("0.60", seed + 5, "0.16"),
      immature: vary("0.20", seed, "0.03"),
      shrivelled: vary("0.18", seed + 1, "0.03"),
      greenish: vary("7.40", seed + 2, "1.05"),
      broken: vary("36.00", seed + 3, "2.40"),
    },
    { moisture_pct, defect_free_g: "190.00", other_colours_g: vary("1.20", seed, "0.30") },
  ).sample;
}

const BLANK = {
  standard: null,
  reported: null,
  analyses: null,
  group_manual: null,
  type_manual: null,
  retest_of_id: null,
  superseded: false,
  truck_id: null,
};

const CONTRACTS: Readonly<Record<Product, string>> = { soybean: "anec-soybean", maize: "anec-maize" };

const AUTHORS: Readonly<Record<string, string>> = {
  BR: "classifier.br@demo.test",
  AR: "ops.ar@demo.test",
};
export const authorOf = ({ order }: Stage) => seedId("user", AUTHORS[order.country] ?? "admin@demo.test");

interface Line {
  readonly hold: number | null;
  readonly product_id: string;
  readonly planned: string;
  /** Of a road order, with what is to be found in its sample. */
  readonly truck?: { readonly id: string; readonly found: Values };
}

function partial(stage: Stage, line: Line, product: Product, number: number, isLocked: boolean): Values {
  const declared = product === "soybean" ? ("II" as const) : null;
  const row = {
    ...BLANK,
    kind: "partial",
    date: addDays(stage.began.slice(0, 10), 1 + Math.floor(number / (line.truck ? 8 : 2))),
    hold: line.hold,
    truck_id: line.truck?.id ?? null,
    product_id: line.product_id,
    group: declared,
    tonnage: line.planned,
    sample: { ...sampleOf(product, stage.index + number), ...line.truck?.found },
    contract: { template: CONTRACTS[product] },
    quick_tests:
      product === "soybean"
        ? [{ test: "intacta", result: "tested_positive" }]
        : [{ test: "aflatoxin_strip", result: "tested_negative" }],
  };
  const answer = classifyRow(row as never, product);
  if (!answer.ok) throw new Error(`a demo sample is refused: ${JSON.stringify(answer.issues)}`);
  const code = `${stage.code}/${number}`;
  return rowOf(stage, "classification", String(number), {
    ...row,
    quick_tests: row.quick_tests.map((one) => ({
      id: seedId("quick_test", stage.operation, String(number), one.test),
      ...one,
    })),
    code,
    number,
    declared_group: declared,
    locked: isLocked,
    sent: false,
    author_id: authorOf(stage),
    ...keptAnswer(answer.result, { group_manual: null, type_manual: null }),
  });
}

function final(stage: Stage, rows: readonly Values[], product: Product, number: number): Values {
  const date = addDays(stage.began.slice(0, 10), 4);
  const answer = combineRows(rows as unknown as readonly Counted[], {
    product,
    date,
    group: null,
    contract: null,
  });
  if (!answer.ok) throw new Error(`a demo final is refused: ${JSON.stringify(answer.issues)}`);
  const isShared = stage.rank >= SHARED;
  const kept = keptComposite(answer.result);
  return rowOf(stage, "classification", String(number), {
    ...BLANK,
    kind: "final",
    basis: "combined",
    date,
    hold: null,
    product_id: rows[0]?.product_id,
    tonnage: answer.result.coverage.of,
    sample: null,
    contract: null,
    quick_tests: [],
    code: `${stage.code}/${number}`,
    number,
    declared_group: product === "soybean" ? kept.group : null,
    locked: true,
    sent: isShared,
    author_id: authorOf(stage),
    shared_at: isShared ? `${date}T18:00:00.000Z` : null,
    ...kept,
  });
}

const CHECKERS: Readonly<Record<string, string>> = { BR: "ops.br@demo.test", AR: "admin@demo.test" };

/** The first sample of an operation, looked at again by somebody else: mostly as it was, now and then a little off. */
export function doubleChecks(stage: Stage, rows: readonly Values[]): Values[] {
  const first = rows.find(({ kind }) => kind === "partial");
  const product = CLASSIFIED.get(String(first?.product_id));
  const checker = CHECKERS[stage.order.country];
  if (!first || !product || checker === undefined) return [];
  const isOff = stage.index % 5 === 4;
  const sample = sampleOf(product, stage.index + (isOff ? 2 : 1), isOff ? "0.00" : "0.12");
  const second = { ...first, sample, contract: null, quick_tests: [] };
  const answer = classifyRow({ ...second, group: first.declared_group } as never, product);
  if (!answer.ok) throw new Error(`a demo check is refused: ${JSON.stringify(answer.issues)}`);
  const { outcome, type, percentages } = answer.result;
  const differences = differencesBetween(first.percentages as Percentages, percentages);
  return [
    rowOf(stage, "double_check", "1", {
      classification_id: first.id,
      code: `${first.code}/1`,
      sample: second.sample,
      reported: null,
      outcome,
      type,
      percentages,
      differences,
      within: isWithin(differences),
      author_id: seedId("user", checker),
      first_author_id: first.author_id,
    }),
  ];
}

/** What sends a truck back, and what is then found in its sample. */
export const REFUSALS: readonly (readonly [reason: string, found: Values])[] = [
  ["Umidade 18.20 > 14.0", { moisture_pct: "18.2" }],
  ["Sementes tóxicas", { flags: ["toxic_seeds"] }],
];
const CLASSIFIED_STATES = ["classified", "loading", "loaded", "refused"];

/** Trucks that were let in or sent back, and are still there. */
export function truckClassifications(stage: Stage, trucks: readonly Values[]): Values[] {
  const product = CLASSIFIED.get(String(stage.order.product_id));
  if (!product) return [];
  const seen = trucks.filter(({ state }) => CLASSIFIED_STATES.includes(String(state)));
  return seen.map((truck, at) =>
    partial(
      stage,
      {
        hold: null,
        product_id: String(stage.order.product_id),
        planned: withScale(multiply(String(truck.net ?? "38500"), "0.001"), 3),
        truck: {
          id: String(truck.id),
          found: REFUSALS.find(([reason]) => reason === truck.refusal)?.[1] ?? {},
        },
      },
      product,
      at + 1,
      false,
    ),
  );
}

/** Only soybeans and maize are classified; where loading goes on, the first of the holds. */
export function classifications(stage: Stage): Values[] {
  const isComplete = stage.rank >= COMPLETE;
  const lines = isComplete ? stage.plan : stage.plan.slice(0, Math.floor(stage.plan.length / 3));
  const isStruck = stage.rank >= FINAL;
  const rows: Values[] = [];
  for (const [id, product] of CLASSIFIED) {
    const own = lines
      .filter((line) => line.product_id === id)
      .map((line, at) => partial(stage, line, product, rows.length + at + 1, isStruck));
    rows.push(...own);
    if (isStruck && own.length > 0) rows.push(final(stage, own, product, rows.length + 1));
  }
  return rows;
}

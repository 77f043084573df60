/** Laytime as forms ask for its terms and as its count is shown, wherever that is. */
import { LAYTIME_TERMS, type Laytime } from "@plimsoll/domain/operation/laytime";
import { choice, day, figure, type Item, rows } from "./calculator-form.ts";
import type { ResultContext, Shown, Tone } from "./tool.ts";

export const laytimeChoice: Item = choice(
  "terms",
  (w) => w.fields.laytime.terms,
  LAYTIME_TERMS,
  (w) => w.operation.laytimeTerms,
);

export const laytimeRatesItems: readonly Item[] = [
  figure("demurrage", (w) => w.fields.laytime.demurrage),
  figure("despatch", (w) => w.fields.laytime.despatch),
  rows("holidays", (w) => w.fields.laytime.holidays, [day("date", (w) => w.fields.laytime.date)]),
];

const TONES: Readonly<Record<Laytime["outcome"], Tone>> = {
  demurrage: "bad",
  despatch: "ok",
  even: "plain",
};

export function showLaytime(result: Laytime, { words, figure: print, moment: when }: ResultContext): Shown {
  const names: Readonly<Record<string, string>> = words.steps.laytime;
  const hours = ["allowed_hours", "elapsed_hours", "not_counted_hours", "used_hours"] as const;
  const { begins, expires } = words.fields.laytime;
  return {
    verdict: { text: words.operation.laytimeOutcomes[result.outcome], tone: TONES[result.outcome] },
    figures: [
      { label: names.demurrage ?? "", value: print(result.demurrage) },
      { label: names.despatch ?? "", value: print(result.despatch) },
      { label: begins, value: when(result.begins) },
      ...(result.on_demurrage_from === null
        ? []
        : [{ label: expires, value: when(result.on_demurrage_from) }]),
      ...hours.map((name) => ({ label: names[name] ?? name, value: print(result[name]), unit: "h" })),
    ],
    steps: [{ steps: result.steps, names }],
  };
}

// Decides what somebody who just came on shift should do next: what is open, in the order of the work.
import type { Bundle } from "@plimsoll/domain/operation/output";
import type { words } from "@plimsoll/domain/operation/words/pages/en";
import { sayCount } from "#i18n/say";
import { dueIn } from "./classification/use-classified.ts";
import { rowsOf } from "./use-operation.ts";

type Words = (typeof words)["overview"];

export interface NextInField {
  readonly key: string;
  /** Where it is done. */
  readonly page: string;
  readonly text: string;
  readonly isUrgent?: boolean;
}

/** What is said of a page that is open or begun, by what is left of it. */
const SAID: Readonly<Record<string, (words: Words, left: number) => string>> = {
  pre_inspection: (words) => words.pre,
  basement_inspection: (words, left) => sayCount(words.openHolds, left),
  hose_test: (words, left) => sayCount(words.test, left),
  storage_plan: (words) => words.plan,
  hold_sealing: (words, left) => sayCount(words.seal, left),
  weighing_period: (words, left) => sayCount(words.weigh, left),
  classification: (words, left) => sayCount(words.classify, left),
  occurrence: (words, left) => sayCount(words.openOccurrences, left),
  ship_document: (words, left) => sayCount(words.openDocuments, left),
  scope_item: (words, left) => sayCount(words.openScope, left),
};

export function nextInField(
  bundle: Bundle,
  words: Words,
  moment: (at: string) => string,
): readonly NextInField[] {
  const { operation } = bundle;
  if (operation.status === "finished" || operation.status === "canceled") return [];
  const ofPages = operation.pages.flatMap(({ key, state, done, of }) => {
    const said = SAID[key];
    const left = of - done;
    if (!said || left <= 0 || (state !== "open" && state !== "begun")) return [];
    return [{ key, page: key, text: said(words, left), ...(key === "occurrence" ? { isUrgent: true } : {}) }];
  });
  return [...ofRows(bundle, words, moment), ...ofPages];
}

/** What runs or falls due by itself, whatever is open besides. */
function ofRows(bundle: Bundle, words: Words, moment: (at: string) => string): readonly NextInField[] {
  const periods = rowsOf<{ id: string; begin_at: string; closed: boolean }>(bundle, "weighing_period");
  const running = periods.filter(({ closed }) => !closed);
  const since = running.map(({ begin_at }) => begin_at).sort()[0];
  const sublots = dueIn(bundle).reduce((sum, { due }) => sum + due, 0);
  const drawn = rowsOf<{ state: string }>(bundle, "sample").filter(({ state }) => state === "drawn").length;
  return [
    ...(sublots > 0
      ? [{ key: "sublots", page: "classification", text: sayCount(words.sublots, sublots), isUrgent: true }]
      : []),
    ...(since === undefined
      ? []
      : [
          {
            key: "running",
            page: "weighing_period",
            text: sayCount(words.running, running.length, { at: moment(since) }),
          },
        ]),
    ...(drawn > 0 ? [{ key: "samples", page: "sample", text: sayCount(words.sendSamples, drawn) }] : []),
  ];
}

// Decides what somebody who just came on shift should do next: what is open, in the order of the work.
import type { Bundle } from "@plimsoll/domain/operation/output";
import type { words } from "@plimsoll/domain/operation/words/pages/en";
import { sayCount } from "#i18n/say";

type Words = (typeof words)["overview"];

export interface NextInField {
  readonly key: string;
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

export function nextInField({ operation }: Pick<Bundle, "operation">, words: Words): readonly NextInField[] {
  if (operation.status === "finished" || operation.status === "canceled") return [];
  return operation.pages.flatMap(({ key, state, done, of }) => {
    const said = SAID[key];
    const left = of - done;
    if (!said || left <= 0 || (state !== "open" && state !== "begun")) return [];
    return [{ key, text: said(words, left), ...(key === "occurrence" ? { isUrgent: true } : {}) }];
  });
}

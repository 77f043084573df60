/** A hold inspection as its page reads it, and as it is entered. */
import type { Row } from "@plimsoll/domain/kernel/record";
import { checklistFor } from "@plimsoll/domain/operation/checklist";
import type { Bundle } from "@plimsoll/domain/operation/output";
import type { basementInspection } from "@plimsoll/domain/operation/pages/hold-inspection";
import type { Answers, ChecklistItem } from "./checklist.tsx";
import { rowsOf } from "./use-operation.ts";

export type Attempt = Row<typeof basementInspection>;

interface ListedChecklist {
  readonly id: string;
  readonly field_page: string;
  readonly standard: string | null;
  readonly revision: number | null;
  readonly active: boolean;
  readonly items: readonly ChecklistItem[];
}

/** The list that a page asks now; what was answered keeps the version it was answered with. */
export function checklistOf(
  bundle: Bundle,
  page: string,
  standard: string | null,
  answered: string | null,
): ListedChecklist | undefined {
  const lists = rowsOf<ListedChecklist>(bundle, "checklist");
  return lists.find((one) => one.id === answered) ?? checklistFor(lists, page, standard);
}

interface StoredAnswer {
  readonly id: string;
  readonly item: string;
  readonly answer: Answers[string]["answer"];
  readonly remark: string | null;
}

export function answersOf(stored: readonly StoredAnswer[]): Answers {
  return Object.fromEntries(stored.map(({ item, answer, remark }) => [item, { answer, remark }]));
}

/** As they are sent: under the ids that they had. */
export function answersToSend(answers: Answers, stored: readonly StoredAnswer[] = []) {
  return Object.entries(answers).map(([item, given]) => {
    const known = stored.find((one) => one.item === item);
    return { ...(known ? { id: known.id } : {}), item, ...given };
  });
}

export function notOkIn(answers: Answers): readonly string[] {
  return Object.entries(answers).flatMap(([item, { answer }]) => (answer === "not_ok" ? [item] : []));
}

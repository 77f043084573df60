/** What the records of the field have in common. */
import { choice } from "#kernel/field/choice";
import { number } from "#kernel/field/number";
import { children, files, reference, rootReference } from "#kernel/field/relation";
import { longText, text } from "#kernel/field/text";
import { MOST_HOLDS } from "../carrier.ts";

export const ofOperation = {
  operation_id: reference("operation", { required: true, filter: true }),
  work_order_id: rootReference("work_order"),
} as const;

/** Rows of the field belong to an operation, over it to an order, and are listed by it. */
export const fieldRecord = {
  service: "service",
  scope: "parent",
  belongsTo: "operation_id",
} as const;

export const holdNumber = { min: 1, max: MOST_HOLDS, example: 1, list: true, filter: true } as const;
export const ofHold = number({ ...holdNumber, required: true });

export const photos = files({ accept: ["image/*"], section: "photos" });

export const remark = (more: { readonly list?: true } = {}) => text({ max: 500, ...more });
export const account = longText({ max: 10_000 });

export const ANSWERS = ["ok", "not_ok", "na"] as const;
export type Answer = (typeof ANSWERS)[number];

/** Answers to the items of a checklist, and the version of the list that was answered. */
export const answered = {
  checklist_id: reference("checklist", { section: "checklist" }),
  answers: children(
    {
      item: text({ required: true, max: 60 }),
      answer: choice(ANSWERS, { required: true }),
      remark: remark(),
    },
    { max: 100, distinct: "item", section: "checklist" },
  ),
} as const;

export interface GivenAnswer {
  readonly item: string;
  readonly answer: Answer;
}

export function notOk(answers: readonly GivenAnswer[]): readonly GivenAnswer[] {
  return answers.filter(({ answer }) => answer === "not_ok");
}

/** Something that happened on site and has to be dealt with: what, how bad, and what became of it. */
import { choice } from "#kernel/field/choice";
import { number } from "#kernel/field/number";
import { reference } from "#kernel/field/relation";
import { longText } from "#kernel/field/text";
import { instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";
import { SEVERITIES } from "#register/occurrences";
import type { OperationPage } from "../operation-page.ts";
import { fieldRecord, holdNumber, ofOperation, photos } from "./fields.ts";

export const occurrence = defineRecord({
  ...fieldRecord,
  key: "occurrence",
  title: "at",
  fields: {
    ...ofOperation,
    at: instant({ required: true, list: true, filter: true }),
    occurrences_id: reference("occurrences", { required: true, list: true, filter: true }),
    /** That of its type, unless somebody says otherwise. */
    severity: choice(SEVERITIES, { list: true, filter: true }),
    hold: number(holdNumber),
    text: longText({ max: 10_000, search: true }),
    state: choice(["open", "in_treatment", "closed"], {
      required: true,
      default: "open",
      list: true,
      filter: true,
    }),
    treatment: longText({ max: 10_000 }),
    /** Who was told by mail, and when. */
    told: longText({ max: 10_000, systemManaged: true, internal: true }),
    photos,
  },
  indexes: [["operation_id", "at"]],
  order: [["at", "desc"]],
});

export const occurrencePage: OperationPage = {
  key: "occurrence",
  segment: "occurrences",
  icon: "triangle-alert",
  words: "occurrences",
  carriers: ["ship", "barge", "trucks"],
  opens: "started",
  optional: true,
  progress: (rows) => ({ done: rows.filter(({ state }) => state === "closed").length, of: rows.length }),
};

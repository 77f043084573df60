/** A second look at a classification: by another person, held against the first. */
import { issue } from "@plimsoll/domain/kernel/errors";
import type { classifyingContracts } from "@plimsoll/domain/operation/classification-contract";
import {
  checkDamaged,
  classifiedProduct,
  classifyRow,
  type Sampled,
  standardOfRow,
} from "@plimsoll/domain/operation/classify";
import { differencesBetween, figuresOfClassifiers, isWithin } from "@plimsoll/domain/operation/double-check";
import type { z } from "zod";
import type { WireRow } from "#record/row";
import type { RecordRules } from "#record/rules";
import type { Call } from "#rpc/call";
import { auditUser } from "#status/change";
import { type CheckedRow, checkedRow, checkedWork, nextCheck } from "./store.ts";

type Input = z.infer<(typeof classifyingContracts)["checkedClassifiers"]["input"]>;

export const doubleCheckHandlers = {
  checkedClassifiers: async (call: Call, { from, until }: Input) =>
    figuresOfClassifiers(
      await checkedWork(call.db, call.filter, call.app.catalog.get("double_check"), {
        from: from ?? null,
        until: until ?? null,
      }),
    ),
};

export const doubleCheckRules: RecordRules = {
  async prepare(call, { classification_id: id }) {
    const first = await checkedRow(call.db, id);
    return {
      operation_id: first?.operation_id ?? null,
      first_author_id: first?.author_id ?? null,
      author_id: auditUser(call)?.id ?? null,
      code: `${first?.code ?? ""}/${await nextCheck(call.db, id)}`,
    };
  },

  async keep(call, row) {
    const first = await checkedRow(call.db, row.classification_id);
    const answer = first && second(first, row);
    if (!first || !answer?.ok) return NOTHING;
    const { outcome, type, percentages } = answer.result;
    const differences = differencesBetween(first.percentages ?? {}, percentages);
    return { outcome, type, percentages, differences, within: isWithin(differences) };
  },

  async validate(call, { action, before, after }) {
    const row = after ?? before;
    const first = row && (await checkedRow(call.db, row.classification_id));
    if (!first) return [];
    // Nobody checks their own work, nor changes what somebody found in it.
    if (first.author_id !== null && first.author_id === auditUser(call)?.id) return [issue("not_authorized")];
    if (action === "delete" || !after) return [];
    if (first.superseded) return [issue("finished")];
    const answer = second(first, after);
    if (!answer) return [issue("product_not_classified", "classification_id")];
    if (!answer.ok) return answer.issues;
    const sampled = sampledLike(first, after);
    const product = classifiedProduct(first.culture);
    const standard = product && standardOfRow(sampled, product);
    return standard ? checkDamaged(sampled, standard) : [];
  },
};

const NOTHING = { outcome: null, type: null, percentages: null, differences: null, within: null };

/** Under the terms of the first one: the same day, standard and group. */
function sampledLike(first: CheckedRow, { sample, reported }: Readonly<WireRow>): Sampled {
  return {
    date: first.date,
    standard: first.standard,
    group: first.declared_group,
    sample,
    reported,
    analyses: null,
    contract: null,
    quick_tests: [],
  } as Sampled;
}

function second(first: CheckedRow, row: Readonly<WireRow>) {
  const product = classifiedProduct(first.culture);
  return product && classifyRow(sampledLike(first, row), product);
}

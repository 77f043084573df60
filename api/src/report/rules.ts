/** What a model may be about is what its owner may list; and reports outlive their model. */
import { issue } from "@plimsoll/domain/kernel/errors";
import { checkDefinition, type ReportDefinition } from "@plimsoll/domain/report/definition";
import type { RecordRules } from "#record/rules";
import { modelsSeenBy } from "./read-cells.ts";
import { leaveModel } from "./store.ts";

export const reportModelRules: RecordRules = {
  async prepare(call) {
    return { operation_country: call.country };
  },

  async validate(call, { after }) {
    if (!after) return [];
    const find = modelsSeenBy(call);
    const model = find(String(after.record));
    if (!model) return [issue("reference_not_found", "record")];
    return checkDefinition(find, model, after.definition as ReportDefinition);
  },

  beforeRemoval: (call, row) => leaveModel(call.db, row.id),
};

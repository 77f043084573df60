/** A notification is read or put away; what it says stays as it was told. */
import { issue } from "@plimsoll/domain/kernel/errors";
import type { RecordRules } from "#record/rules";

const MAY_CHANGE: ReadonlySet<string> = new Set(["read_at", "active", "version", "updated_at"]);

export const notificationRules: RecordRules = {
  async validate(_call, { before, after }) {
    if (!before || !after) return [];
    return Object.keys(before)
      .filter((field) => !MAY_CHANGE.has(field) && before[field] !== after[field])
      .map((field) => issue("not_editable", field));
  },
};

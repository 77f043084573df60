/** Pages whose facts stand on the operation or on its order, not in rows of their own. */
import type { OperationPage } from "../operation-page.ts";

export const storagePlanPage: OperationPage = {
  key: "storage_plan",
  segment: "item",
  icon: "layout-panel-left",
  words: "storagePlan",
  carriers: ["ship", "barge"],
  opens: "always",
  hasRecord: false,
  progress: (_rows, { holds, isPlanned }) => ({ done: isPlanned ? holds.length : 0, of: holds.length }),
};

export const scopeItemsPage: OperationPage = {
  key: "scope_item",
  segment: "scopeItems",
  icon: "list-checks",
  words: "scopeItems",
  carriers: ["ship", "barge"],
  opens: "started",
  hasRecord: false,
  progress: (_rows, { mandatory, confirmed }) => ({ done: confirmed, of: mandatory }),
};

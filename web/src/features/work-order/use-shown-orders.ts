/** The orders that the filters of a list leave, with what a board and a map show of them. */
import { type AllRows, useAllRows } from "#record/use-all-rows";
import type { ListView } from "#record/use-list-view";
import { SHOWN_FIELDS, type ShownOrder } from "./shown-orders.ts";

export const useShownOrders = (view: ListView) =>
  useAllRows(view, SHOWN_FIELDS) as unknown as AllRows<ShownOrder>;

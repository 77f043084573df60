/** The route table as the screens use it: the product's own, and the registers that were added since. */
import { wholeTable } from "virtual:route-table";
import type { RouteEntry } from "@plimsoll/domain/routes/route";

export const ROUTES: readonly RouteEntry[] = wholeTable;

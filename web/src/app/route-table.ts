/** The route table as the screens use it: the product's own, and the registers that were added since. */
import { ownRegisterRoutes } from "virtual:register-routes";
import { ROUTES as NAMED } from "@plimsoll/domain/routes/index";
import { type RouteEntry, withEntries } from "@plimsoll/domain/routes/route";

export const ROUTES: readonly RouteEntry[] = withEntries(NAMED, "/administration", ownRegisterRoutes);

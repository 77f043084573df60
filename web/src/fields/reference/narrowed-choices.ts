/** What a form knows about what may be chosen in it: the proposals of the chosen customer, the terminals of the port. */

import type { Condition } from "@plimsoll/domain/kernel/filter-value";
import { createContext } from "react";

/** Conditions by the key of the record that is chosen from. */
export const NarrowedChoices = createContext<Readonly<Record<string, readonly Condition[]>>>({});

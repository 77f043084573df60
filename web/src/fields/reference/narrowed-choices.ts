/** What a form knows about what may be chosen in it: the proposals of the chosen customer, the terminals of the port. */
import { createContext } from "react";
import type { Condition } from "#fields/filter-value";

/** Conditions by the key of the record that is chosen from. */
export const NarrowedChoices = createContext<Readonly<Record<string, readonly Condition[]>>>({});

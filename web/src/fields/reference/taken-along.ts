/** What can be chosen where the server cannot be asked: names by the key of their record, taken along beforehand. */
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { createContext } from "react";

export const TakenAlong = createContext<Readonly<Record<string, readonly Named[]>>>({});

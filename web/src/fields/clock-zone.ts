/** Whose clock a page shows and reads moments on: that of the port where something is about one, else the reader's own. */
import { createContext, useContext } from "react";
import { zoneHere } from "#i18n/formats";

export const ClockZone = createContext<string | undefined>(undefined);

export function useClockZone(): string {
  return useContext(ClockZone) ?? zoneHere();
}

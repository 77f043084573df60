/** Below 992 px the menu is a drawer and the header's dropdowns move into the account menu. */
import { useMediaQuery } from "@mantine/hooks";

export function useNarrow(): boolean {
  return useMediaQuery("(max-width: 61.99em)", false, { getInitialValueInEffect: false }) ?? false;
}

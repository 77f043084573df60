/** What a phone shows only after scrolling comes right after the page: whoever opens it sees the top of it sooner. */
import { useMediaQuery } from "@mantine/hooks";
import { useDeferredValue } from "react";

/** Up to here everything is in one column; in two, what is last in the one may be first in sight in the other. */
const ONE_COLUMN = "(max-width: 760px)";

function useOneColumn(): boolean {
  return useMediaQuery(ONE_COLUMN, false, { getInitialValueInEffect: false }) ?? false;
}

/** The first of a list, and all of it a moment later. */
export function useFirstOf<One>(all: readonly One[], first: number): readonly One[] {
  return useDeferredValue(all, useOneColumn() ? all.slice(0, first) : all);
}

/** Whether what is below is drawn by now. */
export function useBelowFold(): boolean {
  return useDeferredValue(true, !useOneColumn());
}

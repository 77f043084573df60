/**
 * Gives the focus back to where it was when a layer goes. The library does so for layers that close; ours are mostly
 * taken off the page at once, which would leave the keyboard nowhere.
 */
import { useEffect, useState } from "react";

export function useFocusBack(): void {
  // Asked while the layer is being drawn for the first time: it has not taken the focus yet.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // A turn later: whoever took the layer away may have put the focus elsewhere.
      setTimeout(() => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body;
        if (isNowhere && before instanceof HTMLElement && before.isConnected) before.focus();
      }, 0);
    },
    [before],
  );
}

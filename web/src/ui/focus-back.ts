/**
 * Gives the focus back to where it was when a dialog goes. The library does so for dialogs that close; ours are mostly
 * taken off the page at once, which would leave the keyboard nowhere.
 */
import { useEffect, useState } from "react";

export function useFocusBack(): void {
  // Asked while the dialog is being drawn for the first time: it has not taken the focus yet.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // A turn later: whoever took the dialog away may have put the focus elsewhere.
      setTimeout(() => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body;
        if (isNowhere && before instanceof HTMLElement && before.isConnected) before.focus();
      }, 0);
    },
    [before],
  );
}

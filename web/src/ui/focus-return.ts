/**
 * Gives the focus back to where it was when a dialog goes. The dialogs of the library do so when they are told to close;
 * one that is made open and taken away whole is never told, and would leave whoever works by keyboard at the top of the page.
 */
const DIALOG = "[role=dialog]";

interface Opened {
  readonly dialog: Element;
  /** Where the focus was before. */
  readonly opener: Element | undefined;
}

export function watchFocus(): void {
  /** The innermost last. */
  let open: readonly Opened[] = [];
  let last: Element | undefined;
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest(DIALOG);
    if (dialog && !open.some((one) => one.dialog === dialog)) open = [...open, { dialog, opener: last }];
    last = target;
  });
  new MutationObserver(() => {
    const gone = open.filter(({ dialog }) => !dialog.isConnected);
    if (gone.length === 0) return;
    open = open.filter(({ dialog }) => dialog.isConnected);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const back = gone.map(({ opener }) => opener).findLast((opener) => opener?.isConnected);
    if (isLost && back instanceof HTMLElement) back.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
}

/**
 * Whether something smaller than the page was open when a key went down: a dialog, a menu, a list of choices.
 * Overlays close themselves as soon as they hear the key, so whoever asks later would find nothing open. This
 * listener is the first of all: it is set before anything is shown.
 */
const LISTS = "[role=listbox]:not([data-in-page])";
const LAYERS = "[role=dialog], [role=menu]";
const MODALS = "[role=dialog][aria-modal=true]";

let openAtKeyDown = { any: false, modal: false };

export function watchOverlays(): void {
  window.addEventListener(
    "keydown",
    () => {
      // Menus stay in the page while they are closed; what is fixed to the window has no offset parent.
      const isShown = (overlays: string) =>
        [...document.querySelectorAll(overlays)].some((overlay) => overlay.checkVisibility());
      openAtKeyDown = { any: isShown(`${LAYERS}, ${LISTS}`), modal: isShown(MODALS) };
    },
    true,
  );
}

export function wasOverlayOpen(): boolean {
  return openAtKeyDown.any;
}

/** Something that is worked in by itself. A list of choices or a calendar is only a part of the field it hangs under. */
export function wasModalOpen(): boolean {
  return openAtKeyDown.modal;
}

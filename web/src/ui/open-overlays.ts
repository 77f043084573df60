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
      openAtKeyDown = { any: isShown(`${LAYERS}, ${LISTS}`), modal: isModalOpen() };
    },
    true,
  );
}

/** Menus stay in the page while they are closed; what is fixed to the window has no offset parent. */
function isShown(overlays: string): boolean {
  return [...document.querySelectorAll(overlays)].some((overlay) => overlay.checkVisibility());
}

/** For what comes without a key, such as text that is pasted with the mouse. */
export function isModalOpen(): boolean {
  return isShown(MODALS);
}

export function wasOverlayOpen(): boolean {
  return openAtKeyDown.any;
}

/** Something that is worked in by itself. A list of choices or a calendar is only a part of the field it hangs under. */
export function wasModalOpen(): boolean {
  return openAtKeyDown.modal;
}

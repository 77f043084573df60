/**
 * Whether something smaller than the page was open when a key went down: a dialog, a menu, a list of choices.
 * Overlays close themselves as soon as they hear the key, so whoever asks later would find nothing open. This
 * listener is the first of all: it is set before anything is shown.
 */
const OVERLAYS = "[role=dialog], [role=menu], [role=listbox]:not([data-in-page])";

let openAtKeyDown = false;

export function watchOverlays(): void {
  window.addEventListener(
    "keydown",
    () => {
      // Menus stay in the page while they are closed; what is fixed to the window has no offset parent.
      openAtKeyDown = [...document.querySelectorAll(OVERLAYS)].some((overlay) => overlay.checkVisibility());
    },
    true,
  );
}

export function wasOverlayOpen(): boolean {
  return openAtKeyDown;
}

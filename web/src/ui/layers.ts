/**
 * Whether something smaller than the page was open when a key went down: a dialog, a menu, a list of choices.
 * Layers close themselves as soon as they hear the key, so whoever asks later would find nothing open. This
 * listener is the first of all: it is set before anything is shown.
 */
const LAYERS = "[role=dialog], [role=menu], [role=listbox]:not([data-in-page])";

let openAtKeyDown = false;

export function watchLayers(): void {
  window.addEventListener(
    "keydown",
    () => {
      // Menus stay in the page while they are closed; what is fixed to the window has no offset parent.
      openAtKeyDown = [...document.querySelectorAll(LAYERS)].some((layer) => layer.checkVisibility());
    },
    true,
  );
}

export function wasLayerOpen(): boolean {
  return openAtKeyDown;
}

/** Paper is white: while printing, the light colours hold whatever the screen shows. */
const SCHEME = "data-mantine-color-scheme";

export function printInLight(): void {
  const page = document.documentElement;
  let shown: string | null = null;
  window.addEventListener("beforeprint", () => {
    shown = page.getAttribute(SCHEME);
    page.setAttribute(SCHEME, "light");
  });
  window.addEventListener("afterprint", () => {
    if (shown !== null) page.setAttribute(SCHEME, shown);
  });
}

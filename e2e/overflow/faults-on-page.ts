/**
 * What does not fit on a page, found in the page itself: a page that scrolls sideways, text that is cut without saying so,
 * and texts that lie over one another.
 */
import type { Page } from "playwright-core";

export function overflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    const faults: string[] = [];
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    if (wider > 0) faults.push(`scrolls sideways by ${wider} px`);

    const root = document.querySelector("main") ?? document.body;
    const scope = [...root.querySelectorAll<HTMLElement | SVGTextElement>("*")];
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? "")
        .join(" ")
        .trim();
    const named = (element: Element) => `<${element.localName}> "${ownText(element).slice(0, 40)}"`;
    /** Nothing of it is clipped by something that scrolls or says with an ellipsis that there is more. */
    const clips = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX === "visible") return "no";
      return overflowX === "hidden" || overflowX === "clip"
        ? textOverflow === "ellipsis"
          ? "said"
          : "cut"
        : "scrolls";
    };
    const texts = scope.filter((element) => ownText(element) !== "" && isSeen(element));

    const rectOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    for (const element of texts) {
      if (element.closest("[aria-hidden=true], svg")) continue;
      const text = rectOf(element);
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const kind = clips(box);
        if (kind === "scrolls" || kind === "said") break;
        const { left, right } = box.getBoundingClientRect();
        const isButton = box.matches("button, [role=button], [role=tab], th, [data-phase]");
        if ((kind === "cut" || isButton) && (text.right > right + SLACK || text.left < left - SLACK)) {
          faults.push(`cut: ${named(element)}`);
          break;
        }
      }
    }

    const isLoose = (element: Element) => {
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const { position, overflowX, overflowY } = getComputedStyle(box);
        if (position === "fixed" || position === "sticky" || position === "absolute") return true;
        if (overflowX !== "visible" || overflowY !== "visible") return true;
      }
      return false;
    };
    const fixed = texts
      .filter((element) => !element.closest(".leaflet-container") && !isLoose(element))
      .map((element) => ({ element, rect: rectOf(element) }));
    for (let one = 0; one < fixed.length; one++) {
      for (let other = one + 1; other < fixed.length; other++) {
        const [a, b] = [fixed[one], fixed[other]];
        if (!a || !b || a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (across > 3 && down > 4) faults.push(`overlap: ${named(a.element)} and ${named(b.element)}`);
      }
    }
    return [...new Set(faults)];
  });
}

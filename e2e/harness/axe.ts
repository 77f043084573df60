/** The accessibility scan: nothing serious, in light and in dark. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

type Options = Parameters<AxeBuilder["options"]>[0];

/** Dark differs from light in its colours alone, so only they are looked at again. */
export const SCHEMES: readonly { colorScheme: "light" | "dark"; only: Options }[] = [
  { colorScheme: "light", only: {} },
  { colorScheme: "dark", only: { runOnly: { type: "rule", values: ["color-contrast"] } } },
];
const GRAVE = ["serious", "critical"];

/**
 * Rules whose faults are never grave, so that what they find would be thrown away: a third of a scan. Asked all the same
 * where every page is.
 */
const NEVER_GRAVE =
  process.env.THOROUGH === "true"
    ? []
    : `aria-allowed-role aria-deprecated-role empty-heading empty-table-header form-field-multiple-labels heading-order image-redundant-alt
      landmark-banner-is-top-level landmark-complementary-is-top-level landmark-contentinfo-is-top-level
      landmark-main-is-top-level landmark-no-duplicate-banner landmark-no-duplicate-contentinfo landmark-no-duplicate-main
      landmark-one-main landmark-unique meta-viewport-large page-has-heading-one presentation-role-conflict region
      scope-attr-valid server-side-image-map skip-link table-duplicate-name`.split(/\s+/);

/** Bar and menu around a page: the same on every one of them. */
export const FRAME = ["header[data-print]", "nav[data-rail]"];

/** Rows of a long table, which are drawn as the ten above them; their colours alone take most of a scan. */
export const FURTHER_ROWS = ["tbody tr:nth-child(n + 11)"];

/** One line per fault: where, what, and the first places; `apart` from what was looked at before. */
export async function accessibilityFaults(
  page: Page,
  schemes = SCHEMES,
  apart: readonly string[] = [],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { colorScheme, only } of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await untilDrawn(page);
    // What passes is not described: on a page with many controls that takes longer than the scan. Without frames of
    // others there is nothing to put together either, for which another page would be opened each time.
    const scan = (await scannerOf(page)).options({ resultTypes: ["violations"], ...only }).setLegacyMode();
    if (only.runOnly === undefined) scan.disableRules(NEVER_GRAVE);
    for (const part of apart) scan.exclude(part);
    const { violations } = await scan.analyze();
    for (const { id, impact, help, nodes } of violations) {
      if (!GRAVE.includes(impact ?? "")) continue;
      const places = nodes.slice(0, 3).map((node) => node.target.join(" "));
      faults.push(`${new URL(page.url()).pathname} (${colorScheme}): ${id}, ${help}: ${places.join(" | ")}`);
    }
  }
  return faults;
}

/**
 * Where the scanner is loaded already, nothing stands for its source: that is half a megabyte to read. Its name would
 * not do: as the value of what was run it would come back piece by piece, which takes longer than a scan.
 */
async function scannerOf(page: Page): Promise<AxeBuilder> {
  const isLoaded = page.frames().length === 1 && (await page.evaluate(() => "axe" in window));
  return new AxeBuilder({ page, ...(isLoaded ? { axeSource: "void 0" } : {}) });
}

/**
 * Colours in the middle of a change would be judged as if they stayed; endless spinners are not waited for. Nor is what is
 * out of sight and therefore not drawn: nothing of it moves on, so that it would never end.
 */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const isEnding = ({ effect, playState }: Animation) =>
      playState === "running" &&
      effect instanceof KeyframeEffect &&
      effect.getTiming().iterations !== Infinity &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    await nextFrame();
    do await nextFrame();
    while (document.getAnimations().some(isEnding));
  });
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

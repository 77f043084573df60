/** The calculators: by keyboard alone, in four languages, with their steps, and on paper. */
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { words as en } from "@plimsoll/domain/locales/en/index";
import { words as es } from "@plimsoll/domain/locales/es/index";
import { words as fr } from "@plimsoll/domain/locales/fr/index";
import { words as pt } from "@plimsoll/domain/locales/pt/index";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";

const WORDS = { pt, en, es, fr };
/** What an invoice of R$ 41,963.62 with everything withheld leaves, as each language writes it. */
const NET: Readonly<Record<Locale, string>> = {
  pt: "37.284,68",
  en: "37,284.68",
  es: "37.284,68",
  fr: "37\u202f284,68",
};

const LANGUAGE_MENU = /^(Language|Idioma|Langue): /;
const OWN_NAMES: Readonly<Record<Locale, string>> = {
  pt: "Português",
  en: "English",
  es: "Español",
  fr: "Français",
};

describe("the calculators", () => {
  journey("a net amount is worked out with the keyboard alone, and explains itself", async ({ enterAs }) => {
    const page = await enterAs("billing.br", "/tools");
    await page.getByRole("main").getByRole("link", { name: "Withholding" }).focus();
    await page.keyboard.press("Enter");
    const gross = page.getByLabel("Gross amount (R$)");
    await gross.waitFor();
    // What is missing is told, each a way to its field.
    await page.getByText(en.app.tools.incomplete).waitFor();
    await gross.focus();
    await page.keyboard.type("41,963.62");
    await page.keyboard.press("Tab");
    await page.keyboard.type("10/05/2026");
    await page.getByLabel("ISS (%)").focus();
    await page.keyboard.type("5");
    await page.getByLabel("ISS withheld").focus();
    await page.keyboard.press("Space");
    await page.getByText(NET.en).first().waitFor();
    const steps = page.getByRole("button", { name: en.app.tools.showSteps });
    await steps.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("columnheader", { name: en.app.tools.howItCame }).waitFor();

    // What was typed survives a reload, and a number that could mean two things is refused, not guessed.
    await page.reload();
    await page.getByText(NET.en).first().waitFor();
    await gross.fill("1.234,5");
    await gross.blur();
    await page.getByText(NET.en).first().waitFor({ state: "detached" });
  });

  journey(
    "what has to be charged for a net amount is found to the cent, before and after the change of 2027",
    async ({ enterAs }) => {
      const page = await enterAs("billing.br", "/tools/gross-up");
      await page.getByLabel("Net wanted (R$)").fill("10,000.00");
      await page.getByLabel("ISS (%)").fill("5");
      await page.getByLabel("ISS withheld").check();
      const day = page.getByLabel("Day that counts", { exact: true });
      await day.fill("10/05/2026");
      await page.getByText("11,254.93").first().waitFor();
      await day.fill("02/01/2027");
      await page.getByText("10,810.81").first().waitFor();
    },
  );

  journey("the same example is shown in four languages", { timeout: 90_000 }, async ({ enterAs }) => {
    const page = await enterAs("ops.br", "/tools/withholding");
    for (const locale of ["en", "pt", "es", "fr"] as const) {
      await page.getByRole("banner").getByRole("button", { name: LANGUAGE_MENU }).click();
      await page.getByRole("menuitemradio", { name: OWN_NAMES[locale] }).click();
      await page.getByRole("button", { name: WORDS[locale].app.tools.example }).click();
      await page.getByText(NET[locale]).first().waitFor();
    }
  });

  journey("a draft survey prints without the frame around it", async ({ enterAs }) => {
    const page = await enterAs("ops.br", "/tools/draft-survey");
    await page.getByRole("button", { name: en.app.tools.example }).click();
    await page.getByText("66,942.994").first().waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    expect(await page.getByText("66,942.994").first().isVisible()).toBe(true);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  journey("a guest finds no calculator in the menu", async ({ enterAs }) => {
    const page = await enterAs("customer", "/tools/withholding");
    await page.waitForURL((url) => url.pathname !== "/tools/withholding");
  });
});

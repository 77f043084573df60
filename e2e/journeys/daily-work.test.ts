/** Small things that people do all day, with the keyboard, in their language, and by mail. */
import { readFile } from "node:fs/promises";
import { words } from "@plimsoll/domain/locales/en/index";
import { words as spanish } from "@plimsoll/domain/locales/es/index";
import { words as french } from "@plimsoll/domain/locales/fr/index";
import { words as portuguese } from "@plimsoll/domain/locales/pt/index";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { mailedLink } from "../harness/outbox.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { FormPage } from "../pages/form.ts";
import { ListPage } from "../pages/list.ts";
import { LoginPage } from "../pages/login.ts";
import { Shell } from "../pages/shell.ts";

const { recovery } = words.app.session;

describe("daily work", () => {
  journey("a port is found, opened, changed and saved without a mouse", async ({ enterAs }) => {
    const page = await enterAs("ops.br", "/administration/ports");
    const list = new ListPage(page, "port");
    const form = new FormPage(page, "port");
    await list.row("Santarém").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("santarem");
    await list.row("Santos").waitFor({ state: "hidden" });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await form.field("Time zone").waitFor();
    await form.field("Time zone").focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("America/Belem");
    await page.keyboard.press("Control+s");
    await form.toast("updated").waitFor();
  });

  journey("filters live in the address, so a list can be mailed", async ({ enterAs }) => {
    const page = await enterAs("admin", "/administration/ports");
    const list = new ListPage(page, "port");
    await list.row("Santos").waitFor();
    await list.search("rio");
    await page.waitForURL(/rio/);
    const address = page.url();
    await page.goto("/administration");
    await page.goto(address);
    await list.row("Rio Grande").waitFor();
    expect(await list.row("Santos").count()).toBe(0);
  });

  journey("the view somebody opens first is the only list they see", async ({ app, page, enterAs }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const body = request.method() === "POST" ? (request.postData() ?? "") : "";
      if (body.includes('"action":"list"') && body.includes('"type":"port"')) asked.push(body);
    });
    await enterAs("ops.br", "/administration/ports");
    const list = new ListPage(page, "port");
    await list.row("Santos").waitFor();
    // Asked for before it was known that there is no such view, and not once more when it was.
    expect(asked).toHaveLength(1);
    const { session } = await somebodyElse(app, "ops.br");
    const view = { name: "Rio", record: "port", query: "q=rio", columns: null, standard: true };
    const { id } = await session("create", "saved_view", view);
    try {
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector("tbody")?.textContent.includes("Santos"))
            document.documentElement.dataset.flashed = "true";
        }).observe(document, { childList: true, subtree: true });
      });
      await page.reload();
      await list.row("Rio Grande").waitFor();
      expect(page.url()).toContain("q=rio");
      expect(await list.row("Santos").count()).toBe(0);
      expect(await page.locator("html[data-flashed]").count()).toBe(0);
    } finally {
      await session("delete", "saved_view", { id });
    }
  });

  journey("the list leaves as an Excel file", async ({ enterAs }) => {
    const page = await enterAs("ops.br", "/administration/ports");
    await new ListPage(page, "port").row("Santos").waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Excel" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^port-\d{4}-\d{2}-\d{2}\.xlsx$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
  });

  journey("Ctrl+K finds a screen and a record", async ({ enterAs }) => {
    const page = await enterAs("ops.br", "/administration");
    await new Shell(page).card("Ports").waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.type("paranagua");
    // At once, as people who know what they look for do: it counts when the answer is there. Work comes first, with the
    // port among the registers below it.
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/(services|operation)\/.*[0-9a-f-]{36}/);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("paranagua");
    await page.getByRole("dialog").getByRole("option", { name: "Paranaguá" }).first().waitFor();
  });

  journey("the frame speaks four languages", async ({ enterAs }) => {
    const page = await enterAs("admin", "/administration/ports");
    const list = new ListPage(page, "port");
    await list.row("Santos").waitFor();
    for (const [name, language] of [
      ["Português", portuguese],
      ["Español", spanish],
      ["Français", french],
      ["English", words],
    ] as const) {
      await page
        .getByRole("banner")
        .getByRole("button", { name: /^(PT|EN|ES|FR)\b|language|idioma|langue/i })
        .first()
        .click();
      await page
        .getByRole("menuitem", { name })
        .or(page.getByRole("menuitemradio", { name }))
        .first()
        .click();
      await page.getByRole("heading", { level: 1, name: language.records.port.plural }).waitFor();
    }
  });

  journey("a customer sees no registers, and is sent home from one", async ({ enterAs }) => {
    const page = await enterAs("customer", "/administration/ports");
    await page.waitForURL((url) => !url.pathname.startsWith("/administration"));
    expect(await page.getByRole("table").count()).toBe(0);
  });

  journey("a forgotten password is chosen anew through the mailed link", async ({ app, page }) => {
    const login = new LoginPage(page);
    await login.open();
    await page.getByRole("link", { name: words.messages.forgotPassword }).click();
    await page.getByRole("heading", { name: recovery.title }).waitFor();
    await page.getByRole("textbox").first().fill("classifier.br@demo.test");
    await page.getByRole("button", { name: recovery.send }).click();
    await page.getByText(words.messages.recoverySent).first().waitFor();
    await page.goto(await mailedLink(app, "classifier.br@demo.test"));
    const [first, second] = [
      page.getByLabel(new RegExp(`^${recovery.newPassword}`)),
      page.getByLabel(new RegExp(`^${recovery.repeat}`)),
    ];
    await first.fill("Plimsoll9");
    await second.fill("Plimsoll9");
    await page.getByRole("button", { name: recovery.save }).click();
    await page.getByText(words.messages.passwordChanged).first().waitFor();
    await page.goto("/");
    await login.signIn("classifier.br@demo.test", "Plimsoll9");
    await new Shell(page).menu.waitFor();
  });
});

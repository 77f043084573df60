/** What somebody typed stays theirs: over a cut line, an expired session, a reload, a rival, a wrong key. */
import { words } from "@plimsoll/domain/locales/en/index";
import { describe, expect } from "vitest";
import { whileSaving } from "../harness/held-save.ts";
import { journey } from "../harness/journey.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { DEMO_PASSWORD } from "../harness/sign-in.ts";
import { FormPage } from "../pages/form.ts";

const { form: texts, draft, merge } = words.app.record;

describe("nothing typed is lost", () => {
  journey("the line is cut while saving, and saving works when it is back", async ({ enterAs }) => {
    const page = await enterAs("ops.br", "/administration/ports/new");
    const form = new FormPage(page, "port");
    const name = `Offline ${Date.now()}`;
    await form.field("Name").fill(name);
    await page.context().setOffline(true);
    // What is said depends on it, and the page learns of it a moment later.
    await page.waitForFunction(() => !navigator.onLine);
    await form.save.click();
    await page.getByText(words.messages.networkUnavailable).first().waitFor();
    expect(await form.field("Name").inputValue()).toBe(name);
    await page.context().setOffline(false);
    await form.save.click();
    await form.toast("saved").waitFor();
  });

  journey(
    "the session ends in the middle of a form, and goes on after signing in again",
    async ({ app, enterAs }) => {
      const again = await somebodyElse(app, "ops.br");
      const ops = await enterAs("ops.br", "/administration/ports/new");
      const form = new FormPage(ops, "port");
      const name = `Expired ${Date.now()}`;
      await form.field("Name").fill(name);
      await again.endOtherSessions();
      await form.save.click();
      const dialog = ops.getByRole("dialog");
      await dialog.getByText(words.errors.session_expired).waitFor();
      await dialog.getByRole("textbox", { name: words.app.session.login.email }).fill("ops.br@demo.test");
      await dialog.getByLabel(new RegExp(`^${words.app.session.login.password}`)).fill(DEMO_PASSWORD);
      await ops.keyboard.press("Enter");
      await form.toast("saved").waitFor();
    },
  );

  journey(
    "somebody else signs in over the expired page: they start at home, on every tab, and nothing is sent for them",
    async ({ app, enterAs }) => {
      const again = await somebodyElse(app, "ops.br");
      const page = await enterAs("ops.br", "/administration/ports/new");
      const form = new FormPage(page, "port");
      const name = `Taken over ${Date.now()}`;
      await form.field("Name").fill(name);
      const other = await page.context().newPage();
      await other.goto("/administration/cities");
      await other.getByRole("table").waitFor();
      await again.endOtherSessions();
      await form.save.click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: words.app.session.login.email }).fill("admin@demo.test");
      await dialog.getByLabel(new RegExp(`^${words.app.session.login.password}`)).fill(DEMO_PASSWORD);
      await page.keyboard.press("Enter");
      for (const tab of [page, other]) await tab.waitForURL("**/dashboard");
      await page.getByText(words.app.session.expired.otherPerson).waitFor();
      const rows = await again.register("list", "port", { search: name });
      expect(rows).toEqual([]);
    },
  );

  journey(
    "what is typed while a save is under way stays, and is saved with the next press",
    async ({ enterAs }) => {
      const page = await enterAs("ops.br", "/administration/ports/new");
      const form = new FormPage(page, "port");
      const name = `Slow ${Date.now()}`;
      const typeWhileSaving = (press: typeof form.save, more: string) =>
        whileSaving(
          page,
          "port",
          () => press.click(),
          () => form.field("Name").fill(more),
        );
      await form.field("Name").fill(name);
      await typeWhileSaving(form.save, `${name} created`);
      await form.toast("saved").waitFor();
      await form.update.waitFor();
      await expect.poll(() => form.field("Name").inputValue()).toBe(`${name} created`);
      await typeWhileSaving(form.update, `${name} updated`);
      await form.toast("updated").waitFor();
      expect(await form.field("Name").inputValue()).toBe(`${name} updated`);
      await form.update.click();
      await page.getByRole("heading", { name: `${name} updated` }).waitFor();
    },
  );

  journey("the page is reloaded, and the draft is offered and restored", async ({ enterAs }) => {
    const page = await enterAs("ops.br", "/administration/ports/new");
    const form = new FormPage(page, "port");
    await form.field("Name").fill("Half typed");
    await form.field("UN/LOCODE").fill("nonsense");
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes("draft")));
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole("button", { name: draft.restore }).click();
    expect(await form.field("Name").inputValue()).toBe("Half typed");
    expect(await form.field("UN/LOCODE").inputValue()).toBe("NONSENSE");
  });

  journey(
    "somebody else saves first: both sides are shown, and both changes are kept",
    async ({ app, enterAs }) => {
      const rival = await somebodyElse(app, "admin");
      const row = await rival.register("create", "port", { name: `Contested ${Date.now()}`, kind: "sea" });
      const page = await enterAs("ops.br", `/administration/ports/${row.id}`);
      const form = new FormPage(page, "port");
      await form.field("Name").fill("My name for it");
      await rival.register("update", "port", {
        id: row.id,
        version: 1,
        name: "Their name for it",
        time_zone: "America/Belem",
      });
      await form.update.click();
      const dialog = page.getByRole("dialog", { name: merge.title });
      await dialog.waitFor();
      expect(await dialog.textContent()).toContain("Their name for it");
      expect(await dialog.textContent()).toContain("My name for it");
      await dialog.getByRole("radio", { name: `Name: ${merge.mine}` }).click();
      await dialog.getByRole("button", { name: merge.save }).click();
      await form.toast("updated").waitFor();
      const after = await rival.register("load", "port", { id: row.id });
      expect(after).toMatchObject({ name: "My name for it", time_zone: "America/Belem", version: 3 });
    },
  );

  journey("leaving asks only when something was changed", async ({ enterAs }) => {
    const page = await enterAs("ops.br", "/administration/ports/new");
    const form = new FormPage(page, "port");
    await form.field("Name").fill("Typed");
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: texts.leaveTitle });
    await question.getByRole("button", { name: texts.leaveNo }).click();
    // Escape belongs to a question for as long as it is on the screen.
    await question.waitFor({ state: "hidden" });
    expect(await form.field("Name").inputValue()).toBe("Typed");
    await form.field("Name").fill("");
    await page.keyboard.press("Escape");
    await page.waitForURL("**/administration/ports");
  });
});

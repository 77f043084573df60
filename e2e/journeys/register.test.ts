import { words } from "@plimsoll/domain/locales/en/index";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { followLink } from "../harness/walk.ts";
import { FormPage } from "../pages/form.ts";
import { ListPage } from "../pages/list.ts";

describe("a register", () => {
  journey("a port is entered, found, changed, looked up in its history, and removed", async ({ enterAs }) => {
    const page = await enterAs("admin", "/administration/ports");
    const list = new ListPage(page, "port");
    const form = new FormPage(page, "port");
    const name = `Journey ${Date.now()}`;

    await list.table.waitFor();
    await list.add.click();
    await form.incomplete.waitFor();
    await form.field("Name").fill(name);
    await form.save.click();
    await form.toast("saved").waitFor();

    await followLink(page, "/administration/ports");
    await list.search(name);
    await list.open(name);
    await form.field("Name").fill(`${name} B`);
    await form.update.click();
    await form.toast("updated").waitFor();

    await followLink(page, "/administration/ports");
    await list.search(name);
    await list.open(`${name} B`);
    const history = await form.showHistory();
    await history.getByText(`${name} B`).first().waitFor();
    expect(await history.textContent()).toContain("Created");
    await form.closeHistory();

    await form.remove();
    await form.toast("deleted").waitFor();
    await followLink(page, "/administration/ports");
    await list.search(name);
    await page.getByText("match the search and filters in force").waitFor();
  });

  journey("a courier has no page of its own: it is added and changed over its list", async ({ enterAs }) => {
    const page = await enterAs("admin", "/administration/courier");
    const list = new ListPage(page, "dispatcher");
    const form = new FormPage(page, "dispatcher", page.getByRole("dialog"));
    const name = `Motoboy ${Date.now()}`;
    await list.table.waitFor();
    await list.add.click();
    await form.field("Name").fill(name);
    await form.save.click();
    await form.toast("saved").waitFor();
    await list.open(name);
    await form.field("Phone").fill("+55 13 3219 0000");
    await page.keyboard.press("Control+s");
    await form.toast("updated").waitFor();
    await list.row(name).getByText("+55 13 3219 0000").waitFor();
    expect(new URL(page.url()).pathname).toBe("/administration/courier");
    await page.goto("/administration/courier/new");
    await page.getByRole("heading", { name: words.messages.pageNotFound }).waitFor();
  });

  journey("Esc closes the history and leaves the form where it is", async ({ enterAs }) => {
    const page = await enterAs("admin", "/administration/ports");
    const list = new ListPage(page, "port");
    const form = new FormPage(page, "port");
    await list.table.getByRole("link").first().click();
    const history = await form.showHistory();
    const address = page.url();
    await page.keyboard.press("Escape");
    await history.waitFor({ state: "hidden" });
    await form.field("Name").fill("Still here");
    expect(page.url()).toBe(address);
  });
});

/** The way to the cotton application: the card sends a token made for the visit, and coming back sends nobody away again. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { words } from "@plimsoll/domain/locales/en/index";
import { describe, expect } from "vitest";
import { startApp } from "../harness/app.ts";
import { newVisitor } from "../harness/browser.ts";
import { journey } from "../harness/journey.ts";
import { signInAs } from "../harness/sign-in.ts";

const { app: texts, routes } = words;

/** Another site, which keeps what it was sent. */
async function openSite() {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    if (request.method === "POST") received.push(body);
    response.setHeader("content-type", "text/html").end("<title>Cotton</title><h1>Bales</h1>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { received, address: `http://127.0.0.1:${port}/enter`, close: () => server.close() };
}

describe("the cotton application", () => {
  journey("is entered with a token of its own, once", async ({ browser }) => {
    const site = await openSite();
    const app = await startApp({ env: { LINKS: JSON.stringify({ cotton: site.address }) } });
    const visitor = await newVisitor(browser, app.url);
    try {
      const session = await signInAs(visitor, app.url, "admin");
      const page = await visitor.newPage();
      await page.goto("/operation");
      await page.getByRole("tab", { name: texts.shell.section.tabNames.sibling_form }).click();
      const opened = visitor.waitForEvent("page");
      await page.getByRole("main").getByRole("link", { name: routes.cotton.title }).first().click();
      const cotton = await opened;
      await cotton.getByRole("heading", { name: "Bales" }).waitFor();
      const [form = ""] = site.received;
      const token = new URLSearchParams(form).get("token") ?? "";
      expect([site.received.length, token.length > 30, token === session]).toEqual([1, true, false]);
      const redeem = () => visitor.request.post(`${app.url}/api/cotton/handover`, { data: { token } });
      expect(await (await redeem()).json()).toMatchObject({ attributes: { login: "admin@demo.test" } });
      expect((await redeem()).status()).toBe(406);
      await cotton.goBack();
      await cotton.getByRole("button", { name: texts.cotton.open }).waitFor();
      expect(site.received.length).toBe(1);
      await page.reload();
      await page
        .getByRole("tab", { name: texts.shell.section.tabNames.sibling_form, selected: true })
        .waitFor();
    } finally {
      await visitor.close();
      await app.stop();
      site.close();
    }
  });
});

import { chromium } from "playwright-core";
import { DEMO_PASSWORD, signInAs } from "./harness/sign-in.ts";

const [, , port, account, out, locale, scheme, width, ...paths] = process.argv;
const url = `http://127.0.0.1:${port}`;
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking"],
});
const w = Number(width);
const context = await browser.newContext({
  viewport: { width: w, height: w < 500 ? 844 : 900 },
  colorScheme: scheme as "light",
  deviceScaleFactor: 1,
});
await signInAs(context, url, account as "dev");
await context.addInitScript((l) => {
  const s = JSON.parse(localStorage.getItem("plimsoll") ?? "{}");
  s.locale = l;
  localStorage.setItem("plimsoll", JSON.stringify(s));
}, locale);
const page = await context.newPage();
page.on("pageerror", (e) => console.log("pageerror", e.message));
let n = 0;
for (const p of paths) {
  let path = p;
  if (p.startsWith("order:")) {
    const [, status, kind, tab] = p.split(":");
    const r = await context.request.post(`${url}/api`, {
      data: {
        service: "workorder",
        action: "list",
        type: "work_order",
        country: "BR",
        api_key: "plimsoll-web",
        attributes: {
          conditions: [
            { attribute: "status", operator: "=", value: status },
            { attribute: "kind", operator: "=", value: kind },
          ],
          pagination: { page: 1, size: 1 },
        },
      },
      headers: { "content-type": "application/json" },
    });
    const j = await r.json();
    const row = j.attributes?.[0];
    if (!row) {
      console.log("no row", p, JSON.stringify(j).slice(0, 200));
      continue;
    }
    path = `/services/ship/${row.id}${tab ? "/" + tab : ""}`;
  }
  await page.goto(url + path);
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await page.waitForTimeout(600);
  const file = `${out}-${n++}.png`;
  await page.screenshot({ path: file });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  console.log(file, path, "overflow", over);
}
await browser.close();

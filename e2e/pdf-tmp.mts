import { chromium } from "playwright-core";
import { signInAs } from "./harness/sign-in.ts";

const [, , op, ...segs] = process.argv;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: 794, height: 1123 } });
await signInAs(context, "http://127.0.0.1:4790", "ops.br");
const page = await context.newPage();
for (const s of segs) {
  await page.goto(`http://127.0.0.1:4790/operation/vessels/${op}/${s}`, { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/print-${s}.png`, fullPage: true });
}
await browser.close();

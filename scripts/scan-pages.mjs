/** `npm run scan:pages`: the accessibility scan of every page in a browser. `npm test` scans every kind of page. */
import { ensureChromium } from "./prepare/chromium.mjs";
import { ensureInstalled } from "./prepare/install.mjs";
import { requireNode } from "./prepare/node-version.mjs";
import { ROOT } from "./prepare/root.mjs";
import { buildWeb, isWebBuilt } from "./prepare/web-build.mjs";
import { run } from "./testing/run.mjs";

requireNode();
process.chdir(ROOT);
await ensureInstalled();
if (!isWebBuilt({ isQuickEnough: true })) await buildWeb({ isQuick: true });
const chromium = await ensureChromium();
if ("missing" in chromium) {
  console.error(`Pages not scanned: ${chromium.missing}`);
  process.exit(1);
}
const env = { CHROMIUM: chromium.path, THOROUGH: "true" };
const ok = await run("vitest", ["run", "--project=e2e", "journeys/accessibility.test.ts"], {
  quiet: false,
  env,
});
process.exit(ok ? 0 : 1);

/**
 * `npm start`: installs and builds what is missing, then becomes the server. The web is built while the
 * database prepares itself. `--prepare` stops before the server (for images and packages).
 */
import { get } from "node:http";
import { pathToFileURL } from "node:url";
import { requireNode } from "./prepare/node-version.mjs";

requireNode();
const { ROOT } = await import("./prepare/root.mjs");
const { ensureInstalled } = await import("./prepare/install.mjs");
const { leaveWithNpm } = await import("./prepare/leave-with-npm.mjs");
const { buildWeb, isWebBuilt } = await import("./prepare/web-build.mjs");

process.chdir(ROOT);
const leaving = new AbortController();
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(signal, () => {
    leaving.abort();
    // Once the server runs it listens too, and leaves when its work is done.
    if (process.listenerCount(signal) === 0) process.exit(1);
  });
}
process.once("SIGHUP", () => process.kill(process.pid, "SIGTERM"));
leaveWithNpm();
await ensureInstalled({ signal: leaving.signal });

if (process.argv.includes("--prepare")) {
  const { ensureServerBuilt } = await import("./prepare/server-build.mjs");
  await Promise.all([web(), ensureServerBuilt()]);
} else {
  const built = web();
  await serve();
  await built;
  const address = await ready();
  if (address) console.log(`Plimsoll is ready at ${address}`);
}

async function web() {
  if (isWebBuilt()) return;
  console.log("Building the web application");
  const { ok, output } = await buildWeb({ signal: leaving.signal });
  if (ok || leaving.signal.aborted) return;
  console.error(`${output}\nThe web application could not be built: the lines above say why.`);
  process.exit(1);
}

/** The server runs in this very process: signals reach it directly, and nothing of it outlives us. */
async function serve() {
  const { SERVER, ensureServerBuilt } = await import("./prepare/server-build.mjs");
  await ensureServerBuilt();
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(SERVER).href);
  // The server has said why it cannot start.
  if (process.exitCode) process.exit();
}

/** Waits until the server says that it is ready; the address, unless the system chose the port. */
async function ready() {
  const port = process.env.PORT || "3000";
  const host = process.env.HOST || "127.0.0.1";
  if (port === "0") return undefined;
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  const address = `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
  while (!leaving.signal.aborted) {
    if (await isAnswered(`${address}/readyz`)) return address;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}

/**
 * By a connection of its own that ends with the answer. After some starts in which `fetch` asked, which keeps one open to
 * ourselves, what calls brought was cleaned up late from then on (docs/decisions/0083).
 * @param {string} url
 * @returns {Promise<boolean>}
 */
function isAnswered(url) {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.once("error", () => resolve(false));
  });
}

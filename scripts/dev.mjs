/** `npm run dev`: the server and the web with reloading, side by side; stops both when either ends. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled } from "./prepare/install.mjs";
import { requireNode } from "./prepare/node-version.mjs";
import { ROOT } from "./prepare/root.mjs";
import { ensureServerBuilt } from "./prepare/server-build.mjs";

requireNode();
await ensureInstalled();
// For the threads of heavy work, which run built here too.
await ensureServerBuilt();

const modules = join(ROOT, "node_modules");
const children = [
  spawn(process.execPath, [join(modules, "tsx", "dist", "cli.mjs"), "watch", "api/src/main.ts"], {
    cwd: ROOT,
    stdio: "inherit",
  }),
  spawn(process.execPath, [join(modules, "vite", "bin", "vite.js")], {
    cwd: join(ROOT, "web"),
    stdio: "inherit",
  }),
];

for (const child of children) {
  child.once("exit", (code) => {
    process.exitCode ??= code ?? 1;
    for (const other of children) other.kill("SIGTERM");
  });
}
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

/** Finds a Chromium for the browser journeys, and installs one where that is possible without asking. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/lib/chromium/chromium",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const PACKAGES = ["chromium", "fonts-liberation"];

/** @param {NodeJS.ProcessEnv} [env] */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) return isProgram(env.CHROMIUM) ? env.CHROMIUM : undefined;
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES].find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium, installed first where this is Debian or Ubuntu and we are root.
 * @returns {Promise<{ path: string } | { missing: string }>}
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return { path: found };
  if (process.env.CHROMIUM)
    return { missing: `CHROMIUM is set to ${process.env.CHROMIUM}, which is not a program` };
  if (!mayInstall()) {
    return { missing: "no Chromium or Chrome was found: install one, or set CHROMIUM to its path" };
  }
  console.log("No Chromium found: installing it with apt-get");
  const update = await aptGet(["update"]);
  const install = await aptGet(["install", "-y", "--no-install-recommends", ...PACKAGES]);
  const path = findChromium();
  if (path) return { path };
  console.log(update + install);
  return { missing: "apt-get could not install the package chromium: install it by hand" };
}

/**
 * @param {string[]} words
 * @returns {Promise<string>} what it said; other checks write their lines meanwhile
 */
async function aptGet(words) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const child = spawn("apt-get", ["-q", ...words], { stdio: ["ignore", "pipe", "pipe"], env });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  await once(child, "close").catch((problem) => {
    said += `apt-get could not be started: ${problem.message}\n`;
  });
  return said;
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

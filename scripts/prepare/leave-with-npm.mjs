/**
 * npm runs a script through a shell that keeps signals to itself, so a stopped npm would leave us behind, holding
 * the port and the data folder. When npm or its shell is gone, whoever stopped them meant us.
 */
import { readFileSync } from "node:fs";

const LOOK_MS = 500;

export function leaveWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = npmBehind(parent);
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_MS);
  watch.unref();
}

/**
 * The parent of the shell. Undefined where the shell has stepped aside, so that our own parent is npm, and where
 * the system does not tell.
 * @param {number} parent
 */
function npmBehind(parent) {
  try {
    const isShell = /^(?:\/\S*\/)?(?:ba|da|a)?sh$/.test(readFileSync(`/proc/${parent}/comm`, "utf8").trim());
    const [, parentOfShell] = (readFileSync(`/proc/${parent}/stat`, "utf8").split(") ").pop() ?? "").split(
      " ",
    );
    return isShell ? Number(parentOfShell) : undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

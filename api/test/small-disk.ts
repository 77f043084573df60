/** A disk of a few megabytes that a test may fill: a file system in memory, mounted in a folder of its own. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  readonly folder: string;
  remove(): void;
}

/** Why there can be none here, for the person who reads the output of the tests. */
export const NO_SMALL_DISK = whyNone();

export function openSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  return {
    folder,
    remove() {
      // Lazily: a process that was killed a moment ago may still hold a file.
      execFileSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function whyNone(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return "only root on Linux can mount a small disk to fill";
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { encoding: "utf8" });
  if (mounted.status === 0) spawnSync("umount", [folder]);
  rmSync(folder, { recursive: true, force: true });
  return mounted.status === 0 ? undefined : `a small disk cannot be mounted here: ${mounted.stderr.trim()}`;
}

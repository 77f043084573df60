/**
 * Where tests put what they throw away. The embedded database waits for the disk at every commit, as it must; in memory
 * that takes no time, and a killed process leaves the same behind.
 */
import { accessSync, constants, statfsSync } from "node:fs";
import { freemem } from "node:os";

const IN_MEMORY = "/dev/shm";
const ROOM = 3 * 2 ** 30;

/** @returns {string | undefined} undefined where the usual place has to do */
export function quickFolder() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM && freemem() > 2 * ROOM ? IN_MEMORY : undefined;
  } catch {
    return undefined;
  }
}

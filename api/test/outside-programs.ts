/** Programs of others that say whether what we made holds. A test that asks one which is not installed is skipped, not passed. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const ASKED_FOR_VERSION = { pdfsig: "-v", openssl: "version" } as const;

/** Absent is one thing; a program that is there and fails is another, and is thrown. */
export function isInstalled(program: keyof typeof ASKED_FOR_VERSION): boolean {
  try {
    execFileSync(program, [ASKED_FOR_VERSION[program]], { stdio: "ignore" });
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw problem;
  }
}

export function told(program: keyof typeof ASKED_FOR_VERSION, ...input: readonly string[]): string {
  return execFileSync(program, [...input], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** What poppler says about the signature of a file. */
export function toldOfSignature(folder: string, bytes: Uint8Array): string {
  const path = join(folder, "signed.pdf");
  writeFileSync(path, bytes);
  return told("pdfsig", path);
}

/** What the commands about a whole installation have in common: its parts, opened, and one line for whatever fails. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { openFileStore } from "#adapters/file-store";
import type { Installation } from "#backup/backup";
import type { FolderRequest } from "#backup/folder-requests";
import { askWhoHolds } from "#db/folder-lock";
import { anchorsPath, type Env, readEnv } from "../env.ts";
import { reasonOf } from "../reason.ts";
import { openDatabase, openLog } from "../start.ts";

export function tell(line: string): void {
  console.log(line);
}

export function refuseUsage(line: string): never {
  console.error(line);
  process.exit(2);
}

/** The folder that is named after the command, seen from where the person stands and not from where npm runs it. */
export function folderGiven(usage: string): string {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || folder === "" || folder.startsWith("-") || more.length > 0) refuseUsage(usage);
  return resolve(process.env.INIT_CWD ?? process.cwd(), folder);
}

export function configuration(): Env {
  const read = readEnv({ ...process.env, LOG_LEVEL: "silent" });
  return read.ok ? read.env : refuseUsage(`Configuration: ${read.problems.join("; ")}`);
}

/** Does it with the installation that the environment names, and leaves. */
export async function onInstallation(
  env: Env,
  work: (installation: Installation) => Promise<void>,
): Promise<never> {
  const db = await openDatabase(env, openLog(env));
  try {
    await work({ db, files: openFileStore(env, process.env), anchors: anchorsPath(env) });
  } finally {
    await db.close();
  }
  return process.exit(0);
}

/** True when the server that holds the embedded database has done it. */
export async function isDoneByHolder(env: Env, question: FolderRequest): Promise<boolean> {
  if (env.DATABASE_URL !== undefined) return false;
  if (!existsSync(join(env.DATA_DIR, "db"))) throw new Error(`there is no database in ${env.DATA_DIR}`);
  return askWhoHolds(env.DATA_DIR, question, tell);
}

export function leaveWith(problem: unknown): never {
  const sentence = `${reasonOf(problem).replace(/^./, (first) => first.toUpperCase())}.`;
  console.error(sentence.replace(/\.\.$/, "."));
  process.exit(1);
}

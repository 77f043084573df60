/** `npm run backup -- <folder>`: everything the installation knows, into a new folder, while people go on working. */
import { systemClock } from "#adapters/clock";
import { backUp } from "#backup/backup";
import { incompleteLine } from "#backup/folder-requests";
import {
  configuration,
  folderGiven,
  isDoneByHolder,
  leaveWith,
  onInstallation,
  tell,
} from "./on-installation.ts";

const folder = folderGiven("Name a new folder: npm run backup -- /backups/2026-11-15");
const env = configuration();

async function main(): Promise<void> {
  if (await isDoneByHolder(env, { do: "backup", folder })) return tell(`The backup is in ${folder}.`);
  await onInstallation(env, async (installation) => {
    const { files } = await backUp(installation, { folder, now: systemClock.now(), tell });
    if (files.missing.length > 0) throw new Error(incompleteLine(folder, files.missing.length));
    tell(`The backup is in ${folder}.`);
  });
}

await main().catch(leaveWith);

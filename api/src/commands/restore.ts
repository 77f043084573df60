/** `npm run restore -- <folder>`: a backup into the empty place that the environment names, verified afterwards. */
import { readManifest } from "#backup/manifest";
import { restore } from "#backup/restore";
import { verify } from "#backup/verify";
import { configuration, folderGiven, leaveWith, onInstallation, tell } from "./on-installation.ts";

const folder = folderGiven("Name the folder of a backup: npm run restore -- /backups/2026-11-15");
const env = configuration();

async function main(): Promise<void> {
  // Before a database is opened, and perhaps made: a wrong folder leaves nothing behind.
  await readManifest(folder);
  await onInstallation(env, async (installation) => {
    await restore(folder, installation, tell);
    await verify(installation, tell);
    tell("Restored.");
  });
}

await main().catch(leaveWith);

/** `npm run verify`: whether history, series and files are what they should be; names the first thing that is not. */
import { verify } from "#backup/verify";
import {
  configuration,
  isDoneByHolder,
  leaveWith,
  onInstallation,
  refuseUsage,
  tell,
} from "./on-installation.ts";

if (process.argv.length > 2) refuseUsage("It takes no words: npm run verify");
const env = configuration();

async function main(): Promise<void> {
  if (await isDoneByHolder(env, { do: "verify" })) return;
  await onInstallation(env, (installation) => verify(installation, tell));
}

await main().catch(leaveWith);

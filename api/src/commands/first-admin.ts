/**
 * Makes the first administrator of an installation without demo: `npm run admin:first -- ana@example.com "Ana Ribeiro" BR`.
 * The company is a master entity, the profile has no limits, and the password is printed once.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { MASTER_ENTITIES } from "@plimsoll/domain/access/actor";
import { systemClock } from "#adapters/clock";
import { uuid7 } from "#adapters/ids";
import { isEmpty } from "#db/upkeep";
import { loadMany } from "#record/load-many";
import { storePassword } from "#session/store";
import { readEnv } from "../env.ts";
import { openApp, openDatabase, openLog } from "../start.ts";
import { leaveWith } from "./on-installation.ts";

const [login, name, country = "BR"] = process.argv.slice(2);
const read = readEnv({ ...process.env, LOG_LEVEL: "warn", DEMO: process.env.DEMO ?? "false" });
if (!login || !name || !read.ok) {
  console.error(
    read.ok
      ? 'Usage: npm run admin:first -- login "name" [country]'
      : `Configuration: ${read.problems.join("; ")}`,
  );
  process.exit(2);
}
const log = openLog(read.env);
const db = await openDatabase(read.env, log).catch(leaveWith);
const app = await openApp(read.env, log, db).catch(leaveWith);
const now = systemClock.now();
const origin = { now, requestId: randomUUID(), user: null };
const [companyId, userId, profileId] = [uuid7(now), uuid7(now), uuid7(now)];
// Two letters and a digit in front: whatever chance gives, the password keeps the house rule.
const password = `Pl1${randomBytes(12).toString("base64url")}`;

const made = await db.transaction(async (tx) => {
  if (!(await isEmpty(tx, "user"))) return false;
  const load = (record: string, row: object) => loadMany(tx, app.catalog.get(record), [{ ...row }], origin);
  const [legacyId] = MASTER_ENTITIES;
  await load("company", {
    id: companyId,
    country,
    name: "Administration",
    social_name: "Administration",
    types: ["company"],
    legacy_id: legacyId,
  });
  await load("user", { id: userId, name, login, company_id: companyId, home_country: country });
  await load("profile", { id: profileId, name, user_id: userId, company_id: companyId });
  await storePassword(tx, userId, password, now);
  return true;
});
await app.events.settled();
await db.close();
console.log(
  made
    ? `${login} may sign in with ${password}`
    : "There are users already: an administrator invites the next ones.",
);
process.exit(made ? 0 : 1);

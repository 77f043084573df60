/** Writes the next migration from the difference between the definitions and the migrations so far. */
import { writeFile } from "node:fs/promises";
import { catalog } from "@plimsoll/domain/records";
import { openEmbedded } from "#db/embedded";
import { drift, migrate, readMigrations } from "#db/migrate";
import { MIGRATIONS_FOLDER } from "#folders";

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Name it: npm run migrate:new -- add_hose_type");
  process.exit(2);
}
const db = await openEmbedded(undefined);
await migrate(db);
const statements = await drift(db, catalog);
await db.close();
if (statements.length === 0) {
  console.log("Definitions and migrations agree: nothing to write.");
} else {
  // After the newest one, whichever numbers were left out before it.
  const newest = (await readMigrations()).at(-1)?.name ?? "0";
  const number = String(Number.parseInt(newest, 10) + 1).padStart(4, "0");
  const file = `${number}_${name}.sql`;
  await writeFile(`${MIGRATIONS_FOLDER}${file}`, `${statements.join("\n\n")}\n`);
  console.log(`Wrote api/migrations/${file}: read it, rename instead of drop and add, then commit it.`);
}

/** Runs the migrations that a database has not seen, in order, under a lock; merged files are frozen. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Catalog } from "@plimsoll/domain/kernel/record";
import { MIGRATIONS_FOLDER } from "#folders";
import type { Database, Limits, Queryable } from "./database.ts";
import { diff } from "./diff.ts";
import { introspect } from "./introspect.ts";
import { tablesOf } from "./schema.ts";
import { raw, sql } from "./sql.ts";

/** Tables that are not records: made by hand in their migrations. */
export const SYSTEM_TABLES: ReadonlySet<string> = new Set([
  "status_log",
  "proposal_link",
  "certificate_link",
  "pre_invoice_link",
  "accounting_export",
  "scale_token",
  "order_summary",
  "number_series",
  "import_batch",
  "import_row",
  "import_memory",
  "migration",
  "credential",
  "session",
  "recovery",
  "handover",
  "attempt",
  "idempotency",
  "audit_chain",
  "audit_entry",
  "attachment",
  "job",
  "removed_file",
  "sent_back_version",
  "customer_secret",
  "installation",
  "ship_position",
  "ship_trail",
  "unfiled_report",
  "mailed_notice",
]);

/** Indexes of large tables take their time, and so does waiting for another process that makes them. */
const LIMITS: Limits = { seconds: 3_600 };

/** Any number that no other user of the database would choose. */
const LOCK = 7_460_321;

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${MIGRATIONS_FOLDER}${name}`, "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

/** Names of the migrations that were run now. */
export async function migrate(db: Database): Promise<string[]> {
  const migrations = await readMigrations();
  return db.transaction((tx) => migrateIn(tx, migrations), LIMITS);
}

/** The same inside the caller's transaction, and with the migrations that the caller gives: a restore runs only some. */
export async function migrateIn(tx: Queryable, migrations: readonly Migration[]): Promise<string[]> {
  await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`);
  await tx.run(sql`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const rows = await tx.run<{ name: string; checksum: string }>(sql`select name, checksum from migration`);
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  refuseSurprises(migrations, applied);
  const fresh = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of fresh) {
    for (const statement of statementsOf(migration.text)) await tx.run(raw(statement));
    await tx.run(
      sql`insert into migration (name, checksum) values (${migration.name}, ${migration.checksum})`,
    );
  }
  return fresh.map((migration) => migration.name);
}

function refuseSurprises(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    const now = known.get(name);
    if (now === undefined)
      throw new Error(`The database was migrated by a newer version: ${name} is not known here.`);
    if (now !== checksum) throw new Error(`The migration ${name} was changed after it had been applied.`);
  }
}

/** A line that ends with a semicolon ends a statement, unless it is inside the body of a function (`$$ … $$`). */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let statement = "";
  for (const line of text.replace(/^--.*$/gm, "").split("\n")) {
    statement += `${line}\n`;
    const isInBody = (statement.split("$$").length - 1) % 2 === 1;
    if (isInBody || !line.trimEnd().endsWith(";")) continue;
    statements.push(statement.trim().slice(0, -1));
    statement = "";
  }
  return statement.trim() === "" ? statements : [...statements, statement.trim()];
}

/** What the definitions ask for and the database does not have, as statements; empty when they agree. */
export async function drift(db: Queryable, catalog: Catalog): Promise<string[]> {
  return diff(tablesOf(catalog), await introspect(db), SYSTEM_TABLES);
}

/** What a backup says of itself: with which version it was made, what is in it, and by which sums that is recognised. */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { type Migration, readMigrations } from "#db/migrate";
import { PACKAGE_FILE } from "#folders";
import { Refusal } from "./refusal.ts";

/** Changes when an older version could not read it any more. */
export const FORMAT = 1;

const whole = z.number().int().min(0);
/** A file of the backup, with the SHA-256 of its bytes. */
const part = z.object({ bytes: whole, hash: z.string().regex(/^[0-9a-f]{64}$/) });
export type Part = z.infer<typeof part>;

const schema = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  engine: z.enum(["embedded", "server"]),
  at: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(
    z.object({ name: z.string().regex(/^[a-z0-9_]+$/), columns: z.array(z.string()), rows: whole, part }),
  ),
  anchors: part,
  /** Bytes of files: how many, and the list of them. `missing` are those that were not there as their row says. */
  files: z.object({ count: whole, bytes: whole, list: part, missing: z.array(z.string()) }),
});
export type Manifest = z.infer<typeof schema>;

export const PLACES = {
  manifest: "manifest.json",
  anchors: "anchors.log",
  list: "files.gz",
  rows: (table: string) => join("rows", `${table}.gz`),
  file: (key: string) => join("files", key.replace(/\..*$/, "").slice(-2), key),
} as const;

export async function productVersion(): Promise<string> {
  return String((JSON.parse(await readFile(PACKAGE_FILE, "utf8")) as { version?: unknown }).version);
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, PLACES.manifest), "utf8").catch(() => undefined);
  if (text === undefined) {
    const isCut = basename(folder).endsWith(".part");
    throw new Refusal(
      `${folder} is no backup: ${isCut ? "it did not come to its end" : `there is no ${PLACES.manifest} in it`}`,
    );
  }
  const read = schema.safeParse(jsonOf(text));
  if (read.success) return read.data;
  const { format } = (jsonOf(text) ?? {}) as { format?: unknown };
  if (typeof format === "number" && format > FORMAT)
    throw new Refusal(`${folder} was made by a newer version, in a format that is not known here`);
  throw new Refusal(`${folder} has a ${PLACES.manifest} that is none of ours`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The migrations that the backup had seen; all of them must be known here, and be the same. */
export async function migrationsOf({ migrations, product }: Manifest): Promise<Migration[]> {
  const known = new Map((await readMigrations()).map((migration) => [migration.name, migration]));
  return migrations.map(({ name, checksum }) => {
    const own = known.get(name);
    if (!own)
      throw new Refusal(`the backup was made by a newer version (${product}): ${name} is not known here`);
    if (own.checksum !== checksum)
      throw new Refusal(`the backup had seen another ${name} than the one of this version`);
    return own;
  });
}

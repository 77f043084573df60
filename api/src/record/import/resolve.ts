/** Finds the rows that cells name: by id, by name in any language or by code, among those that the caller may point at. */
import { rowFilter } from "@plimsoll/domain/access/scope";
import type { ErrorCode } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { fold } from "@plimsoll/domain/kernel/fold";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { SEARCH_COLUMN, SORT_COLUMN } from "#db/schema";
import { scopeCondition } from "#db/scope";
import { name, sql } from "#db/sql";
import type { Call } from "#rpc/call";

interface Candidate extends Record<string, unknown> {
  id: string;
  country: string | null;
  title: string;
  code: string | null;
  names: Readonly<Record<string, string | null>> | null;
}

export type Resolved = { readonly id: string } | { readonly code: ErrorCode };

/** What was asked of one record, answered. */
export class Directory {
  readonly #byWord = new Map<string, Candidate[]>();

  add(word: string, candidate: Candidate): void {
    const known = this.#byWord.get(word) ?? [];
    if (!known.some((one) => one.id === candidate.id)) known.push(candidate);
    this.#byWord.set(word, known);
  }

  /** Of several of one name the one of the row's own country is meant; otherwise nobody knows which. */
  resolve(text: string, country: string | null): Resolved {
    const found = this.#byWord.get(fold(text)) ?? [];
    const near = found.length > 1 ? found.filter((one) => one.country === country) : found;
    const [only, ...more] = near;
    if (!only) return { code: found.length > 1 ? "reference_ambiguous" : "reference_not_found" };
    return more.length > 0 ? { code: "reference_ambiguous" } : { id: only.id };
  }
}

export async function lookUp(
  call: Call,
  target: RecordModel,
  texts: ReadonlySet<string>,
): Promise<Directory> {
  const directory = new Directory();
  const words = [...new Set([...texts].map(fold))];
  const ids = words.filter(isUuid);
  const scope = scopeCondition(rowFilter(call.actor, target.definition), target);
  const hasCode = target.attributeByName.get("code")?.type === "text";
  const code = hasCode ? sql`t.code` : sql`null::text`;
  const byCode = hasCode ? sql`or lower(t.code) = any(${words}::text[])` : sql``;
  const { translations } = target;
  const names = translations === undefined ? sql`null` : sql`t.${name(translations)}`;
  const parts = words.map((word) => `%${word.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`);
  const byName =
    translations === undefined ? sql`` : sql`or t.${name(SEARCH_COLUMN)} like any(${parts}::text[])`;
  const found = await call.db.run<Candidate>(sql`
    select t.id, t.country, t.${name(SORT_COLUMN)} as title, ${code} as code, ${names} as names from ${name(target.key)} t
    where t.active and ${scope} and (t.${name(SORT_COLUMN)} = any(${words}::text[]) or t.id = any(${ids}::uuid[])
      ${byCode} ${byName})`);
  for (const candidate of found) {
    directory.add(candidate.title, candidate);
    directory.add(candidate.id, candidate);
    for (const one of Object.values(candidate.names ?? {})) if (one) directory.add(fold(one), candidate);
    if (candidate.code !== null) directory.add(fold(candidate.code), candidate);
  }
  return directory;
}

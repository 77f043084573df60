/** What a write changed: old and new value per field, and per child row. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { Changes } from "#db/audit";

type Change = [before: unknown, after: unknown];

/** Only names that were sent are compared; equal values are no change. */
export function changesBetween(model: RecordModel, before: Values, after: Values): Record<string, Change> {
  const changes: Record<string, Change> = {};
  const compare = (name: string, old: unknown, now: unknown) => {
    if (!isSame(old ?? null, now ?? null)) changes[name] = [old ?? null, now ?? null];
  };
  for (const name of [
    "active",
    "country",
    ...model.attributes.map((one) => one.name),
    ...model.links.map((one) => one.name),
  ]) {
    if (name in after) compare(name, before[name], after[name]);
  }
  for (const child of model.children) {
    if (!Array.isArray(after[child.name])) continue;
    const old = childrenById(before[child.name]);
    const now = childrenById(after[child.name]);
    for (const id of new Set([...old.keys(), ...now.keys()])) {
      const [was, is] = [old.get(id), now.get(id)];
      if (!was || !is) {
        compare(
          `${child.name}.${id}`,
          was ? pick(was, child.attributes) : null,
          is ? pick(is, child.attributes) : null,
        );
        continue;
      }
      for (const attribute of child.attributes) {
        compare(`${child.name}.${id}.${attribute.name}`, was[attribute.name], is[attribute.name]);
      }
    }
    compare(
      `${child.name}.order`,
      [...old.keys()].filter((id) => now.has(id)),
      [...now.keys()].filter((id) => old.has(id)),
    );
  }
  return changes;
}

/** Everything that a new row holds. */
export function changesOfNew(model: RecordModel, row: Values): Changes {
  return Object.fromEntries(
    Object.entries(changesBetween(model, {}, row)).filter(
      ([, [, after]]) => !Array.isArray(after) || after.length > 0,
    ),
  );
}

function childrenById(rows: unknown): Map<string, Values> {
  return new Map((Array.isArray(rows) ? (rows as Values[]) : []).map((row) => [String(row.id), row]));
}

function pick(row: Values, attributes: readonly { name: string }[]): Values {
  return Object.fromEntries(attributes.map((attribute) => [attribute.name, row[attribute.name] ?? null]));
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

/** Stored structures come back with their keys in another order. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}

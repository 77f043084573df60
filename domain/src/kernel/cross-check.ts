// Decides what the rules over several fields say of a row, also while some of its fields do not hold by themselves: a
// rule is asked as soon as everything it looks at holds, whatever is wrong elsewhere.

import { type Issue, issue } from "./errors.ts";
import type { RecordDefinition } from "./record.ts";

type Row = Readonly<Record<string, unknown>>;
type Rules = Pick<RecordDefinition, "fields" | "check" | "requiredWhen">;

/** `broken`: attributes and lists of the row that do not hold by themselves. */
export function crossIssues(rules: Rules, row: Row, broken: ReadonlySet<string>): Issue[] {
  const seen = guarded(row, broken);
  const missing = Object.keys(rules.requiredWhen ?? {}).filter(
    (name) => !broken.has(name) && isEmpty(row[name]) && ask(() => isNeeded(rules, name, seen)),
  );
  return [
    ...missing.map((name) => issue("required", name)),
    ...(rules.check ?? []).flatMap((rule) => ask(() => rule(seen as never)) ?? []),
  ];
}

/** Whether a field has to be filled, the rest of the row being as it is: what a form marks with an asterisk. */
export function isRequired(rules: Rules, name: string, row: Row): boolean {
  return rules.fields[name]?.required === true || isNeeded(rules, name, row);
}

/** A field that this part of a record does not have is asked of nobody. */
function isNeeded({ fields, requiredWhen }: Rules, name: string, row: Row): boolean {
  return fields[name] !== undefined && requiredWhen?.[name]?.(row as never) === true;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** What a rule meets that looks at a field which does not hold. */
const BROKEN = Symbol("broken");

function guarded(row: Row, broken: ReadonlySet<string>): Row {
  if (broken.size === 0) return row;
  return new Proxy(row, {
    get(target, name) {
      if (typeof name === "string" && broken.has(name)) throw BROKEN;
      return Reflect.get(target, name);
    },
  });
}

function ask<T>(question: () => T): T | undefined {
  try {
    return question();
  } catch (reason) {
    if (reason === BROKEN) return undefined;
    throw reason;
  }
}

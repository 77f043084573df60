/**
 * The rows above a row: what belongs to something follows it. Whoever writes a row first takes hold of the topmost one,
 * so that nothing is written below it in the moment in which somebody finishes it; everything written below one topmost
 * row therefore happens one after another.
 */
import { rowFilter, rowsFor } from "@plimsoll/domain/access/scope";
import { issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import {
  type Ancestor,
  type RecordDefinition,
  type RecordModel,
  rootAttribute,
} from "@plimsoll/domain/kernel/record";
import { scopeCondition } from "#db/scope";
import { type Fragment, name, raw, sql } from "#db/sql";
import type { Call } from "#rpc/call";
import type { ParentRow } from "#rpc/event-bus";
import { Failure } from "#rpc/failure";
import { rowColumns, type WireRow } from "./row.ts";

export interface Above {
  readonly definition: RecordDefinition;
  readonly row: WireRow;
}

export function belongs({ definition }: Pick<RecordModel, "definition">): boolean {
  return (definition.ancestors ?? []).length > 0;
}

/** The rows above, the parent first; refused where the parent is not there for this caller. */
export async function holdLineage(call: Call, model: RecordModel, parentId: unknown): Promise<Above[]> {
  const above = await readLineage(call, model, parentId, raw("for no key update of t"));
  if (above) return above;
  throw new Failure([issue("reference_not_found", model.definition.ancestors?.[0]?.reference)]);
}

/** The same without holding anything: for what is only shown. */
export async function readLineage(
  call: Call,
  { definition }: Pick<RecordModel, "definition">,
  parentId: unknown,
  holding: Fragment = raw(""),
): Promise<Above[] | undefined> {
  const ancestors = definition.ancestors ?? [];
  const [parent] = ancestors;
  const top = ancestors.at(-1);
  if (!parent || !top || !isUuid(parentId)) return undefined;
  const isParentTop = ancestors.length === 1;
  const topId = isParentTop
    ? sql`${parentId}`
    : sql`(select t.${name(String(rootAttribute(parent.definition)))} from ${name(parent.definition.key)} t
        where t.id = ${parentId} and ${scopeCondition(rowFilter(call.actor, parent.definition), parent)})`;
  const scope = scopeCondition(rowsFor(call.actor, top.definition, "load"), top);
  const [topRow] =
    await call.db.run<WireRow>(sql`select ${columns(call, top)} from ${name(top.definition.key)} t
    where t.id = ${topId} and ${scope} ${holding}`);
  if (!topRow) return undefined;
  const above: Above[] = [];
  let id: unknown = parentId;
  for (const ancestor of ancestors.slice(0, -1)) {
    const [row] = await call.db.run<WireRow>(
      sql`select ${columns(call, ancestor)} from ${name(ancestor.definition.key)} t where t.id = ${id}`,
    );
    if (!row) return undefined;
    above.push({ definition: ancestor.definition, row });
    id = row[String(ancestor.definition.ancestors?.[0]?.reference)];
  }
  return [...above, { definition: top.definition, row: topRow }];
}

function columns(call: Call, { definition }: Ancestor): Fragment {
  return rowColumns(call.app.catalog.get(definition.key), "*");
}

/** The rows above as a live event names them. */
export function parentsOf(
  { definition }: Pick<RecordModel, "definition">,
  above: readonly Above[],
): ParentRow[] {
  return above.map((one, level) => ({
    type: one.definition.key,
    id: String(one.row.id),
    ...(level === 0 && definition.belongsTo !== undefined ? { reference: definition.belongsTo } : {}),
  }));
}

/** What a row takes over from those above it. */
export function inherited({ definition }: RecordModel, above: readonly Above[]): WireRow {
  const top = above.at(-1)?.row;
  const root = rootAttribute(definition);
  const isKept = root !== undefined && root !== definition.belongsTo;
  return { country: top?.country ?? null, ...(isKept ? { [root]: top?.id } : {}) };
}

/**
 * Refuses what is locked: by the row itself, or by one above it, which the field that names the parent then tells. What
 * locks a row against people does not hold up what follows by itself from a call that was judged.
 */
export function refuseLocked(
  call: Call,
  { definition }: Pick<RecordModel, "definition">,
  action: string,
  row: WireRow | undefined,
  above: readonly Above[],
): void {
  if (call.isSideEffect) return;
  const about = { record: definition.key, action };
  const frozen = row && call.app.rules.get(definition.key)?.isFrozen?.(call, row);
  const own = row && (definition.lock?.(row as never, about) ?? frozen);
  if (own) throw new Failure([issue(own.code, undefined, own.params)]);
  if (definition.openWhenLocked) return;
  for (const one of above) {
    const refusal = one.definition.lock?.(one.row as never, about);
    if (refusal) throw new Failure([issue(refusal.code, definition.belongsTo, refusal.params)]);
  }
}

/** What moves takes what belongs to it along: every row below gets the country and the topmost row of the one above it. */
export async function carryAlong(call: Call, model: RecordModel, row: WireRow): Promise<void> {
  const ownRoot = rootAttribute(model.definition);
  const topId = ownRoot === undefined ? row.id : row[ownRoot];
  for (const below of call.app.catalog.below(model.key)) {
    const ancestors = below.definition.ancestors ?? [];
    const level = ancestors.findIndex((one) => one.definition.key === model.key);
    const root = rootAttribute(below.definition);
    const isKept = root !== undefined && root !== below.definition.belongsTo;
    await call.db.run(sql`update ${name(below.key)} t set country = ${row.country}
      ${isKept ? sql`, ${name(root)} = ${topId}` : raw("")}
      where ${belowCondition(ancestors, level, row.id)}`);
  }
}

/** Rows whose ancestor so many levels up is this one. */
function belowCondition(ancestors: readonly Ancestor[], level: number, id: unknown): Fragment {
  let condition = sql`t.${name(String(ancestors[level]?.reference))} = ${id}`;
  for (let at = level - 1; at >= 0; at--) {
    const { definition, reference } = ancestors[at] as Ancestor;
    condition = sql`t.${name(reference)} in (select t.id from ${name(definition.key)} t where ${condition})`;
  }
  return condition;
}

/**
 * Which rows a caller may touch. The answer is data: every query of a call carries it, and live events are
 * sieved by it, so that list, load, count, search, export, file, history and event cannot disagree.
 */
import { isOpen, subtypesOf } from "../kernel/open-actions.ts";
import type { RecordDefinition } from "../kernel/record.ts";
import { type Actor, countriesOf, firstProfile, isGuest, isMaster } from "./actor.ts";
import { may } from "./permission.ts";

export type RowFilter = Whose & {
  /** Of those, only the rows that hold one of these values. */
  readonly only?: readonly Only[];
  /** Of those, only the rows whose rows above lie in these. */
  readonly within?: readonly Within[];
};

export interface Within {
  /** How far up: 0 is the parent. */
  readonly level: number;
  readonly rows: RowFilter;
}

export interface Only {
  readonly attribute: string;
  readonly values: readonly (string | boolean)[];
}

type Whose =
  | { readonly kind: "all" }
  | { readonly kind: "none" }
  | { readonly kind: "countries"; readonly countries: readonly string[] }
  | { readonly kind: "customer"; readonly customerId: string }
  | { readonly kind: "company"; readonly companyId: string }
  | { readonly kind: "own"; readonly userId: string };

/** What a record says about whose rows it has. */
export type Scoped = Pick<RecordDefinition, "scope" | "staffOnly" | "visibleToGuests" | "ancestors">;
type ScopedWithSubtypes = Scoped &
  Pick<RecordDefinition, "service" | "access" | "open" | "subtypes" | "fields">;

/** What is listed is there to be opened: a kind that somebody may list and not load is in no list, search or figure. */
const NEEDED: Readonly<Record<string, readonly string[]>> = { list: ["list", "load"] };

/** The rows on which somebody may do it: in scope, and of a subtype whose role they hold. */
export function rowsFor(
  actor: Actor,
  record: ScopedWithSubtypes,
  permission: string,
  subtype?: string,
): RowFilter {
  const filter = rowFilter(actor, record);
  const all = subtypesOf(record);
  if (record.subtypes === undefined || all.length === 0) return filter;
  const asked = subtype === undefined ? all : [subtype];
  const needed = (NEEDED[permission] ?? [permission]).filter((one) => !isOpen(record, one));
  const held = asked.filter((role) =>
    needed.every((one) => may(actor, { service: record.service, role, permission: one })),
  );
  if (held.length === 0) return { kind: "none" };
  if (held.length === all.length) return filter;
  return { ...filter, only: [...(filter.only ?? []), { attribute: record.subtypes, values: held }] };
}

/** Rows in somebody's scope, whatever they may do with them. */
export function rowFilter(actor: Actor, record: Scoped): RowFilter {
  const { ancestors = [] } = record;
  const filter = ancestors.length === 0 ? whose(actor, record) : belonging(actor, record, ancestors);
  if (record.visibleToGuests === undefined || !isGuest(actor)) return filter;
  const only = Object.entries(record.visibleToGuests).map(([attribute, values]) => ({ attribute, values }));
  return { ...filter, only };
}

/**
 * Rows that belong to others: those of a topmost row that the caller may load, and of rows between that a guest may see.
 * Each row has the country of its topmost row, so that this much needs no look at any other.
 */
function belonging(
  actor: Actor,
  { staffOnly }: Pick<Scoped, "staffOnly">,
  ancestors: NonNullable<Scoped["ancestors"]>,
): RowFilter {
  const last = ancestors.length - 1;
  const above = ancestors.map(({ definition }, level): Within => {
    const rows = level === last ? rowsFor(actor, definition, "load") : betweenRows(actor, definition);
    return { level, rows };
  });
  const top = above[last]?.rows;
  const isNone = (staffOnly && isGuest(actor)) || above.some(({ rows }) => rows.kind === "none");
  if (isNone || top === undefined) return { kind: "none" };
  const within = above
    .map(({ level, rows }) => ({ level, rows: rows.kind === "countries" ? anywhere(rows) : rows }))
    .filter(({ rows }) => rows.kind !== "all" || rows.only !== undefined);
  const whole =
    top.kind === "countries" ? { kind: top.kind, countries: top.countries } : { kind: "all" as const };
  return within.length === 0 ? whole : { ...whole, within };
}

/** A level between narrows by what it says about guests alone: whose it is follows from the top. */
function betweenRows(actor: Actor, { staffOnly, visibleToGuests }: Scoped): RowFilter {
  return rowFilter(actor, {
    scope: "global",
    ...(staffOnly === undefined ? {} : { staffOnly }),
    ...(visibleToGuests === undefined ? {} : { visibleToGuests }),
  });
}

/** Whether it leaves nothing out: whose rows, which of them, and under which rows. */
export function isEveryRow({ kind, only = [], within = [] }: RowFilter): boolean {
  return kind === "all" && only.length === 0 && within.length === 0;
}

function anywhere({ only }: Pick<RowFilter, "only">): RowFilter {
  return only === undefined ? { kind: "all" } : { kind: "all", only };
}

/**
 * Rows by whose title somebody may filter and sort rows that refer to them, without the right to list them: those whose
 * names they read there anyway. A row of another country is named where the definition allows it to be referred to,
 * and a guest's own rows may lie in any country.
 */
export function namedRows(
  actor: Actor,
  record: Scoped,
  reference: { readonly anyCountry?: boolean; readonly namedToGuests?: boolean },
): RowFilter {
  if (isGuest(actor) && record.staffOnly) return { kind: reference.namedToGuests ? "all" : "none" };
  const filter = rowFilter(actor, record);
  const isOpen = reference.anyCountry === true || isGuest(actor);
  return filter.kind === "countries" && isOpen ? { ...filter, kind: "all" } : filter;
}

function whose(actor: Actor, { scope, staffOnly }: Scoped): Whose {
  if (staffOnly && isGuest(actor)) return { kind: "none" };
  // Rows that belong to others are nobody's until the catalog has found what they belong to.
  if (scope === "parent") return { kind: "none" };
  if (scope === "own") return { kind: "own", userId: actor.userId };
  if (scope === "global") return { kind: "all" };
  if (scope === "customer" && isGuest(actor)) {
    const customerId = firstProfile(actor)?.entity.customerId ?? null;
    // A guest without a customer of their own sees no customer's rows.
    return customerId === null ? { kind: "none" } : { kind: "customer", customerId };
  }
  if (isMaster(actor)) return { kind: "all" };
  if (scope === "company") {
    const companyId = firstProfile(actor)?.entity.id;
    return companyId === undefined ? { kind: "none" } : { kind: "company", companyId };
  }
  const countries = countriesOf(actor);
  return countries.length === 0 ? { kind: "none" } : { kind: "countries", countries };
}

/** What of a row decides whether it is in scope. */
export interface RowOwner {
  readonly country: string | null;
  readonly customerId: string | null;
  readonly companyId: string | null;
  readonly userId: string | null;
  /** Values of the attributes that narrow who sees the row (`scopeAttributes`). */
  readonly scopeValues?: Readonly<Record<string, unknown>>;
  /** The same of the rows above, the parent first. */
  readonly above?: readonly RowOwner[];
}

/** Attributes, beyond whose it is, that decide who sees a row. */
export function scopeAttributes({
  subtypes,
  visibleToGuests,
}: Pick<RecordDefinition, "subtypes" | "visibleToGuests">): readonly string[] {
  return [...(subtypes === undefined ? [] : [subtypes]), ...Object.keys(visibleToGuests ?? {})];
}

export function inScope(filter: RowFilter, owner: RowOwner): boolean {
  const only = filter.only ?? [];
  return (
    isOwned(filter, owner) &&
    only.every((one) => one.values.some((value) => value === owner.scopeValues?.[one.attribute])) &&
    (filter.within ?? []).every(({ level, rows }) => {
      const above = owner.above?.[level];
      return above !== undefined && inScope(rows, above);
    })
  );
}

function isOwned(filter: RowFilter, owner: RowOwner): boolean {
  switch (filter.kind) {
    case "all":
      return true;
    case "none":
      return false;
    case "own":
      return owner.userId === filter.userId;
    case "countries":
      return owner.country !== null && filter.countries.includes(owner.country);
    case "customer":
      return owner.customerId === filter.customerId;
    case "company":
      return owner.companyId === filter.companyId;
  }
}

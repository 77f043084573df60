/** Which answers in the cache a change makes stale: only what is open about it, and nothing that is as new already. */
import type { Query, QueryClient } from "@tanstack/react-query";
import type { RecordName } from "./invalidate-type.ts";

/** A row that the changed one belongs to, the nearest first; of that one also the attribute that names it. */
interface ParentRow {
  readonly type: string;
  readonly id: string;
  readonly reference?: string;
}

export interface LiveEvent {
  readonly service: string;
  readonly type: string;
  readonly id: string;
  readonly action: string;
  readonly version: number;
  readonly parents?: readonly ParentRow[];
}

const FILES = "attachment";

interface Asked {
  readonly id?: unknown;
  readonly reference_id?: unknown;
  readonly conditions?: readonly {
    readonly attribute: string;
    readonly operator: string;
    readonly value?: unknown;
  }[];
}

interface KnownRow {
  readonly id?: unknown;
  readonly version?: unknown;
}

/** Asked again: what is on the screen at once, the rest when it is shown. */
export function invalidateFor(client: QueryClient, events: readonly LiveEvent[]): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => events.some((event) => isStale(query, event)) });
}

function isStale(query: Query, event: LiveEvent): boolean {
  const [rpc, service, type, action, , attributes] = query.queryKey;
  if (rpc !== "rpc") return false;
  const dependsOn = (query.meta?.dependsOn ?? []) as readonly RecordName[];
  if (dependsOn.some((one) => one.service === event.service && one.type === event.type)) return true;
  const asked = (attributes ?? {}) as Asked;
  if (query.meta?.withRowsBelow === true && isBelow(String(type), asked, event)) return true;
  if (event.type === FILES && isOfOwner(String(type), asked, event)) return true;
  if (service !== event.service || type !== event.type || event.type === FILES) return false;
  const known = (query.state.data as { readonly attributes?: unknown } | undefined)?.attributes;
  if (asked.id !== undefined) return asked.id === event.id && !(action === "load" && isAsNew(known, event));
  if (action !== "list") return true;
  return isOfParent(asked, event) && !(Array.isArray(known) && known.some((row) => isAsNew(row, event)));
}

/** Our own change comes back to us as an event: what its answer already brought need not be asked again. */
function isAsNew(row: unknown, { id, version }: LiveEvent): boolean {
  const known = (row ?? {}) as KnownRow;
  return known.id === id && typeof known.version === "number" && known.version >= version;
}

/** A list below one row is not touched by what happens below another. */
function isOfParent({ conditions = [] }: Asked, { parents = [] }: LiveEvent): boolean {
  const [parent] = parents;
  const below = conditions.find((one) => one.attribute === parent?.reference && one.operator === "=");
  return below === undefined || below.value === parent?.id;
}

/** An answer about a row that brings along what hangs from it. */
function isBelow(type: string, asked: Asked, { parents = [] }: LiveEvent): boolean {
  return parents.some((parent) => parent.type === type && parent.id === asked.id);
}

/** A row shows its files, and a list of files names the row it is of. */
function isOfOwner(type: string, asked: Asked, { parents = [] }: LiveEvent): boolean {
  const [owner] = parents;
  if (owner === undefined) return false;
  return (
    (type === FILES && asked.reference_id === owner.id) || (type === owner.type && asked.id === owner.id)
  );
}

/**
 * What somebody wrote down that the server has not confirmed yet, and the rules of its way there: in the order in which it
 * was written, each once, and what was refused holds up nothing but later entries of the same row.
 */
import { RpcError, type RpcIssue } from "#rpc/rpc-error";

export type Row = Readonly<Record<string, unknown>>;

export const FILE_SERVICE = "filemanager";

export interface FieldWrite {
  readonly operationId: string;
  /** The field's own, unless it is about a file: what is drawn over a photo. */
  readonly service?: typeof FILE_SERVICE;
  /** The type on the wire. */
  readonly type: string;
  readonly action: string;
  /** A create carries the id that was made here. */
  readonly attributes: Row;
}

/** Why the server did not take it, as it said so. */
export interface Refusal {
  readonly status: number;
  readonly errors: readonly RpcIssue[];
}

/**
 *   waiting    it goes out when its turn comes
 *   refused    the server said no: it stays with the reason until a person deals with it
 *   conflict   somebody else changed the row meanwhile: a person chooses
 */
export type EntryState = "waiting" | "refused" | "conflict";

export interface Entry extends FieldWrite {
  /** Its place in the order, given by the database. */
  readonly seq: number;
  readonly id: string;
  /** Sent with every try: the server answers the same key once. */
  readonly key: string;
  readonly country: string;
  readonly at: string;
  /** The entry of the same row whose answer brings the version that this one is based on. */
  readonly follows: string | null;
  /** The row as it was seen when this was written, to show both sides of a conflict. */
  readonly before: Row | null;
  /** Since when it may have arrived. */
  readonly triedAt: string | null;
  readonly state: EntryState;
  readonly refusal: Refusal | null;
}

/** What an entry is about. Calls without a row of their own are about the operation, or one period or hold of it. */
export function rowKey({ type, action, attributes, operationId }: FieldWrite): string {
  if (typeof attributes.id === "string") return `${type}/${attributes.id}`;
  return [type, action, operationId, attributes.period_id ?? attributes.hold ?? ""].join("/");
}

export function rowId({ attributes }: FieldWrite): string | undefined {
  return typeof attributes.id === "string" ? attributes.id : undefined;
}

/** The entry whose turn it is; they come in their order. What is held back waits for something else to arrive first. */
export function nextToSend(
  entries: readonly Entry[],
  heldBack: ReadonlySet<string> = new Set(),
): Entry | undefined {
  const blocked = new Set<string>();
  for (const entry of entries) {
    const key = rowKey(entry);
    if (entry.state !== "waiting" || heldBack.has(entry.id)) blocked.add(key);
    else if (!blocked.has(key)) return entry;
  }
  return undefined;
}

/** The newest entry about the same row: what comes now is based on it. */
export function lastOfRow(entries: readonly Entry[], write: FieldWrite): Entry | undefined {
  const key = rowKey(write);
  return entries.findLast((entry) => rowKey(entry) === key);
}

/** Entries about photos that are on their way themselves: `onTheWay` are the ids of those. */
export function behindPhotos(entries: readonly Entry[], onTheWay: ReadonlySet<string>): ReadonlySet<string> {
  const behind = entries.filter(
    (entry) => entry.service === FILE_SERVICE && onTheWay.has(String(rowId(entry))),
  );
  return new Set(behind.map((entry) => entry.id));
}

/** Rows that the server does not know yet: whatever hangs from them waits. */
export function unbornRows(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap((entry) => (entry.action === "create" ? [String(entry.attributes.id)] : [])),
  );
}

export type Verdict =
  /** Nobody is there, or nobody has time: the same again later. */
  | { readonly kind: "later"; readonly seconds: number | undefined; readonly isFault: boolean }
  | { readonly kind: "conflict"; readonly current: Row; readonly refusal: Refusal }
  | { readonly kind: "exists"; readonly refusal: Refusal }
  | { readonly kind: "refused"; readonly refusal: Refusal };

export function verdictOf(error: unknown, { action }: Pick<Entry, "action">): Verdict {
  if (!(error instanceof RpcError)) throw error;
  const refusal = { status: error.status, errors: error.errors };
  const isPassing = error.network || error.status === 401 || error.status === 429 || error.status >= 500;
  if (isPassing) return { kind: "later", seconds: error.retryAfter, isFault: error.status === 500 };
  const { current } = error.errors.find((issue) => issue.code === "stale") ?? {};
  if (typeof current === "object" && current !== null)
    return { kind: "conflict", current: current as Row, refusal };
  const isTaken = error.errors.some((issue) => issue.code === "already_exists" && issue.field === "id");
  return { kind: action === "create" && isTaken ? "exists" : "refused", refusal };
}

/**
 * The server forgets keys after a day. Whoever got no answer and comes back later is told that the row was changed, by
 * nobody but themselves: it is one version further and says what was sent.
 */
export function isOwnChange({ triedAt, attributes }: Entry, current: Row): boolean {
  if (triedAt === null || typeof attributes.version !== "number") return false;
  if (current.version !== attributes.version + 1) return false;
  return Object.entries(attributes).every(
    ([name, sent]) => name === "version" || isSame(sent ?? null, current[name] ?? null),
  );
}

/**
 * What an update changes of the row as it was seen. Pages send all that they show; kept here for hours, that would put old
 * values over what somebody else has written, or chosen in a conflict, meanwhile.
 */
export function changesOnly(write: FieldWrite, before: Row | null): FieldWrite {
  if (write.action !== "update" || before === null) return write;
  const { id, version, ...values } = write.attributes;
  const changed = Object.entries(values).filter(
    ([name, sent]) => !isSame(sent ?? null, before[name] ?? null),
  );
  if (changed.length === 0) return write;
  return { ...write, attributes: { id, version, ...Object.fromEntries(changed) } };
}

/** As far as it was sent: the server adds names and derived values to what it was given. */
function isSame(sent: unknown, stored: unknown): boolean {
  if (Array.isArray(sent))
    return (
      Array.isArray(stored) &&
      sent.length === stored.length &&
      sent.every((one, at) => isSame(one, stored[at]))
    );
  if (typeof sent === "object" && sent !== null)
    return (
      typeof stored === "object" &&
      stored !== null &&
      Object.entries(sent).every(([name, value]) => isSame(value ?? null, (stored as Row)[name] ?? null))
    );
  return String(sent) === String(stored);
}

/** The version in an answer that is a row. */
export function versionOf(answer: unknown): number | undefined {
  const { version } = (answer ?? {}) as { readonly version?: unknown };
  return typeof version === "number" ? version : undefined;
}

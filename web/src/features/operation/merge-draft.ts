/**
 * What somebody has entered, carried over to a row that has changed meanwhile: what they touched stays theirs, the rest
 * says what the row says now.
 */
export interface MergedDraft<T> {
  readonly draft: T;
  /** Something that they touched has been changed to something else. */
  readonly isContested: boolean;
}

/** `base` is what the row said when `draft` was begun, `start` what it says now. */
export function mergeDraft<T>(base: T, draft: T, start: T): MergedDraft<T> {
  // What a form does not show it leaves undefined: nobody has entered that.
  const isUntouched = draft === undefined || isSame(draft, base);
  if (isUntouched || isSame(draft, start)) return { draft: start, isContested: false };
  if (isSame(base, start)) return { draft, isContested: false };
  if (!isGroup(base) || !isGroup(draft) || !isGroup(start)) return { draft, isContested: true };
  const names = new Set([...Object.keys(draft), ...Object.keys(start)]);
  const merged = [...names].map(
    (name) => [name, mergeDraft<unknown>(base[name], draft[name], start[name])] as const,
  );
  return {
    draft: Object.fromEntries(merged.map(([name, one]) => [name, one.draft])) as T,
    isContested: merged.some(([, one]) => one.isContested),
  };
}

/** Whether everything that was entered has come to the row, in whichever words. */
export function isTakenOver(base: unknown, draft: unknown, start: unknown): boolean {
  if (draft === undefined || isSame(draft, base)) return true;
  if (isGroup(base) && isGroup(draft) && isGroup(start))
    return Object.keys(draft).every((name) => isTakenOver(base[name], draft[name], start[name]));
  return !isSame(base, start);
}

/** Tells one state of a row from another. */
export type Version = number | string;

/** A draft as it is kept, with what it was begun from. */
export interface KeptDraft<T> {
  readonly version: Version;
  /** What the row said in that version. */
  readonly base: T;
  readonly draft: T;
  /** The base is what was saved from this form, in its own words: that the row says it in others is nobody's change. */
  readonly isOwn?: boolean;
}

/** A draft on the screen. */
export interface OpenDraft<T> extends KeptDraft<T>, MergedDraft<T> {
  /** What was being saved when the row came back and said so. */
  readonly arrived?: T;
}

/**
 * What the row says, or what was entered and not saved, carried over where the row is another by now. `sent` is what
 * is being saved right now.
 */
export function openDraft<T>(
  kept: Partial<KeptDraft<T>> | undefined,
  version: Version,
  start: T,
  sent?: T,
): OpenDraft<T> {
  const fresh = { version, base: start, draft: start, isContested: false };
  if (kept?.draft === undefined) return fresh;
  if (kept.version === version) return { ...fresh, draft: kept.draft };
  if (kept.base === undefined) return fresh;
  // The row says it in the words of the server, which may be others than those that were typed.
  if (sent !== undefined && isTakenOver(kept.base, sent, start))
    return { ...fresh, draft: mergeDraft(sent, kept.draft, start).draft, arrived: sent };
  const merged = mergeDraft(kept.base, kept.draft, start);
  return { ...fresh, ...merged, isContested: merged.isContested && kept.isOwn !== true };
}

/**
 * It was saved: that is what the row says now. What was entered since the press, `sent`, stays. Nothing is left to do
 * where the row itself has said so before.
 */
export function settledDraft<T>(sent: T, open: OpenDraft<T>, saved: T): OpenDraft<T> {
  if (open.arrived === sent) return open;
  return { ...open, base: saved, draft: mergeDraft(sent, open.draft, saved).draft, isOwn: true };
}

/** What a form shows otherwise than it should, by the place of the field. */
export function differences(
  shown: unknown,
  meant: unknown,
  at = "",
): readonly (readonly [string, unknown])[] {
  if (isSame(shown, meant)) return [];
  if (!isAlike(shown, meant)) return [[at, meant]];
  const names = new Set([...Object.keys(shown), ...Object.keys(meant as typeof shown)]);
  return [...names].flatMap((name) =>
    differences(shown[name], (meant as typeof shown)[name], at === "" ? name : `${at}.${name}`),
  );
}

/** Lists with as many lines are told apart line by line: to write one as a whole would draw all of its lines anew. */
function isAlike(shown: unknown, meant: unknown): shown is Readonly<Record<string, unknown>> {
  if (Array.isArray(shown) && Array.isArray(meant)) return shown.length === meant.length;
  return isGroup(shown) && isGroup(meant);
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Lines are taken as a whole: which of them is which cannot be told. */
function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

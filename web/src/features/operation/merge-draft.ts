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

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Lines are taken as a whole: which of them is which cannot be told. */
function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

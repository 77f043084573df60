/**
 * How much of a person's field work has not left this device, in a place that can be read without opening the database:
 * the header shows it, signing out asks because of it, and the next start opens the outbox because of it.
 */
export interface WaitingMark {
  readonly entries: number;
  readonly photos: number;
  readonly refused: number;
  readonly lastSentAt: string | undefined;
}

export const NOTHING_WAITS: WaitingMark = { entries: 0, photos: 0, refused: 0, lastSentAt: undefined };
const PREFIX = "plimsoll.waiting.";

const listeners = new Set<() => void>();
const read = new Map<string, { readonly text: string | null; readonly mark: WaitingMark }>();

/** The same object until it changes. */
export function waitingMark(userId: string | null): WaitingMark {
  if (userId === null) return NOTHING_WAITS;
  const text = stored(userId);
  const known = read.get(userId);
  if (known && known.text === text) return known.mark;
  const mark = parsed(text);
  read.set(userId, { text, mark });
  return mark;
}

export function setWaitingMark(userId: string, mark: WaitingMark): void {
  try {
    localStorage.setItem(`${PREFIX}${userId}`, JSON.stringify(mark));
  } catch {
    // Full or switched off: what waits is sent when a page of the field opens.
  }
  announce();
}

export function clearWaitingMark(userId: string): void {
  try {
    localStorage.removeItem(`${PREFIX}${userId}`);
  } catch {
    // Switched off: nothing was kept.
  }
  announce();
}

/** Before something is written: a tab that ends in the middle leaves a mark too many rather than one too few. */
export function expectMore(
  userId: string,
  more: { readonly entries?: number; readonly photos?: number },
): void {
  const mark = waitingMark(userId);
  setWaitingMark(userId, {
    ...mark,
    entries: mark.entries + (more.entries ?? 0),
    photos: mark.photos + (more.photos ?? 0),
  });
}

export function isWaiting({ entries, photos }: WaitingMark): boolean {
  return entries + photos > 0;
}

export function subscribeWaitingMark(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}

function stored(userId: string): string | null {
  try {
    return localStorage.getItem(`${PREFIX}${userId}`);
  } catch {
    return null;
  }
}

function parsed(text: string | null): WaitingMark {
  try {
    const value = JSON.parse(text ?? "null") as Partial<WaitingMark> | null;
    const count = (given: unknown) => (typeof given === "number" && given > 0 ? given : 0);
    return {
      entries: count(value?.entries),
      photos: count(value?.photos),
      refused: count(value?.refused),
      lastSentAt: typeof value?.lastSentAt === "string" ? value.lastSentAt : undefined,
    };
  } catch {
    return NOTHING_WAITS;
  }
}

// Another tab of the same person writes it too.
if (typeof window !== "undefined")
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith(PREFIX)) announce();
  });

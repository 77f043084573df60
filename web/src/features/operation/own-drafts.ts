/**
 * What somebody entered in the field and did not save, kept on this device by the person who entered it: whoever works
 * here next sees none of it.
 */
import { clientState, DRAFT_PREFIX } from "#app/client-state";

const ownPlace = () => `${DRAFT_PREFIX}${clientState().user_id ?? ""}.field.`;

export function ownDraftKey(name: string): string {
  return `${ownPlace()}${name}`;
}

export function readOwnDraft<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** All whose names begin like this, by the rest of the name. */
export function readOwnDrafts<T>(place: string): Readonly<Record<string, T>> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(place));
    return Object.fromEntries(
      keys.flatMap((key) => {
        const draft = readOwnDraft<T>(key);
        return draft === undefined ? [] : [[key.slice(place.length), draft]];
      }),
    );
  } catch {
    return {};
  }
}

export function writeOwnDraft(key: string, value: unknown): void {
  // Signed out, the drafts are gone; a last keystroke must not bring one back.
  if (value !== undefined && !key.startsWith(ownPlace())) return;
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Switched off or full: it is kept in the page alone.
  }
}

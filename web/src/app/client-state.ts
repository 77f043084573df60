/**
 * What the browser remembers: who is signed in, the country and language of work, and a few preferences. One
 * value under one key, so that signing out forgets it in one stroke. No secret is here: the session itself is
 * a cookie that scripts cannot read.
 */
import { DEFAULT_COUNTRY } from "@plimsoll/domain/access/actor";
import type { SessionUser } from "@plimsoll/domain/access/session-user";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@plimsoll/domain/kernel/locale";
import type { WorkView } from "@plimsoll/domain/operation/output";
import { replaceEqualDeep } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";

const KEY = "plimsoll";
/** What was typed and not saved is kept apart, one entry per form, so that typing does not rewrite all the rest. */
export const DRAFT_PREFIX = `${KEY}.draft.`;

export type ColorScheme = "auto" | "light" | "dark";
export type Density = "comfortable" | "compact";

export interface Selections {
  readonly barge: string | null;
  readonly ship: string | null;
  readonly workOrder: string | null;
  readonly operation: string | null;
  readonly operationTab: string;
  readonly mapFilters: Readonly<Record<string, unknown>>;
}

export interface RecentChoice {
  readonly id: string;
  readonly name: string;
  /** The country it was chosen for; null where any would do. */
  readonly country: string | null;
}

export interface Opened {
  readonly to: string;
  readonly name: string;
  readonly detail: string;
}

export interface ClientState {
  readonly user_id: string | null;
  readonly user: SessionUser | null;
  /** With what they signed in, so that an expired session asks for the password alone. */
  readonly login: string;
  readonly country: string;
  readonly countries: readonly string[];
  readonly locale: Locale;
  /** Whether somebody chose the language on this device; until then an account may bring its own. */
  readonly localeChosen: boolean;
  /** The menu with its words; else as a rail of symbols. Lists need the width more, so they have a choice of their own. */
  readonly menuOpen: boolean;
  readonly menuOpenAtLists: boolean;
  readonly colorScheme: ColorScheme;
  readonly density: Density;
  /** Columns that somebody chose for the list of a record, in their order. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** Widths that somebody drew columns to, by list and column, in pixels. */
  readonly columnWidths: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Whether the filters stand beside every list. */
  readonly filtersPinned: boolean;
  /** Which operations at work somebody last looked at. */
  readonly workView: WorkView;
  /** Whether trucks stand on their board or in a table. */
  readonly trucksAs: "board" | "table";
  /** What was lately opened from the palette, newest first. */
  readonly opened: readonly Opened[];
  /** What was lately chosen in the pickers of a record, newest first. */
  readonly recent: Readonly<Record<string, readonly RecentChoice[]>>;
  readonly selections: Selections;
}

export const FRESH_STATE: ClientState = {
  user_id: null,
  user: null,
  login: "",
  country: DEFAULT_COUNTRY,
  countries: [],
  locale: DEFAULT_LOCALE,
  localeChosen: false,
  menuOpen: true,
  menuOpenAtLists: true,
  colorScheme: "auto",
  density: "comfortable",
  columns: {},
  columnWidths: {},
  filtersPinned: false,
  workView: "mine",
  trucksAs: "board",
  opened: [],
  recent: {},
  selections: {
    barge: null,
    ship: null,
    workOrder: null,
    operation: null,
    operationTab: "vessel_form",
    mapFilters: {},
  },
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whatever an older version or a curious hand left there: known parts are taken, the rest starts fresh. */
export function readState(text: string | null): ClientState {
  try {
    const stored: unknown = text === null ? null : JSON.parse(text);
    if (!isObject(stored)) return FRESH_STATE;
    const state = { ...FRESH_STATE, ...stored } as ClientState;
    const signedIn =
      typeof state.user_id === "string" && isObject(state.user) && Array.isArray(state.user.profiles);
    return {
      ...state,
      ...(signedIn ? {} : { user_id: null, user: null }),
      login: typeof state.login === "string" ? state.login : "",
      locale: isLocale(state.locale) ? state.locale : DEFAULT_LOCALE,
      countries: Array.isArray(state.countries) ? state.countries : [],
      columns: isObject(stored.columns) ? state.columns : {},
      columnWidths: isObject(stored.columnWidths) ? state.columnWidths : {},
      filtersPinned: stored.filtersPinned === true,
      opened: Array.isArray(stored.opened) ? state.opened : [],
      recent: isObject(stored.recent) ? state.recent : {},
      selections: { ...FRESH_STATE.selections, ...(isObject(stored.selections) ? stored.selections : {}) },
    };
  } catch {
    return FRESH_STATE;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // Storage can be switched off; the session then lives as long as the page.
  }
}

let current = readState(stored());
const listeners = new Set<() => void>();

/** What says the same as before stays the same object: nothing that shows it is drawn again. */
function publish(next: ClientState): void {
  current = replaceEqualDeep(current, next);
  for (const listener of listeners) listener();
}

export function clientState(): ClientState {
  return current;
}

export function setClientState(change: Partial<ClientState>): void {
  const next = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Full or switched off: the page works on without memory.
  }
  publish(next);
}

export function setSelection(change: Partial<Selections>): void {
  setClientState({ selections: { ...current.selections, ...change } });
}

/** Whether it is remembered already, so that nobody is told of nothing. */
export function isKept(selections: Selections, change: Partial<Selections>): boolean {
  return JSON.stringify({ ...selections, ...change }) === JSON.stringify(selections);
}

/** Keeps in mind what somebody has open: the ship, the barge, the order. Elsewhere it is what they mean. */
export function useCurrent(change: Partial<Selections>): void {
  const text = JSON.stringify(change);
  useEffect(() => {
    const chosen = JSON.parse(text) as Partial<Selections>;
    if (!isKept(current.selections, chosen)) setSelection(chosen);
  }, [text]);
}

/**
 * Signing out, and another person signing in, forgets everything but how the screen should look and speak to whoever
 * comes next. In one stroke with what is known of them: nobody is signed out in between.
 */
export function clearClientState(next: Partial<ClientState> = {}): void {
  const { locale, localeChosen, colorScheme } = current;
  setClientState({ ...FRESH_STATE, locale, localeChosen, colorScheme, ...next });
  forgetDrafts();
}

function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key);
  } catch {
    // Switched off: nothing was kept.
  }
}

export function subscribeClientState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells who was there when somebody else is, or nobody any more; in whichever tab they signed in or out. */
export function subscribePerson(listener: (now: string | null, before: string | null) => void): () => void {
  let known = current.user_id;
  return subscribeClientState(() => {
    const before = known;
    known = current.user_id;
    if (known !== before) listener(known, before);
  });
}

/** Another tab signing in, out or elsewhere changes this one too. */
export function followOtherTab({ key, newValue }: Pick<StorageEvent, "key" | "newValue">): void {
  if (key === KEY || key === null) publish(readState(newValue));
}

if (typeof window !== "undefined") window.addEventListener("storage", followOtherTab);

/** `select` must return a part of the state, not a new object, or the component never comes to rest. */
export function useClientState<T>(select: (state: ClientState) => T): T {
  return useSyncExternalStore(subscribeClientState, () => select(current));
}

/** Who is signed in, as the screens see it, and the ways in and out. */
import { type Actor, isMaster } from "@plimsoll/domain/access/actor";
import { may, type PermissionRequest } from "@plimsoll/domain/access/permission";
import { actorOf, type SessionUser } from "@plimsoll/domain/access/session-user";
import { greetingPart } from "@plimsoll/domain/kernel/dates";
import { isLocale, type Locale } from "@plimsoll/domain/kernel/locale";
import type { ScreenWords } from "@plimsoll/domain/locales/words";
import { useCallback } from "react";
import { currentWords } from "#i18n/dictionary";
import { say } from "#i18n/say";
import { forgetFieldWork } from "#offline/sign-out";
import { call, logout, type SignedIn } from "#rpc/client";
import { queryClient } from "#rpc/query-client";
import { refuseWaitingCalls } from "#rpc/sign-in-gate";
import { toasts } from "#ui/toasts";
import {
  clearClientState,
  clientState,
  setClientState,
  subscribePerson,
  useClientState,
} from "./client-state.ts";
import { keptCountry, selectableCountries } from "./countries.ts";

export interface Session {
  readonly userId: string;
  readonly user: SessionUser;
  readonly actor: Actor;
}

/** The signed-in person, or nobody. */
export function useSession(): Session | undefined {
  const userId = useClientState((state) => state.user_id);
  const user = useClientState((state) => state.user);
  return userId === null || user === null ? undefined : sessionOf(userId, user);
}

/** One for everything on the screen that asks who is there. */
const sessions = new WeakMap<SessionUser, Session>();

function sessionOf(userId: string, user: SessionUser): Session {
  const known = sessions.get(user);
  if (known?.userId === userId) return known;
  const session = { userId, user, actor: actorOf(userId, user) };
  sessions.set(user, session);
  return session;
}

/** For pages behind the guard, where somebody is always signed in. */
export function useActor(): Actor {
  const session = useSession();
  if (!session) throw new Error("this page is behind the guard and needs a session");
  return session.actor;
}

/** Answers permission questions about the signed-in person; nobody may nothing. */
export function useMay(): (question?: PermissionRequest) => boolean {
  const session = useSession();
  return useCallback((question) => session !== undefined && may(session.actor, question), [session]);
}

/** Remembers who signed in. The language of the page stays: it was chosen on this device. */
export function rememberSession({ user_id, user }: SignedIn): void {
  const actor = actorOf(user_id, user);
  const countries = selectableCountries(actor);
  const before = clientState();
  const isSame = before.user_id === user_id;
  const chosen = isSame ? before.country : isMaster(actor) ? user.country : null;
  const session = { user_id, user, countries, country: keptCountry(chosen, countries) };
  if (isSame || before.user_id === null) setClientState(session);
  else clearClientState(session);
}

/**
 * What one person began must not go out in the name of another, nor what they saw stay where another works: not even
 * where the other signed in on another tab.
 */
export function watchPerson(): () => void {
  return subscribePerson((now, before) => {
    if (before === null) return;
    refuseWaitingCalls();
    queryClient.clear();
    if (now !== null) toasts.info(currentWords().app.session.expired.otherPerson);
  });
}

/** After a sign-in from the login page. The account's language counts until one is chosen on this device. */
export function beginSession(signedIn: SignedIn): void {
  queryClient.clear();
  rememberSession(signedIn);
  if (!clientState().localeChosen && isLocale(signedIn.user.locale))
    setClientState({ locale: signedIn.user.locale });
}

/** Whoever has field work that was never sent is asked before (`#offline/sign-out`). */
export async function endSession(): Promise<void> {
  const ended = logout();
  const { user_id } = clientState();
  clearClientState();
  await Promise.all([ended, forgetFieldWork(user_id)]);
}

/** Asks the server who this is: rights may have changed since the browser last looked. */
export async function refreshSession(): Promise<void> {
  const { attributes } = await call({ service: "session", action: "load", type: "default" });
  rememberSession(attributes);
}

/** Keeps the choice here at once and with the account when somebody is signed in. */
export function chooseLocale(locale: Locale): void {
  setClientState({ locale, localeChosen: true });
  // Answers name rows in the language they were asked in.
  void queryClient.invalidateQueries({ queryKey: ["rpc"] });
  if (clientState().user_id === null) return;
  void call({ service: "session", action: "update", type: "default", attributes: { locale } }).catch(
    () => undefined,
  );
}

export function chooseCountry(country: string): void {
  setClientState({ country });
}

export function greeting(words: ScreenWords, name: string, hour: number): string {
  const { goodMorning, goodAfternoon, goodEvening } = words.messages;
  const sentence = { morning: goodMorning, afternoon: goodAfternoon, evening: goodEvening }[
    greetingPart(hour)
  ];
  return say(sentence, { name });
}

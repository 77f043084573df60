import { words } from "@plimsoll/domain/locales/en/index";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepTyped, typedBefore } from "#features/tools/typed";
import { setDictionary } from "#i18n/dictionary";
import type { SignedIn } from "#rpc/client";
import { queryClient } from "#rpc/query-client";
import { isWaitingForSignIn, waitForSignIn } from "#rpc/sign-in-gate";
import {
  clearClientState,
  clientState,
  FRESH_STATE,
  followOtherTab,
  setClientState,
} from "./client-state.ts";
import { rememberSession, watchPerson } from "./session.tsx";

const user = { name: "Ana", country: "BR", locale: "pt", profiles: [] } as unknown as SignedIn["user"];
const ana: SignedIn = { user_id: "ana", user };
const bruno: SignedIn = { user_id: "bruno", user: { ...user, name: "Bruno" } };
const ROWS = ["rpc", "register", "port", "list", "BR", {}];

const theirs = {
  opened: [{ to: "/a", name: "Order of Ana", detail: "" }],
  recent: { port: [{ id: "p", name: "Santos", country: "BR" }] },
  selections: { ...FRESH_STATE.selections, workOrder: "w" },
  columns: { port: ["name"] },
};

let stopWatching: () => void;
let waiting: Promise<boolean>;

beforeEach(() => {
  setDictionary({ locale: "en", words });
  rememberSession(ana);
  setClientState({ ...theirs, colorScheme: "dark" });
  stopWatching = watchPerson();
  queryClient.setQueryData(ROWS, "rows of Ana");
  waiting = waitForSignIn();
});

afterEach(() => {
  stopWatching();
  clearClientState();
  queryClient.clear();
});

async function expectNothingOfAna(): Promise<void> {
  expect(isWaitingForSignIn()).toBe(false);
  expect(await waiting).toBe(false);
  expect(queryClient.getQueryData(ROWS)).toBeUndefined();
}

it("passes nothing of one person on to another who signs in over an expired session", async () => {
  keepTyped("laytime", { rate: "1" });
  rememberSession(bruno);
  await expectNothingOfAna();
  const { user_id, opened, recent, selections, columns, colorScheme } = clientState();
  expect({ user_id, opened, recent, selections, columns }).toEqual({
    user_id: "bruno",
    opened: [],
    recent: {},
    selections: FRESH_STATE.selections,
    columns: {},
  });
  expect(colorScheme).toBe("dark");
  expect(typedBefore("laytime")).toBeUndefined();
});

it("passes nothing of one person on to another who signed in on another tab, nor to nobody", async () => {
  followOtherTab({ key: "plimsoll", newValue: JSON.stringify({ ...FRESH_STATE, ...bruno }) });
  await expectNothingOfAna();
  queryClient.setQueryData(ROWS, "rows of Bruno");
  followOtherTab({ key: "plimsoll", newValue: null });
  expect(queryClient.getQueryData(ROWS)).toBeUndefined();
});

it("loses nothing when the same person signs in again", () => {
  rememberSession({ ...ana, user: { ...user, name: "Ana Maria" } });
  expect(clientState()).toMatchObject({ ...theirs, user_id: "ana" });
  expect(isWaitingForSignIn()).toBe(true);
  expect(queryClient.getQueryData(ROWS)).toBe("rows of Ana");
});

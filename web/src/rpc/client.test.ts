import { words } from "@plimsoll/domain/locales/en/index";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setDictionary } from "#i18n/dictionary";
import { answerProposal, call, configureRpc, viewProposal } from "./client.ts";
import { RpcError } from "./rpc-error.ts";
import { isWaitingForSignIn, refuseWaitingCalls, repeatWaitingCalls } from "./sign-in-gate.ts";

const answers: (() => Response)[] = [];
const sent: Record<string, unknown>[] = [];
let person: string | null = "ana";

const reply = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const expired = reply(401, { statusCode: 401, errors: [{ code: "session_expired", message: "expired" }] });
const list = { service: "register", action: "list", type: "port" } as const;

beforeEach(() => {
  answers.length = 0;
  sent.length = 0;
  person = "ana";
  setDictionary({ locale: "en", words });
  configureRpc({
    country: () => "AR",
    locale: () => "es",
    person: () => person,
    subscribe: () => () => undefined,
  });
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    sent.push({ ...JSON.parse(String(init.body)), headers: init.headers });
    const answer = answers.shift();
    if (!answer) throw new TypeError("no network");
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

it("sends the envelope with the country, the key of the client and the language", async () => {
  answers.push(reply(200, { attributes: [1] }));
  const answer = await call({ ...list, attributes: { search: "x" }, idempotencyKey: "k" });
  expect(answer.attributes).toEqual([1]);
  expect(sent[0]).toMatchObject({
    ...list,
    country: "AR",
    api_key: "plimsoll-web",
    idempotency_key: "k",
    attributes: { search: "x" },
    headers: { "accept-language": "es" },
  });
});

it("repeats the same call after the person has signed in again", async () => {
  answers.push(expired, reply(200, { attributes: "done" }));
  const pending = call({ ...list, idempotencyKey: "once" });
  await vi.waitFor(() => expect(isWaitingForSignIn()).toBe(true));
  repeatWaitingCalls();
  expect((await pending).attributes).toBe("done");
  expect(sent.map((body) => body.idempotency_key)).toEqual(["once", "once"]);
  expect(isWaitingForSignIn()).toBe(false);
});

it("refuses the waiting call when the person leaves instead", async () => {
  answers.push(expired);
  const pending = call(list);
  await vi.waitFor(() => expect(isWaitingForSignIn()).toBe(true));
  refuseWaitingCalls();
  await expect(pending).rejects.toMatchObject({ status: 401 });
});

it("is not repeated in the name of somebody who has signed in since it was sent", async () => {
  answers.push(() => {
    person = "bruno";
    return expired();
  });
  await expect(call(list)).rejects.toMatchObject({ status: 401 });
  expect(isWaitingForSignIn()).toBe(false);
});

it("asks a visitor for nothing", async () => {
  person = null;
  answers.push(expired);
  await expect(call(list)).rejects.toMatchObject({ status: 401 });
  expect(isWaitingForSignIn()).toBe(false);
});

it("takes an expired token in an old server's words for an ended session", async () => {
  person = null;
  answers.push(() => new Response("Token has expired", { status: 500 }));
  await expect(call(list)).rejects.toMatchObject({ status: 401, message: words.errors.session_expired });
});

it("has its own words for silence and for answers without any", async () => {
  await expect(call(list)).rejects.toMatchObject({
    network: true,
    message: "NO NETWORK, VERIFY YOU CONNECTION",
  });
  vi.stubGlobal("navigator", { onLine: false });
  await expect(call(list)).rejects.toMatchObject({
    network: true,
    message: words.messages.networkUnavailable,
  });
  answers.push(() => new Response("<html>", { status: 502 }));
  await expect(call(list)).rejects.toMatchObject({ status: 502, message: words.errors.bad_request });
});

it("keeps the first message of each field, and the request id", async () => {
  const errors = [
    { code: "required", field: "name", message: "Name is required" },
    { code: "too_long", field: "name", message: "too long" },
    { code: "invalid", message: "whole row" },
  ];
  answers.push(reply(405, { statusCode: 405, errors, request_id: "r-1" }));
  const error = await call(list).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RpcError);
  expect(error).toMatchObject({ byField: { name: "Name is required" }, requestId: "r-1" });
});

it("reads and answers a proposal by its link alone: no envelope, and no sign-in to wait for", async () => {
  const offer = { proposal: { propcode: "BR-P-1" }, company: "Us", validity: "valid", may_answer: true };
  const gone = reply(406, { statusCode: 406, errors: [{ code: "link_not_available", message: "gone" }] });
  answers.push(reply(200, { attributes: offer }), reply(200, { attributes: { status: "refused" } }), gone);
  expect(await viewProposal("t")).toEqual(offer);
  const answer = { token: "t", status: "refused", name: "Maria", reason: "Price" } as const;
  await answerProposal(answer);
  await expect(viewProposal("t")).rejects.toMatchObject({ status: 406, code: "link_not_available" });
  const plain = sent.map(({ headers: _, ...body }) => body);
  expect(plain).toEqual([{ token: "t" }, answer, { token: "t" }]);
  expect(isWaitingForSignIn()).toBe(false);
});

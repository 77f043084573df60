/**
 * What reaches the log: one line per request, and no secret in any of them.
 *
 * @engine any: it is about lines of the log
 */
import { expect, it } from "vitest";
import { DEMO_PASSWORD } from "../src/demo-accounts.ts";
import { buildServer } from "../src/http/server.ts";
import { openApp, openLog } from "../src/start.ts";
import { openTestDatabase, testEnv } from "./harness.ts";

it("keeps tokens, keys and passwords out of it, whatever goes wrong", async () => {
  const lines: string[] = [];
  const log = openLog({ LOG_LEVEL: "trace" }, { write: (line: string) => void lines.push(line) });
  const { db, drop } = await openTestDatabase({});
  const app = await openApp(testEnv("unused", { API_KEYS: "plimsoll-web,secret-key" }), log, db);
  const http = await buildServer(app);
  const post = async (url: string, payload: object, headers = {}) =>
    (await http.inject({ method: "POST", url, payload, headers })).json();
  const login = (password: string) =>
    post("/api/login", {
      service: "session",
      action: "login",
      api_key: "secret-key",
      attributes: { login: "admin@demo.test", password },
    });
  const { token } = await login(DEMO_PASSWORD);
  await login("Wrong-Secret-1");
  await post("/api", { service: "register", action: "list", type: "port", token, attributes: {} });
  await post("/api", {
    service: "register",
    action: "list",
    type: "port",
    token: "invented-token",
    attributes: {},
  });
  await post(
    "/api",
    { service: "register", action: "list", type: "port", attributes: {} },
    { cookie: `plimsoll_session=${token}` },
  );
  await post("/api", {
    service: "session",
    action: "changepassword",
    type: "default",
    token,
    attributes: { current_password: "Old-Secret-1", password: "New-Secret-1" },
  });
  await http.inject({ method: "GET", url: `/recovery?token=${token}` });
  // A failure of ours is logged in full, and must still say nothing.
  log.error(
    { call: { token, attributes: { password: "Nested-Secret-1" } }, api_key: "secret-key" },
    "failed",
  );
  await http.close();
  await db.close();
  await drop();
  const text = lines.join("");
  expect(lines.filter((line) => line.includes('"path":"/api"')).length).toBe(4);
  for (const secret of [
    token,
    DEMO_PASSWORD,
    "Wrong-Secret-1",
    "invented-token",
    "Old-Secret-1",
    "New-Secret-1",
    "Nested-Secret-1",
    "secret-key",
  ]) {
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
  }
});

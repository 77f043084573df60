/** Two servers on one database: what one changes, the other knows; what one ends, the other ends. Needs a server. */
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer } from "#db/server";
import { buildServer } from "../src/http/server.ts";
import { openApp } from "../src/start.ts";
import { ENGINE, openTestDatabase, testEnv } from "./harness.ts";

type Answer = { status: number; body: { attributes: never; token: string } };

async function openProcess(url: string) {
  const db = await openServer({ url, poolSize: 3, onProblem: () => undefined });
  const app = await openApp(testEnv("unused", {}), pino({ level: "silent" }), db);
  const http = await buildServer(app);
  const post = async (path: string, payload: object): Promise<Answer> => {
    const reply = await http.inject({ method: "POST", url: path, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  return {
    app,
    post,
    async login(): Promise<string> {
      const attributes = { login: "admin@demo.test", password: "Plimsoll1" };
      const reply = await post("/api/login", {
        service: "session",
        action: "login",
        api_key: "plimsoll-web",
        attributes,
      });
      return reply.body.token;
    },
    call: (token: string, service: string, action: string, type: string, attributes: object = {}) =>
      post("/api", { service, action, type, country: "BR", token, attributes }),
    async close() {
      await http.close();
      await app.events.settled();
      await db.close();
    },
  };
}

describe.runIf(ENGINE === "server")("two processes", () => {
  let one: Awaited<ReturnType<typeof openProcess>>;
  let two: Awaited<ReturnType<typeof openProcess>>;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const opened = await openTestDatabase();
    await opened.db.close();
    drop = opened.drop;
    // Both at once on an empty database: one migrates and fills it, the other finds it done.
    [one, two] = await Promise.all([openProcess(opened.url ?? ""), openProcess(opened.url ?? "")]);
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    await drop();
  });

  const until = async (test: () => Promise<boolean>) => {
    for (let turn = 0; turn < 100; turn++) {
      if (await test()) return true;
      await new Promise((done) => setTimeout(done, 30));
    }
    return false;
  };

  it("fill an empty database once", async () => {
    const token = await one.login();
    const list = await one.call(token, "register", "list", "country", { pagination: { size: 1 } });
    expect((list.body as never as { pagination: { total: number } }).pagination.total).toBe(249);
  });

  it("show a name that the other one changed", async () => {
    const [here, there] = [await one.login(), await two.login()];
    const cities = (await one.call(here, "register", "list", "city", { search: "santos" })).body
      .attributes as { id: string; version: number }[];
    const [city] = cities;
    const shown = async () => {
      const conditions = [{ attribute: "city_id", operator: "=", value: city?.id }];
      const ports = (await two.call(there, "register", "list", "port", { conditions })).body.attributes as {
        city: { name: string };
      }[];
      return ports[0]?.city.name;
    };
    expect(await shown()).toBe("Santos");
    await one.call(here, "register", "update", "city", {
      id: city?.id,
      version: city?.version,
      name: "Santos Velho",
    });
    expect(await until(async () => (await shown()) === "Santos Velho")).toBe(true);
  });

  it("end a session for both", async () => {
    const token = await one.login();
    expect((await two.call(token, "register", "list", "port")).status).toBe(200);
    await one.call(token, "session", "logout", "default");
    expect(await until(async () => (await two.call(token, "register", "list", "port")).status === 401)).toBe(
      true,
    );
  });
});

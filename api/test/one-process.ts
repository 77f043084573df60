/** One of several servers on the same database, as another process would be: its own pool, caches and jobs. */
import { pino } from "pino";
import { openServer } from "#db/server";
import { buildServer } from "../src/http/server.ts";
import { openApp } from "../src/start.ts";
import { type AccountName, closeAtOnce, type Reply, testEnv } from "./harness.ts";

type Answer = Pick<Reply, "status" | "body">;

interface ProcessOptions {
  /** Where files are kept; none are, unless it is said. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export type OneProcess = Awaited<ReturnType<typeof openProcess>>;

export async function openProcess(url: string, { folder = "unused", env = {} }: ProcessOptions = {}) {
  const db = await openServer({ url, poolSize: 4, onProblem: () => undefined });
  const app = await openApp(testEnv(folder, { ...env }), pino({ level: "silent" }), db);
  const http = await buildServer(app);
  const post = async (
    path: string,
    payload: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const reply = await http.inject({ method: "POST", url: path, payload, headers });
    return { status: reply.statusCode, body: reply.json() };
  };
  return {
    app,
    http,
    post,
    listen: () => http.listen({ port: 0, host: "127.0.0.1" }),
    async login(account: AccountName): Promise<string> {
      const attributes = { login: `${account}@demo.test`, password: "Plimsoll1" };
      const asked = { service: "session", action: "login", type: "default", country: "BR" };
      return (await post("/api/login", { ...asked, api_key: "plimsoll-web", attributes })).body.token;
    },
    call: (token: string, service: string, action: string, type: string, attributes: object = {}) =>
      post("/api", { service, action, type, country: "BR", token, attributes }),
    async close() {
      await closeAtOnce(http);
      await app.jobs.stop();
      await app.printer.close();
      await app.events.settled();
      await db.close();
    },
  };
}

/** What somebody else does meanwhile, through the API. */
import type { RunningApp } from "./app.ts";
import { DEMO_PASSWORD, type DemoAccount } from "./sign-in.ts";

export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

export type Somebody = Awaited<ReturnType<typeof somebodyElse>>;

export async function somebodyElse(app: RunningApp, account: DemoAccount) {
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${app.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "default", country: "BR", api_key: "plimsoll-web", ...body }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as { token: string; attributes: Row };
  };
  const attributes = { login: `${account}@demo.test`, password: DEMO_PASSWORD };
  const { token } = await post("/api/login", { service: "session", action: "login", attributes });
  const on =
    (service: string) =>
    async (action: string, type: string, values: object): Promise<Row> =>
      (await post("/api", { service, action, type, token, attributes: values })).attributes;
  const list = async (service: string, type: string, conditions: readonly object[]) => {
    const pagination = { page: 1, size: 200 };
    return (await on(service)("list", type, { conditions, pagination })) as never as readonly Row[];
  };
  return {
    register: on("register"),
    proposal: on("proposal"),
    service: on("service"),
    workorder: on("workorder"),
    billing: on("billing"),
    filemanager: on("filemanager"),
    session: on("session"),
    list,
    /** The one row of that name. */
    async find(type: string, name: string): Promise<Row> {
      const [row] = await list("register", type, [{ attribute: "name", operator: "=", value: name }]);
      if (!row) throw new Error(`no ${type} is called ${name}`);
      return row;
    },
    /** Ends every session of this person but the one made here. */
    async endOtherSessions() {
      const sessions = await post("/api", { service: "session", action: "list", token, attributes: {} });
      for (const session of sessions.attributes as never as { id: string; current: boolean }[]) {
        if (session.current) continue;
        await post("/api", { service: "session", action: "revoke", token, attributes: { id: session.id } });
      }
    },
  };
}

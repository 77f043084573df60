/** Two servers on one database: what one changes, the other knows; what one ends, the other ends. Needs a server. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { App } from "#app";
import { sql } from "#db/sql";
import { openUnauthenticatedCall } from "#rpc/open-call";
import { ENGINE, openTestDatabase } from "./harness.ts";
import { type OneProcess, openProcess } from "./one-process.ts";

describe.runIf(ENGINE === "server")("two processes", () => {
  let one: OneProcess;
  let two: OneProcess;
  let drop: () => Promise<void>;
  let url: string;

  beforeAll(async () => {
    const opened = await openTestDatabase();
    await opened.db.close();
    drop = opened.drop;
    url = opened.url ?? "";
    // Both at once on an empty database: one migrates and fills it, the other finds it done.
    [one, two] = await Promise.all([openProcess(url), openProcess(url)]);
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
    const token = await one.login("admin");
    const list = await one.call(token, "register", "list", "country", { pagination: { size: 1 } });
    expect((list.body as never as { pagination: { total: number } }).pagination.total).toBe(249);
  });

  it("show a name that the other one changed", async () => {
    const [here, there] = [await one.login("admin"), await two.login("admin")];
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
    const token = await one.login("admin");
    expect((await two.call(token, "register", "list", "port")).status).toBe(200);
    await one.call(token, "session", "logout", "default");
    expect(await until(async () => (await two.call(token, "register", "list", "port")).status === 401)).toBe(
      true,
    );
  });

  /** What the second process hears of one type. */
  function hearing(type: string) {
    const ids = new Set<string>();
    let gaps = 0;
    const stop = two.app.events.subscribe((event) => {
      if (event === "gap") gaps++;
      else if (event !== "sessions" && event.type === type) ids.add(event.id);
    });
    return { ids, gaps: () => gaps, stop };
  }

  it("hear of every one of 300 rows created at once", async () => {
    const token = await one.login("admin");
    const heard = hearing("region");
    const made = await Promise.all(
      Array.from({ length: 300 }, (_, at) =>
        one.call(token, "register", "create", "region", { name: `Live ${at}` }),
      ),
    );
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
    await until(async () => heard.ids.size >= 300);
    heard.stop();
    expect([heard.ids.size, heard.gaps()]).toEqual([300, 0]);
  });

  const change = (at: number) => ({
    service: "register",
    type: "region",
    id: `01900000-0000-7000-8000-${String(at).padStart(12, "0")}`,
    action: "create",
    version: 1,
    owner: { country: "BR", customerId: null, companyId: null, userId: null },
  });

  it("hear of a thousand rows written together, as an import does", async () => {
    const heard = hearing("region");
    for (let at = 0; at < 1_000; at++) one.app.events.publish(change(at));
    await until(async () => heard.ids.size >= 1_000);
    heard.stop();
    expect([heard.ids.size, heard.gaps()]).toEqual([1_000, 0]);
  });

  it("tell screens to ask again when there was more than can be told", async () => {
    const token = await two.login("admin");
    const stop = new AbortController();
    const response = await fetch(`${await two.listen()}/api/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
    let text = "";
    const reading = (async () => {
      for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
    })().catch(() => undefined);
    const heard = hearing("region");
    for (let at = 0; at < 20_000; at++) one.app.events.publish(change(at));
    await until(async () => heard.gaps() > 0 && text.includes("event: gap"));
    heard.stop();
    stop.abort();
    await reading;
    expect([heard.ids.size, heard.gaps() > 0]).toEqual([0, true]);
    expect(text).toContain("event: gap\n");
  });

  it("tell of a gap when a notice could not be sent", async () => {
    const { db } = one.app;
    const { notify } = db;
    const heard = hearing("region");
    db.notify = () => Promise.reject(new Error("no connection"));
    one.app.events.publish(change(1));
    await one.app.events.settled();
    db.notify = notify;
    await until(async () => heard.gaps() > 0);
    heard.stop();
    expect([heard.ids.size, heard.gaps()]).toEqual([0, 1]);
  });

  it("count the calls of a session together", async () => {
    const limits = { FLOOD_LIMIT: "100" };
    const [here, there] = await Promise.all([
      openProcess(url, { env: limits }),
      openProcess(url, { env: limits }),
    ]);
    try {
      const token = await here.login("admin");
      await untilWindowBegins();
      const calls = async (through: typeof here, count: number) => {
        const statuses: number[] = [];
        for (let at = 0; at < count; at++)
          statuses.push((await through.call(token, "register", "list", "region")).status);
        return statuses;
      };
      expect(await calls(there, 2)).toEqual([200, 200]);
      expect(new Set(await calls(here, 90))).toEqual(new Set([200]));
      await new Promise((done) => setTimeout(done, 1_500));
      const after = await calls(there, 20);
      expect(after.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
      expect(after.at(-1)).toBe(429);
    } finally {
      await here.close();
      await there.close();
    }
  });

  it("wait for one another without either being refused", async () => {
    const tries: string[] = [];
    const told: string[] = [];
    const bothHoldOne = new Gate(2);
    const write = (through: typeof one, who: string, first: number, second: number) =>
      callOfTheProduct(through.app, who).inTransaction(async (inner) => {
        tries.push(who);
        inner.afterCommit(() => told.push(who));
        const lock = (shard: number) =>
          inner.db.run(sql`select shard from audit_chain where shard = ${shard} for update`);
        await lock(first);
        await bothHoldOne.arrive();
        await lock(second);
        return who;
      });
    expect(await Promise.all([write(one, "a", 1, 2), write(two, "b", 2, 1)])).toEqual(["a", "b"]);
    // Once more for whoever was ended; rarely the two meet a second time.
    expect(tries.length).toBeGreaterThanOrEqual(3);
    expect(told.sort()).toEqual(["a", "b"]);
  });

  /** The limit counts in windows of ten seconds. */
  async function untilWindowBegins(): Promise<void> {
    await new Promise((done) => setTimeout(done, 10_000 - (Date.now() % 10_000) + 50));
  }
});

function callOfTheProduct(app: App, userId: string) {
  const origin = {
    now: new Date().toISOString(),
    requestId: userId,
    address: "",
    agent: "",
    locale: "en",
  } as const;
  const actor = { userId, name: userId, profiles: [] };
  return openUnauthenticatedCall(app, origin, {
    actor,
    record: "region",
    country: "",
    filter: { kind: "all" },
  });
}

/** Opens when so many have come, and stays open for whoever comes again. */
class Gate {
  #missing: number;
  #open: () => void = () => undefined;
  readonly #opened = new Promise<void>((done) => {
    this.#open = done;
  });

  constructor(count: number) {
    this.#missing = count;
  }

  arrive(): Promise<void> {
    if (--this.#missing <= 0) this.#open();
    return this.#opened;
  }
}

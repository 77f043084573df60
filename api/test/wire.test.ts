/** The wire contract where it is not about one record: envelope, languages, limits, paging, idempotency, headers. */
import { randomUUID } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WEB_FOLDER } from "#folders";
import { type Client, openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let admin: Client;
let ops: Client;

beforeAll(async () => {
  server = await openTestServer({ env: { SERVE_PAGES: "true" } });
  admin = await server.as("admin");
  ops = await server.as("ops.br");
});
afterAll(() => server.close());

describe("envelope", () => {
  it.each([
    ["not JSON", "{", 400, "bad_request"],
    ["a list", "[]", 400, "bad_request"],
    [
      "an unknown key",
      JSON.stringify({ service: "register", action: "list", type: "port", extra: 1 }),
      400,
      "bad_request",
    ],
  ])("refuses %s", async (_what, payload, status, code) => {
    const reply = await server.http.inject({
      method: "POST",
      url: "/api",
      headers: { "content-type": "application/json" },
      payload,
    });
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([status, code]);
    expect(reply.json().request_id).toBe(reply.headers["x-request-id"]);
  });

  it("names an unknown service, type and action", async () => {
    expect((await admin.call("nothing", "list", "port")).body.errors[0].code).toBe("unknown_service");
    expect((await admin.call("register", "list", "nothing")).body.errors[0].code).toBe("unknown_type");
    expect((await admin.call("register", "fly", "port")).body.errors[0].code).toBe("unknown_action");
    expect((await admin.call("session", "create", "notification")).status).toBe(400);
  });

  it("answers in the language asked for, in that of the user when it is none of ours", async () => {
    const texts = await Promise.all(
      ["pt-BR,pt;q=0.9", "en-US", "es", "fr", "ja"].map(async (language) => {
        const body = {
          service: "register",
          action: "load",
          type: "port",
          token: admin.token,
          attributes: { id: "x" },
        };
        return (await server.post("/api", body, { "accept-language": language })).body.errors[0].message;
      }),
    );
    expect(texts[1]).toBe("No record found");
    expect(texts[4]).toBe(texts[0]);
    expect(new Set(texts.slice(0, 4)).size).toBe(4);
  });

  it("refuses a body over its limit, and takes a large one for uploads", async () => {
    const note = "x".repeat(1_100_000);
    const big = await ops.register("create", "port", { name: note });
    expect([big.status, big.body.errors[0].code]).toEqual([413, "too_large"]);
    const huge = await server.post("/api", {
      service: "register",
      action: "list",
      attributes: { search: "x".repeat(16_000_000) },
    });
    expect(huge.status).toBe(413);
  });
});

describe("list", () => {
  const list = (attributes: object) => admin.register("list", "city", attributes);

  it("gives 50 rows by name, without regard to accents, when nothing is asked", async () => {
    const reply = await list({});
    expect(reply.body.attributes).toHaveLength(50);
    expect(reply.body.pagination).toMatchObject({
      page: 1,
      size: 50,
      total_is: "exact",
      next: expect.any(String),
    });
    const names = reply.body.attributes.map((row: { name: string }) => row.name);
    const folded = names.map((name: string) =>
      name
        .normalize("NFD")
        .replace(/\p{Mn}/gu, "")
        .toLowerCase(),
    );
    expect(folded).toEqual([...folded].sort());
  });

  it("walks all pages by number and by cursor to the same rows, each once", async () => {
    const byNumber: string[] = [];
    const byCursor: string[] = [];
    let after: string | null = null;
    for (let page = 1; page <= 20; page++) {
      const numbered = await list({ pagination: { page, size: 40 } });
      byNumber.push(...numbered.body.attributes.map((row: { id: string }) => row.id));
      if (page > 1 && after === null) continue;
      const continued = await list({ pagination: { size: 40, after } });
      byCursor.push(...continued.body.attributes.map((row: { id: string }) => row.id));
      after = continued.body.pagination.next;
    }
    expect(new Set(byNumber).size).toBe(byNumber.length);
    expect(byCursor).toEqual(byNumber);
    const far = await list({ pagination: { page: 14, size: 40 } });
    expect(far.body.pagination.total).toBe(byNumber.length);
  });

  it.each([
    [{ order: [["name; drop table port", "asc"]] }, "unknown_attribute"],
    [{ order: [["name", "sideways"]] }, "unknown_direction"],
    [{ conditions: [{ attribute: "name", operator: "~*", value: "x" }] }, "unknown_operator"],
    [{ conditions: [{ attribute: "state.country.name", operator: "=", value: "x" }] }, "unknown_attribute"],
    [{ conditions: [{ attribute: "password_hash", operator: "=", value: "x" }] }, "unknown_attribute"],
    [{ conditions: [{ attribute: "search_text", operator: "like", value: "x" }] }, "unknown_attribute"],
    [{ fields: ["name", "(select 1)"] }, "unknown_attribute"],
    [{ conditions: [{ attribute: "latitude", operator: "=", value: "1 or 1=1" }] }, "invalid"],
    [{ conditions: [{ attribute: "id", operator: "in", value: "x" }] }, "invalid"],
    [{ conditions: [{ attribute: "created_at", operator: ">", value: "2026-02-31" }] }, "invalid"],
    [{ pagination: { size: 501 } }, "invalid"],
    [{ pagination: { page: 0 } }, "invalid"],
    [{ pagination: { after: "not a cursor" } }, "invalid"],
    [{ anything: 1 }, "unknown_attribute"],
  ])("refuses %j", async (attributes, code) => {
    const reply = await list(attributes);
    expect([reply.status, reply.body.errors[0].code]).toEqual([405, code]);
  });

  it("takes every operator", async () => {
    const count = async (attribute: string, operator: string, value: unknown) =>
      (await list({ conditions: [{ attribute, operator, value }], pagination: { size: 1 } })).body.pagination
        .total as number;
    const all = await count("active", "=", true);
    expect(await count("country", "=", "BR")).toBe(all - (await count("country", "!=", "BR")));
    expect(await count("country", "in", ["BR", "AR"])).toBe(
      (await count("country", "=", "BR")) + (await count("country", "=", "AR")),
    );
    expect(await count("latitude", "<", "0")).toBe(all - (await count("latitude", ">=", "0")));
    expect(await count("latitude", "between", ["-90", "90"])).toBe(all);
    expect(await count("name", "like", "santos")).toBeGreaterThan(0);
    expect(await count("name", "like", "100%sure")).toBe(0);
    expect(await count("code", "null", true)).toBe(all);
    expect(await count("code", "null", false)).toBe(0);
    expect(await count("state.code", "=", "SP")).toBeGreaterThan(0);
  });

  it("gives only the fields asked for", async () => {
    const reply = await list({ fields: ["name", "state_id"], pagination: { size: 1 } });
    expect(Object.keys(reply.body.attributes[0]).sort()).toEqual(["id", "name", "state", "state_id"]);
  });
});

describe("export", () => {
  it("keeps a text a text, whatever it begins with, and numbers and yes or no as they are", async () => {
    const name = '=HYPERLINK("http://evil.example","click")';
    const { id } = (await ops.register("create", "port", { name, latitude: "-1.5" })).body.attributes;
    const columns = ["name", "latitude", "active"];
    const reply = await ops.register("export", "port", {
      conditions: [{ attribute: "id", value: id }],
      columns,
    });
    const book = await readXlsx(new Uint8Array(reply.raw), { readStyles: true });
    expect(book.sheets[0]?.rows).toEqual([
      ["Name", "Latitude", "Active"],
      [name, -1.5, true],
    ]);
    const cells = [...(book.sheets[0]?.cells?.values() ?? [])];
    expect(cells.some((cell) => cell.formula !== undefined)).toBe(false);
  });
});

describe("idempotency", () => {
  it("writes once for a key, and refuses the key for another body", async () => {
    const create = (name: string, key: string) =>
      ops.register("create", "port", { name }, { idempotency_key: key });
    const first = await create("Once", "key-1");
    const again = await create("Once", "key-1");
    expect(again.body).toEqual(first.body);
    const other = await create("Twice", "key-1");
    expect([other.status, other.body.errors[0].code]).toEqual([409, "idempotency_key_reused"]);
    const count = await ops.register("list", "port", {
      conditions: [{ attribute: "name", operator: "=", value: "Once" }],
    });
    expect(count.body.pagination.total).toBe(1);
    const stranger = await admin.register("create", "port", { name: "Once" }, { idempotency_key: "key-1" });
    expect(stranger.body.attributes.id).not.toBe(first.body.attributes.id);
  });

  it("lets ten clicks at once make one row", async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        ops.register("create", "port", { name: "Clicked" }, { idempotency_key: "clicks" }),
      ),
    );
    expect(new Set(replies.map((reply) => reply.body.attributes.id)).size).toBe(1);
  });

  it("forgets a call that failed", async () => {
    const bad = await ops.register("create", "port", { name: "" }, { idempotency_key: "key-2" });
    expect(bad.status).toBe(405);
    const good = await ops.register("create", "port", { name: "Now" }, { idempotency_key: "key-2" });
    expect(good.status).toBe(200);
  });
});

describe("ids and rivals", () => {
  it("keeps an id that the client made, and refuses it twice", async () => {
    const id = "01932d7a-1c3e-7a3a-8f60-0123456789ab";
    expect((await ops.register("create", "port", { id, name: "Offline" })).body.attributes.id).toBe(id);
    expect((await ops.register("create", "port", { id, name: "Offline" })).status).toBe(422);
  });

  it("lets one of twenty rivals change a row, and shows the others what it became", async () => {
    const { id } = (await ops.register("create", "port", { name: "Contested" })).body.attributes;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        ops.register("update", "port", { id, version: 1, name: `Rival ${at}` }),
      ),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    const losers = replies.filter((reply) => reply.status === 409);
    expect(losers).toHaveLength(19);
    for (const loser of losers) expect(loser.body.errors[0].current.version).toBe(2);
  });
});

describe("headers and surroundings", () => {
  it("carries the security headers and the request id everywhere", async () => {
    for (const path of ["/healthz", "/api/config", "/api/nothing", "/no-such-page"]) {
      const { headers } = await server.get(path);
      expect([path, headers["x-content-type-options"], headers["x-frame-options"]]).toEqual([
        path,
        "nosniff",
        "DENY",
      ]);
      // The reader of codes is a program of its own kind; it lets no script in.
      const policy = String(headers["content-security-policy"]).replace(" 'wasm-unsafe-eval'", "");
      expect(policy).not.toContain("unsafe");
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it("lets a worker of our own run, and nothing that is no part of the app", async () => {
    const name = `probe-${randomUUID()}.js`;
    const path = join(WEB_FOLDER, "assets", name);
    await writeFile(path, "export {};");
    const policy = async (asked: string) => {
      const { status, headers } = await server.get(asked);
      return { status, policy: String(headers["content-security-policy"]) };
    };
    try {
      const built = await policy(`/assets/${name}`);
      expect(built.status).toBe(200);
      expect(built.policy).toContain("script-src 'self'");
      expect(built.policy).toContain("connect-src 'self'");
      expect(built.policy).not.toContain("sandbox");
      expect(built.policy).toContain("default-src 'none'");
    } finally {
      await rm(path);
    }
    for (const other of ["/api/config", "/healthz", "/favicon.svg"])
      expect((await policy(other)).policy).toContain("sandbox");
  });

  it("hands the shell that devices keep out as data, with the page's own headers and no nonce", async () => {
    const made = await madeFiles({ "index.html": '<meta content="__CSP_NONCE__">', "service-worker.js": "" });
    try {
      const shell = await server.get("/shell.json");
      expect(shell.headers["content-type"]).toContain("application/json");
      expect(shell.headers["content-security-policy"]).toContain("sandbox");
      expect(shell.headers["cache-control"]).toBe("no-store");
      const page = await server.get("/login");
      const { headers, page: text } = shell.body;
      for (const name of Object.keys(headers).filter((one) => one !== "content-security-policy"))
        expect([name, headers[name]]).toEqual([name, page.headers[name]]);
      const [, nonce = ""] = /'nonce-([^']+)'/.exec(String(page.headers["content-security-policy"])) ?? [];
      expect(nonce).toMatch(/^[\w+/]{22}==$/);
      const filled = headers["content-security-policy"].replace("__CSP_NONCE__", nonce);
      expect(filled).toBe(page.headers["content-security-policy"]);
      expect(filled).toContain("worker-src 'self'");
      expect(text.replaceAll("__CSP_NONCE__", nonce)).toBe(page.body);
      const worker = await server.get("/service-worker.js");
      expect([worker.status, worker.headers["cache-control"]]).toEqual([200, "no-cache"]);
      expect(worker.headers["content-security-policy"]).not.toContain("sandbox");
      expect(worker.headers["content-security-policy"]).toContain("connect-src 'self'");
    } finally {
      await made.remove();
    }
  });

  it("is ready once its page can be served, and without pages of its own at once", async () => {
    const page = join(WEB_FOLDER, "index.html");
    const isBuilt = await stat(page).then(
      () => true,
      () => false,
    );
    if (!isBuilt) {
      const early = await server.get("/readyz");
      expect([early.status, early.body]).toEqual([503, { status: "pages are not built yet" }]);
      expect((await server.get("/login")).status).toBe(503);
      await writeFile(page, "<!doctype html>");
    }
    try {
      expect((await server.get("/readyz")).status).toBe(200);
      expect((await server.get("/login")).status).toBe(200);
    } finally {
      if (!isBuilt) await rm(page);
    }
    const bare = await openTestServer();
    try {
      expect([(await bare.get("/readyz")).status, (await bare.get("/login")).status]).toEqual([200, 404]);
    } finally {
      await bare.close();
    }
  });

  it("has no metrics unless asked, and describes itself", async () => {
    expect((await server.get("/healthz")).status).toBe(200);
    expect((await server.get("/metrics")).body).not.toContain("plimsoll_call_seconds");
    const described = (await server.get("/api/reference.json")).body;
    expect(described.types.map((type: { type: string }) => type.type)).toEqual(
      expect.arrayContaining(["country", "state", "city", "port"]),
    );
    expect(described.errors.length).toBeGreaterThan(50);
    expect((await server.get("/api/reference")).body).toContain("UN/LOCODE");
  });

  it("shows the demo accounts only where the demo is on", async () => {
    expect((await server.get("/api/config")).body.demo).toHaveLength(7);
  });
});

/** Stands in for what a build makes, where there is none. */
async function madeFiles(files: Readonly<Record<string, string>>) {
  const made: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const path = join(WEB_FOLDER, name);
    const isBuilt = await stat(path).then(
      () => true,
      () => false,
    );
    if (isBuilt) continue;
    await writeFile(path, text);
    made.push(path);
  }
  return { remove: () => Promise.all(made.map((path) => rm(path))) };
}

it("stops a session that floods it", async () => {
  const small = await openTestServer({ env: { FLOOD_LIMIT: "5" } });
  const client = await small.as("ops.br");
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => client.register("list", "country", { pagination: { size: 1 } })),
  );
  const stopped = replies.find((reply) => reply.status === 429);
  expect(stopped?.body.errors[0].code).toBe("too_many");
  expect(Number(stopped?.headers["retry-after"])).toBeGreaterThan(0);
  await small.close();
});

/**
 * Can anything be read, filtered, sorted, searched, exported, imported, heard or named that the caller may not load?
 * Every record and field of the published reference is asked for by three callers. What each of them may see is written
 * down here by hand, as SQL and lists of names, and shares nothing with the code that decides.
 */

import { RECORDS } from "@plimsoll/domain/records";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { raw, sql } from "#db/sql";
import { writeNotice } from "#notices/notify";
import { startJobs } from "#start";
import {
  GLOBAL,
  OF_A_COMPANY,
  OF_A_COUNTRY,
  OF_A_COUNTRY_FOR_STAFF,
  OF_A_CUSTOMER,
  OPEN_LISTS,
  ORDER_KINDS,
  OWN,
  OWN_BY_RIGHT,
  rolesOn,
} from "../fixtures/rights.ts";
import { writeSignedReports } from "../fixtures/signed-reports.ts";
import { type Client, clientOf, openTestServer, type Reply, type TestServer } from "../harness.ts";
import { attributes, type Fixtures, fixturesOf, orderOf, proposalOf } from "../orders.ts";
import { onThisEngine } from "../thorough.ts";

/** Lists that need no grant. */
const OPEN = [...OPEN_LISTS, ...OWN];

/** What customers in the portal never get to know of a record they see. */
const HIDDEN_FROM_GUESTS: Readonly<Record<string, readonly string[]>> = {
  role: ["department_id"],
  barge: ["owner_id"],
  tugboat: ["owner_id"],
  customer: ["sync_secret"],
  proposal: ["author_id"],
  certificate: ["note", "approved_content", "author_id"],
  authenticated_document: ["author_id"],
  certificate_comment: ["author_id"],
  nomination: ["author_id"],
  work_order: ["bu_id", "workunit_id", "scope_model_id", "inspector_ids", "author_id"],
  comment: ["author_id", "mention_ids"],
  occurrence: ["told"],
  operation: ["laytime_terms", "oil_terms"],
  ship_document: ["author_id"],
  pre_invoice: ["remarks", "author_id"],
  truck: ["vehicle"],
  analysis_result: ["entered_by_id", "checked_by_id"],
  oil_classification: ["author_id"],
  classification: ["manual", "group_manual", "type_manual", "author_id"],
};

/** Names of rows out of sight that are shown on purpose, by the field that names them. */
const NAMED_ON_PURPOSE: Readonly<Record<"staff" | "guest", readonly string[]>> = {
  // Destinations and companies lie abroad; owners push their barges over borders; people of another entity of the house.
  staff:
    `work_order.destination_port barge.owner tugboat.owner work_order.workunit company.customer workunit.company
    workunit.city branch.company proposal.author nomination.author work_order.author comment.author comment.mentions
    profile.company profile.workunits user.company inspector.user inspector.workunit double_check.author map_report.signer certificate.author certificate_comment.author authenticated_document.author operation_report.author`.split(
      /\s+/,
    ),
  // The places of their own rows, wherever those lie, and who ships their cargo.
  guest: `work_order.destination_port work_order.port work_order.terminal work_order.shipper nomination.port
    nomination.terminal origin_inspection.loading_place truck.carrier truck.shipper truck.loading_place customer.city company.city branch.city workunit.city port.city`.split(
    /\s+/,
  ),
};

interface Caller {
  readonly name: string;
  readonly kind: "staff" | "guest";
  readonly client: Client;
  readonly country: string;
  readonly company: string;
  readonly customer: string | null;
  /** Service and role of what they may list; "all" where everything was granted. */
  readonly grants: ReadonlySet<string> | "all";
}

interface Described {
  readonly service: string;
  readonly type: string;
  readonly fields: readonly { name: string; type: string; references: string | null }[];
}

let server: TestServer;
let fixtures: Fixtures;
let types: readonly Described[];
const callers: Caller[] = [];
const NAMES = ["argentine", "guest", "clerk"] as const;

beforeAll(async () => {
  server = await openTestServer();
  startJobs(server.app);
  fixtures = await fixturesOf(server);
  types = (await server.get("/api/reference.json")).body.types;
  await makeSecrets();
  await grantEverything(["ops.ar", "customer"]);
  callers.push(await caller("argentine", "ops.ar", "AR", "all"));
  callers.push(await caller("guest", "customer", "BR", "all"));
  callers.push(await caller("clerk", "billing.br", "BR", await grantsOf("billing.br")));
});
afterAll(() => server.close());

/** Rows that each of them must not see, of records where the demo has too few. */
async function makeSecrets(): Promise<void> {
  const admin = await server.as("admin");
  const ops = await server.as("ops.br");
  attributes(
    await admin.call("proposal", "create", "proposal", proposalOf(fixtures, { text: "<p>draft</p>" })),
  );
  const order = attributes(await ops.call("workorder", "create", "work_order", orderOf(fixtures)));
  for (const internal of [true, false])
    attributes(
      await ops.call("workorder", "create", "comment", { work_order_id: order.id, text: "Words", internal }),
    );
  const origin = { now: new Date().toISOString(), requestId: "secret", user: null };
  const notice = { to: [admin.userId], kind: "rights_changed", subject: "Secret" } as const;
  await writeNotice(server.app, server.app.db, origin, notice);
  attributes(await ops.call("session", "create", "saved_view", { name: "Mine", record: "port", query: "x" }));
  const ran = await ops.call("report", "run", "report_run", { ready: "orders_by_period" });
  expect(ran.status).toBe(200);
  await writeSignedReports(server.app.db, admin.userId);
}

async function grantEverything(accounts: readonly string[]): Promise<void> {
  const roles = types.flatMap(({ service, type }) => rolesOn(type).map((role) => ({ service, role })));
  for (const account of accounts) {
    const profile = sql`(select p.id from profile p join "user" u on u.id = p.user_id where u.login = ${`${account}@demo.test`})`;
    await server.app.db.run(sql`delete from profile_services where parent_id = ${profile}`);
    await server.app.db.run(sql`insert into profile_services (id, parent_id, position, service, role, permissions)
      select gen_random_uuid(), ${profile}, 0, g.service, g.role, array['list', 'load', 'create', 'update', 'delete']
      from unnest(${roles.map((one) => one.service)}::text[], ${roles.map((one) => one.role)}::text[]) g (service, role)`);
  }
}

async function grantsOf(account: string): Promise<ReadonlySet<string>> {
  const rows = await server.app.db.run<{ grant: string }>(sql`select s.service || '/' || s.role as grant
    from profile_services s join profile p on p.id = s.parent_id join "user" u on u.id = p.user_id
    where u.login = ${`${account}@demo.test`} and 'list' = any(s.permissions)`);
  return new Set(rows.map((row) => row.grant));
}

async function caller(
  name: string,
  account: string,
  country: string,
  grants: Caller["grants"],
): Promise<Caller> {
  const client = clientOf(server.post, await server.login(`${account}@demo.test`), country);
  const [entity] = await server.app.db.run<{
    id: string;
    customer_id: string | null;
  }>(sql`select c.id, c.customer_id
    from "user" u join company c on c.id = u.company_id where u.login = ${`${account}@demo.test`}`);
  const kind = account === "customer" ? "guest" : "staff";
  return {
    name,
    kind,
    client,
    country,
    company: entity?.id ?? "",
    customer: entity?.customer_id ?? null,
    grants,
  };
}

const of = (name: string) => {
  const found = callers.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const described = (type: string) => {
  const found = types.find((one) => one.type === type);
  if (!found) throw new Error(type);
  return found;
};

function mayList({ grants }: Caller, type: string): boolean {
  if (grants === "all" || OPEN.includes(type)) return true;
  const { service } = described(type);
  return type === "work_order"
    ? ORDER_KINDS.some((kind) => grants.has(`${service}/${kind}`))
    : rolesOn(type).some((role) => grants.has(`${service}/${role}`));
}

/** Which rows somebody may load, in plain SQL. */
function visible(who: Caller, type: string): string {
  const id = (text: string | null) => `'${text}'::uuid`;
  if (GLOBAL.includes(type)) return "true";
  if (OWN.includes(type) || OWN_BY_RIGHT.includes(type)) return `user_id = ${id(who.client.userId)}`;
  if (OF_A_COUNTRY.includes(type)) return `country = '${who.country}'`;
  if (who.kind === "staff") {
    if (OF_A_COMPANY.includes(type)) return `company_id = ${id(who.company)}`;
    const kinds = ORDER_KINDS.filter((kind) => who.grants === "all" || who.grants.has(`workorder/${kind}`));
    const ofKind =
      type === "work_order" ? ` and kind in (${kinds.map((kind) => `'${kind}'`).join(", ")})` : "";
    return `country = '${who.country}'${ofKind}`;
  }
  const mine = id(who.customer);
  switch (type) {
    case "customer":
      return `id = ${mine}`;
    case "company":
    case "contact":
    case "rule":
    case "nomination":
    case "work_order":
    case "sync":
    case "invoice":
    case "credit_note":
      return `customer_id = ${mine}`;
    case "pre_invoice":
      return `customer_id = ${mine} and status in ('awaiting_customer', 'approved', 'waiting_nf', 'invoiced', 'paid')`;
    case "branch":
    case "workunit":
      return `company_id in (select id from company where customer_id = ${mine})`;
    case "proposal":
      return `customer_id = ${mine} and status in ('sent', 'accepted', 'refused')`;
    case "operation":
    case "pre_inspection":
    case "last_cargo":
    case "basement_inspection":
    case "hose_test":
    case "hold_sealing":
    case "weighing_period":
    case "weighing":
    case "draft_survey":
    case "timelog_entry":
    case "occurrence":
    case "bags":
    case "origin_inspection":
    case "ship_document":
    case "truck":
    case "fob_invoice":
    case "sample":
      return `work_order_id in (select id from work_order where customer_id = ${mine})`;
    case "analysis_result":
      return `released and work_order_id in (select id from work_order where customer_id = ${mine})`;
    case "classification":
    case "oil_classification":
      return `kind = 'final' and sent and work_order_id in (select id from work_order where customer_id = ${mine})`;
    case "certificate":
      return `status <> 'draft' and work_order_id in (select id from work_order where customer_id = ${mine})`;
    case "certificate_comment":
      return `certificate_id in (select id from certificate where status <> 'draft') and work_order_id in (select id from work_order where customer_id = ${mine})`;
    case "comment":
      return `not internal and work_order_id in (select id from work_order where customer_id = ${mine})`;
    default:
      return "false";
  }
}

const seen = new Map<string, Promise<ReadonlySet<string>>>();

function visibleIds(who: Caller, type: string): Promise<ReadonlySet<string>> {
  const key = `${who.name} ${type}`;
  const known = seen.get(key);
  if (known) return known;
  const found = server.app.db
    .run<{ id: string }>(raw(`select id from "${type}" where ${visible(who, type)}`))
    .then((rows) => new Set(rows.map((row) => row.id)));
  seen.set(key, found);
  return found;
}

const list = (who: Caller, type: string, input: object): Promise<Reply> =>
  who.client.call(described(type).service, "list", type, { pagination: { size: 500 }, ...input });

async function idsOf(who: Caller, type: string, input: object): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page++) {
    const reply = await list(who, type, { fields: ["id"], ...input, pagination: { size: 500, page } });
    found.push(...attributes(reply).map((row: { id: string }) => row.id));
    if (reply.body.attributes.length < 500) return found;
  }
}

/** Lists, structures and files are shown with a row; nobody filters by them. */
const isAsked = ({ type, name }: Described["fields"][number]) =>
  !["json", "texts", "file", "files"].includes(type) && !name.endsWith("_ids");

const ALL_TYPES = Object.keys(RECORDS);
/** The first caller is another one for each record in turn: on a server every record is asked for by one of them. */
const PAIRS = onThisEngine(
  ALL_TYPES.flatMap((type, at) => {
    const first = at % NAMES.length;
    return [...NAMES.slice(first), ...NAMES.slice(0, first)].map((name) => [name, type] as const);
  }),
);

it("knows every record of the reference, and each once", () => {
  const known = [
    ...GLOBAL,
    ...OF_A_COUNTRY,
    ...OF_A_COUNTRY_FOR_STAFF,
    ...OF_A_CUSTOMER,
    ...OF_A_COMPANY,
    ...OWN,
    ...OWN_BY_RIGHT,
  ];
  expect([...known].sort()).toEqual(types.map((one) => one.type).sort());
  expect(new Set(known).size).toBe(known.length);
  expect([...ALL_TYPES].sort()).toEqual([...known].sort());
});

describe.each(PAIRS)("%s and %s", (name, type) => {
  const hidden = () => (of(name).kind === "guest" ? (HIDDEN_FROM_GUESTS[type] ?? []) : []);

  it("lists, counts and exports the rows they may load, and no other", async () => {
    const who = of(name);
    if (!mayList(who, type)) return expectClosed(who, type, {});
    const expected = [...(await visibleIds(who, type))].sort();
    expect((await idsOf(who, type, { order: [["id", "asc"]] })).sort()).toEqual(expected);
    const total = attributes(await list(who, type, { fields: ["id"], pagination: { size: 1 } })).length;
    expect(total).toBe(Math.min(expected.length, 1));
    const exported = await who.client.call(described(type).service, "export", type, {});
    const [, ...rows] = (await readXlsx(new Uint8Array(exported.raw))).sheets[0]?.rows ?? [];
    expect(rows.map(([id]) => id).sort()).toEqual(expected);
  });

  it("sorts and filters by fields they know, over rows they may load", async () => {
    const who = of(name);
    if (!mayList(who, type)) return expectClosed(who, type, { order: [["id", "asc"]] });
    const expected = await visibleIds(who, type);
    const fields = described(type).fields.filter(isAsked);
    const known = fields.map((field) => field.name).filter((name) => !hidden().includes(name));
    const sorted = async (input: object) => (await idsOf(who, type, input)).sort();
    const everything = [...expected].sort();
    const isGiven = known.map((name) => `"${name}" is not null as "${name}"`).join(", ");
    const rows = await server.app.db.run<Record<string, unknown> & { row_id: string }>(
      raw(`select id as row_id, ${isGiven} from "${type}" where ${visible(who, type)} order by id`),
    );
    // As many at a time as a list takes; what must not be known is asked for by itself.
    for (let at = 0; at < known.length; at += 8) {
      const order = known.slice(at, at + 8).map((name) => [name, "asc"]);
      expect([order, await sorted({ order })]).toEqual([order, everything]);
    }
    attributes(await list(who, type, { fields: known, pagination: { size: 1 } }));
    for (const { name } of fields) {
      const asked = { fields: ["id"], conditions: [{ attribute: name, operator: "null", value: false }] };
      if (known.includes(name)) {
        expect([name, await sorted(asked)]).toEqual([
          name,
          rows.filter((row) => row[name] === true).map((row) => row.row_id),
        ]);
        continue;
      }
      for (const input of [asked, { order: [[name, "asc"]] }, { fields: [name] }])
        expect([name, (await list(who, type, input)).status]).toEqual([name, 405]);
    }
  });

  it("asks about what rows refer to as if it were listed", async () => {
    const who = of(name);
    const asked = { conditions: [{ attribute: "id", operator: "null", value: false }] };
    if (!mayList(who, type)) return expectClosed(who, type, asked);
    const fields = described(type).fields.filter(
      (one) => one.references !== null && one.name.endsWith("_id"),
    );
    const defined: [string, { kind: string }][] = Object.entries(
      RECORDS[type as keyof typeof RECORDS].fields,
    );
    const references = defined.filter(([, { kind }]) => kind === "reference").map(([name]) => name);
    expect(fields.map((field) => field.name).sort()).toEqual(references.sort());
    for (const field of fields) {
      const shown = field.name.slice(0, -3);
      const target = String(field.references);
      const title = RECORDS[target as keyof typeof RECORDS].title;
      const within = await visibleIds(who, target);
      const isHidden = hidden().includes(field.name);
      for (const inner of described(target).fields) {
        if (!isAsked(inner)) continue;
        const path = `${shown}.${inner.name}`;
        const isInternal = who.kind === "guest" && (HIDDEN_FROM_GUESTS[target] ?? []).includes(inner.name);
        const open = !isHidden && !isInternal && (inner.name === title || mayList(who, target));
        const reply = await list(who, type, {
          fields: ["id", ...(isHidden ? [] : [field.name])],
          conditions: [{ attribute: path, operator: "null", value: false }],
        });
        expect([path, reply.status]).toEqual([path, open ? 200 : 405]);
        if (!open || inner.name === title) continue;
        for (const row of reply.body.attributes)
          expect([path, within.has(row[field.name])]).toEqual([path, true]);
      }
    }
  });

  it("reads no field they do not know, and no name of a row out of their sight but on purpose", async () => {
    const who = of(name);
    if (!mayList(who, type)) return expectClosed(who, type, { fields: ["id"] });
    const rows = attributes(await list(who, type, {}));
    expect(rows.length).toBe(Math.min((await visibleIds(who, type)).size, 500));
    for (const row of rows) {
      for (const field of hidden()) expect(Object.keys(row)).not.toContain(field);
      for (const [key, value] of Object.entries(row)) await expectNamed(who, type, key, value);
    }
  });

  it("neither loads, nor reads the history, nor changes, nor finds what they may not list", async () => {
    const who = of(name);
    const { service } = described(type);
    const [stranger] = await server.app.db.run<{ id: string; title_sort: string }>(
      raw(`select id, title_sort from "${type}" where (${visible(who, type)}) is not true limit 1`),
    );
    if (!stranger) return expect(GLOBAL).toContain(type);
    const nobody = "0190a000-0000-7000-8000-000000000000";
    const answer = async (action: string, id: string, more: object = {}) => {
      const reply = await who.client.call(service, action, type, { id, ...more });
      const { request_id: _, ...told } = reply.body;
      return { status: reply.status, told };
    };
    for (const [action, more] of [
      ["load", {}],
      ["history", {}],
      ["update", { version: 1, active: false }],
      ["delete", {}],
      ["getstatuslog", {}],
      ["verdicts", {}],
    ] as const) {
      const there = await answer(action, stranger.id, more);
      expect([action, there]).toEqual([action, await answer(action, nobody, more)]);
      expect([action, [400, 403, 404].includes(there.status)]).toEqual([action, true]);
    }
    for (const reference_id of [stranger.id, nobody])
      expect((await who.client.call("filemanager", "list", "attachment", { reference_id })).status).toBe(404);
    const found = attributes(
      await who.client.call("default", "search", "default", { text: stranger.title_sort.slice(0, 60) }),
    );
    expect(found.map((one: { id: string }) => one.id)).not.toContain(stranger.id);
  });
});

/** Who may not list a record gets neither the list nor the sheet, however it is asked for. */
async function expectClosed(who: Caller, type: string, input: object): Promise<void> {
  for (const action of ["list", "export"]) {
    const reply = await who.client.call(described(type).service, action, type, input);
    expect([action, reply.status]).toEqual([action, 403]);
  }
}

/** A name stands as `{id, name}`: alone, in a list, or inside a child row. */
async function expectNamed(who: Caller, type: string, key: string, value: unknown): Promise<void> {
  const entries = Array.isArray(value) ? value : [value];
  for (const entry of entries) {
    if (typeof entry !== "object" || entry === null) continue;
    const { id, name, ...more } = entry as Record<string, unknown>;
    if (typeof id === "string" && typeof name === "string" && Object.keys(more).length === 0) {
      if (NAMED_ON_PURPOSE[who.kind].includes(`${type}.${key}`)) continue;
      const target = targetOf(type, key);
      if (target === undefined) continue;
      expect([`${type}.${key}`, name, (await visibleIds(who, target)).has(id)]).toEqual([
        `${type}.${key}`,
        name,
        true,
      ]);
    } else if (Array.isArray(value)) {
      for (const [inner, one] of Object.entries(more)) await expectNamed(who, type, inner, one);
    }
  }
}

function targetOf(type: string, key: string): string | undefined {
  const fields = described(type).fields;
  const direct = fields.find(
    (field) => field.name === `${key}_id` || field.name === `${key.replace(/s$/, "")}_ids`,
  );
  return direct?.references ?? undefined;
}

describe("a sheet", () => {
  it.each(["region", "port", "customer", "barge", "shipper"])(
    "of %s changes no row out of sight",
    async (type) => {
      const who = of("argentine");
      const [stranger] = await server.app.db.run<{ id: string; name: string; version: number }>(
        raw(`select id, name, version from "${type}" where (${visible(who, type)}) is not true limit 1`),
      );
      if (!stranger) return expect(GLOBAL).toContain(type);
      const call = async (input: object) => attributes(await who.client.register("import", type, input));
      const file = Buffer.from(`id,name\n${stranger.id},Taken over\n`).toString("base64");
      const opened = await call({ step: "open", name: "sheet.csv", file });
      await call({ step: "map", id: opened.id, mapping: opened.mapping });
      // Whoever takes the job, this test or the queue by itself: it is over when the sheet is checked.
      for (
        let turn = 0;
        turn < 200 && (await call({ step: "status", id: opened.id })).state !== "checked";
        turn++
      ) {
        await server.app.jobs.runDue();
        await new Promise((done) => setTimeout(done, 50));
      }
      const { rows } = await call({ step: "rows", id: opened.id });
      expect(rows[0].issues.length).toBeGreaterThan(0);
      const [after] = await server.app.db.run(
        raw(`select name, version from "${type}" where id = '${stranger.id}'`),
      );
      expect(after).toEqual({ name: stranger.name, version: stranger.version });
    },
  );
});

describe("live events", () => {
  it("tell of no row out of sight", async () => {
    const admin = await server.as("admin");
    const base = await server.http.listen({ port: 0, host: "127.0.0.1" });
    const lines = await Promise.all(callers.map((who) => hear(base, who)));
    const touched: { type: string; id: string }[] = [];
    for (const type of [
      ...OF_A_COUNTRY,
      "customer",
      "contact",
      "shipper",
      "carrier",
      "company",
      "work_order",
      "nomination",
    ]) {
      for (const country of ["BR", "AR"]) {
        const [row] = await server.app.db.run<{ id: string; version: number }>(
          raw(`select id, version from "${type}" where country = '${country}' limit 1`),
        );
        if (!row) continue;
        const reply = await admin.call(described(type).service, "update", type, {
          id: row.id,
          version: row.version,
          active: false,
        });
        if (reply.status === 200) touched.push({ type, id: row.id });
      }
    }
    expect(touched.length).toBeGreaterThan(12);
    await new Promise((done) => setTimeout(done, 300));
    for (const { who, heard, stop } of lines) {
      stop();
      expect(heard.length).toBeGreaterThan(0);
      for (const { type, id } of heard) {
        const [row] = await server.app.db.run(
          raw(`select 1 from "${type}" where id = '${id}' and (${visible(who, type)})`),
        );
        expect([who.name, type, row !== undefined && mayList(who, type)]).toEqual([who.name, type, true]);
      }
    }
  });
});

async function hear(base: string, who: Caller) {
  const stop = new AbortController();
  const response = await fetch(`${base}/api/events`, {
    headers: { authorization: `Bearer ${who.client.token}` },
    signal: stop.signal,
  });
  const heard: { type: string; id: string }[] = [];
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? [])
      for (const line of decoder.decode(chunk).split("\n"))
        if (line.startsWith("data: ")) heard.push(JSON.parse(line.slice(6)));
  })().catch(() => undefined);
  return { who, heard, stop: () => stop.abort() };
}

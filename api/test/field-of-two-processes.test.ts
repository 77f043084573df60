/**
 * Two servers on one database, and a device that sends the same entries of its outbox to both at once: a line that dropped,
 * another server behind the same address. Each entry is recorded once and answered alike. Needs a server.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uuid7 } from "#adapters/ids";
import { sql } from "#db/sql";
import { ENGINE, openTestDatabase } from "./harness.ts";
import { type OneProcess, openProcess } from "./one-process.ts";

const SEALS = 24;
const SPILLAGE = { at: "2026-11-10T08:00:00.000Z", text: "Spillage" };

interface Entry {
  readonly type: string;
  readonly action: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly key: string;
}

describe.runIf(ENGINE === "server")("entries of the field that two processes get at once", () => {
  let one: OneProcess;
  let two: OneProcess;
  let drop: () => Promise<void>;
  let token: string;
  let operation: string;
  let kind: string;
  let keys = 0;

  beforeAll(async () => {
    const opened = await openTestDatabase({});
    await opened.db.close();
    drop = opened.drop;
    one = await openProcess(opened.url ?? "");
    two = await openProcess(opened.url ?? "");
    token = await one.login("ops.br");
    const [found] = await one.app.db.run<{ id: string }>(sql`select o.id from operation o
      where o.status = 'started' and o.carrier = 'ship' and o.country = 'BR'
        and exists (select 1 from operation_storage_plan p where p.parent_id = o.id and p.hold = 1)
      order by o.code limit 1`);
    operation = found?.id ?? "";
    const [first] = await one.app.db.run<{ id: string }>(
      sql`select id from occurrences order by code limit 1`,
    );
    kind = first?.id ?? "";
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    await drop();
  });

  const entry = (type: string, action: string, attributes: Entry["attributes"]): Entry => ({
    type,
    action,
    attributes,
    key: `device-${++keys}`,
  });
  const created = (type: string, attributes: Entry["attributes"]) =>
    entry(type, "create", { id: uuid7(new Date().toISOString()), operation_id: operation, ...attributes });

  /** To both in the same moment; what each of them says. */
  async function sendToBoth({ type, action, attributes, key }: Entry) {
    const envelope = { service: "service", type, action, country: "BR", token, attributes };
    const [first, second] = await Promise.all(
      [one, two].map(({ post }) => post("/api", { ...envelope, idempotency_key: key })),
    );
    expect([key, first?.status, first?.body]).toEqual([key, 200, second?.body]);
    return first?.body.attributes as { id: string; version: number };
  }
  const historyOf = (id: unknown) =>
    one.app.db.run<{ action: string }>(sql`select body::jsonb ->> 'action' as action from audit_entry
      where record_id = ${id} order by at, seq`);

  it("are recorded once each, with one answer, when they come in their order", async () => {
    const made = await sendToBoth(created("occurrence", { ...SPILLAGE, occurrences_id: kind }));
    const later = { id: made.id, version: made.version, text: "Spillage, swept up" };
    const changed = await sendToBoth(entry("occurrence", "update", later));
    expect(changed).toMatchObject({ id: made.id, version: made.version + 1, text: later.text });
    const last = { id: made.id, version: changed.version, severity: "info" };
    expect(await sendToBoth(entry("occurrence", "update", last))).toMatchObject({
      version: changed.version + 1,
      text: later.text,
    });
    expect((await historyOf(made.id)).map(({ action }) => action)).toEqual(["create", "update", "update"]);
    expect(await one.app.db.run(sql`select 1 from occurrence where id = ${made.id}`)).toHaveLength(1);
  });

  it("are recorded once each when all of them come in one moment", async () => {
    const [last] = await one.app.db.run<{ n: number }>(sql`select count(*)::integer as n from hold_sealing`);
    const seals = Array.from({ length: SEALS }, (_, at) =>
      created("hold_sealing", { hold: 1, position: at + 1, number: `TWO-${at + 1}`, state: "void" }),
    );
    const answers = await Promise.all(seals.map(sendToBoth));
    expect(answers.map(({ id }) => id)).toEqual(seals.map(({ attributes }) => attributes.id));
    const [now] = await one.app.db.run<{ n: number }>(sql`select count(*)::integer as n from hold_sealing`);
    expect((now?.n ?? 0) - (last?.n ?? 0)).toBe(SEALS);
    for (const { id } of answers) expect(await historyOf(id)).toEqual([{ action: "create" }]);
  });

  it("are answered alike when they come again later, whichever process is asked", async () => {
    const log = created("occurrence", { ...SPILLAGE, occurrences_id: kind });
    const first = await sendToBoth(log);
    expect(await sendToBoth(log)).toEqual(first);
    expect(await historyOf(first.id)).toHaveLength(1);
  });

  it("are refused alike, and leave nothing", async () => {
    const wrong = created("hold_sealing", { hold: 1, position: 99, number: "TWO-99" });
    const envelope = { service: "service", country: "BR", token, idempotency_key: wrong.key };
    const { type, action, attributes } = wrong;
    const replies = await Promise.all(
      [one, two].map(({ post }) => post("/api", { ...envelope, type, action, attributes })),
    );
    expect(replies.map(({ status, body }) => [status, body.errors[0].code])).toEqual([
      [405, "above_maximum"],
      [405, "above_maximum"],
    ]);
    expect(await historyOf(attributes.id)).toEqual([]);
  });
});

/**
 * Many invoices, each asked for twice, while the server is killed in the middle of them: no gap, no double, no
 * number without its document, and orders and pre-invoices say what their invoices say.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gapsOf } from "@plimsoll/domain/numbering/series";
import { expect, it } from "vitest";
import type { Database } from "#db/database";
import { openEmbedded } from "#db/embedded";
import { openServer } from "#db/server";
import { sql } from "#db/sql";
import { demoFor } from "./harness.ts";
import { readPdf } from "./pdf-reader.ts";
import { type ProcessClient, startProcess } from "./server-process.ts";
import { amount } from "./thorough.ts";

const INVOICES = amount({ usual: 70, thorough: 200 });
/** After as many answers the server dies. */
const KILLED_AFTER = [20, 60, 110].slice(0, amount({ usual: 1, thorough: 3 }));
const AT_ONCE = 6;
const DATE = "2031-03-05";

interface Approved extends Record<string, unknown> {
  readonly id: string;
  readonly version: number;
}

/** As many approved pre-invoices as asked for, each of an order of its own: copies of one of the demo's. */
async function approve(db: Database): Promise<Approved[]> {
  const [pattern] = await db.run<{ id: string; order_id: string }>(sql`select p.id, l.target_id as order_id
    from pre_invoice p join pre_invoice_work_order_ids l on l.parent_id = p.id
    where p.country = 'BR' and exists (select 1 from pre_invoice_lines x where x.parent_id = p.id) limit 1`);
  const { id = "", order_id: order = "" } = pattern ?? {};
  const rows = await db.run<Approved>(sql`insert into pre_invoice
    select c.* from generate_series(1, ${INVOICES}::integer) n, pre_invoice p,
      jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'status', 'approved', 'version', 1,
        'code', 'KILLED-' || n, 'title_sort', 'killed-' || n, 'paid', null)) c
    where p.id = ${id} returning id, version`);
  const ids = rows.map((row) => row.id);
  await db.run(sql`insert into pre_invoice_lines
    select c.* from unnest(${ids}::uuid[]) of, pre_invoice_lines l,
      jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'parent_id', of)) c
    where l.parent_id = ${id}`);
  await db.run(sql`insert into work_order
    select c.* from unnest(${ids}::uuid[]) of, work_order w,
      jsonb_populate_record(w, jsonb_build_object('id', of, 'status', 'waiting_nf',
        'wocode', 'KILLED-' || of, 'title_sort', 'killed-' || of)) c where w.id = ${order}`);
  await db.run(sql`insert into pre_invoice_work_order_ids (parent_id, target_id, position)
    select of, of, 0 from unnest(${ids}::uuid[]) of`);
  return rows;
}

/** Whoever got no answer goes back into the line, to ask again with the same words. */
async function ask(
  call: ProcessClient,
  waiting: Approved[],
  numbers: Map<string, string>,
  onAnswer: () => void = () => undefined,
) {
  const work = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const { id, version } = row;
      const input = { id, version, nf_number: id.slice(-12), date: DATE };
      const twice = [1, 2].map(() => call("billing", "invoice", "pre_invoice", input).catch(() => undefined));
      const replies = await Promise.all(twice);
      const found = replies.flatMap((one) => (one?.status === 200 ? [one.body.attributes.number] : []));
      for (const number of found) {
        expect(numbers.get(id) ?? number).toBe(number);
        numbers.set(id, number);
      }
      if (found.length === 0) return void waiting.push(row);
      onAnswer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

interface Found extends Record<string, unknown> {
  readonly number: string;
  readonly pre_invoice_id: string;
  readonly file: string;
  readonly files: number;
  readonly status: string;
  readonly order_status: string;
}

async function inspect(db: Database, folder: string, said: ReadonlyMap<string, string>): Promise<void> {
  const found = await db.run<Found>(sql`select i.number, i.pre_invoice_id, p.status, w.status as order_status,
      (select count(*)::integer from attachment a where a.owner_id = i.id) as files,
      (select max(a.id::text) from attachment a where a.owner_id = i.id) as file
    from invoice i join pre_invoice p on p.id = i.pre_invoice_id join work_order w on w.id = p.id`);
  // What was answered is what is kept, whichever server answered it.
  expect(new Map(found.map((one) => [one.pre_invoice_id, one.number]))).toEqual(said);
  const numbers = found.map((one) => Number(one.number.slice(-6)));
  expect([numbers.length, new Set(numbers).size, Math.max(...numbers)]).toEqual(Array(3).fill(INVOICES));
  expect(gapsOf(numbers)).toEqual([]);
  for (const { number, file, files, status, order_status: order } of found) {
    expect([files, status, order]).toEqual([1, "invoiced", "billed"]);
    const bytes = await readFile(join(folder, "files", file.slice(-2), file));
    expect(readPdf(bytes).text).toContain(number);
  }
  const [counter] = await db.run<{ last: number }>(
    sql`select last from number_series where series = 'invoice' and scope like ${`%${DATE.slice(0, 4)}%`}`,
  );
  expect(counter?.last).toBe(INVOICES);
}

it(`issues ${INVOICES} invoices over ${KILLED_AFTER.length} kills without a gap or a double`, {
  timeout: 240_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "plimsoll-invoices-"));
  const { env, url, drop } = await demoFor(folder);
  const open = () => (url ? openServer({ url, onProblem: () => undefined }) : openEmbedded(folder));
  const before = await open();
  const rows = await approve(before);
  await before.close();
  const waiting = [...rows];
  const numbers = new Map<string, string>();
  for (const enough of KILLED_AFTER) {
    const server = await startProcess(env, folder);
    await ask(await server.login("billing.br"), waiting, numbers, () => {
      if (numbers.size >= enough) server.child.kill("SIGKILL");
    });
    await server.exited;
    expect(numbers.size).toBeLessThan(INVOICES);
  }
  const last = await startProcess(env, folder);
  await ask(await last.login("billing.br"), waiting, numbers);
  last.child.kill("SIGTERM");
  await last.exited;
  const db = await open();
  await inspect(db, folder, numbers).finally(() => db.close());
  await drop();
  await rm(folder, { recursive: true, force: true });
});

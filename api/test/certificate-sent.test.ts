/** What was sent is what the customer sees, keeps seeing while we correct it, and approves; our own drafts are ours. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Certifying, openCertifying, seen } from "./certifying.ts";
import { attributes, refusal } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let work: Certifying;

beforeAll(async () => {
  work = await openCertifying();
});
afterAll(() => work.server.close());

const WRONG = "Consignee Wrongly Named";
const RIGHT = "To the order of Eastgate Bank";

const described = async (id: string, client = work.ops) =>
  JSON.stringify(attributes(await work.certificate("describe", { id }, client)).content);

const previewed = async (id: string, client = work.ops) => {
  const { file_id: file } = attributes(await work.certificate("preview", { id }, client));
  return { file, text: readPdf(await work.fileOf(file, client)).text };
};

/** Sent with the wrong consignee, reproved, and corrected since. */
async function corrected(): Promise<string> {
  const row = await work.draft(await work.newOrder(), { texts: { consignee: WRONG } });
  const sent = await work.sent(row);
  const answer = { ...seen(sent), justification: "The consignee is another" };
  attributes(await work.certificate("reprove", answer, work.customer));
  const mine = attributes(await work.certificate("load", { id: row.id }));
  attributes(await work.certificate("update", { ...seen(mine), texts: { consignee: RIGHT } }));
  return row.id;
}

it("a correction is ours until it is sent: we look at it, the customer at what they reproved", async () => {
  const id = await corrected();
  expect((await previewed(id)).text).toContain(RIGHT);
  expect((await previewed(id, work.customer)).text).toContain(WRONG);
  expect(await described(id)).toContain(RIGHT);
  const seenByThem = await described(id, work.customer);
  expect(seenByThem).toContain(WRONG);
  expect(seenByThem).not.toContain(RIGHT);
});

it("drafts that we printed for ourselves are no files of the customer", async () => {
  const id = await corrected();
  const { file } = await previewed(id);
  await expect(work.fileOf(file, work.customer)).rejects.toThrow("404");
  const listed = async (client = work.ops, field?: string) =>
    attributes(
      await client.call("filemanager", "list", "attachment", {
        reference_id: id,
        ...(field ? { field } : {}),
      }),
    ).map((one: { id: string }) => one.id);
  expect(await listed()).toContain(file);
  expect(await listed(work.customer)).not.toContain(file);
  expect(await listed(work.customer)).toHaveLength(1);
  expect(await listed(work.customer, "own_drafts")).toEqual([]);
  const loaded = attributes(await work.certificate("load", { id }, work.customer));
  expect(loaded).not.toHaveProperty("own_drafts");
  const change = { id: file, version: 1, rotation: 0, name: "mine.pdf" };
  expect((await work.customer.call("filemanager", "update", "attachment", change)).status).toBe(404);
});

it("who approves what was sent to them has not approved what changed since", async () => {
  const order = await work.newOrder();
  const row = await work.draft(order, { texts: { consignee: RIGHT } });
  const sent = await work.sent(row);
  const rename = (name: string) =>
    work.server.app.db.run(
      sql`update customer set name = ${name}, social_name = ${name} where id = ${work.fixtures.customer}`,
    );
  await rename("A house of another name");
  const approved = attributes(await work.certificate("approve", seen(sent), work.customer));
  expect(await described(row.id, work.customer)).not.toContain("another name");
  const { content, points } = attributes(await work.certificate("describe", { id: row.id }));
  expect(JSON.stringify(content)).toContain("another name");
  expect(points.map((point: { code: string }) => point.code)).toContain("changed_since_approval");
  const { version } = attributes(await work.certificate("load", { id: row.id }));
  expect(approved.status).toBe("approved");
  const refused = await work.certificate("issue", { id: row.id, version });
  expect(refusal(refused)[1]).toBe("certificate_changed");
});

/** Files: what they are decides, not what they claim; rights are the owner's; turns and thumbnails are kept. */
import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFileStore } from "#adapters/file-store";
import { uuid7 } from "#adapters/ids";
import { sql } from "#db/sql";
import { thumbnailKey } from "#files/store-file";
import { sweepFiles } from "#files/sweep";
import { TEST_RECORDS } from "./fixtures/records.ts";
import { streamedFile } from "./fixtures/streamed-file.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let ops: Client;
let owner: string;
let photo: Buffer;

beforeAll(async () => {
  server = await openTestServer({ records: TEST_RECORDS });
  ops = await server.as("ops.br");
  owner = (await ops.register("create", "everything", { name: "Owner" })).body.attributes.id;
  // Left half red, right half blue: a turn can be seen.
  const half = await sharp({ create: { width: 200, height: 400, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: "blue" } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
});
afterAll(() => server.close());

const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
const upload = (more: object) =>
  ops.call("filemanager", "create", "attachment", {
    name: "photo.jpg",
    file: dataUrl("image/jpeg", photo),
    reference_id: owner,
    ...more,
  });
const fetchFile = (path: string, client = ops) =>
  server.get(`/api/files/${path}`, { authorization: `Bearer ${client.token}` });

const stream = (client: Client | undefined, fields: Readonly<Record<string, string>>) =>
  server.http.inject(streamedFile(photo, fields, client?.token));

describe("upload", () => {
  it("keeps bytes, hash, size and what the client says of the original", async () => {
    const original_hash = "a".repeat(64);
    const reply = await upload({ original_hash, captured_at: "2026-05-01T03:00:00.000Z" });
    expect(reply.body.attributes).toMatchObject({
      reference_id: owner,
      media_type: "image/jpeg",
      size: photo.length,
      hash: createHash("sha256").update(photo).digest("hex"),
      original_hash,
      captured_at: "2026-05-01T03:00:00.000Z",
      rotation: 0,
      width: 400,
      height: 400,
    });
    const back = await fetchFile(reply.body.attributes.id);
    expect(Buffer.compare(back.raw, photo)).toBe(0);
    expect(back.headers["content-security-policy"]).toContain("sandbox");
  });

  it("takes the owner beside the attributes too, as older clients send it", async () => {
    const reply = await ops.call(
      "filemanager",
      "create",
      "attachment",
      { name: "a.txt", file: dataUrl("text/plain", Buffer.from("text")) },
      { reference_id: owner },
    );
    expect(reply.status).toBe(200);
  });

  it.each([
    ["a script called a picture", "image/png", Buffer.from("<script>alert(1)</script>")],
    ["a vector picture", "image/svg+xml", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a program", "image/jpeg", Buffer.from("MZ\u0090\u0000\u0003\u0000\u0000\u0000", "latin1")],
    ["a broken picture", "image/png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
    ["nothing", "image/png", Buffer.alloc(0)],
  ])("refuses %s", async (_what, type, bytes) => {
    const reply = await upload({ file: dataUrl(type, bytes) });
    expect([reply.status, reply.body.errors[0].code]).toEqual([405, "invalid_file"]);
  });

  it("refuses what a field does not take, and a field that is none", async () => {
    const text = dataUrl("text/plain", Buffer.from("text"));
    expect((await upload({ field: "picture", file: text })).body.errors[0].code).toBe("invalid_file");
    expect((await upload({ field: "papers", file: text })).status).toBe(200);
    expect((await upload({ field: "nothing" })).body.errors[0].code).toBe("unknown_attribute");
  });

  it("keeps one file in a single-file field, the newest", async () => {
    await upload({ field: "picture", name: "old.jpg" });
    await upload({ field: "picture", name: "new.jpg" });
    const row = (await ops.register("load", "everything", { id: owner })).body.attributes;
    expect(row.picture.name).toBe("new.jpg");
    const list = await ops.call("filemanager", "list", "attachment", {
      reference_id: owner,
      field: "picture",
    });
    expect(list.body.attributes).toHaveLength(1);
  });

  it("takes the same file as a stream", async () => {
    const kept = await stream(ops, { reference_id: owner });
    expect(kept.json().attributes).toMatchObject({
      name: "big.jpg",
      size: photo.length,
      media_type: "image/jpeg",
    });
    expect((await stream(undefined, { reference_id: owner })).statusCode).toBe(401);
    expect((await stream(await server.as("ops.ar"), { reference_id: owner })).statusCode).toBe(404);
  });
});

describe("an upload under an id of the sender's", () => {
  const entriesOf = async (id: string) =>
    (await server.app.db.run(sql`select 1 from audit_entry where record_id = ${id}`)).length;
  const again = (id: string, more: object = {}) => upload({ id, field: "papers", file: page, ...more });
  const page = dataUrl("text/plain", Buffer.from("one page"));

  it("is answered again when it is sent again, and stored once", async () => {
    const id = uuid7(server.app.clock.now());
    const first = await again(id, { name: "first.txt" });
    const second = await again(id, { name: "second.txt" });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.attributes).toEqual(first.body.attributes);
    expect(second.body.attributes).toMatchObject({ id, name: "first.txt", version: 1 });
    expect(await entriesOf(id)).toBe(1);
  });

  it("may come as a stream, or both ways", async () => {
    const about = { id: uuid7(server.app.clock.now()), reference_id: owner };
    const first = await stream(ops, about);
    const second = await stream(ops, about);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json().attributes).toEqual(first.json().attributes);
    const other = await upload({ id: about.id });
    expect(other.body.attributes).toEqual(first.json().attributes);
    expect(await entriesOf(about.id)).toBe(1);
  });

  it("leaves what happened to the file since as it is", async () => {
    const id = uuid7(server.app.clock.now());
    await upload({ id });
    await ops.call("filemanager", "update", "attachment", { id, version: 1, rotation: 90 });
    const turned = (await fetchFile(`${id}/thumbnail`)).raw;
    expect((await upload({ id })).body.attributes).toMatchObject({ rotation: 90, version: 2 });
    expect(Buffer.compare((await fetchFile(`${id}/thumbnail`)).raw, turned)).toBe(0);
  });

  it("is stored once when both tries arrive together", async () => {
    const id = uuid7(server.app.clock.now());
    const replies = await Promise.all([again(id), again(id), again(id)]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect(await entriesOf(id)).toBe(1);
    expect((await fetchFile(id)).raw.toString()).toBe("one page");
  });

  it("is refused where the id is taken by anything else, or by somebody else", async () => {
    const id = uuid7(server.app.clock.now());
    await again(id);
    const elsewhere = (await ops.register("create", "everything", { name: "Elsewhere" })).body.attributes.id;
    const admin = await server.as("admin");
    const refused = [
      await again(id, { file: dataUrl("text/plain", Buffer.from("other page")) }),
      await again(id, { field: null }),
      await again(id, { reference_id: elsewhere }),
      await admin.call("filemanager", "create", "attachment", {
        id,
        name: "a.txt",
        file: page,
        reference_id: owner,
        field: "papers",
      }),
    ];
    for (const reply of refused)
      expect([reply.status, reply.body.errors[0]]).toMatchObject([
        422,
        { code: "already_exists", field: "id" },
      ]);
    expect((await fetchFile(id)).raw.toString()).toBe("one page");
    expect(await entriesOf(id)).toBe(1);
  });
});

describe("thumbnails and turns", () => {
  it("are 200 by 200, upright, and turn with the picture", async () => {
    const { id } = (await upload({ name: "turn.jpg" })).body.attributes;
    const leftTop = async () => {
      const small = sharp((await fetchFile(`${id}/thumbnail`)).raw);
      const { width, height } = await small.metadata();
      expect([width, height]).toEqual([200, 200]);
      const { data } = await small
        .extract({ left: 150, top: 20, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return (data[0] ?? 0) > (data[2] ?? 0) ? "red" : "blue";
    };
    expect(await leftTop()).toBe("blue");
    const turned = await ops.call("filemanager", "update", "attachment", { id, version: 1, rotation: 90 });
    expect(turned.body.attributes).toMatchObject({ rotation: 90, version: 2 });
    expect(await leftTop()).toBe("red");
    expect(
      (await ops.call("filemanager", "update", "attachment", { id, version: 1, rotation: 180 })).status,
    ).toBe(409);
    expect(
      (await ops.call("filemanager", "update", "attachment", { id, version: 2, rotation: 45 })).status,
    ).toBe(405);
  });
});

it("goes with its owner, and its bytes follow", async () => {
  const admin = await server.as("admin");
  const parent = (await ops.register("create", "everything", { name: "Short life" })).body.attributes.id;
  const { id } = (await upload({ reference_id: parent })).body.attributes;
  await admin.register("delete", "everything", { id: parent });
  expect((await fetchFile(id)).status).toBe(404);
  expect(await server.app.files.get(id)).toBeDefined();
  await sweepFiles(server.app.db, server.app.files, { before: new Date(Date.now() + 60_000) });
  expect(await server.app.files.get(id)).toBeUndefined();
  expect(await server.app.files.get(thumbnailKey(id))).toBeUndefined();
});

describe("an S3-compatible store", () => {
  const objects = new Map<string, Buffer>();
  let store: Server;
  beforeAll(async () => {
    store = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const key = request.url ?? "";
      if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256"))
        return response.writeHead(403).end();
      if (request.method === "PUT") objects.set(key, Buffer.concat(chunks));
      if (request.method === "DELETE") objects.delete(key);
      const found = objects.get(key);
      if (request.method === "GET" && !found) return response.writeHead(404).end();
      return response.writeHead(200).end(request.method === "GET" ? found : undefined);
    });
    await new Promise<void>((done) => store.listen(0, "127.0.0.1", done));
  });
  afterAll(() => store.close());

  it("keeps, gives back and removes, with signed requests", async () => {
    const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    const url = `s3://bucket/prefix?endpoint=${encodeURIComponent(endpoint)}`;
    const files = openFileStore(
      { FILES_URL: url, DATA_DIR: "" },
      { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "secret" },
    );
    await files.put("one", Buffer.from("bytes"));
    expect([...objects.keys()]).toEqual(["/bucket/prefix/one"]);
    expect(Buffer.concat((await (await files.get("one"))?.toArray()) ?? []).toString()).toBe("bytes");
    await files.remove("one");
    expect(await files.get("one")).toBeUndefined();
  });
});

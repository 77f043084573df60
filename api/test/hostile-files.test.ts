/**
 * Files that weigh little and unpack to much, and where the bytes of files lie.
 *
 * @engine any: it is about bytes and where they lie, not about rows
 */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFileStore } from "#adapters/file-store";
import { type Client, openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let ops: Client;
let owner: string;

beforeAll(async () => {
  server = await openTestServer();
  ops = await server.as("ops.br");
  owner = (await ops.register("create", "port", { name: "Owner" })).body.attributes.id;
});
afterAll(() => server.close());

const upload = (bytes: Uint8Array, type = "image/png") =>
  ops.call("filemanager", "create", "attachment", {
    name: "picture",
    file: `data:${type};base64,${Buffer.from(bytes).toString("base64")}`,
    reference_id: owner,
  });
const thumbnail = (id: string) =>
  server.get(`/api/files/${id}/thumbnail`, { authorization: `Bearer ${ops.token}` });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "red" }, limitInputPixels: false });

/** Megabytes that the process grew by at most, meanwhile; undefined where the system does not tell. */
async function growth(work: () => Promise<unknown>): Promise<number | undefined> {
  if (!existsSync("/proc/self/clear_refs")) return undefined;
  writeFileSync("/proc/self/clear_refs", "5");
  const peak = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? 0) / 1024;
  const before = peak();
  await work();
  return peak() - before;
}

describe("a picture", () => {
  it("that must be unpacked whole to be read is stored, and has no thumbnail", async () => {
    const small = await plain(5_500, 5_500).webp({ lossless: true }).toBuffer();
    expect(small.length).toBeLessThan(10_000);
    let id = "";
    const grown = await growth(async () => {
      const reply = await upload(small);
      expect([reply.status, reply.body.attributes.width]).toEqual([200, 5_500]);
      id = reply.body.attributes.id;
    });
    expect(grown ?? 0).toBeLessThan(150);
    expect((await thumbnail(id)).status).toBe(404);
  });

  it("of many pixels is made small while it is read, many at a time one after the other", async () => {
    const large = await plain(8_000, 8_000).png().toBuffer();
    const grown = await growth(async () => {
      const replies = await Promise.all([upload(large), upload(large), upload(large)]);
      for (const reply of replies) {
        expect(reply.status).toBe(200);
        expect((await sharp((await thumbnail(reply.body.attributes.id)).raw).metadata()).width).toBe(200);
      }
    });
    expect(grown ?? 0).toBeLessThan(250);
  });

  it("of more pixels than we take, or of a kind that we do not, is refused", async () => {
    const huge = await plain(11_000, 11_000).png().toBuffer();
    expect((await upload(huge)).body.errors[0].code).toBe("invalid_file");
    const odd = await plain(10, 10).tiff().toBuffer();
    const customer = await server.as("customer");
    const [nomination] = (await customer.call("service", "list", "nomination")).body.attributes;
    // Its documents may be any picture.
    const papers = await customer.call("filemanager", "create", "attachment", {
      name: "odd.tiff",
      file: `data:image/tiff;base64,${odd.toString("base64")}`,
      reference_id: nomination.id,
      field: "documents",
    });
    expect(papers.body.errors?.[0].code).toBe("invalid_file");
  });
});

describe("a text", () => {
  it("is one to its last byte", async () => {
    const text = Buffer.from(`${"words, ".repeat(200_000)}é`);
    expect((await upload(text, "text/plain")).body.attributes.media_type).toBe("text/plain");
    expect((await upload(text.subarray(0, -1), "text/plain")).body.errors[0].code).toBe("invalid_file");
    const controls = Buffer.from(`text\u0007`);
    expect((await upload(controls, "text/plain")).body.errors[0].code).toBe("invalid_file");
  });
});

describe("the folder of files", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "plimsoll-store-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const store = () => openFileStore({ FILES_URL: undefined, DATA_DIR: folder }, {});
  const text = async (key: string) => {
    const found = await store().get(key);
    return found && (await buffer(found)).toString();
  };

  it("spreads thumbnails as it spreads what they are of", async () => {
    const ids = ["00000000-0000-7000-8000-0000000000aa", "00000000-0000-7000-8000-0000000000bb"];
    for (const id of ids) {
      await store().put(id, Buffer.from("large"));
      await store().put(`${id}.thumbnail`, Buffer.from("small"));
    }
    expect((await readdir(join(folder, "files"))).sort()).toEqual(["aa", "bb"]);
    expect(await text(`${ids[0]}.thumbnail`)).toBe("small");
  });

  it("finds and removes thumbnails where they once lay", async () => {
    const key = `${randomUUID()}.thumbnail`;
    await mkdir(join(folder, "files", "il"), { recursive: true });
    await writeFile(join(folder, "files", "il", key), "old");
    expect(await text(key)).toBe("old");
    await store().put(key, Buffer.from("new"));
    expect(await text(key)).toBe("new");
    await store().remove(key);
    expect(await text(key)).toBeUndefined();
  });

  it("takes a file over from where it was written", async () => {
    const path = join(folder, "arrived");
    await writeFile(path, "from a file");
    await store().put("moved", { path, size: 11, hash: "" });
    expect([await text("moved"), existsSync(path)]).toEqual(["from a file", false]);
  });
});

it("sends a file to an S3-compatible store as it is read, and again from its beginning", async () => {
  const folder = await mkdtemp(join(tmpdir(), "plimsoll-s3-"));
  const bytes = Buffer.alloc(3_000_000, "abc");
  const path = join(folder, "file");
  await writeFile(path, bytes);
  const seen: [string | undefined, string | undefined, number][] = [];
  const s3 = createServer(async (request, response) => {
    const received = await buffer(request);
    const { "content-length": length, "x-amz-content-sha256": hash } = request.headers;
    seen.push([length, String(hash), received.length]);
    response.writeHead(seen.length === 1 ? 503 : 200).end();
  });
  await new Promise<void>((done) => s3.listen(0, "127.0.0.1", done));
  const endpoint = encodeURIComponent(`http://127.0.0.1:${(s3.address() as AddressInfo).port}`);
  const env = { FILES_URL: `s3://bucket?endpoint=${endpoint}`, DATA_DIR: "" };
  const files = openFileStore(env, { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "secret" });
  const hash = createHash("sha256").update(bytes).digest("hex");
  await files.put("key", { path, size: bytes.length, hash });
  const whole = [String(bytes.length), hash, bytes.length];
  expect(seen).toEqual([whole, whole]);
  s3.close();
  await rm(folder, { recursive: true, force: true });
});

/** Where the bytes of files live: a folder, or any S3-compatible store. Keys are ids of ours, never names of users. */
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { Env } from "../env.ts";

const RETRY_MS = [100, 500, 2_000];

/** A file on this machine, with its SHA-256 in hexadecimal. */
export interface LocalFile {
  readonly path: string;
  readonly size: number;
  readonly hash: string;
  /** It belongs to somebody else and is copied where it would be moved. */
  readonly stays?: boolean;
}

/** What lies under a key, and since when. */
export interface StoredFile {
  readonly key: string;
  readonly modified: Date;
}

export interface FileStore {
  /** A local file may be moved away from where it was. */
  put(key: string, content: Uint8Array | LocalFile): Promise<void>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Readable | undefined>;
  /** Where it lies on this machine, for whoever reads files by themselves; undefined where it lies elsewhere. */
  pathOf(key: string): Promise<string | undefined>;
  /** The same bytes under another key, without passing through us where the store can do it; false when there are none. */
  copy(from: string, to: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Everything there is, in portions. */
  list(): AsyncIterable<readonly StoredFile[]>;
}

export function openFileStore(
  env: Pick<Env, "FILES_URL" | "DATA_DIR">,
  credentials: NodeJS.ProcessEnv,
): FileStore {
  if (env.FILES_URL?.startsWith("s3://")) return s3Store(new URL(env.FILES_URL), credentials);
  return folderStore(env.FILES_URL ?? join(env.DATA_DIR, "files"));
}

function folderStore(root: string): FileStore {
  // The end of the id spreads files over folders: it is random where the beginning is the time.
  const path = (key: string) => join(root, key.replace(/\..*$/, "").slice(-2), key);
  // Thumbnails once lay together in a folder made from the end of their key.
  const places = (key: string) => [path(key), join(root, key.slice(-2), key)];
  return {
    async put(key, content) {
      await mkdir(dirname(path(key)), { recursive: true });
      const mayMove = !(content instanceof Uint8Array) && !content.stays;
      if (mayMove && (await isMoved(content.path, path(key)))) return;
      // Written aside and renamed, so that a crash leaves no half file under its name; aside from another try, too.
      const part = `${path(key)}.${randomUUID()}.part`;
      if (content instanceof Uint8Array) await writeFile(part, content, { flush: true });
      else await pipeline(createReadStream(content.path), createWriteStream(part, { flush: true }));
      await rename(part, path(key));
    },
    async get(key) {
      const place = await this.pathOf(key);
      return place === undefined ? undefined : createReadStream(place);
    },
    async pathOf(key) {
      for (const place of places(key)) {
        const found = await stat(place).catch(() => undefined);
        if (found?.isFile()) return place;
      }
      return undefined;
    },
    async copy(from, to) {
      for (const place of places(from)) {
        const found = await stat(place).catch(() => undefined);
        if (!found?.isFile()) continue;
        await this.put(to, { path: place, size: found.size, hash: "", stays: true });
        return true;
      }
      return false;
    },
    async remove(key) {
      for (const place of places(key)) await rm(place, { force: true });
    },
    async *list() {
      for (const folder of await namesIn(root)) {
        const found: StoredFile[] = [];
        for (const key of await namesIn(join(root, folder))) {
          const file = await stat(join(root, folder, key)).catch(() => undefined);
          if (file?.isFile()) found.push({ key, modified: file.mtime });
        }
        yield found;
      }
    },
  };
}

/** None where there is no such folder: it was removed meanwhile, or is a file. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === "ENOENT" || problem.code === "ENOTDIR") return [];
    throw problem;
  });
}

/** False where the two are on different disks. */
async function isMoved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && problem.code === "EXDEV") return false;
    throw problem;
  }
}

/** `s3://bucket/prefix?endpoint=http://…&region=…`, credentials as every S3 client reads them. */
function s3Store(url: URL, credentials: NodeJS.ProcessEnv): FileStore {
  const region = url.searchParams.get("region") ?? credentials.AWS_REGION ?? "us-east-1";
  const endpoint = url.searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`;
  // Tried again here and not by the client: a file must be read from its beginning again.
  const client = new AwsClient({
    accessKeyId: credentials.AWS_ACCESS_KEY_ID ?? "",
    secretAccessKey: credentials.AWS_SECRET_ACCESS_KEY ?? "",
    region,
    service: "s3",
    retries: 0,
  });
  const prefix = url.pathname.replace(/^\/|\/$/g, "");
  const bucket = `${endpoint.replace(/\/$/, "")}/${url.host}`;
  const address = (key: string) => [bucket, prefix, key].filter(Boolean).join("/");
  const sendTo = async (place: string, request: () => RequestInit) => {
    for (let turn = 0; ; turn++) {
      const response = await client.fetch(place, request());
      const isBusy = response.status >= 500 || response.status === 429;
      if (isBusy && turn < RETRY_MS.length) {
        await response.body?.cancel();
        await setTimeout(RETRY_MS[turn]);
      } else if (response.ok || response.status === 404) return response;
      else throw new Error(`The file store answered ${response.status}`);
    }
  };
  const send = (key: string, request: () => RequestInit) => sendTo(address(key), request);
  return {
    async put(key, content) {
      const response = await send(key, () => ({ method: "PUT", ...bodyOf(content) }));
      if (!response.ok) throw new Error(`The file store answered ${response.status}`);
    },
    async get(key) {
      const response = await send(key, () => ({ method: "GET" }));
      return response.ok && response.body ? Readable.fromWeb(response.body as never) : undefined;
    },
    async pathOf() {
      return undefined;
    },
    async copy(from, to) {
      const source = encodeURI(`/${url.host}/${[prefix, from].filter(Boolean).join("/")}`);
      const response = await send(to, () => ({ method: "PUT", headers: { "x-amz-copy-source": source } }));
      await response.body?.cancel();
      return response.ok;
    },
    async remove(key) {
      await send(key, () => ({ method: "DELETE" }));
    },
    async *list() {
      const beginning = prefix === "" ? "" : `${prefix}/`;
      for (let next: string | undefined = ""; next !== undefined; ) {
        const asked = new URLSearchParams({ "list-type": "2", prefix: beginning });
        if (next !== "") asked.set("continuation-token", next);
        const response = await sendTo(`${bucket}?${asked}`, () => ({ method: "GET" }));
        if (!response.ok) throw new Error(`The file store answered ${response.status}`);
        const page = await response.text();
        yield listed(page).map((file) => ({ ...file, key: file.key.slice(beginning.length) }));
        next = page.includes("<IsTruncated>true<") ? textOf(page, "NextContinuationToken") : undefined;
      }
    },
  };
}

/** The objects on a page of a list, which is XML of a few known elements. */
function listed(page: string): StoredFile[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, one = ""]) => {
    const [key, modified] = [textOf(one, "Key"), textOf(one, "LastModified")];
    return key === undefined || modified === undefined ? [] : [{ key, modified: new Date(modified) }];
  });
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function textOf(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text?.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => ENTITIES[entity] ?? "");
}

/** A file is sent as it is read; its length and its hash are known, so it can be signed all the same. */
function bodyOf(content: Uint8Array | LocalFile): RequestInit {
  if (content instanceof Uint8Array) return { body: content as never };
  const headers = { "content-length": String(content.size), "x-amz-content-sha256": content.hash };
  const body = Readable.toWeb(createReadStream(content.path));
  return { headers, body, duplex: "half" } as never;
}

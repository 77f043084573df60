/** Where the bytes of files live: a folder, or any S3-compatible store. Keys are ids of ours, never names of users. */
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import type { Env } from "../env.ts";

export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
}

export function openFileStore(
  env: Pick<Env, "FILES_URL" | "DATA_DIR">,
  credentials: NodeJS.ProcessEnv,
): FileStore {
  if (env.FILES_URL?.startsWith("s3://")) return s3Store(new URL(env.FILES_URL), credentials);
  return folderStore(env.FILES_URL ?? join(env.DATA_DIR, "files"));
}

function folderStore(root: string): FileStore {
  // Two letters of the key spread the files over folders.
  const path = (key: string) => join(root, key.slice(-2), key);
  return {
    async put(key, bytes) {
      await mkdir(dirname(path(key)), { recursive: true });
      // Written aside and renamed, so that a crash leaves no half file under its name; aside from another try, too.
      const part = `${path(key)}.${randomUUID()}.part`;
      await writeFile(part, bytes, { flush: true });
      await rename(part, path(key));
    },
    async get(key) {
      const found = await stat(path(key)).catch(() => undefined);
      return found?.isFile() ? createReadStream(path(key)) : undefined;
    },
    async remove(key) {
      await rm(path(key), { force: true });
    },
  };
}

/** `s3://bucket/prefix?endpoint=http://…&region=…`, credentials as every S3 client reads them. */
function s3Store(url: URL, credentials: NodeJS.ProcessEnv): FileStore {
  const region = url.searchParams.get("region") ?? credentials.AWS_REGION ?? "us-east-1";
  const endpoint = url.searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`;
  const client = new AwsClient({
    accessKeyId: credentials.AWS_ACCESS_KEY_ID ?? "",
    secretAccessKey: credentials.AWS_SECRET_ACCESS_KEY ?? "",
    region,
    service: "s3",
    retries: 3,
  });
  const prefix = url.pathname.replace(/^\/|\/$/g, "");
  const address = (key: string) =>
    `${endpoint.replace(/\/$/, "")}/${[url.host, prefix, key].filter(Boolean).join("/")}`;
  const send = async (key: string, init: RequestInit) => {
    const response = await client.fetch(address(key), init);
    if (!response.ok && response.status !== 404)
      throw new Error(`The file store answered ${response.status}`);
    return response;
  };
  return {
    async put(key, bytes) {
      const response = await send(key, { method: "PUT", body: bytes as never });
      if (!response.ok) throw new Error(`The file store answered ${response.status}`);
    },
    async get(key) {
      const response = await send(key, { method: "GET" });
      return response.ok && response.body ? Readable.fromWeb(response.body as never) : undefined;
    },
    async remove(key) {
      await send(key, { method: "DELETE" });
    },
  };
}

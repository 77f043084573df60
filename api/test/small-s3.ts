/** An S3-compatible store in memory, for tests: objects, pages of a list, modification times that a test may move. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface SmallS3 {
  /** By `/bucket/key`. */
  readonly objects: Map<string, { bytes: Buffer; modified: Date }>;
  /** What FILES_URL would be. */
  readonly url: string;
  readonly credentials: Readonly<Record<string, string>>;
  close(): void;
}

const BUCKET = "/bucket";

export async function openSmallS3(pageSize = 2): Promise<SmallS3> {
  const objects: SmallS3["objects"] = new Map();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256")) return response.writeHead(403).end();
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    if (pathname === BUCKET) return response.end(page(objects, searchParams, pageSize));
    const source = request.headers["x-amz-copy-source"];
    if (request.method === "PUT" && typeof source === "string") {
      const copied = objects.get(decodeURI(source));
      if (!copied) return response.writeHead(404).end();
      objects.set(pathname, { bytes: copied.bytes, modified: new Date() });
    } else if (request.method === "PUT")
      objects.set(pathname, { bytes: Buffer.concat(chunks), modified: new Date() });
    if (request.method === "DELETE") objects.delete(pathname);
    const found = objects.get(pathname);
    if (request.method === "GET" && !found) return response.writeHead(404).end();
    return response.writeHead(200).end(request.method === "GET" ? found?.bytes : undefined);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const endpoint = encodeURIComponent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    objects,
    url: `s3://bucket/a&b?endpoint=${endpoint}`,
    credentials: { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "secret" },
    close: () => void server.close(),
  };
}

function page(objects: SmallS3["objects"], asked: URLSearchParams, size: number): string {
  const after = asked.get("continuation-token") ?? "";
  const keys = [...objects.keys()]
    .map((path) => path.slice(BUCKET.length + 1))
    .filter((key) => key.startsWith(asked.get("prefix") ?? "") && key > after)
    .sort();
  const some = keys.slice(0, size);
  const contents = some.map((key) => {
    const modified = objects.get(`${BUCKET}/${key}`)?.modified.toISOString();
    const shown = key.replaceAll("&", "&amp;");
    return `<Contents><Key>${shown}</Key><LastModified>${modified}</LastModified><Size>1</Size></Contents>`;
  });
  const more = keys.length > size;
  const next = more
    ? `<NextContinuationToken>${some.at(-1)?.replaceAll("&", "&amp;")}</NextContinuationToken>`
    : "";
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
}

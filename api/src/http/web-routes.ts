/** The built app: its files for good, its page with a fresh nonce for every address that is not the API's. */
import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { App } from "#app";
import { WEB_FOLDER } from "#folders";
import { refuse } from "#rpc/failure";
import { ASSETS, newNonce, pagePolicy } from "./security-headers.ts";

const NONCE = "__CSP_NONCE__";

const PAGE = join(WEB_FOLDER, "index.html");

/** Whether somebody who opens an address now gets the page. */
export function isPageBuilt(): Promise<boolean> {
  return stat(PAGE).then(
    (found) => found.isFile(),
    () => false,
  );
}

export async function webRoutes(server: FastifyInstance, app: App): Promise<void> {
  if (!app.env.SERVE_PAGES) {
    server.setNotFoundHandler(() => {
      throw refuse("not_found");
    });
    return;
  }
  // The first start builds the app while the server comes up.
  await mkdir(join(WEB_FOLDER, "assets"), { recursive: true });
  await server.register(fastifyStatic, {
    root: join(WEB_FOLDER, "assets"),
    prefix: ASSETS,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // Names of built files carry their content's hash, so they never change.
    setHeaders: (response) => response.setHeader("cache-control", "public, max-age=31536000, immutable"),
  });
  server.get("/favicon.svg", (_request, reply) => reply.sendFile("favicon.svg", WEB_FOLDER));
  const page = pageReader();
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const isPage =
      (request.method === "GET" || request.method === "HEAD") && !/^\/(api|assets)(\/|$)|\.\w+$/.test(path);
    if (!isPage) throw refuse("not_found");
    const text = await page();
    if (text === undefined) {
      return reply
        .code(503)
        .header("retry-after", 2)
        .type("text/plain")
        .send("The app is being built. Try again in a moment.");
    }
    const nonce = newNonce();
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", pagePolicy(nonce, app.env))
      .header("cache-control", "no-store")
      .send(text.replaceAll(NONCE, nonce));
  });
}

/** Reads the page again when it was built anew under a running server. */
function pageReader(): () => Promise<string | undefined> {
  let read: { text: string; at: number } | undefined;
  return async () => {
    const found = await stat(PAGE).catch(() => undefined);
    if (!found) return undefined;
    if (read?.at !== found.mtimeMs) read = { text: await readFile(PAGE, "utf8"), at: found.mtimeMs };
    return read.text;
  };
}

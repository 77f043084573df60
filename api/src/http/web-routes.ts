/** The built app: its files for good, its page with a fresh nonce for every address that is not the API's. */
import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { App } from "#app";
import { WEB_FOLDER } from "#folders";
import { refuse } from "#rpc/failure";
import { ALWAYS, ASSETS, newNonce, pagePolicy, SERVICE_WORKER } from "./security-headers.ts";

const NONCE = "__CSP_NONCE__";
const HTML = "text/html; charset=utf-8";
/** Read by the service worker alone. */
const SHELL = "/shell.json";
/** Built files outside the assets, under names that others ask for. */
const PUBLIC = ["favicon.svg", "manifest.webmanifest", "icon-192.png", "icon-512.png"];

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
  for (const name of PUBLIC) server.get(`/${name}`, (_request, reply) => reply.sendFile(name, WEB_FOLDER));
  // Asked for again at every visit: an old one would keep an old build alive.
  server.get(SERVICE_WORKER, (_request, reply) =>
    reply.header("cache-control", "no-cache").sendFile(SERVICE_WORKER.slice(1), WEB_FOLDER),
  );
  const page = pageReader();
  server.get(SHELL, async (_request, reply) => {
    const text = await page();
    if (text === undefined) return reply.code(503).header("retry-after", 2).send();
    return reply.header("cache-control", "no-store").send({ headers: shellHeaders(app), page: text });
  });
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
      .type(HTML)
      .header("content-security-policy", pagePolicy(nonce, app.env))
      .header("cache-control", "no-store")
      .send(text.replaceAll(NONCE, nonce));
  });
}

/**
 * What a device keeps for when there is no network: the page and its headers, with the mark instead of a nonce. As data,
 * so that nobody ever opens a page whose nonce is known; the worker fills in a fresh one for each navigation.
 */
function shellHeaders({ env }: App): Readonly<Record<string, string>> {
  return {
    ...ALWAYS,
    "content-type": HTML,
    "content-security-policy": pagePolicy(NONCE, env),
    "cache-control": "no-store",
  };
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

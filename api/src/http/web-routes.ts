/** The built app: its files for good, its page with a fresh nonce for every address that is not the API's. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { App } from "#app";
import { refuse } from "#rpc/failure";
import { newNonce, pagePolicy } from "./security-headers.ts";

const DIST = fileURLToPath(new URL("../../../web/dist/", import.meta.url));
const NONCE = "__CSP_NONCE__";

export async function webRoutes(server: FastifyInstance, app: App): Promise<void> {
  await server.register(fastifyStatic, {
    root: DIST,
    serve: false,
    // Names of built files carry their content's hash, so they never change.
    setHeaders: (response, path) => {
      const built = path.includes("/assets/");
      response.setHeader(
        "cache-control",
        built ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  let page: string | undefined;
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (path.startsWith("/api") || request.method !== "GET") throw refuse("not_found");
    if (/\.[a-z0-9]+$/i.test(path)) {
      if (path !== "/index.html" && existsSync(`${DIST}${path.slice(1)}`) && !path.includes(".."))
        return reply.sendFile(path.slice(1));
      throw refuse("not_found");
    }
    page ??= await readFile(`${DIST}index.html`, "utf8").catch(() => undefined);
    if (page === undefined)
      return reply.code(503).type("text/plain").send("The app is being built. Try again in a moment.");
    const nonce = newNonce();
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", pagePolicy(nonce, app.env.CHAT_WIDGET_URL))
      .header("cache-control", "no-store")
      .send(page.replaceAll(NONCE, nonce));
  });
}

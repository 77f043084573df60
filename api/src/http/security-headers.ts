/** Headers that keep a page of ours from being framed, sniffed, or made to run what it did not bring. */
import { randomBytes } from "node:crypto";
import { HANDED_OVER, type LinkName, type Links } from "@plimsoll/domain/routes/link-names";
import type { FastifyInstance } from "fastify";
import type { App } from "#app";

export const ALWAYS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=()",
} as const;

/** Data and files: nothing in them may run or load anything. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * What the build made. A worker lives by the policy its own script came with, not by that of the page: it loads its
 * other parts and asks the server, and a sandbox would take its origin away.
 */
const ASSET_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Where the built app stands; nothing that somebody uploaded is ever served below it. */
export const ASSETS = "/assets/";
/** Stands at the top, because it answers for every page below it. */
export const SERVICE_WORKER = "/service-worker.js";

const isBuilt = (url: string) => url.startsWith(ASSETS) || url.split("?", 1)[0] === SERVICE_WORKER;

export function securityHeaders(server: FastifyInstance, app: App): void {
  const secure = app.env.PUBLIC_URL?.startsWith("https:") === true;
  server.addHook("onRequest", (request, reply, done) => {
    reply.headers(ALWAYS);
    reply.header("x-request-id", request.id);
    reply.header("content-security-policy", isBuilt(request.url) ? ASSET_POLICY : DATA_POLICY);
    if (secure) reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
    if (request.url.startsWith("/api")) reply.header("cache-control", "no-store");
    done();
  });
}

export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * The policy of the app's own page: its scripts by address, its styles by nonce, nothing inline. WebAssembly of our own
 * build may be compiled: it reads the codes on seals where the browser has no reader.
 */
export function pagePolicy(
  nonce: string,
  { CHAT_WIDGET_URL, MAP_TILES, LINKS, EMBEDDED_LINKS }: OutsideAddresses,
): string {
  const chat = originOf(CHAT_WIDGET_URL);
  const frames = `${chat}${originsOf(EMBEDDED_LINKS, LINKS)}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${chat}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Tiles are pictures of the one address that the installation named.
    `img-src 'self' data: blob:${originOf(MAP_TILES)}`,
    "font-src 'self'",
    `connect-src 'self'${chat}`,
    `frame-src${frames === "" ? " 'none'" : frames}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    // Some cards send a form elsewhere: to the sibling applications that the installation has.
    `form-action 'self'${originsOf(HANDED_OVER, LINKS)}`,
    "frame-ancestors 'none'",
  ].join("; ");
}

type OutsideAddresses = Pick<App["env"], "CHAT_WIDGET_URL" | "MAP_TILES" | "LINKS" | "EMBEDDED_LINKS">;

const originOf = (address: string | undefined) =>
  address === undefined ? "" : ` ${new URL(address).origin}`;

/** Each once, in the order of the names. */
function originsOf(names: readonly LinkName[], links: Links): string {
  return [...new Set(names.map((name) => originOf(links[name])))].join("");
}

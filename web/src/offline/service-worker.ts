/** Between the pages and the network; see `shell-cache.ts`. Calls of the API pass it by. */
import {
  answerFile,
  answerNavigation,
  type Build,
  dropOldBuilds,
  keepBuild,
  type ShellDeps,
  type Start,
} from "./shell-cache.ts";

/** Written in by the build: the files that are kept. */
declare const __KEPT_FILES__: readonly string[];
/** And what pages of the field begin with. */
declare const __STARTS__: readonly Start[];

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  readonly navigator: { readonly onLine: boolean };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listen: (event: FetchEvent) => void): void;
}

const scope = self as unknown as WorkerScope;
const build: Build = { files: __KEPT_FILES__, starts: __STARTS__ };
const deps: ShellDeps = {
  caches,
  fetch: (address, init) => fetch(address, init),
  isOffline: () => !scope.navigator.onLine,
  newNonce: () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

// At once: it has nothing to do with the pages that are open, whose files stay where they are.
scope.addEventListener("install", (event) =>
  event.waitUntil(keepBuild(deps, build).then(() => scope.skipWaiting())),
);

scope.addEventListener("activate", (event) =>
  event.waitUntil(dropOldBuilds(deps, build).then(() => scope.clients.claim())),
);

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin || /^\/api(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(answerNavigation(deps, build, request));
  else if (pathname.startsWith("/assets/") || build.files.includes(pathname))
    event.respondWith(answerFile(deps, build, request));
});

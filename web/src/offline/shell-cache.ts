/**
 * The pages for when there is no network. What is kept is one whole build: the shell and every file that it asks for, or
 * nothing. A navigation goes to the server first and gets the shell where nobody answers; files carry the hash of their
 * content in their name, so a page gets the files of its own build and never half of another one.
 */
export interface Build {
  /** Every file that is kept, by its address; their hashes make it another list with every build. */
  readonly files: readonly string[];
  /** The first that fits an address counts. */
  readonly starts: readonly Start[];
}

/** What pages of the field ask for once the first program runs: named in the page itself, all of it comes at once. */
export interface Start {
  /** A regular expression that the path fits. */
  readonly path: string;
  readonly files: readonly string[];
}

/** The page as the server would send it, with a mark where each answer has a nonce of its own. */
interface Shell {
  readonly headers: Readonly<Record<string, string>>;
  readonly page: string;
}

export interface ShellDeps {
  readonly caches: CacheStorage;
  readonly fetch: (address: string | Request, init?: RequestInit) => Promise<Response>;
  readonly isOffline: () => boolean;
  readonly newNonce: () => string;
  /** Resolves after the milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

export const SHELL = "/shell.json";
const NONCE = "__CSP_NONCE__";
const PREFIX = "plimsoll-pages-";
/** The build before this one: windows that are still open with it ask for its files. */
const KEPT_BUILDS = 2;
const AT_ONCE = 6;
/** A phone that shows a signal and gets nothing through is not waited for any longer. */
export const PATIENCE = 4_000;

/** The name of a build's cache, from its files. */
export async function cacheName({ files }: Pick<Build, "files">): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(files.join("\n")));
  const hex = [...new Uint8Array(digest.slice(0, 8))].map((byte) => byte.toString(16).padStart(2, "0"));
  return `${PREFIX}${hex.join("")}`;
}

/** All of a build or nothing: fails where one file does not come, and where the server has another build by now. */
export async function keepBuild(deps: ShellDeps, build: Build): Promise<void> {
  const { caches, fetch } = deps;
  const name = await cacheName(build);
  const shell = await fetch(SHELL, { cache: "no-store" });
  if (!shell.ok) throw new Error(`the shell answered ${shell.status}`);
  const { page } = (await shell.clone().json()) as Shell;
  const asked = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, address]) => address ?? "");
  const missing = asked.find((address) => !build.files.includes(address));
  if (missing !== undefined) throw new Error(`the server has another build: ${missing}`);
  const cache = await caches.open(name);
  const wanted = [...build.files];
  const bring = async () => {
    for (let address = wanted.shift(); address !== undefined; address = wanted.shift()) {
      if (await cache.match(address)) continue;
      const answer = (await caches.match(address)) ?? (await fetch(address));
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      await cache.put(address, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, bring));
  // Last: without it the build is not whole, and is not used.
  await cache.put(SHELL, shell);
}

/** Removes what older builds left. */
export async function dropOldBuilds({ caches }: Pick<ShellDeps, "caches">, build: Build): Promise<void> {
  const current = await cacheName(build);
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== current);
  for (const name of others.slice(0, Math.max(0, others.length - (KEPT_BUILDS - 1))))
    await caches.delete(name);
}

/** From the server; where it does not answer, or stumbles, the kept shell. */
export async function answerNavigation(deps: ShellDeps, build: Build, request: Request): Promise<Response> {
  const kept = () => keptShell(deps, build, new URL(request.url).pathname);
  if (deps.isOffline()) return (await kept()) ?? deps.fetch(request);
  const fromServer = deps.fetch(request);
  const late = deps.pause(PATIENCE).then(kept);
  try {
    const answer = await Promise.race([fromServer, late.then((shell) => shell ?? fromServer)]);
    return answer.status >= 500 ? ((await kept()) ?? answer) : answer;
  } catch (silence) {
    const shell = await kept();
    if (shell) return shell;
    throw silence;
  }
}

/** With a nonce of its own each time, in the page and in its policy, as the server does it. */
export async function keptShell(deps: ShellDeps, build: Build, path: string): Promise<Response | undefined> {
  const cache = await deps.caches.open(await cacheName(build));
  const found = await cache.match(SHELL);
  if (!found) return undefined;
  const { headers, page } = (await found.json()) as Shell;
  const nonce = deps.newNonce();
  const filled = Object.entries(headers).map(([name, value]) => [name, value.replaceAll(NONCE, nonce)]);
  const ahead = build.starts.find((start) => new RegExp(start.path).test(path))?.files ?? [];
  const named = page.replaceAll(NONCE, nonce).replace("</head>", `${ahead.map(preload).join("")}</head>`);
  return new Response(named, { headers: Object.fromEntries(filled) });
}

/** As the program itself would ask for it, so that nothing is fetched twice. */
function preload(address: string): string {
  const how = address.endsWith(".css") ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${how} crossorigin href="${address}">`;
}

/** A built file never changes under its name. What was not kept ahead is kept once somebody needed it. */
export async function answerFile(deps: ShellDeps, build: Build, request: Request): Promise<Response> {
  const known = await deps.caches.match(request.url);
  if (known) return known;
  const answer = await deps.fetch(request);
  if (answer.ok) {
    const cache = await deps.caches.open(await cacheName(build));
    await cache.put(request.url, answer.clone());
  }
  return answer;
}

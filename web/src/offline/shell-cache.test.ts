import { describe, expect, it } from "vitest";
import {
  answerFile,
  answerNavigation,
  type Build,
  cacheName,
  dropOldBuilds,
  keepBuild,
  keptShell,
  SHELL,
  type ShellDeps,
} from "./shell-cache.ts";

const addressOf = (asked: RequestInfo | URL) => {
  const text = asked instanceof Request ? asked.url : String(asked);
  return text.startsWith("http") ? new URL(text).pathname : text;
};

class MemoryCache {
  readonly kept = new Map<string, Response>();
  match = async (asked: RequestInfo | URL) => this.kept.get(addressOf(asked))?.clone();
  put = async (asked: RequestInfo | URL, answer: Response) => {
    this.kept.set(addressOf(asked), answer);
  };
}

class MemoryCaches {
  readonly all = new Map<string, MemoryCache>();
  open = async (name: string) => {
    const cache = this.all.get(name) ?? new MemoryCache();
    this.all.set(name, cache);
    return cache;
  };
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  match = async (asked: RequestInfo | URL) => {
    for (const cache of this.all.values()) {
      const found = await cache.match(asked);
      if (found) return found;
    }
    return undefined;
  };
}

const shellOf = (...files: string[]) => ({
  headers: { "content-security-policy": "style-src 'nonce-__CSP_NONCE__'", "x-frame-options": "DENY" },
  page: `<meta content="__CSP_NONCE__">${files.map((file) => `<script src="${file}">`).join("")}`,
});

function stage() {
  const caches = new MemoryCaches();
  const asked: string[] = [];
  const net = { isOffline: false, isSilent: false, shell: shellOf("/assets/a-1.js"), status: 200 };
  let nonces = 0;
  const deps: ShellDeps = {
    caches: caches as never as CacheStorage,
    fetch: async (address) => {
      const path = addressOf(address);
      asked.push(path);
      if (net.isOffline || net.isSilent) throw new TypeError("no network");
      if (path === SHELL) return Response.json(net.shell);
      return new Response(`server ${path}`, { status: net.status });
    },
    isOffline: () => net.isOffline,
    newNonce: () => `nonce-${++nonces}`,
    pause: () => new Promise(() => undefined),
  };
  return { deps, caches, asked, net };
}

const BUILD: Build = { files: ["/assets/a-1.js", "/assets/b-1.css"], starts: [] };
const NEXT: Build = { files: ["/assets/a-2.js", "/assets/b-1.css"], starts: [] };
const PATH = "/operation/vessels";
const page = (path = PATH) => new Request(`http://here${path}`);

describe("a kept build", () => {
  it("answers a navigation without a network, each time with a nonce of its own in page and policy", async () => {
    const { deps, net } = stage();
    await keepBuild(deps, BUILD);
    net.isOffline = true;
    const first = await answerNavigation(deps, BUILD, page());
    expect(first.headers.get("content-security-policy")).toBe("style-src 'nonce-nonce-1'");
    expect(first.headers.get("x-frame-options")).toBe("DENY");
    expect(await first.text()).toContain('content="nonce-1"');
    expect(await (await answerNavigation(deps, BUILD, page())).text()).toContain('content="nonce-2"');
  });

  it("names in the page what the address begins with, and nothing for other addresses", async () => {
    const { deps, net } = stage();
    net.shell = { ...net.shell, page: `<head><meta content="__CSP_NONCE__"></head>` };
    const build: Build = {
      ...BUILD,
      starts: [
        { path: "^/operation/vessels/[^/]+/.", files: ["/assets/field-1.js", "/assets/field-1.css"] },
        { path: "^/operation/vessels/.", files: ["/assets/overview-1.js"] },
      ],
    };
    await keepBuild(deps, build);
    net.isOffline = true;
    const shown = async (path: string) => (await answerNavigation(deps, build, page(path))).text();
    expect(await shown("/operation/vessels/7/item")).toBe(
      '<head><meta content="nonce-1"><link rel="modulepreload" crossorigin href="/assets/field-1.js">' +
        '<link rel="preload" as="style" crossorigin href="/assets/field-1.css"></head>',
    );
    expect(await shown("/operation/vessels/7")).toContain('href="/assets/overview-1.js"></head>');
    expect(await shown("/planner")).toBe('<head><meta content="nonce-3"></head>');
  });

  it("is whole or not at all: a file that does not come leaves no shell", async () => {
    const { deps, net } = stage();
    net.status = 404;
    await expect(keepBuild(deps, BUILD)).rejects.toThrow("404");
    expect(await keptShell(deps, BUILD, PATH)).toBeUndefined();
  });

  it("is not made of two: the server that has another page by now is refused", async () => {
    const { deps, net } = stage();
    net.shell = shellOf("/assets/a-2.js");
    await expect(keepBuild(deps, BUILD)).rejects.toThrow("another build");
    expect(await keptShell(deps, BUILD, PATH)).toBeUndefined();
  });

  it("asks for nothing that an earlier build has already", async () => {
    const { deps, asked, net } = stage();
    await keepBuild(deps, BUILD);
    asked.length = 0;
    net.shell = shellOf("/assets/a-2.js");
    await keepBuild(deps, NEXT);
    expect(asked.sort()).toEqual(["/assets/a-2.js", SHELL]);
  });

  it("leaves the files of the build before to the windows that are open with it, and no older ones", async () => {
    const { deps, caches, net } = stage();
    await keepBuild(deps, BUILD);
    net.shell = shellOf("/assets/a-2.js");
    await keepBuild(deps, NEXT);
    await dropOldBuilds(deps, NEXT);
    net.isOffline = true;
    const old = await answerFile(deps, NEXT, new Request("http://here/assets/a-1.js"));
    expect(await old.text()).toBe("server /assets/a-1.js");
    const third: Build = { files: ["/assets/a-3.js"], starts: [] };
    net.isOffline = false;
    net.shell = shellOf("/assets/a-3.js");
    await keepBuild(deps, third);
    await dropOldBuilds(deps, third);
    expect(await caches.keys()).toEqual([await cacheName(NEXT), await cacheName(third)]);
  });
});

describe("a navigation", () => {
  it("gets the server's own page where there is one, so that a new build shows at once", async () => {
    const { deps } = stage();
    await keepBuild(deps, BUILD);
    const answer = await answerNavigation(deps, BUILD, page());
    expect(await answer.text()).toBe("server /operation/vessels");
  });

  it("gets the kept shell from a line that says nothing, and from a server that stumbles", async () => {
    const { deps, net } = stage();
    await keepBuild(deps, BUILD);
    net.status = 502;
    expect(await (await answerNavigation(deps, BUILD, page())).text()).toContain("/assets/a-1.js");
    net.isSilent = true;
    expect(await (await answerNavigation(deps, BUILD, page())).text()).toContain("/assets/a-1.js");
    const slow: ShellDeps = {
      ...deps,
      fetch: () => new Promise(() => undefined),
      pause: async () => undefined,
    };
    expect(await (await answerNavigation(slow, BUILD, page())).text()).toContain("/assets/a-1.js");
  });

  it("fails as it always did where nothing is kept", async () => {
    const { deps, net } = stage();
    net.isSilent = true;
    await expect(answerNavigation(deps, BUILD, page())).rejects.toThrow("no network");
  });
});

it("keeps a file that was not kept ahead once somebody needed it", async () => {
  const { deps, net } = stage();
  const map = () => new Request("http://here/assets/map-1.js");
  await answerFile(deps, BUILD, map());
  net.isOffline = true;
  expect(await (await answerFile(deps, BUILD, map())).text()).toBe("server /assets/map-1.js");
});

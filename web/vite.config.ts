import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, runnerImport } from "vite";
import { chunkGroups } from "./chunk-groups.ts";

const TABLE = fileURLToPath(new URL("../domain/src/routes/whole-table.ts", import.meta.url));
const SOURCE = fileURLToPath(new URL("./src/", import.meta.url));
const API = "http://127.0.0.1:3000";

/**
 * `#app/session` is `src/app/session.ts` or `.tsx`, `#ui/ui.module.css` is itself. The list of targets in package.json says so to the type
 * checker; the bundler follows Node and takes the first target only, so it needs telling.
 */
function subpathImports(): Plugin {
  return {
    name: "plimsoll-subpath-imports",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.startsWith("#") || !importer?.replaceAll("\\", "/").startsWith(SOURCE)) return null;
      const base = `${SOURCE}${source.slice(1)}`;
      return [`${base}.ts`, `${base}.tsx`, base].find((path) => existsSync(path)) ?? null;
    },
  };
}

interface RouteTable {
  readonly recordPaths: object;
  readonly wholeTable: readonly object[];
}

/**
 * `virtual:route-table`: every page and which record it shows, worked out from the definitions while building. The menu
 * needs to know only this; the definitions of records and of pages of the field bring the validation library along, and
 * are loaded with the first page that shows one.
 */
function routeTable(): Plugin {
  const id = "virtual:route-table";
  return {
    name: "plimsoll-route-table",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(module) {
      if (module !== `\0${id}`) return null;
      const { module: domain, dependencies } = await runnerImport<RouteTable>(TABLE, {
        configFile: false,
      });
      for (const file of [TABLE, ...dependencies]) this.addWatchFile(file);
      return [
        `export const recordPaths = ${JSON.stringify(domain.recordPaths)};`,
        `export const wholeTable = JSON.parse(${JSON.stringify(JSON.stringify(domain.wholeTable))});`,
      ].join("\n");
    },
  };
}

/** What signing in does not say: it comes with the first page behind it. */
const SAID_INSIDE = ["records", "routes"];
/** Said by the server alone, in letters and on paper. */
const NOT_ON_SCREEN = ["mail", "printed"];

/**
 * `virtual:words/entrance-pt` is what the pages before signing in say, `virtual:words/inside-pt` the rest, for each
 * language: the names of all records and pages are half of it, and nobody needs them to sign in.
 */
function wordsInTwo(): Plugin {
  const ids = /^virtual:words\/(entrance|inside)-(\w\w)$/;
  return {
    name: "plimsoll-words",
    resolveId: (source) => (ids.test(source) ? `\0${source}` : null),
    async load(module) {
      const [, place, locale] = ids.exec(module.slice(1)) ?? [];
      if (module[0] !== "\0" || locale === undefined) return null;
      const file = fileURLToPath(new URL(`../domain/src/locales/${locale}/index.ts`, import.meta.url));
      const { module: domain, dependencies } = await runnerImport<{ words: object }>(file, {
        configFile: false,
      });
      for (const each of [file, ...dependencies]) this.addWatchFile(each);
      const said = Object.entries(domain.words).filter(
        ([part]) => !NOT_ON_SCREEN.includes(part) && SAID_INSIDE.includes(part) === (place === "inside"),
      );
      return `export const words = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(said)))});`;
    },
  };
}

/** The last tenth of the size takes most of a build: not worth it for tests, which open their pages on the same machine. */
const BROTLI_QUALITY = process.env.QUICK_BUILD === "true" ? 5 : constants.BROTLI_MAX_QUALITY;

/** Beside each built text and program its compressed forms, made once here instead of with every request. */
function compressed(): Plugin {
  return {
    name: "plimsoll-compressed",
    apply: "build",
    // After writing: until then the bundler still replaces marks in the code.
    async writeBundle({ dir = "" }, bundle) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
      const compress = async (path: string) => {
        const bytes = readFileSync(path);
        if (bytes.length < 1024) return;
        writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
        writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      };
      const names = Object.values(bundle).map(({ fileName }) => fileName);
      await Promise.all(
        names.filter((one) => /\.(js|css|svg|wasm)$/.test(one)).map((one) => compress(`${dir}/${one}`)),
      );
    },
  };
}

/**
 * Above this a part that neither the first page nor a page of the field needs is left to whoever opens it: the editor, the
 * charts, the map of the world.
 */
const LARGEST_KEPT = 150_000;
/** Alphabets that the four languages need. */
const FONTS = /inter-latin(-ext)?-wght-normal.*\.woff2$/;
const KEPT_BESIDE = ["/favicon.svg", "/manifest.webmanifest", "/icon-192.png", "/icon-512.png"];

/** The worker of the field, one file without imports, with the list of what it keeps for when there is no network. */
function fieldWorker(): Plugin {
  const fileName = "service-worker.js";
  return {
    name: "plimsoll-field-worker",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: `${SOURCE}offline/service-worker.ts`, fileName });
    },
    generateBundle(_options, bundle) {
      const worker = bundle[fileName];
      if (worker?.type !== "chunk") throw new Error("the worker of the field was not built");
      if (worker.imports.length + worker.dynamicImports.length + worker.exports.length > 0)
        throw new Error("the worker of the field must be one file");
      const needed = new Set([...firstLoad(bundle), ...loadOf(bundle, isOfField)]);
      const kept = Object.values(bundle).filter((one) => {
        if (one.fileName === fileName) return false;
        if (one.type === "chunk") return needed.has(one.fileName) || one.code.length <= LARGEST_KEPT;
        return /\.(css|js|wasm)$/.test(one.fileName) || FONTS.test(one.fileName);
      });
      const files = [...KEPT_BESIDE, ...kept.map((one) => `/${one.fileName}`)].sort();
      worker.code = worker.code
        .replace("__KEPT_FILES__", JSON.stringify(files))
        .replace("__STARTS__", JSON.stringify(startsOf(bundle)));
    },
  };
}

/** Comes with the first page that shows a record; one import in the wrong place, and everybody loads it to sign in. */
const NOT_AT_FIRST = /node_modules[\\/]zod[\\/]|domain[\\/]src[\\/]records\.ts$/;

function lightStart(): Plugin {
  return {
    name: "plimsoll-light-start",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const name of firstLoad(bundle)) {
        const chunk = bundle[name];
        const heavy =
          chunk?.type === "chunk" ? chunk.moduleIds.find((id) => NOT_AT_FIRST.test(id)) : undefined;
        if (heavy !== undefined) throw new Error(`${name} is part of the first load and brings ${heavy}`);
      }
    },
  };
}

type Bundled = Parameters<Exclude<Plugin["generateBundle"], undefined | { handler: unknown }>>[1];

/** What the page itself asks for, by way of imports. */
function firstLoad(bundle: Bundled): ReadonlySet<string> {
  return loadOf(bundle, ({ isEntry, fileName }) => isEntry && fileName.startsWith("assets/"));
}

type Chunk = Extract<Bundled[string], { type: "chunk" }>;

/** What opens without a network: the frame of every page, and those of the field. */
const FIELD_MODULES = /web[\\/]src[\\/](app[\\/]shell-layout|features[\\/]operation[\\/].+-page)\.tsx$/;
const isOfField = ({ moduleIds }: Chunk) => moduleIds.some((id) => FIELD_MODULES.test(id));

/** Addresses of the field and the page of each, the longer ones first. */
const STARTS: readonly (readonly [path: string, page: string])[] = [
  [
    "^/operation/(vessels/[^/]+|barge_convoy/[^/]+/barge(/[0-9a-f-]{36})?)/(?![0-9a-f-]{36}$)[^/]",
    "field-page",
  ],
  ["^/operation/(vessels|barge_convoy/[^/]+/barge)/[^/]+$", "operation-page"],
  ["^/operation/vessels$", "operation-list-page"],
];

/** What a page asks for beyond the first load, with its frame; the first load is named in the page anyway. */
function startsOf(bundle: Bundled): readonly { readonly path: string; readonly files: readonly string[] }[] {
  const first = firstLoad(bundle);
  return STARTS.map(([path, page]) => {
    const own = new RegExp(
      `web[\\\\/]src[\\\\/](app[\\\\/]shell-layout|features[\\\\/]operation[\\\\/]${page})\\.tsx$`,
    );
    const chunks = [...loadOf(bundle, ({ moduleIds }) => moduleIds.some((id) => own.test(id)))]
      .filter((name) => !first.has(name))
      .flatMap((name) => bundle[name] ?? [])
      .filter((one) => one.type === "chunk");
    const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    return {
      path,
      files: [...chunks.map(({ fileName }) => fileName), ...new Set(styles)].map((name) => `/${name}`),
    };
  });
}

function loadOf(bundle: Bundled, isWanted: (chunk: Chunk) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || found.has(name)) return;
    found.add(name);
    for (const next of chunk.imports) walk(next);
  };
  for (const one of Object.values(bundle)) if (one.type === "chunk" && isWanted(one)) walk(one.fileName);
  return found;
}

export default defineConfig({
  plugins: [subpathImports(), routeTable(), wordsInTwo(), react(), lightStart(), fieldWorker(), compressed()],
  server: { host: "127.0.0.1", port: 5173, proxy: { "/api": { target: API, changeOrigin: false } } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // An inlined asset is a data: address, which the content security policy allows for images alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
});

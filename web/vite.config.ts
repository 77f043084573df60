import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("./src/", import.meta.url));
const API = "http://127.0.0.1:3000";

/**
 * `#app/session` is `src/app/session.ts` or `.tsx`. The list of targets in package.json says so to the type
 * checker; the bundler follows Node and takes the first target only, so it needs telling.
 */
function subpathImports(): Plugin {
  return {
    name: "plimsoll-subpath-imports",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.startsWith("#") || !importer?.replaceAll("\\", "/").startsWith(SOURCE)) return null;
      const base = `${SOURCE}${source.slice(1)}`;
      return [`${base}.ts`, `${base}.tsx`].find((path) => existsSync(path)) ?? null;
    },
  };
}

export default defineConfig({
  plugins: [subpathImports(), react()],
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
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 20,
            },
            { name: "query", test: /node_modules[\\/]@tanstack[\\/]/, priority: 20 },
          ],
        },
      },
    },
  },
});

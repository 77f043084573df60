/** One measurement on both engines, each with a whole server of its own; what it leaves is removed. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPostgres } from "./postgres.ts";
import { type Server, startServer } from "./whole-server.ts";

export async function onBothEngines(
  measure: (server: Server, engine: string, url: string | undefined) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-"));
  const postgres = await openPostgres();
  try {
    for (const [engine, url] of [
      ["PostgreSQL", postgres.url],
      ["embedded", undefined],
    ] as const) {
      const server = await startServer(url, join(folder, engine));
      await measure(server, engine, url).finally(() => server.stop());
    }
  } finally {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

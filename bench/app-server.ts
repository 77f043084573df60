/** Our server with the benchmark's records on top, as a process of its own. */
import { Catalog } from "@plimsoll/domain/kernel/record";
import { drift, migrate } from "../api/src/db/migrate.ts";
import { readEnv } from "../api/src/env.ts";
import { buildServer } from "../api/src/http/server.ts";
import { openApp, openDatabase, openLog } from "../api/src/start.ts";
import { BENCH_RECORDS } from "./records.ts";

const read = readEnv({ ...process.env, DEMO: "true", LOG_LEVEL: "error", FLOOD_LIMIT: "0" });
if (!read.ok) throw new Error(read.problems.join("; "));
const log = openLog(read.env);
const db = await openDatabase(read.env, log);
await migrate(db);
for (const statement of await drift(db, new Catalog(BENCH_RECORDS))) await db.script(statement);
const app = await openApp(read.env, log, db, { records: BENCH_RECORDS });
const server = await buildServer(app);
await server.listen({ port: read.env.PORT, host: "127.0.0.1" });

/** For whoever runs the server: is the process up, can it work, and how is it doing. */
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { App } from "#app";
import type { DatabaseState } from "#db/database";
import { isPageBuilt } from "./web-routes.ts";

const STATUSES = {
  ready: "ready",
  "read-only": "database is read only",
  "disk-full": "database has no space left on its disk",
  silent: "database does not answer",
  "no-pages": "pages are not built yet",
} as const satisfies Record<DatabaseState | "silent" | "no-pages", string>;

export function healthRoutes(server: FastifyInstance, app: App): void {
  server.get("/healthz", async () => ({ status: "up" }));
  server.get("/readyz", async (_request, reply) => {
    const database = await app.db.ping().catch(() => "silent" as const);
    const isServable = !app.env.SERVE_PAGES || (await isPageBuilt());
    const standing = database === "ready" && !isServable ? "no-pages" : database;
    return reply.code(standing === "ready" ? 200 : 503).send({ status: STATUSES[standing] });
  });
  if (app.env.METRICS) metricsRoute(server, app);
}

function metricsRoute(server: FastifyInstance, app: App): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: "plimsoll_call_seconds",
    help: "Time taken per call",
    labelNames: ["call", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({
    name: "plimsoll_dead_jobs",
    help: "Jobs that were given up and wait for a person",
    registers: [registry],
    async collect() {
      this.set((await app.jobs.dead()).length);
    },
  });
  new Gauge({
    name: "plimsoll_database_work",
    help: "Pieces of work that people have with the database: under way, or waiting for their turn",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "under_way" }, app.share.held);
      this.set({ state: "waiting" }, app.share.waiting);
    },
  });
  server.addHook("onResponse", async (request, reply) => {
    const { call } = request;
    const known = call && app.contracts.has(`${call.service}/${call.type}/${call.action}`);
    const label = known ? `${call.service}/${call.type}/${call.action}` : "other";
    calls.observe({ call: label, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  server.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

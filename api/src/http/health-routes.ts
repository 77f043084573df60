/** For whoever runs the server: is the process up, can it work, and how is it doing. */
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { App } from "#app";

export function healthRoutes(server: FastifyInstance, app: App): void {
  server.get("/healthz", async () => ({ status: "up" }));
  server.get("/readyz", async (_request, reply) => {
    try {
      await app.db.ping();
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "database does not answer" });
    }
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

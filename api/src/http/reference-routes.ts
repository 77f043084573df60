/** What can be asked of this server, made from the definitions: a page for people, JSON for machines. */
import type { FastifyInstance } from "fastify";
import type { App } from "#app";
import { type Described, describe } from "../reference/describe.ts";
import { REFERENCE_STYLE, referencePage } from "../reference/page.ts";

export function referenceRoutes(server: FastifyInstance, app: App): void {
  // Made when somebody asks: the start does not wait for it.
  let made: Described | undefined;
  const described = () => {
    made ??= describe(app.catalog, app.contracts);
    return made;
  };
  server.get("/api/reference.json", async () => described());
  server.get("/api/reference", async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .send(referencePage(described())),
  );
  server.get("/api/reference.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(REFERENCE_STYLE),
  );
}

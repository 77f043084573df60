/** What the login page and the menu need to know before anybody is signed in. */
import type { FastifyInstance } from "fastify";
import type { App } from "#app";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../demo-accounts.ts";

export function configRoute(server: FastifyInstance, app: App): void {
  const { DEMO, CHAT_WIDGET_URL, MAP_TILES, LINKS, EMBEDDED_LINKS } = app.env;
  server.get("/api/config", async () => ({
    demo: DEMO ? DEMO_ACCOUNTS.map(({ login, role }) => ({ login, role })) : null,
    demo_password: DEMO ? DEMO_PASSWORD : null,
    chat_widget: CHAT_WIDGET_URL ?? null,
    map_tiles: MAP_TILES ?? null,
    links: LINKS,
    embedded_links: EMBEDDED_LINKS,
  }));
}

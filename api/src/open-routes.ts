/** Calls that need no session because they carry a secret of their own: each by its path. */
import { answerByLink, viewByLink } from "#commercial/proposal-link";
import type { Origin } from "#rpc/call";
import type { App } from "./app.ts";

export type OpenHandler = (app: App, origin: Origin, body: unknown) => Promise<object>;

export const OPEN_ROUTES: ReadonlyMap<string, OpenHandler> = new Map<string, OpenHandler>([
  ["/api/proposal/view", viewByLink],
  ["/api/proposal/answer", answerByLink],
]);

/**
 * Hands somebody over to a sibling application. Its site gets a token made for that one visit, which tells it who comes
 * when it asks us; the token opens nothing here, so that a site that leaks it leaks no session.
 */
import { randomBytes } from "node:crypto";
import type { HandedOver } from "@plimsoll/domain/routes/link-names";
import type { sessionContracts } from "@plimsoll/domain/session/contract";
import type { z } from "zod";
import { sql } from "#db/sql";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import type { PublicCall } from "#rpc/public-calls";
import { countTries, LIMITS, takeBack } from "./attempts.ts";
import { hashToken } from "./sessions.ts";

/** A form is sent and answered within seconds. */
const LIFETIME_MS = 120_000;

/** A token for one visit to the site that the installation has under this name. */
async function handOver(call: Call, link: HandedOver) {
  const address = call.app.env.LINKS[link];
  if (address === undefined) throw refuse("link_not_available");
  const token = randomBytes(32).toString("base64url");
  const expires = new Date(Date.parse(call.now) + LIFETIME_MS).toISOString();
  await call.db.run(sql`insert into handover (token_hash, user_id, session_id, expires_at, application)
    values (${hashToken(token)}, ${call.actor.userId}, ${call.session.id}, ${expires}, ${link})`);
  return { address, token, expires_at: expires };
}

export const handoverHandlers = {
  handover: (call: Call, { link }: z.infer<(typeof sessionContracts)["handover"]["input"]>) =>
    handOver(call, link),
  handoverContainer: (call: Call) => handOver(call, "container"),
  handoverGrading: (call: Call) => handOver(call, "grading"),

  /** Whoever signed out, or was put away, in between comes no more. */
  async redeemHandover(
    { app, ...origin }: PublicCall,
    { token }: z.infer<(typeof sessionContracts)["redeemHandover"]["input"]>,
  ) {
    const tries = [[LIMITS.linkPerAddress, origin.address]] as const;
    await countTries(app.db, origin.now, tries);
    const [found] = await app.db.run<{
      user_id: string;
      name: string;
      login: string;
      application: HandedOver;
    }>(sql`
      update handover h set used_at = ${origin.now}
      from "user" u, session s
      where h.token_hash = ${hashToken(token)} and h.used_at is null and h.expires_at > ${origin.now}::timestamptz
        and u.id = h.user_id and u.active
        and s.id = h.session_id and s.expires_at > ${origin.now}::timestamptz
      returning h.user_id, u.name, u.login, h.application`);
    if (!found) throw refuse("link_not_available");
    await takeBack(app.db, tries);
    return found;
  },
};

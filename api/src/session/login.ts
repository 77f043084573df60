/** Signing in: one text and one duration for a wrong password and for an unknown account. */

import type { SessionUser } from "@plimsoll/domain/access/session-user";
import { z } from "zod";
import type { App } from "#app";
import { sql } from "#db/sql";
import { parsed } from "#record/handle";
import { checkApiKey } from "#rpc/authenticate";
import type { Origin } from "#rpc/call";
import type { Envelope } from "#rpc/envelope";
import { refuse } from "#rpc/failure";
import { countTries, forgetTries, LIMITS, takeBack } from "./attempts.ts";
import { checkPassword } from "./password.ts";

const input = z.strictObject({ login: z.string().max(300), password: z.string().max(1000) });

export interface LoginAnswer {
  readonly token: string;
  readonly session_ttl: number;
  readonly attributes: { readonly user_id: string; readonly user: SessionUser };
}

export async function logIn(app: App, origin: Origin, envelope: Envelope): Promise<LoginAnswer> {
  if (envelope.service !== "session" || envelope.action !== "login") throw refuse("unknown_action");
  if (!envelope.api_key) throw refuse("unknown_api_key", "api_key");
  checkApiKey(app, envelope.api_key);
  const { login: typed, password } = parsed(input, envelope.attributes);
  const login = typed.trim().toLowerCase();

  const own = [LIMITS.login, login, origin.address] as const;
  const perAddress = [LIMITS.loginPerAddress, origin.address] as const;
  await countTries(app.db, origin.now, [own, perAddress]);
  const [account] = await app.db.run<{ id: string; password_hash: string }>(sql`
    select u.id, c.password_hash from "user" u join credential c on c.user_id = u.id
    where lower(u.login) = ${login} and u.active`);
  const right = await checkPassword(account?.password_hash, password);
  const opened =
    right && account ? await app.sessions.open(account.id, origin.address, origin.agent) : undefined;
  if (!opened) throw refuse("invalid_credentials");
  await forgetTries(app.db, own);
  await takeBack(app.db, [perAddress]);
  return {
    token: opened.token,
    session_ttl: app.env.SESSION_TTL,
    attributes: { user_id: opened.session.userId, user: opened.session.user },
  };
}

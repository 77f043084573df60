/** A new password by mail: the answer never tells whether the account exists; the link works once and not for long. */
import { randomBytes } from "node:crypto";
import { formatInstant } from "@plimsoll/domain/kernel/dates";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { sessionContracts } from "@plimsoll/domain/session/contract";
import type { z } from "zod";
import type { App } from "#app";
import { sql } from "#db/sql";
import type { Origin } from "#rpc/call";
import { refuse } from "#rpc/failure";
import type { PublicCall } from "#rpc/public-calls";
import { wordsOf } from "#rpc/words";
import { siteAddress } from "../env.ts";
import { countTries, isWithinLimit, LIMITS, takeBack } from "./attempts.ts";
import { checkPassword, hashPassword, isStrongPassword } from "./password.ts";
import { auditPasswordChange } from "./password-audit.ts";
import { hashToken } from "./sessions.ts";
import { endLinks } from "./store.ts";

const LIFETIME_MS = 3_600_000;

type Input<K extends "askRecovery" | "chooseNewPassword"> = z.infer<(typeof sessionContracts)[K]["input"]>;

export const recoveryHandlers = {
  async askRecovery({ app, ...origin }: PublicCall, input: Input<"askRecovery">) {
    await askRecovery(app, origin, input.login.trim().toLowerCase());
    return {};
  },

  async chooseNewPassword({ app, ...origin }: PublicCall, input: Input<"chooseNewPassword">) {
    await chooseNewPassword(app, origin, input);
    return {};
  },
};

/** The same steps for every account, known or not: whose it is, is found out later and by nobody who waits. */
async function askRecovery(app: App, origin: Origin, login: string): Promise<void> {
  await countTries(app.db, origin.now, [[LIMITS.recoveryPerAddress, origin.address]]);
  await app.jobs.add(app.db, "recovery_link", { login, locale: origin.locale });
  app.jobs.nudge();
}

/** Sends the link, if there is such an account and it did not get too many: nobody fills somebody's mailbox. */
export async function sendRecoveryLink(
  app: App,
  { login, locale: asked }: { login: string; locale: Locale },
): Promise<void> {
  const now = app.clock.now();
  const [user] = await app.db.run<{ id: string; name: string; login: string; locale: Locale | null }>(
    sql`select id, name, login, locale from "user" where lower(login) = ${login} and active`,
  );
  if (!user || !(await isWithinLimit(app.db, now, [LIMITS.recoveryPerAccount, login]))) return;
  const token = randomBytes(32).toString("base64url");
  const expires = new Date(Date.parse(now) + LIFETIME_MS).toISOString();
  const locale = user.locale ?? asked;
  const words = wordsOf(locale).mail;
  const until = formatInstant(expires, locale, "UTC");
  const link = `${siteAddress(app.env)}/recovery?token=${token}`;
  await app.db.transaction(async (tx) => {
    await tx.run(
      sql`insert into recovery (token_hash, user_id, expires_at) values (${hashToken(token)}, ${user.id}, ${expires})`,
    );
    await app.jobs.add(tx, "mail", {
      to: user.login,
      subject: words.recoverySubject,
      button: words.recoveryButton,
      language: locale,
      text: interpolate(words.recoveryBody, { name: user.name, link, until }),
    });
  });
}

async function chooseNewPassword(
  app: App,
  origin: Origin,
  { token, password }: Input<"chooseNewPassword">,
): Promise<void> {
  const tries = [[LIMITS.linkPerAddress, origin.address]] as const;
  await countTries(app.db, origin.now, tries);
  const [open] = await app.db.run(sql`select 1 from recovery
    where token_hash = ${hashToken(token)} and used_at is null and expires_at > ${origin.now}::timestamptz`);
  if (!open && !(await isChosenBefore(app, origin, { token, password }))) throw refuse("link_not_available");
  await takeBack(app.db, tries);
  if (!open) return;
  if (!isStrongPassword(password)) throw refuse("weak_password", "password");
  const hash = await hashPassword(password);
  await app.db.transaction(async (tx) => {
    // The update is the judge: of two tries with one link, one finds it used.
    const [used] = await tx.run<{ user_id: string }>(sql`update recovery set used_at = ${origin.now}
      where token_hash = ${hashToken(token)} and used_at is null and expires_at > ${origin.now}::timestamptz returning user_id`);
    if (!used) throw refuse("link_not_available");
    // Somebody who was invited has no password yet.
    await tx.run(sql`insert into credential (user_id, password_hash, changed_at)
      values (${used.user_id}, ${hash}, ${origin.now})
      on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`);
    await endLinks(tx, used.user_id);
    await app.sessions.endAll(tx, used.user_id);
    await auditPasswordChange(tx, origin, used.user_id);
  });
  app.sessions.ended();
}

/** Somebody whose answer got lost on the way sends it again: the link is used, and the password is the one they chose. */
async function isChosenBefore(
  app: App,
  origin: Origin,
  { token, password }: Input<"chooseNewPassword">,
): Promise<boolean> {
  const [used] = await app.db.run<{ password_hash: string }>(sql`select c.password_hash from recovery r
    join credential c on c.user_id = r.user_id and c.changed_at = r.used_at
    where r.token_hash = ${hashToken(token)} and r.expires_at > ${origin.now}::timestamptz`);
  return used !== undefined && checkPassword(used.password_hash, password);
}

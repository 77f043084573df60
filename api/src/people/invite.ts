/** Invitations: a new user gets a link by mail that works once, and chooses a password with it. */
import { randomBytes } from "node:crypto";
import { formatInstant } from "@plimsoll/domain/kernel/dates";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { isLocale } from "@plimsoll/domain/kernel/locale";
import { recordedAlone } from "#db/audit";
import { findRow } from "#record/load";
import { auditEntry } from "#record/write";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { wordsOf } from "#rpc/words";
import { hashToken } from "#session/sessions";
import { siteAddress } from "../env.ts";
import { keepLink, readInvited } from "./store.ts";

const LIFETIME_MS = 7 * 24 * 3_600_000;

export const peopleHandlers = {
  async invite(call: Call, { id }: { id: string }) {
    const user = await findRow(call, call.app.catalog.get("user"), id);
    if (!user) throw refuse("not_found");
    if (!user.active) throw refuse("reference_inactive", "id");
    await call.inTransaction((inner) => sendInvitation(inner, String(user.id)));
    return { id, login: String(user.login) };
  },
};

/** Part of the transaction it is called in: no mail for a user who was not saved. */
export async function sendInvitation(call: Call, userId: string): Promise<void> {
  const user = await readInvited(call.db, userId);
  if (!user?.active) return;
  const token = randomBytes(32).toString("base64url");
  const expires = new Date(Date.parse(call.now) + LIFETIME_MS).toISOString();
  const locale = isLocale(user.locale) ? user.locale : call.locale;
  const words = wordsOf(locale).mail;
  const link = `${siteAddress(call.app.env)}/recovery?token=${token}&welcome=1`;
  await keepLink(call.db, hashToken(token), userId, expires);
  await call.app.jobs.add(call.db, "mail", {
    to: user.login,
    subject: words.invitationSubject,
    button: words.invitationButton,
    language: locale,
    text: interpolate(words.invitationBody, {
      name: user.name,
      inviter: call.actor.name,
      company: user.company,
      until: formatInstant(expires, locale, "UTC"),
      link,
    }),
  });
  const about = call.app.catalog.get("user");
  await call.db.run(recordedAlone(auditEntry(call, about, "invite", userId, user.version, {})));
}

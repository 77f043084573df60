/** The daily mail: what somebody has not read yet, in their language. */

import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { FALLBACK_LOCALE, isLocale } from "@plimsoll/domain/kernel/locale";
import { pluralForm } from "@plimsoll/domain/kernel/plural";
import { noticeText } from "@plimsoll/domain/register/notice-text";
import type { App } from "#app";
import type { JobKinds } from "#jobs/kinds";
import { wordsOf } from "#rpc/words";
import { siteAddress } from "../env.ts";
import { type Unread, unreadForDigest } from "./store.ts";

const DAY_MS = 24 * 3_600_000;
const MOST_LINES = 50;

export async function mailDigests(app: App): Promise<void> {
  const since = new Date(Date.parse(app.clock.now()) - DAY_MS).toISOString();
  const unread = await unreadForDigest(app.db, since);
  await app.db.transaction(async (tx) => {
    for (const userId of new Set(unread.map((one) => one.user_id))) {
      const own = unread.filter((one) => one.user_id === userId);
      await app.jobs.add(tx, "mail", digestOf(own, siteAddress(app.env)));
    }
  });
}

function digestOf(own: readonly Unread[], link: string): JobKinds["mail"] {
  const [first] = own;
  const locale = isLocale(first?.locale) ? first.locale : FALLBACK_LOCALE;
  const { mail } = wordsOf(locale);
  const lines = own
    .slice(0, MOST_LINES)
    .map((one) => `- ${noticeText(one, wordsOf(locale).notices, locale)}`);
  return {
    to: first?.login ?? "",
    button: mail.digestButton,
    language: locale,
    subject: interpolate(pluralForm(mail.digestSubject, own.length, locale), { count: own.length }),
    text: interpolate(mail.digestBody, { name: first?.name ?? "", lines: lines.join("\n"), link }),
  };
}

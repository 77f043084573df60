/** The daily mail: what somebody has not read yet, in their language. */

import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { FALLBACK_LOCALE, isLocale } from "@plimsoll/domain/kernel/locale";
import { pluralForm } from "@plimsoll/domain/kernel/plural";
import { noticeText } from "@plimsoll/domain/register/notice-text";
import type { App } from "#app";
import type { JobInHand } from "#jobs/jobs";
import type { JobKinds } from "#jobs/kinds";
import { wordsOf } from "#rpc/words";
import { siteAddress } from "../env.ts";
import { markMailed, type Unread, unreadForDigest } from "./store.ts";

const DAY_MS = 24 * 3_600_000;
/** What is older is no news: somebody who asks for the mail today does not get a year of it. */
const MOST_DAYS = 7;
const MOST_LINES = 50;

/** What is mailed is marked with it: a run that is late, or a second one, tells everything once. */
export async function mailDigests(app: App, job: Pick<JobInHand, "hold">): Promise<void> {
  const since = new Date(Date.parse(app.clock.now()) - MOST_DAYS * DAY_MS).toISOString();
  await app.db.transaction(async (tx) => {
    await job.hold(tx);
    const unread = await unreadForDigest(tx, since);
    for (const userId of new Set(unread.map((one) => one.user_id))) {
      const own = unread.filter((one) => one.user_id === userId);
      await app.jobs.add(tx, "mail", digestOf(own, siteAddress(app.env)));
    }
    await markMailed(
      tx,
      unread.map(({ id }) => id),
    );
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

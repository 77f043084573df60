/** What is said about a draft: which version it is about, from which side it comes, and who of the other side is told. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { takesComments } from "@plimsoll/domain/certificate/certificate-comment";
import { issue } from "@plimsoll/domain/kernel/errors";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { isLocale, type Locale } from "@plimsoll/domain/kernel/locale";
import { senderOf } from "#commercial/store";
import { notify } from "#notices/notify";
import { guestsOf } from "#notices/store";
import type { RecordRules } from "#record/rules";
import type { Call } from "#rpc/call";
import { recordWords } from "#rpc/words";
import { auditUser } from "#status/change";
import { printedWords } from "./speech.ts";
import { type CommentedCertificate, commentedCertificate, lastSentVersion, openAddresses } from "./store.ts";

export const certificateCommentRules: RecordRules = {
  async prepare(call, values) {
    return {
      author_name: call.actor.name,
      author_id: auditUser(call)?.id ?? null,
      draft_version: await lastSentVersion(call.db, values.certificate_id),
      from_customer: isGuest(call.actor),
    };
  },

  async validate(call, { after }) {
    if (!after) return [];
    const about = await commentedCertificate(call.db, after.certificate_id);
    const side = isGuest(call.actor) ? "guest" : "staff";
    return takesComments(about?.status, side) ? [] : [issue("comments_closed", "certificate_id")];
  },

  async afterWrite(call, { action, after }) {
    if (action !== "create" || !after) return;
    const about = await commentedCertificate(call.db, after.certificate_id);
    if (!about) return;
    const text = String(after.text);
    const isFromCustomer = after.from_customer === true;
    // A draft that was never sent is not the customer's to hear of.
    const isSent = about.status !== "draft";
    const others = isSent ? await guestsOf(call.db, about.customer_id) : [];
    await notify(call, {
      to: isFromCustomer ? [about.author_id].filter((id) => id !== null) : others,
      kind: "certificate_commented",
      subject: about.name,
      params: { who: String(after.author_name), text: text.slice(0, 200) },
      about: { record: "certificate", id: about.id },
    });
    if (!isFromCustomer && isSent) await mailReaders(call, about, String(after.section), text);
  },
};

/** Those who read the draft by a link have no bell: they get a mail, and answer by the link that they have. */
async function mailReaders(
  call: Call,
  about: CommentedCertificate,
  section: string,
  text: string,
): Promise<void> {
  const language: Locale = [about.languages[0], call.locale].find(isLocale) ?? "en";
  const words = (await printedWords(language)).mail;
  const sender = await senderOf(call.db, about.author_id);
  const named = recordWords(language, "certificate_comment")?.choices?.section?.[section] ?? section;
  for (const address of await openAddresses(call.db, about.id, call.now))
    await call.app.jobs.add(call.db, "mail", {
      to: address,
      subject: interpolate(words.commentSubject, { name: about.name }),
      text: interpolate(words.commentBody, {
        name: about.name,
        who: call.actor.name,
        section: named,
        text,
        sender: sender?.name ?? call.actor.name,
      }),
      language,
      letterhead: [sender?.name ?? ""].filter((line) => line !== ""),
      ...(sender?.email === undefined ? {} : { replyTo: sender.email }),
    });
}

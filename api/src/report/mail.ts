/** A kept report goes out by mail: from the house of whoever keeps it, answers to them. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { senderOf } from "#commercial/store";
import type { JobKinds } from "#jobs/kinds";
import type { Call } from "#rpc/call";
import { wordsOf } from "#rpc/words";
import type { RunRow } from "./store.ts";

type MailedFile = NonNullable<JobKinds["mail"]["files"]>[number];

export async function mailReport(
  call: Call,
  run: Pick<RunRow, "name" | "language" | "user_id"> & { readonly rows: number | null },
  address: string,
  file: MailedFile,
): Promise<void> {
  const words = wordsOf(run.language).mail;
  const sender = await senderOf(call.db, run.user_id);
  await call.app.jobs.add(call.db, "mail", {
    to: address,
    subject: interpolate(words.reportSubject, { name: run.name }),
    // A report of an operation has parts and no rows to count.
    text: interpolate(run.rows === null ? words.reportAttached : words.reportBody, {
      name: run.name,
      rows: run.rows ?? "",
      sender: call.actor.name,
    }),
    language: run.language,
    letterhead: [sender?.name ?? ""].filter((line) => line !== ""),
    ...(sender?.email === undefined ? {} : { replyTo: sender.email }),
    files: [file],
  });
}

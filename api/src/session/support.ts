/** A question to whoever supports the installation, mailed with all that they would ask back for. */
import { formatInstant } from "@plimsoll/domain/kernel/dates";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { isEmail } from "@plimsoll/domain/kernel/field/text";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import type { sessionContracts } from "@plimsoll/domain/session/contract";
import type { z } from "zod";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { wordsOf } from "#rpc/words";
import { countTries, LIMITS } from "./attempts.ts";
import { loginOf, supportContact } from "./store.ts";

/** Long enough to tell questions apart, short enough to say on the telephone. */
const REFERENCE_LENGTH = 8;

/** In one line: what comes from outside makes no second header and no second subject. */
const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

export const supportHandlers = {
  async askSupport(call: Call, input: z.infer<(typeof sessionContracts)["askSupport"]["input"]>) {
    const [subject, text] = [inOneLine(input.subject), input.text.trim()];
    const missing: Issue[] = Object.entries({ subject, text }).flatMap(([field, said]) =>
      said === "" ? [issue("required", field)] : [],
    );
    if (missing.length > 0) throw new Failure(missing);
    const to = await supportContact(call.db);
    if (to === undefined || !isEmail(to)) throw refuse("support_not_available");
    await countTries(call.db, call.now, [[LIMITS.supportPerAccount, call.actor.userId]]);
    const login = await loginOf(call.db, call.actor.userId);
    const reference = call.requestId.slice(0, REFERENCE_LENGTH);
    const { supportSubject, supportBody } = wordsOf(call.locale).mail;
    await call.app.jobs.add(call.db, "mail", {
      to,
      subject: interpolate(supportSubject, { subject, reference }),
      language: call.locale,
      text: interpolate(supportBody, {
        name: call.actor.name,
        login,
        text,
        reference: call.requestId,
        country: call.country,
        at: `${formatInstant(call.now, call.locale, "UTC")} UTC`,
        details: input.details?.trim() ?? "",
      }),
      ...(isEmail(login) ? { replyTo: login } : {}),
    });
    call.afterCommit(() => call.app.jobs.nudge());
    return { reference, to };
  },
};

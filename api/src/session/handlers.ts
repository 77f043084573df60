/** What the signed-in may do with their own session. */

import { firstProfile } from "@plimsoll/domain/access/actor";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { sessionContracts } from "@plimsoll/domain/session/contract";
import type { z } from "zod";
import { sql } from "#db/sql";
import { unreadOf } from "#notices/store";
import { updateRecord } from "#record/write";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { countTries, forgetTries, LIMITS } from "./attempts.ts";
import { checkPassword, hashPassword, isStrongPassword } from "./password.ts";
import { auditPasswordChange } from "./password-audit.ts";
import { readPreferences, readSessionUser } from "./session-user.ts";
import { endLinks } from "./store.ts";
import { readTeamViews } from "./team-views.ts";

type Input<K extends keyof typeof sessionContracts> = z.infer<(typeof sessionContracts)[K]["input"]>;

export const sessionHandlers = {
  async logout(call: Call) {
    await call.app.sessions.end(call.db, call.actor.userId, call.session.id);
    call.afterCommit(() => call.app.sessions.ended());
    return {};
  },

  async load(call: Call) {
    const user = await readSessionUser(call.db, call.actor.userId);
    if (!user) throw refuse("session_expired");
    const preferences = await readPreferences(call.db, call.actor.userId);
    return { user_id: call.actor.userId, user, preferences };
  },

  list: (call: Call) => call.app.sessions.list(call.actor.userId, call.session.id),

  async revoke(call: Call, input: Input<"revoke">) {
    const ended = isUuid(input.id) && (await call.app.sessions.end(call.db, call.actor.userId, input.id));
    if (!ended) throw refuse("not_found");
    call.afterCommit(() => call.app.sessions.ended());
    return { id: input.id };
  },

  async changepassword(call: Call, input: Input<"changepassword">) {
    const own = [LIMITS.password, call.actor.userId] as const;
    await countTries(call.db, call.now, [own]);
    const [row] = await call.db.run<{ password_hash: string }>(
      sql`select password_hash from credential where user_id = ${call.actor.userId}`,
    );
    if (!(await checkPassword(row?.password_hash, input.current_password)))
      throw refuse("wrong_password", "current_password");
    await forgetTries(call.db, own);
    if (!isStrongPassword(input.password)) throw refuse("weak_password", "password");
    const hash = await hashPassword(input.password);
    await call.inTransaction(async (inner) => {
      await inner.db.run(
        sql`update credential set password_hash = ${hash} where user_id = ${inner.actor.userId}`,
      );
      await endLinks(inner.db, inner.actor.userId);
      await inner.app.sessions.endAll(inner.db, inner.actor.userId, inner.session.id);
      await auditPasswordChange(inner.db, inner, inner.actor.userId);
      inner.afterCommit(() => inner.app.sessions.ended());
    });
    return {};
  },

  async update(call: Call, input: Input<"update">) {
    const model = call.app.catalog.get("user");
    const own: Call = { ...call, filter: { kind: "all" } };
    const [user] = await call.db.run<{ version: number }>(
      sql`select version from "user" where id = ${call.actor.userId}`,
    );
    await updateRecord(own, model, { id: call.actor.userId, version: user?.version, ...input });
    return input;
  },

  teamViews: (call: Call, { record }: Input<"teamViews">) => {
    const company = firstProfile(call.actor)?.entity.id;
    return company === undefined ? [] : readTeamViews(call.db, call.actor.userId, company, record);
  },

  async readNotices(call: Call) {
    const model = call.app.catalog.get("notification");
    const own: Call = { ...call, filter: { kind: "own", userId: call.actor.userId } };
    const unread = await unreadOf(call.db, call.actor.userId);
    for (const { id, version } of unread) await updateRecord(own, model, { id, version, read_at: call.now });
    return { read: unread.length };
  },
};

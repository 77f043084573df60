/** A changed password leaves its entry in the user's history, without the password. */
import { recorded } from "#db/audit";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";
import type { Origin } from "#rpc/call";

export async function auditPasswordChange(db: Queryable, origin: Origin, userId: string): Promise<void> {
  const [user] = await db.run<{ name: string; version: number }>(
    sql`select name, version from "user" where id = ${userId}`,
  );
  const entry = {
    at: origin.now,
    request_id: origin.requestId,
    address: origin.address,
    user: { id: userId, name: user?.name ?? "" },
    service: "register",
    type: "user",
    action: "changepassword",
    id: userId,
    version: user?.version ?? 0,
    changes: {},
  };
  const touch = sql`update credential set changed_at = ${origin.now} where user_id = ${userId} returning user_id`;
  await db.run(recorded(touch, entry));
}

/** Files as the calls about them answer, with who added each as the caller may know that person. */
import type { Attachment } from "@plimsoll/domain/file/output";
import { type Fragment, sql } from "#db/sql";
import { type Person, peopleAsKnownTo } from "#record/people-shown";
import type { Call } from "#rpc/call";
import { COLUMNS } from "./store-file.ts";

interface Listed extends Record<string, unknown> {
  readonly by: Person | null;
}

/** `which` begins with where. Whose rows the files are is the caller's to have asked. */
export async function listFiles(call: Call, which: Fragment): Promise<Attachment[]> {
  const files = await call.db.run<Attachment & Listed>(sql`select ${COLUMNS},
      (select jsonb_build_object('id', u.id, 'name', u.name) from "user" u where u.id::text = created_by::text) as by
    from attachment ${which}`);
  const shownAs = await peopleAsKnownTo(
    call,
    files.map(({ by }) => by),
  );
  return files.map(({ by, ...file }): Attachment => ({ ...file, user: shownAs(by) }));
}

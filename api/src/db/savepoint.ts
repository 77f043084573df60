/** A part of a transaction that can be undone without the rest of it. */
import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

export async function inSavepoint<T>(tx: Queryable, work: () => Promise<T>): Promise<T> {
  await tx.run(sql`savepoint part`);
  try {
    const result = await work();
    await tx.run(sql`release savepoint part`);
    return result;
  } catch (problem) {
    await tx.run(sql`rollback to savepoint part`);
    await tx.run(sql`release savepoint part`);
    throw problem;
  }
}

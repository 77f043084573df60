/** Signed reports whose bytes an earlier release kept in the database. */
import type { AuditEntry } from "#db/audit";
import { recorded } from "#db/audit";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

export interface UnfiledReport extends Record<string, unknown> {
  readonly id: string;
  readonly code: string;
  readonly signer_id: string;
  readonly signer_name: string;
  readonly signed_at: string;
  readonly hash: string;
  /** Base64. */
  readonly content: string;
}

/** One that nobody else has in hand, held until the transaction ends. */
export async function takeUnfiled(db: Queryable): Promise<UnfiledReport | undefined> {
  const [row] =
    await db.run<UnfiledReport>(sql`select r.id, r.code, r.signer_id, r.signer_name, r.signed_at, r.hash, u.content
    from unfiled_report u join map_report r on r.id = u.map_report_id
    order by r.id limit 1 for update of u skip locked`);
  return row;
}

export interface FiledReport {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly entry: AuditEntry;
}

export async function fileReport(
  db: Queryable,
  report: UnfiledReport,
  { id, name, size, entry }: FiledReport,
): Promise<void> {
  const write = sql`insert into attachment (id, owner_record, owner_id, field, name, media_type, size, hash, created_by, created_at)
    values (${id}, 'map_report', ${report.id}, 'document', ${name}, 'application/pdf', ${size}, ${report.hash},
      ${report.signer_id}, ${report.signed_at}) returning id`;
  await db.run(recorded(write, entry));
  await db.run(sql`delete from unfiled_report where map_report_id = ${report.id}`);
}

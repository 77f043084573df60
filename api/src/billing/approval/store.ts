/** From which amounts approvals are asked, and the links by which customers answer. */
import type { Threshold } from "@plimsoll/domain/billing/approval-threshold";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

export function thresholdsIn(
  db: Queryable,
  country: unknown,
): Promise<(Threshold & Record<string, unknown>)[]> {
  return db.run(sql`select level, currency_id, amount::text as amount from approval_threshold
    where country = ${country} and active`);
}

export async function keepLink(
  db: Queryable,
  link: { hash: Buffer; preInvoiceId: string; revision: number; email: string; expires: string },
): Promise<void> {
  await db.run(sql`insert into pre_invoice_link (token_hash, pre_invoice_id, revision, email, expires_at)
    values (${link.hash}, ${link.preInvoiceId}, ${link.revision}, ${link.email}, ${link.expires})`);
}

export interface OpenLink extends Record<string, unknown> {
  readonly pre_invoice_id: string;
  readonly email: string;
  readonly customer_id: string;
  readonly country: string;
}

/**
 * One that has not been used, of the version that was mailed; `readable` also one whose pre-invoice was approved since.
 * What was sent back is being written anew: nobody reads it then.
 */
export async function findLink(
  db: Queryable,
  hash: Buffer,
  now: string,
  { readable }: { readonly readable: boolean },
): Promise<OpenLink | undefined> {
  const [row] = await db.run<OpenLink>(sql`select l.pre_invoice_id, l.email, p.customer_id, p.country
    from pre_invoice_link l join pre_invoice p on p.id = l.pre_invoice_id
    where l.token_hash = ${hash} and l.expires_at > ${now}::timestamptz and p.active and l.revision = p.revision
      and (p.status = 'awaiting_customer' and l.used_at is null
        or ${readable}::boolean and p.status in ('approved', 'waiting_nf', 'invoiced', 'paid'))`);
  return row;
}

/** Links are used up by the first answer, whichever way it comes, and by what takes the pre-invoice back. */
export async function useLinks(db: Queryable, preInvoiceId: unknown, now: string): Promise<void> {
  await db.run(sql`update pre_invoice_link set used_at = ${now} where pre_invoice_id = ${preInvoiceId}
    and used_at is null`);
}

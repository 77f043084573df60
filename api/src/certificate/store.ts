/** What certificates ask the database beyond their own rows. */
import type { CommentSection } from "@plimsoll/domain/certificate/certificate-comment";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";
import type { Vouched } from "./authentication/paper.ts";

export interface EarlierRevision extends Record<string, unknown> {
  readonly revision: number;
  readonly issued_at: string | null;
  readonly reason: string | null;
}

export function revisionsOf(db: Queryable, number: string): Promise<EarlierRevision[]> {
  return db.run(sql`select revision, issued_at, reason from certificate where number = ${number}
    and issued_at is not null order by revision`);
}

export async function hasOpenRevision(db: Queryable, number: string): Promise<boolean> {
  const [row] = await db.run(sql`select 1 from certificate where number = ${number}
    and status in ('draft', 'sent', 'approved', 'reproved') limit 1`);
  return row !== undefined;
}

export interface VerifiedRow extends Record<string, unknown> {
  readonly number: string;
  readonly revision: number;
  readonly kind: string;
  readonly status: string;
  readonly issued_at: string;
  readonly issuer: string | null;
  readonly hash: string;
  readonly code: string;
  readonly superseded_by: string | null;
}

/** Issued ones alone: what is a draft does not exist for strangers. */
export async function verifiedBy(
  db: Queryable,
  { code, hash }: { readonly code?: string; readonly hash?: string },
): Promise<VerifiedRow | undefined> {
  const [row] =
    await db.run<VerifiedRow>(sql`select c.number, c.revision, c.kind, c.status, c.issued_at, c.issuer, c.hash, c.code,
      case when s.id is null then null else s.number || ' / ' || s.revision end as superseded_by
    from certificate c left join certificate s on s.id = c.superseded_by_id
    where c.issued_at is not null and c.status in ('issued', 'superseded', 'canceled')
      and ${code === undefined ? sql`c.hash = ${hash ?? ""}` : sql`c.code = ${code}`} limit 1`);
  return row;
}

/** The newest row about these bytes: a document may be vouched for again when it has run out. */
export async function vouchedBy(db: Queryable, hash: string): Promise<Vouched | undefined> {
  const [row] = await db.run<Vouched>(sql`select * from authenticated_document
    where active and (hash = ${hash} or paper_hash = ${hash}) order by validade desc, created_at desc limit 1`);
  return row;
}

export async function keepLink(
  db: Queryable,
  link: { hash: Buffer; certificateId: string; email: string; expires: string },
): Promise<void> {
  await db.run(sql`insert into certificate_link (token_hash, certificate_id, email, expires_at)
    values (${link.hash}, ${link.certificateId}, ${link.email}, ${link.expires})`);
}

export interface OpenLink extends Record<string, unknown> {
  readonly certificate_id: string;
  readonly email: string;
  readonly customer_id: string;
  readonly country: string;
}

/** One that has not been used; `readable` also one whose certificate was answered since. */
export async function findLink(
  db: Queryable,
  hash: Buffer,
  now: string,
  { readable }: { readonly readable: boolean },
): Promise<OpenLink | undefined> {
  const [row] = await db.run<OpenLink>(sql`select l.certificate_id, l.email, w.customer_id, c.country
    from certificate_link l join certificate c on c.id = l.certificate_id join work_order w on w.id = c.work_order_id
    where l.token_hash = ${hash} and l.expires_at > ${now}::timestamptz and c.status <> 'draft'
      and (l.used_at is null or ${readable}::boolean)`);
  return row;
}

/** Links are used up by the first answer, whichever way it comes, and by what takes the draft back. */
export async function useLinks(db: Queryable, certificateId: string, now: string): Promise<void> {
  await db.run(sql`update certificate_link set used_at = ${now} where certificate_id = ${certificateId}
    and used_at is null`);
}

export interface CommentedCertificate extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly languages: readonly string[];
  readonly author_id: string | null;
  readonly customer_id: string;
}

export async function commentedCertificate(
  db: Queryable,
  id: unknown,
): Promise<CommentedCertificate | undefined> {
  const [row] =
    await db.run<CommentedCertificate>(sql`select c.id, c.name, c.status, c.languages, c.author_id, w.customer_id
    from certificate c join work_order w on w.id = c.work_order_id where c.id = ${id}`);
  return row;
}

/** 0 before the first. */
export async function lastSentVersion(db: Queryable, certificateId: unknown): Promise<number> {
  const [row] = await db.run<{
    n: number;
  }>(sql`select coalesce(max(revision), 0)::int as n from sent_back_version
    where record = 'certificate' and record_id = ${certificateId}`);
  return row?.n ?? 0;
}

export interface ShownComment extends Record<string, unknown> {
  readonly section: CommentSection;
  readonly text: string;
  readonly author: string;
  readonly from_customer: boolean;
  readonly at: string;
}

export function commentsOn(db: Queryable, certificateId: string): Promise<ShownComment[]> {
  return db.run<ShownComment>(sql`select section, text, author_name as author, from_customer, created_at as at
    from certificate_comment where certificate_id = ${certificateId} and active order by created_at, id limit 200`);
}

/** Whose links can still be answered by. */
export async function openAddresses(db: Queryable, certificateId: string, now: string): Promise<string[]> {
  const rows = await db.run<{ email: string }>(sql`select distinct email from certificate_link
    where certificate_id = ${certificateId} and used_at is null and expires_at > ${now}::timestamptz order by email`);
  return rows.map(({ email }) => email);
}

/** The draft that was kept last. */
export async function draftFile(db: Queryable, certificateId: string): Promise<string | undefined> {
  const [row] = await db.run<{ id: string }>(sql`select id from attachment where owner_record = 'certificate'
    and owner_id = ${certificateId} and field = 'drafts' order by created_at desc, id desc limit 1`);
  return row?.id;
}

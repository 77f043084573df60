/** What proposals and nominations ask the database beyond their own rows. */
import type { SimilarNomination } from "@plimsoll/domain/commercial/output";
import type { Queryable } from "#db/database";
import { scopeCondition } from "#db/scope";
import { sql } from "#db/sql";
import type { Call } from "#rpc/call";

export interface OfferHead extends Record<string, unknown> {
  status: string;
  customer_id: string;
  expiration_date: string;
  country: string;
}

export async function offerHead(db: Queryable, id: unknown): Promise<OfferHead | undefined> {
  const [row] = await db.run<OfferHead>(sql`select status, customer_id, expiration_date::text, country
    from proposal where id = ${id}`);
  return row;
}

/** The lines of a proposal without their ids: to stand on another row. */
export function itemsOf(db: Queryable, proposalId: unknown) {
  return db.run<
    { service_type_id: string } & Record<string, unknown>
  >(sql`select service_type_id, unit_id, rate::text, minimum::text, note from proposal_items
    where parent_id = ${proposalId} order by position`);
}

export interface Addressee extends Record<string, unknown> {
  name: string;
  language: string | null;
  emails: string[];
}

/** A customer as letters reach it: its name, its language, the addresses of its contacts. */
export async function addressee(db: Queryable, customerId: unknown): Promise<Addressee | undefined> {
  const [row] = await db.run<Addressee>(sql`select c.name, c.language,
      coalesce(array(select k.email from customer_contacts k where k.parent_id = c.id and k.email is not null
        order by k.position), '{}') as emails
    from customer c where c.id = ${customerId}`);
  return row;
}

export interface Sender extends Record<string, unknown> {
  name: string;
  address: string | null;
  phone: string | null;
  tax_id: string | null;
  /** The picture at its head, as it is kept among the files. */
  logo: string | null;
  /** Where an answer reaches the author. */
  email: string;
}

/** The company whose head stands on a document: that of the author's first profile. */
export async function senderOf(db: Queryable, userId: unknown): Promise<Sender | undefined> {
  const [row] = await db.run<Sender>(sql`select coalesce(c.social_name, c.name) as name, c.phone, c.tax_id,
      nullif(concat_ws(', ', c.address ->> 'street', c.address ->> 'number', c.address ->> 'zip'), '') as address,
      (select a.id from attachment a where a.owner_record = 'company' and a.owner_id = c.id and a.field = 'logo'
        order by a.created_at desc, a.id desc limit 1) as logo,
      u.login as email
    from profile p join company c on c.id = p.company_id join "user" u on u.id = p.user_id
    where p.user_id = ${userId} and p.active
    order by p.position, p.title_sort, p.id limit 1`);
  return row;
}

export function versionsOf(db: Queryable, propcode: unknown): Promise<{ id: string }[]> {
  return db.run<{ id: string }>(sql`select id from proposal where propcode = ${propcode} order by revision`);
}

export async function keepLink(
  db: Queryable,
  link: { hash: Buffer; proposalId: string; email: string; expires: string },
): Promise<void> {
  await db.run(sql`insert into proposal_link (token_hash, proposal_id, email, expires_at)
    values (${link.hash}, ${link.proposalId}, ${link.email}, ${link.expires})`);
}

export interface OpenLink extends Record<string, unknown> {
  proposal_id: string;
  email: string;
  customer_id: string;
  country: string;
}

/** The proposal that an unused link leads to. */
export async function openLink(db: Queryable, hash: Buffer, now: string): Promise<OpenLink | undefined> {
  const [row] = await db.run<OpenLink>(sql`select l.proposal_id, l.email, p.customer_id, p.country
    from proposal_link l join proposal p on p.id = l.proposal_id
    where l.token_hash = ${hash} and l.used_at is null and l.expires_at > ${now}::timestamptz`);
  return row;
}

/** The same, and one whose proposal was answered since: whoever holds it still reads what was agreed. */
export async function readableLink(db: Queryable, hash: Buffer, now: string): Promise<OpenLink | undefined> {
  const [row] = await db.run<OpenLink>(sql`select l.proposal_id, l.email, p.customer_id, p.country
    from proposal_link l join proposal p on p.id = l.proposal_id
    where l.token_hash = ${hash} and l.expires_at > ${now}::timestamptz
      and (l.used_at is null or p.status in ('accepted', 'refused'))`);
  return row;
}

/** What was answered by this very link, within a day. */
export async function givenAnswer(db: Queryable, hash: Buffer, now: string) {
  const [row] = await db.run<{
    status: string;
    answered_by: string | null;
    answer: string | null;
    email: string;
  }>(sql`select p.status, p.answered_by, p.answer, l.email from proposal_link l join proposal p on p.id = l.proposal_id
    where l.token_hash = ${hash} and l.used_at > ${now}::timestamptz - interval '1 day'`);
  return row;
}

/** The update is the judge: of two answers with links of one proposal, one finds them used. */
export async function useLinks(db: Queryable, proposalId: string, now: string): Promise<number> {
  const rows = await db.run(sql`update proposal_link set used_at = ${now} where proposal_id = ${proposalId}
    and used_at is null returning token_hash`);
  return rows.length;
}

export interface Copied extends Record<string, unknown> {
  id: string;
  field: string | null;
  name: string;
  media_type: string;
}

export function filesOf(db: Queryable, record: string, id: unknown): Promise<Copied[]> {
  return db.run<Copied>(sql`select id, field, name, media_type from attachment
    where owner_record = ${record} and owner_id = ${id} order by created_at, id`);
}

/** In the caller's scope: a customer is warned of their own, we of everybody's. */
export function similarNominations(
  call: Call,
  about: { id: string | null; vessel: string; port: string; begin: string; end: string },
): Promise<SimilarNomination[]> {
  return call.db.run<SimilarNomination>(sql`select t.id, t.code, t.vessel, t.eta::text, t.window_end::text, t.status
    from nomination t where t.port_id = ${about.port} and t.vessel = ${about.vessel} and t.active
      and t.status in ('pending', 'accepted') and t.id is distinct from ${about.id}::uuid
      and t.eta <= ${about.end}::date and coalesce(t.window_end, t.eta) >= ${about.begin}::date
      and ${scopeCondition(call.filter, call.app.catalog.get("nomination"))} order by t.eta, t.id limit 10`);
}

export async function measureBySymbol(db: Queryable, symbol: string): Promise<string | null> {
  const [row] = await db.run<{ id: string }>(sql`select id from measure where symbol = ${symbol} and active`);
  return row?.id ?? null;
}

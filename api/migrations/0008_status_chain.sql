-- Statuses join the chains of the history: each has an entry there, written in the same statement.
-- Those that are here already are marked, and sealed together by one entry with their number and digest.
alter table status_log add column before_chain boolean not null default true;
alter table status_log alter column before_chain set default false;

with old as (
  select count(*) as rows, encode(sha256(string_agg(sha256(convert_to(jsonb_build_array(record, record_id, seq, status,
    extract(epoch from at), user_id, user_name, justification)::text, 'UTF8')), ''::bytea order by seq)), 'hex') as digest
  from status_log having count(*) > 0
),
given as (
  select date_trunc('milliseconds', now()) as at, jsonb_build_object(
    'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'request_id', '', 'address', '', 'user', null, 'service', '', 'type', 'status_log', 'action', 'seal',
    'id', '00000000-0000-0000-0000-000000000000', 'version', 1,
    'changes', jsonb_build_object('rows', jsonb_build_array(null, rows), 'digest', jsonb_build_array(null, digest)))::text as body
  from old
),
head as (
  update audit_chain c set seq = c.seq + 1, hash = sha256(c.hash || convert_to(given.body, 'UTF8'))
  from given where c.shard = 0 returning c.shard, c.seq, c.hash, given.at, given.body
)
insert into audit_entry (shard, seq, at, record, record_id, body, hash)
select shard, seq, at, 'status_log', '00000000-0000-0000-0000-000000000000', body, hash from head;

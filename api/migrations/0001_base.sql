-- What every installation needs before its first record: sign-in, history, files, jobs.

create extension if not exists pg_trgm;

create table credential (
  user_id uuid primary key,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  address text not null default '',
  agent text not null default ''
);
create index session_user_id_idx on session (user_id);

create table recovery (
  token_hash bytea primary key,
  user_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Failed sign-ins and recovery requests per account and per address, in windows.
create table attempt (
  bucket text primary key,
  count integer not null,
  expires_at timestamptz not null
);

create table idempotency (
  user_id uuid not null,
  key text not null,
  body_hash bytea not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_created_at_idx on idempotency (created_at);

-- The history is one chain of hashes per shard; the head of each chain says how long it must be.
create table audit_chain (
  shard smallint primary key,
  seq bigint not null default 0,
  hash bytea not null default '\x'
)
-- Its few rows are written all day: room in each page keeps the writers apart and the updates in place.
with (fillfactor = 10);
insert into audit_chain (shard) select generate_series(0, 255);

create table audit_entry (
  shard smallint not null,
  seq bigint not null,
  at timestamptz not null,
  record text not null,
  record_id uuid not null,
  body text not null,
  hash bytea not null,
  primary key (shard, seq)
);
create index audit_entry_record_id_idx on audit_entry (record_id, at);

create table attachment (
  id uuid primary key,
  owner_record text not null,
  owner_id uuid not null,
  field text,
  name text not null,
  media_type text not null,
  size bigint not null,
  hash text not null,
  original_hash text,
  captured_at timestamptz,
  rotation smallint not null default 0,
  width integer,
  height integer,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create index attachment_owner_id_idx on attachment (owner_id, created_at, id);

create table job (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  run_at timestamptz not null default now(),
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index job_state_run_at_idx on job (state, run_at);

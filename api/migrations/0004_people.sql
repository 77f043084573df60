-- Every account belongs to the organisation that employs the person: that of the first profile, until now.
alter table "user" add column "company_id" uuid;

update "user" u set company_id = coalesce(
  (select p.company_id from profile p where p.user_id = u.id order by p.position, p.title_sort, p.id limit 1),
  (select c.id from company c order by c.created_at, c.id limit 1));

alter table "user" alter column "company_id" set not null;

alter table "user" add constraint "user_company_id_fkey" foreign key ("company_id") references "company" (id);

create index "user_company_id_title_sort_id_idx" on "user" ("company_id", "title_sort", "id");

-- The signature is a picture now, kept with the other files; a text was never offered on any screen.
alter table "user" drop column "map_classifier_signature";

-- Numbers without gaps: one row per series and scope, raised in the transaction that uses the number.
create table number_series (
  series text not null,
  scope text not null,
  last bigint not null,
  primary key (series, scope)
);

alter table "user" add column "digest" boolean not null default false;

alter table "saved_view" add column "team" boolean not null default false;

create table "notification" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "subject" text not null,
  "kind" text not null,
  "params" text,
  "record" text,
  "record_id" text,
  "read_at" timestamp with time zone,
  "user_id" uuid not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "notification" add constraint "notification_pkey" primary key (id);

alter table "notification" add constraint "notification_kind_check_eb9f82c9" check ("kind" in ('rights_changed', 'import_finished', 'import_failed', 'job_failed'));

alter table "notification" add constraint "notification_user_id_fkey" foreign key ("user_id") references "user" (id);

create index "notification_title_sort_id_idx" on "notification" ("title_sort", "id");

create index "notification_user_id_title_sort_id_idx" on "notification" ("user_id", "title_sort", "id");

create index "notification_user_id_created_at_id_idx" on "notification" ("user_id", "created_at", "id");

-- A file on its way into a register: its cells, what was found wrong with them, and what became of each row.
create table import_batch (
  id uuid primary key,
  user_id uuid not null,
  record text not null,
  country text not null,
  locale text not null,
  name text not null,
  state text not null,
  headers jsonb not null,
  mapping jsonb not null,
  total integer not null,
  done integer not null default 0,
  problem text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index import_batch_user_id_idx on import_batch (user_id, created_at);

create table import_row (
  batch_id uuid not null references import_batch (id) on delete cascade,
  position integer not null,
  cells jsonb not null,
  issues jsonb not null default '[]',
  outcome text,
  record_id uuid,
  primary key (batch_id, position)
);
create index import_row_issues_idx on import_row (batch_id, position) where issues <> '[]'::jsonb;

-- Which column a heading meant the last time, per person and record.
create table import_memory (
  user_id uuid not null,
  record text not null,
  header text not null,
  column_key text not null,
  primary key (user_id, record, header)
);
create table "setting" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "parameter" text not null,
  "value" text not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "setting" add constraint "setting_pkey" primary key (id);

alter table "setting" add constraint "setting_parameter_check_ba05e35a" check ("parameter" in ('announcement', 'support_contact', 'digest_hour'));

create index "setting_title_sort_id_idx" on "setting" ("title_sort", "id");

create index "setting_search_idx" on "setting" using gin (search_text gin_trgm_ops);

alter table "customer" add column "sync_secret" text;

create table "sync" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "delivery_id" text not null,
  "what" text not null,
  "customer_id" uuid not null,
  "work_order_id" uuid not null,
  "status" text not null,
  "attempts" integer not null,
  "response_status" integer,
  "at" timestamp with time zone not null,
  "delivered_at" timestamp with time zone,
  "subject_id" text not null,
  "subject_version" integer not null,
  "address" text,
  "request" json,
  "response" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "sync_tries" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "at" timestamp with time zone not null,
  "response_status" integer,
  "problem" text,
  "milliseconds" integer
);

alter table "sync" add constraint "sync_pkey" primary key (id);

alter table "sync" add constraint "sync_delivery_id_key" unique ("delivery_id");

alter table "sync" add constraint "sync_what_check_4fa31c61" check ("what" in ('work_order', 'classification', 'attachment'));

alter table "sync" add constraint "sync_status_check_b789bb6b" check ("status" in ('queued', 'delivered', 'failed', 'dead'));

alter table "sync" add constraint "sync_what_subject_id_subject_version_key" unique ("what", "subject_id", "subject_version");

alter table "sync_tries" add constraint "sync_tries_pkey" primary key (id);

alter table "sync" add constraint "sync_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

alter table "sync" add constraint "sync_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "sync_tries" add constraint "sync_tries_parent_id_fkey" foreign key (parent_id) references "sync" (id) on delete cascade;

create index "sync_title_sort_id_idx" on "sync" ("title_sort", "id");

create index "sync_country_title_sort_id_idx" on "sync" ("country", "title_sort", "id");

create index "sync_customer_id_title_sort_id_idx" on "sync" ("customer_id", "title_sort", "id");

create index "sync_work_order_id_title_sort_id_idx" on "sync" ("work_order_id", "title_sort", "id");

create index "sync_country_at_id_idx" on "sync" ("country", "at", "id");

create index "sync_customer_id_at_id_idx" on "sync" ("customer_id", "at", "id");

create index "sync_status_at_id_idx" on "sync" ("status", "at", "id");

create index "sync_work_order_id_at_id_idx" on "sync" ("work_order_id", "at", "id");

create index "sync_search_idx" on "sync" using gin (search_text gin_trgm_ops);

create index "sync_tries_parent_id_position_idx" on "sync_tries" ("parent_id", "position");

-- What deliveries to customers' systems are signed with, by the mark that the customer's row has instead.
create table customer_secret (
  mark text primary key,
  secret text not null,
  created_at timestamptz not null default clock_timestamp()
);

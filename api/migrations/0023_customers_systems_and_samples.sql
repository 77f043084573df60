alter table "customer" add column "sync_secret" text;

alter table "analysis" add column "second_check" boolean not null default false;

alter table "analysis" alter column "second_check" drop default;

create table "sample" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "code" text not null,
  "seal" text,
  "represents" text,
  "hold" integer,
  "product_id" uuid,
  "state" text not null,
  "drawn_at" timestamp with time zone,
  "copies" integer,
  "dispatcher_id" uuid,
  "tracking_number" text,
  "tracking_address" text,
  "dispatch_date" date,
  "arrival_date" date,
  "due_date" date,
  "results_done" integer not null,
  "results_of" integer not null,
  "remark" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "analysis_result" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "sample_id" uuid not null,
  "work_order_id" uuid not null,
  "analysis_id" uuid not null,
  "value" numeric(24,6),
  "min" numeric(24,6),
  "max" numeric(24,6),
  "verdict" text,
  "revision" integer not null,
  "replaces_id" uuid,
  "superseded" boolean not null,
  "reason" text,
  "entered_at" timestamp with time zone,
  "entered_by_id" uuid,
  "needs_check" boolean not null,
  "checked_at" timestamp with time zone,
  "checked_by_id" uuid,
  "remark" text,
  "released" boolean not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

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

alter table "sample" add constraint "sample_pkey" primary key (id);

alter table "sample" add constraint "sample_code_key" unique ("code");

alter table "sample" add constraint "sample_state_check_1d67819e" check ("state" in ('drawn', 'dispatched', 'arrived', 'analysed', 'retained', 'discarded'));

alter table "analysis_result" add constraint "analysis_result_pkey" primary key (id);

alter table "analysis_result" add constraint "analysis_result_verdict_check_9756e32c" check ("verdict" in ('within', 'below', 'above'));

alter table "analysis_result" add constraint "analysis_result_sample_id_analysis_id_revision_key" unique ("sample_id", "analysis_id", "revision");

alter table "sync" add constraint "sync_pkey" primary key (id);

alter table "sync" add constraint "sync_delivery_id_key" unique ("delivery_id");

alter table "sync" add constraint "sync_what_check_4fa31c61" check ("what" in ('work_order', 'classification', 'attachment'));

alter table "sync" add constraint "sync_status_check_b789bb6b" check ("status" in ('queued', 'delivered', 'failed', 'dead'));

alter table "sync" add constraint "sync_what_subject_id_subject_version_key" unique ("what", "subject_id", "subject_version");

alter table "sync_tries" add constraint "sync_tries_pkey" primary key (id);

alter table "sample" add constraint "sample_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "sample" add constraint "sample_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "sample" add constraint "sample_product_id_fkey" foreign key ("product_id") references "product" (id);

alter table "sample" add constraint "sample_dispatcher_id_fkey" foreign key ("dispatcher_id") references "dispatcher" (id);

alter table "analysis_result" add constraint "analysis_result_sample_id_fkey" foreign key ("sample_id") references "sample" (id);

alter table "analysis_result" add constraint "analysis_result_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "analysis_result" add constraint "analysis_result_analysis_id_fkey" foreign key ("analysis_id") references "analysis" (id);

alter table "analysis_result" add constraint "analysis_result_replaces_id_fkey" foreign key ("replaces_id") references "analysis_result" (id);

alter table "analysis_result" add constraint "analysis_result_entered_by_id_fkey" foreign key ("entered_by_id") references "user" (id);

alter table "analysis_result" add constraint "analysis_result_checked_by_id_fkey" foreign key ("checked_by_id") references "user" (id);

alter table "sync" add constraint "sync_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

alter table "sync" add constraint "sync_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "sync_tries" add constraint "sync_tries_parent_id_fkey" foreign key (parent_id) references "sync" (id) on delete cascade;

create index "sample_title_sort_id_idx" on "sample" ("title_sort", "id");

create index "sample_country_title_sort_id_idx" on "sample" ("country", "title_sort", "id");

create index "sample_operation_id_title_sort_id_idx" on "sample" ("operation_id", "title_sort", "id");

create index "sample_work_order_id_title_sort_id_idx" on "sample" ("work_order_id", "title_sort", "id");

create index "sample_product_id_title_sort_id_idx" on "sample" ("product_id", "title_sort", "id");

create index "sample_dispatcher_id_title_sort_id_idx" on "sample" ("dispatcher_id", "title_sort", "id");

create index "sample_state_due_date_id_idx" on "sample" ("state", "due_date", "id");

create index "sample_seal_title_sort_id_idx" on "sample" ("seal", "title_sort", "id");

create index "sample_search_idx" on "sample" using gin (search_text gin_trgm_ops);

create index "analysis_result_title_sort_id_idx" on "analysis_result" ("title_sort", "id");

create index "analysis_result_country_title_sort_id_idx" on "analysis_result" ("country", "title_sort", "id");

create index "analysis_result_sample_id_title_sort_id_idx" on "analysis_result" ("sample_id", "title_sort", "id");

create index "analysis_result_work_order_id_title_sort_id_idx" on "analysis_result" ("work_order_id", "title_sort", "id");

create index "analysis_result_analysis_id_title_sort_id_idx" on "analysis_result" ("analysis_id", "title_sort", "id");

create index "analysis_result_replaces_id_title_sort_id_idx" on "analysis_result" ("replaces_id", "title_sort", "id");

create index "analysis_result_entered_by_id_title_sort_id_idx" on "analysis_result" ("entered_by_id", "title_sort", "id");

create index "analysis_result_checked_by_id_title_sort_id_idx" on "analysis_result" ("checked_by_id", "title_sort", "id");

create index "analysis_result_analysis_id_entered_at_id_idx" on "analysis_result" ("analysis_id", "entered_at", "id");

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

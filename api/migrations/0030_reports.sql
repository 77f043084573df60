alter table "notification" drop constraint "notification_kind_check_85d229e1";

create table "report_model" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "record" text not null,
  "definition" json not null,
  "format" text not null,
  "language" text not null,
  "schedule" text not null,
  "day" integer,
  "hour" integer not null,
  "recipients" text,
  "operation_country" text,
  "last_occasion" text,
  "user_id" uuid not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "report_run" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "state" text not null,
  "record" text not null,
  "format" text not null,
  "language" text not null,
  "asked_at" timestamp with time zone not null,
  "finished_at" timestamp with time zone,
  "progress" integer not null,
  "rows" integer,
  "scheduled" boolean not null,
  "definition" json,
  "operation_country" text,
  "recipients" text,
  "sent_to" text,
  "problem" text,
  "result" json,
  "report_model_id" uuid,
  "user_id" uuid not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "operation_report" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "kind" text not null,
  "status" text not null,
  "revision" integer not null,
  "state" text not null,
  "progress" integer not null,
  "format" text not null,
  "language" text not null,
  "sections" text[],
  "across" integer not null,
  "asked_at" timestamp with time zone not null,
  "finished_at" timestamp with time zone,
  "author_id" uuid,
  "sent_to" text,
  "problem" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "report_configuration" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "customer_id" uuid not null,
  "sections" text[] not null,
  "across" integer not null,
  "language" text not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "notification" add constraint "notification_kind_check_f9c3a7e5" check ("kind" in ('rights_changed', 'import_finished', 'import_failed', 'job_failed', 'assigned', 'mentioned', 'order_canceled', 'proposal_accepted', 'proposal_refused', 'nomination_received', 'nomination_accepted', 'nomination_refused', 'approval_asked', 'approval_waiting', 'classification_final', 'certificate_approved', 'certificate_reproved', 'report_done', 'report_refused'));

alter table "report_model" add constraint "report_model_pkey" primary key (id);

alter table "report_model" add constraint "report_model_format_check_3a1146a2" check ("format" in ('pdf', 'xlsx'));

alter table "report_model" add constraint "report_model_language_check_c38ef4dc" check ("language" in ('pt', 'en', 'es', 'fr'));

alter table "report_model" add constraint "report_model_schedule_check_7500be64" check ("schedule" in ('never', 'daily', 'weekly', 'monthly'));

alter table "report_run" add constraint "report_run_pkey" primary key (id);

alter table "report_run" add constraint "report_run_state_check_b09a11f4" check ("state" in ('waiting', 'running', 'done', 'refused', 'failed'));

alter table "report_run" add constraint "report_run_format_check_3a1146a2" check ("format" in ('pdf', 'xlsx'));

alter table "report_run" add constraint "report_run_language_check_c38ef4dc" check ("language" in ('pt', 'en', 'es', 'fr'));

alter table "operation_report" add constraint "operation_report_pkey" primary key (id);

alter table "operation_report" add constraint "operation_report_kind_check_abf5ebe9" check ("kind" in ('summary', 'general', 'services', 'gallery', 'approval'));

alter table "operation_report" add constraint "operation_report_status_check_0d7e0dbc" check ("status" in ('draft', 'pending_level_1', 'pending_level_2', 'approved'));

alter table "operation_report" add constraint "operation_report_state_check_b09a11f4" check ("state" in ('waiting', 'running', 'done', 'refused', 'failed'));

alter table "operation_report" add constraint "operation_report_format_check_3a1146a2" check ("format" in ('pdf', 'xlsx'));

alter table "operation_report" add constraint "operation_report_language_check_c38ef4dc" check ("language" in ('pt', 'en', 'es', 'fr'));

alter table "report_configuration" add constraint "report_configuration_pkey" primary key (id);

alter table "report_configuration" add constraint "report_configuration_language_check_c38ef4dc" check ("language" in ('pt', 'en', 'es', 'fr'));

alter table "report_model" add constraint "report_model_user_id_fkey" foreign key ("user_id") references "user" (id);

alter table "report_run" add constraint "report_run_report_model_id_fkey" foreign key ("report_model_id") references "report_model" (id);

alter table "report_run" add constraint "report_run_user_id_fkey" foreign key ("user_id") references "user" (id);

alter table "operation_report" add constraint "operation_report_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "operation_report" add constraint "operation_report_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "operation_report" add constraint "operation_report_author_id_fkey" foreign key ("author_id") references "user" (id);

alter table "report_configuration" add constraint "report_configuration_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

create index "report_model_title_sort_id_idx" on "report_model" ("title_sort", "id");

create index "report_model_user_id_title_sort_id_idx" on "report_model" ("user_id", "title_sort", "id");

create index "report_model_schedule_id_idx" on "report_model" ("schedule", "id");

create index "report_model_search_idx" on "report_model" using gin (search_text gin_trgm_ops);

create index "report_run_title_sort_id_idx" on "report_run" ("title_sort", "id");

create index "report_run_report_model_id_title_sort_id_idx" on "report_run" ("report_model_id", "title_sort", "id");

create index "report_run_user_id_title_sort_id_idx" on "report_run" ("user_id", "title_sort", "id");

create index "report_run_user_id_asked_at_id_idx" on "report_run" ("user_id", "asked_at", "id");

create index "report_run_report_model_id_asked_at_id_idx" on "report_run" ("report_model_id", "asked_at", "id");

create index "report_run_search_idx" on "report_run" using gin (search_text gin_trgm_ops);

create index "operation_report_title_sort_id_idx" on "operation_report" ("title_sort", "id");

create index "operation_report_country_title_sort_id_idx" on "operation_report" ("country", "title_sort", "id");

create index "operation_report_operation_id_title_sort_id_idx" on "operation_report" ("operation_id", "title_sort", "id");

create index "operation_report_work_order_id_title_sort_id_idx" on "operation_report" ("work_order_id", "title_sort", "id");

create index "operation_report_author_id_title_sort_id_idx" on "operation_report" ("author_id", "title_sort", "id");

create index "operation_report_operation_id_asked_at_id_idx" on "operation_report" ("operation_id", "asked_at", "id");

create index "operation_report_search_idx" on "operation_report" using gin (search_text gin_trgm_ops);

create index "report_configuration_title_sort_id_idx" on "report_configuration" ("title_sort", "id");

create index "report_configuration_country_title_sort_id_idx" on "report_configuration" ("country", "title_sort", "id");

create index "report_configuration_customer_id_title_sort_id_idx" on "report_configuration" ("customer_id", "title_sort", "id");

create index "report_configuration_customer_id_updated_at_id_idx" on "report_configuration" ("customer_id", "updated_at", "id");

create index "report_configuration_search_idx" on "report_configuration" using gin (search_text gin_trgm_ops);

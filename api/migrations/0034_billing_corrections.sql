alter table "pre_invoice" add column "supplements_id" uuid;

create table "pre_invoice_remarks" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "line_id" text not null,
  "line" integer not null,
  "revision" integer not null,
  "text" text not null,
  "author" text not null,
  "at" timestamp with time zone not null
);

create table "pre_invoice_customer_remarks" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "line_id" text not null,
  "line" integer not null,
  "revision" integer not null,
  "text" text not null,
  "author" text not null,
  "at" timestamp with time zone not null
);

alter table "invoice" add column "supplements_id" uuid;

-- Nothing was credited so far.
alter table "invoice" add column "credited" numeric(20,2) default 0 not null;
alter table "invoice" alter column "credited" drop default;

alter table "invoice" drop constraint "invoice_status_check_19b18a88";

create table "credit_note" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "number" text not null,
  "invoice_id" uuid not null,
  "customer_id" uuid not null,
  "tax_id" text,
  "date" date not null,
  "reason" text not null,
  "currency_id" uuid,
  "gross" numeric(20,2) not null,
  "withheld" numeric(20,2) not null,
  "net" numeric(20,2) not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "credit_note_lines" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "line_id" text not null,
  "work_order_id" uuid,
  "service_type_id" uuid,
  "amount" numeric(20,2) not null
);

create table "credit_note_taxes" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "tax" text not null,
  "amount" numeric(20,2) not null
);

create table "credit_note_work_order_ids" (
  "parent_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null
);

create table "approval_threshold" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "level" text not null,
  "currency_id" uuid not null,
  "amount" numeric(20,2) not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "cost_rate" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "kind" text not null,
  "inspector_id" uuid,
  "designation_type_id" uuid,
  "amount" numeric(20,2) not null,
  "valid_from" date not null,
  "valid_to" date,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "expense" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "description" text not null,
  "work_order_id" uuid not null,
  "date" date not null,
  "currency_id" uuid not null,
  "amount" numeric(20,2) not null,
  "billable" boolean not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "pre_invoice_remarks" add constraint "pre_invoice_remarks_pkey" primary key (id);

alter table "pre_invoice_customer_remarks" add constraint "pre_invoice_customer_remarks_pkey" primary key (id);

alter table "invoice" add constraint "invoice_status_check_d7c53809" check ("status" in ('issued', 'partly_paid', 'paid', 'credited', 'canceled'));

alter table "credit_note" add constraint "credit_note_pkey" primary key (id);

alter table "credit_note" add constraint "credit_note_number_key" unique ("number");

alter table "credit_note_lines" add constraint "credit_note_lines_pkey" primary key (id);

alter table "credit_note_taxes" add constraint "credit_note_taxes_pkey" primary key (id);

alter table "credit_note_taxes" add constraint "credit_note_taxes_tax_check_ec363fee" check ("tax" in ('iss', 'irrf', 'pis', 'cofins', 'csll', 'inss'));

alter table "credit_note_work_order_ids" add constraint "credit_note_work_order_ids_pkey" primary key (parent_id, target_id);

alter table "approval_threshold" add constraint "approval_threshold_pkey" primary key (id);

alter table "approval_threshold" add constraint "approval_threshold_level_check_b39d605d" check ("level" in ('level_1', 'level_2'));

alter table "cost_rate" add constraint "cost_rate_pkey" primary key (id);

alter table "cost_rate" add constraint "cost_rate_kind_check_3df88b71" check ("kind" in ('person_day', 'analysis'));

alter table "expense" add constraint "expense_pkey" primary key (id);

alter table "pre_invoice" add constraint "pre_invoice_supplements_id_fkey" foreign key ("supplements_id") references "invoice" (id);

alter table "pre_invoice_remarks" add constraint "pre_invoice_remarks_parent_id_fkey" foreign key (parent_id) references "pre_invoice" (id) on delete cascade;

alter table "pre_invoice_customer_remarks" add constraint "pre_invoice_customer_remarks_parent_id_fkey" foreign key (parent_id) references "pre_invoice" (id) on delete cascade;

alter table "invoice" add constraint "invoice_supplements_id_fkey" foreign key ("supplements_id") references "invoice" (id);

alter table "credit_note" add constraint "credit_note_invoice_id_fkey" foreign key ("invoice_id") references "invoice" (id);

alter table "credit_note" add constraint "credit_note_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

alter table "credit_note" add constraint "credit_note_currency_id_fkey" foreign key ("currency_id") references "currency" (id);

alter table "credit_note_lines" add constraint "credit_note_lines_parent_id_fkey" foreign key (parent_id) references "credit_note" (id) on delete cascade;

alter table "credit_note_lines" add constraint "credit_note_lines_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "credit_note_lines" add constraint "credit_note_lines_service_type_id_fkey" foreign key ("service_type_id") references "service_type" (id);

alter table "credit_note_taxes" add constraint "credit_note_taxes_parent_id_fkey" foreign key (parent_id) references "credit_note" (id) on delete cascade;

alter table "credit_note_work_order_ids" add constraint "credit_note_work_order_ids_parent_id_fkey" foreign key (parent_id) references "credit_note" (id) on delete cascade;

alter table "credit_note_work_order_ids" add constraint "credit_note_work_order_ids_target_id_fkey" foreign key (target_id) references "work_order" (id);

alter table "approval_threshold" add constraint "approval_threshold_currency_id_fkey" foreign key ("currency_id") references "currency" (id);

alter table "cost_rate" add constraint "cost_rate_inspector_id_fkey" foreign key ("inspector_id") references "inspector" (id);

alter table "cost_rate" add constraint "cost_rate_designation_type_id_fkey" foreign key ("designation_type_id") references "designation_type" (id);

alter table "expense" add constraint "expense_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "expense" add constraint "expense_currency_id_fkey" foreign key ("currency_id") references "currency" (id);

create index "pre_invoice_supplements_id_title_sort_id_idx" on "pre_invoice" ("supplements_id", "title_sort", "id");

create index "pre_invoice_remarks_parent_id_position_idx" on "pre_invoice_remarks" ("parent_id", "position");

create index "pre_invoice_customer_remarks_parent_id_position_idx" on "pre_invoice_customer_remarks" ("parent_id", "position");

create index "invoice_supplements_id_title_sort_id_idx" on "invoice" ("supplements_id", "title_sort", "id");

create index "credit_note_title_sort_id_idx" on "credit_note" ("title_sort", "id");

create index "credit_note_country_title_sort_id_idx" on "credit_note" ("country", "title_sort", "id");

create index "credit_note_invoice_id_title_sort_id_idx" on "credit_note" ("invoice_id", "title_sort", "id");

create index "credit_note_customer_id_title_sort_id_idx" on "credit_note" ("customer_id", "title_sort", "id");

create index "credit_note_currency_id_title_sort_id_idx" on "credit_note" ("currency_id", "title_sort", "id");

create index "credit_note_country_date_id_idx" on "credit_note" ("country", "date", "id");

create index "credit_note_customer_id_date_id_idx" on "credit_note" ("customer_id", "date", "id");

create index "credit_note_search_idx" on "credit_note" using gin (search_text gin_trgm_ops);

create index "credit_note_lines_parent_id_position_idx" on "credit_note_lines" ("parent_id", "position");

create index "credit_note_lines_work_order_id_idx" on "credit_note_lines" ("work_order_id");

create index "credit_note_lines_service_type_id_idx" on "credit_note_lines" ("service_type_id");

create index "credit_note_taxes_parent_id_position_idx" on "credit_note_taxes" ("parent_id", "position");

create index "credit_note_work_order_ids_target_id_idx" on "credit_note_work_order_ids" ("target_id");

create index "approval_threshold_title_sort_id_idx" on "approval_threshold" ("title_sort", "id");

create index "approval_threshold_country_title_sort_id_idx" on "approval_threshold" ("country", "title_sort", "id");

create index "approval_threshold_currency_id_title_sort_id_idx" on "approval_threshold" ("currency_id", "title_sort", "id");

create index "approval_threshold_search_idx" on "approval_threshold" using gin (search_text gin_trgm_ops);

create index "cost_rate_title_sort_id_idx" on "cost_rate" ("title_sort", "id");

create index "cost_rate_country_title_sort_id_idx" on "cost_rate" ("country", "title_sort", "id");

create index "cost_rate_inspector_id_title_sort_id_idx" on "cost_rate" ("inspector_id", "title_sort", "id");

create index "cost_rate_designation_type_id_title_sort_id_idx" on "cost_rate" ("designation_type_id", "title_sort", "id");

create index "cost_rate_country_kind_valid_from_id_idx" on "cost_rate" ("country", "kind", "valid_from", "id");

create index "cost_rate_search_idx" on "cost_rate" using gin (search_text gin_trgm_ops);

create index "expense_title_sort_id_idx" on "expense" ("title_sort", "id");

create index "expense_country_title_sort_id_idx" on "expense" ("country", "title_sort", "id");

create index "expense_work_order_id_title_sort_id_idx" on "expense" ("work_order_id", "title_sort", "id");

create index "expense_currency_id_title_sort_id_idx" on "expense" ("currency_id", "title_sort", "id");

create index "expense_work_order_id_date_id_idx" on "expense" ("work_order_id", "date", "id");

create index "expense_search_idx" on "expense" using gin (search_text gin_trgm_ops);

-- Links with which a customer answers a pre-invoice without an account. Only the hash of the secret is kept.
create table pre_invoice_link (
  token_hash bytea primary key,
  pre_invoice_id uuid not null references pre_invoice (id) on delete cascade,
  revision integer not null,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index pre_invoice_link_pre_invoice_id_idx on pre_invoice_link (pre_invoice_id);

alter table "customer" add column "withholding" text;

alter table "customer" add column "iss_pct" numeric(22,4);

alter table "rule" add column "service_type_id" uuid;

create table "pre_invoice" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "code" text not null,
  "status" text not null,
  "revision" integer not null,
  "customer_id" uuid not null,
  "kind" text,
  "tax_id" text,
  "adjusted_tax_id" text,
  "date" date,
  "due_date" date,
  "purchase_order" text,
  "ptax_rule" text,
  "ptax_side" text,
  "bl_date" date,
  "ptax_date" date,
  "withholding" text,
  "iss_pct" numeric(22,4),
  "gross" numeric(20,2),
  "net" numeric(20,2),
  "paid" numeric(20,2),
  "note" text,
  "author_id" uuid,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "pre_invoice_rates" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "currency_id" uuid not null,
  "rate" numeric(26,8) not null,
  "date" date
);

create table "pre_invoice_lines" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "rule_id" uuid,
  "work_order_id" uuid,
  "service_type_id" uuid,
  "basis" text not null,
  "quantity" numeric(24,6) not null,
  "unit_id" uuid,
  "currency_id" uuid not null,
  "rate" numeric(24,6) not null,
  "discount" numeric(20,2),
  "amount" numeric(20,2),
  "amount_local" numeric(20,2),
  "evidence" json,
  "note" text
);

create table "pre_invoice_taxes" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "tax" text not null,
  "base" numeric(20,2) not null,
  "rate" numeric(22,4) not null,
  "amount" numeric(20,2) not null,
  "withheld" boolean not null
);

create table "pre_invoice_work_order_ids" (
  "parent_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null
);

create table "invoice" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "number" text not null,
  "status" text not null,
  "pre_invoice_id" uuid not null,
  "customer_id" uuid not null,
  "kind" text,
  "tax_id" text,
  "nf_number" text not null,
  "nf_key" text,
  "date" date not null,
  "due_date" date,
  "purchase_order" text,
  "currency_id" uuid,
  "gross" numeric(20,2) not null,
  "net" numeric(20,2) not null,
  "paid" numeric(20,2) not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "invoice_rates" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "currency_id" uuid not null,
  "rate" numeric(26,8) not null,
  "date" date
);

create table "invoice_lines" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "rule_id" uuid,
  "work_order_id" uuid,
  "service_type_id" uuid,
  "basis" text not null,
  "quantity" numeric(24,6) not null,
  "unit_id" uuid,
  "currency_id" uuid not null,
  "rate" numeric(24,6) not null,
  "discount" numeric(20,2),
  "amount" numeric(20,2),
  "amount_local" numeric(20,2),
  "evidence" json,
  "note" text
);

create table "invoice_taxes" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "tax" text not null,
  "base" numeric(20,2) not null,
  "rate" numeric(22,4) not null,
  "amount" numeric(20,2) not null,
  "withheld" boolean not null
);

create table "invoice_payments" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "date" date not null,
  "amount" numeric(20,2) not null
);

create table "invoice_work_order_ids" (
  "parent_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null
);

alter table "customer" add constraint "customer_withholding_check_4ef312d8" check ("withholding" in ('federal', 'federal_and_iss', 'none'));

alter table "pre_invoice" add constraint "pre_invoice_pkey" primary key (id);

alter table "pre_invoice" add constraint "pre_invoice_code_key" unique ("code");

alter table "pre_invoice" add constraint "pre_invoice_status_check_62946679" check ("status" in ('pre_invoicing', 'pending_level_1', 'pending_level_2', 'awaiting_customer', 'approved', 'waiting_nf', 'invoiced', 'paid', 'canceled'));

alter table "pre_invoice" add constraint "pre_invoice_kind_check_92b98574" check ("kind" in ('ship', 'convoy', 'fob', 'default'));

alter table "pre_invoice" add constraint "pre_invoice_ptax_rule_check_26b51ccc" check ("ptax_rule" in ('invoice_date', 'business_day_before_invoice', 'bl_date', 'operation_end', 'month_average'));

alter table "pre_invoice" add constraint "pre_invoice_ptax_side_check_9b90c4e9" check ("ptax_side" in ('buy', 'sell'));

alter table "pre_invoice" add constraint "pre_invoice_withholding_check_4ef312d8" check ("withholding" in ('federal', 'federal_and_iss', 'none'));

alter table "pre_invoice_rates" add constraint "pre_invoice_rates_pkey" primary key (id);

alter table "pre_invoice_lines" add constraint "pre_invoice_lines_pkey" primary key (id);

alter table "pre_invoice_lines" add constraint "pre_invoice_lines_basis_check_5effb623" check ("basis" in ('per_mt', 'lump_sum', 'per_vessel', 'per_hold', 'per_truck', 'per_wagon', 'per_barge', 'per_sample', 'per_analysis', 'per_certificate', 'per_courier', 'per_hour', 'per_day', 'per_shift', 'expense'));

alter table "pre_invoice_taxes" add constraint "pre_invoice_taxes_pkey" primary key (id);

alter table "pre_invoice_taxes" add constraint "pre_invoice_taxes_tax_check_eea5d41c" check ("tax" in ('iss', 'irrf', 'pis', 'cofins', 'csll', 'inss', 'ibs', 'cbs'));

alter table "pre_invoice_work_order_ids" add constraint "pre_invoice_work_order_ids_pkey" primary key (parent_id, target_id);

alter table "invoice" add constraint "invoice_pkey" primary key (id);

alter table "invoice" add constraint "invoice_number_key" unique ("number");

alter table "invoice" add constraint "invoice_status_check_19b18a88" check ("status" in ('issued', 'partly_paid', 'paid', 'canceled'));

alter table "invoice" add constraint "invoice_kind_check_92b98574" check ("kind" in ('ship', 'convoy', 'fob', 'default'));

alter table "invoice_rates" add constraint "invoice_rates_pkey" primary key (id);

alter table "invoice_lines" add constraint "invoice_lines_pkey" primary key (id);

alter table "invoice_lines" add constraint "invoice_lines_basis_check_5effb623" check ("basis" in ('per_mt', 'lump_sum', 'per_vessel', 'per_hold', 'per_truck', 'per_wagon', 'per_barge', 'per_sample', 'per_analysis', 'per_certificate', 'per_courier', 'per_hour', 'per_day', 'per_shift', 'expense'));

alter table "invoice_taxes" add constraint "invoice_taxes_pkey" primary key (id);

alter table "invoice_taxes" add constraint "invoice_taxes_tax_check_eea5d41c" check ("tax" in ('iss', 'irrf', 'pis', 'cofins', 'csll', 'inss', 'ibs', 'cbs'));

alter table "invoice_payments" add constraint "invoice_payments_pkey" primary key (id);

alter table "invoice_work_order_ids" add constraint "invoice_work_order_ids_pkey" primary key (parent_id, target_id);

alter table "rule" add constraint "rule_service_type_id_fkey" foreign key ("service_type_id") references "service_type" (id);

alter table "pre_invoice" add constraint "pre_invoice_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

alter table "pre_invoice" add constraint "pre_invoice_author_id_fkey" foreign key ("author_id") references "user" (id);

alter table "pre_invoice_rates" add constraint "pre_invoice_rates_parent_id_fkey" foreign key (parent_id) references "pre_invoice" (id) on delete cascade;

alter table "pre_invoice_rates" add constraint "pre_invoice_rates_currency_id_fkey" foreign key ("currency_id") references "currency" (id);

alter table "pre_invoice_lines" add constraint "pre_invoice_lines_parent_id_fkey" foreign key (parent_id) references "pre_invoice" (id) on delete cascade;

alter table "pre_invoice_lines" add constraint "pre_invoice_lines_rule_id_fkey" foreign key ("rule_id") references "rule" (id);

alter table "pre_invoice_lines" add constraint "pre_invoice_lines_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "pre_invoice_lines" add constraint "pre_invoice_lines_service_type_id_fkey" foreign key ("service_type_id") references "service_type" (id);

alter table "pre_invoice_lines" add constraint "pre_invoice_lines_unit_id_fkey" foreign key ("unit_id") references "measure" (id);

alter table "pre_invoice_lines" add constraint "pre_invoice_lines_currency_id_fkey" foreign key ("currency_id") references "currency" (id);

alter table "pre_invoice_taxes" add constraint "pre_invoice_taxes_parent_id_fkey" foreign key (parent_id) references "pre_invoice" (id) on delete cascade;

alter table "pre_invoice_work_order_ids" add constraint "pre_invoice_work_order_ids_parent_id_fkey" foreign key (parent_id) references "pre_invoice" (id) on delete cascade;

alter table "pre_invoice_work_order_ids" add constraint "pre_invoice_work_order_ids_target_id_fkey" foreign key (target_id) references "work_order" (id);

alter table "invoice" add constraint "invoice_pre_invoice_id_fkey" foreign key ("pre_invoice_id") references "pre_invoice" (id);

alter table "invoice" add constraint "invoice_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

alter table "invoice" add constraint "invoice_currency_id_fkey" foreign key ("currency_id") references "currency" (id);

alter table "invoice_rates" add constraint "invoice_rates_parent_id_fkey" foreign key (parent_id) references "invoice" (id) on delete cascade;

alter table "invoice_rates" add constraint "invoice_rates_currency_id_fkey" foreign key ("currency_id") references "currency" (id);

alter table "invoice_lines" add constraint "invoice_lines_parent_id_fkey" foreign key (parent_id) references "invoice" (id) on delete cascade;

alter table "invoice_lines" add constraint "invoice_lines_rule_id_fkey" foreign key ("rule_id") references "rule" (id);

alter table "invoice_lines" add constraint "invoice_lines_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "invoice_lines" add constraint "invoice_lines_service_type_id_fkey" foreign key ("service_type_id") references "service_type" (id);

alter table "invoice_lines" add constraint "invoice_lines_unit_id_fkey" foreign key ("unit_id") references "measure" (id);

alter table "invoice_lines" add constraint "invoice_lines_currency_id_fkey" foreign key ("currency_id") references "currency" (id);

alter table "invoice_taxes" add constraint "invoice_taxes_parent_id_fkey" foreign key (parent_id) references "invoice" (id) on delete cascade;

alter table "invoice_payments" add constraint "invoice_payments_parent_id_fkey" foreign key (parent_id) references "invoice" (id) on delete cascade;

alter table "invoice_work_order_ids" add constraint "invoice_work_order_ids_parent_id_fkey" foreign key (parent_id) references "invoice" (id) on delete cascade;

alter table "invoice_work_order_ids" add constraint "invoice_work_order_ids_target_id_fkey" foreign key (target_id) references "work_order" (id);

create index "rule_service_type_id_title_sort_id_idx" on "rule" ("service_type_id", "title_sort", "id");

create index "pre_invoice_title_sort_id_idx" on "pre_invoice" ("title_sort", "id");

create index "pre_invoice_country_title_sort_id_idx" on "pre_invoice" ("country", "title_sort", "id");

create index "pre_invoice_customer_id_title_sort_id_idx" on "pre_invoice" ("customer_id", "title_sort", "id");

create index "pre_invoice_author_id_title_sort_id_idx" on "pre_invoice" ("author_id", "title_sort", "id");

create index "pre_invoice_country_date_id_idx" on "pre_invoice" ("country", "date", "id");

create index "pre_invoice_customer_id_date_id_idx" on "pre_invoice" ("customer_id", "date", "id");

create index "pre_invoice_country_status_date_id_idx" on "pre_invoice" ("country", "status", "date", "id");

create index "pre_invoice_country_kind_date_id_idx" on "pre_invoice" ("country", "kind", "date", "id");

create index "pre_invoice_status_due_date_id_idx" on "pre_invoice" ("status", "due_date", "id");

create index "pre_invoice_search_idx" on "pre_invoice" using gin (search_text gin_trgm_ops);

create index "pre_invoice_rates_parent_id_position_idx" on "pre_invoice_rates" ("parent_id", "position");

create index "pre_invoice_rates_currency_id_idx" on "pre_invoice_rates" ("currency_id");

create index "pre_invoice_lines_parent_id_position_idx" on "pre_invoice_lines" ("parent_id", "position");

create index "pre_invoice_lines_rule_id_idx" on "pre_invoice_lines" ("rule_id");

create index "pre_invoice_lines_work_order_id_idx" on "pre_invoice_lines" ("work_order_id");

create index "pre_invoice_lines_service_type_id_idx" on "pre_invoice_lines" ("service_type_id");

create index "pre_invoice_lines_unit_id_idx" on "pre_invoice_lines" ("unit_id");

create index "pre_invoice_lines_currency_id_idx" on "pre_invoice_lines" ("currency_id");

create index "pre_invoice_taxes_parent_id_position_idx" on "pre_invoice_taxes" ("parent_id", "position");

create index "pre_invoice_work_order_ids_target_id_idx" on "pre_invoice_work_order_ids" ("target_id");

create index "invoice_title_sort_id_idx" on "invoice" ("title_sort", "id");

create index "invoice_country_title_sort_id_idx" on "invoice" ("country", "title_sort", "id");

create index "invoice_pre_invoice_id_title_sort_id_idx" on "invoice" ("pre_invoice_id", "title_sort", "id");

create index "invoice_customer_id_title_sort_id_idx" on "invoice" ("customer_id", "title_sort", "id");

create index "invoice_currency_id_title_sort_id_idx" on "invoice" ("currency_id", "title_sort", "id");

create index "invoice_country_date_id_idx" on "invoice" ("country", "date", "id");

create index "invoice_customer_id_date_id_idx" on "invoice" ("customer_id", "date", "id");

create index "invoice_country_status_due_date_id_idx" on "invoice" ("country", "status", "due_date", "id");

create index "invoice_status_due_date_id_idx" on "invoice" ("status", "due_date", "id");

create index "invoice_search_idx" on "invoice" using gin (search_text gin_trgm_ops);

create index "invoice_rates_parent_id_position_idx" on "invoice_rates" ("parent_id", "position");

create index "invoice_rates_currency_id_idx" on "invoice_rates" ("currency_id");

create index "invoice_lines_parent_id_position_idx" on "invoice_lines" ("parent_id", "position");

create index "invoice_lines_rule_id_idx" on "invoice_lines" ("rule_id");

create index "invoice_lines_work_order_id_idx" on "invoice_lines" ("work_order_id");

create index "invoice_lines_service_type_id_idx" on "invoice_lines" ("service_type_id");

create index "invoice_lines_unit_id_idx" on "invoice_lines" ("unit_id");

create index "invoice_lines_currency_id_idx" on "invoice_lines" ("currency_id");

create index "invoice_taxes_parent_id_position_idx" on "invoice_taxes" ("parent_id", "position");

create index "invoice_payments_parent_id_position_idx" on "invoice_payments" ("parent_id", "position");

create index "invoice_work_order_ids_target_id_idx" on "invoice_work_order_ids" ("target_id");

create table "weighing_period" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "code" text not null,
  "number" integer not null,
  "hold" integer not null,
  "product_id" uuid not null,
  "begin_at" timestamp with time zone not null,
  "end_at" timestamp with time zone,
  "scale" text,
  "ticket" text,
  "counter_start" numeric(21,3),
  "counter_end" numeric(21,3),
  "counter_capacity" numeric(21,3),
  "remark" text,
  "closed" boolean not null,
  "closed_at" timestamp with time zone,
  "total" numeric(21,3) not null,
  "installments" integer not null,
  "last_at" timestamp with time zone,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "weighing" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "period_id" uuid not null,
  "operation_id" uuid,
  "work_order_id" uuid not null,
  "sequence" integer,
  "at" timestamp with time zone not null,
  "weight" numeric(21,3) not null,
  "unit" text not null,
  "previous" numeric(21,3),
  "accumulated" numeric(21,3),
  "ticket" text,
  "struck" boolean not null,
  "justification" text,
  "source" text,
  "place" integer,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "weighing_corrections" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "at" timestamp with time zone not null,
  "by" text,
  "was" text not null,
  "justification" text not null
);

alter table "weighing_period" add constraint "weighing_period_pkey" primary key (id);

alter table "weighing" add constraint "weighing_pkey" primary key (id);

alter table "weighing" add constraint "weighing_unit_check_d0c24f36" check ("unit" in ('MT', 'KG'));

alter table "weighing" add constraint "weighing_source_check_53db517e" check ("source" in ('typed', 'file', 'scale'));

alter table "weighing_corrections" add constraint "weighing_corrections_pkey" primary key (id);

alter table "weighing_period" add constraint "weighing_period_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "weighing_period" add constraint "weighing_period_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "weighing_period" add constraint "weighing_period_product_id_fkey" foreign key ("product_id") references "product" (id);

alter table "weighing" add constraint "weighing_period_id_fkey" foreign key ("period_id") references "weighing_period" (id);

alter table "weighing" add constraint "weighing_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "weighing" add constraint "weighing_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "weighing_corrections" add constraint "weighing_corrections_parent_id_fkey" foreign key (parent_id) references "weighing" (id) on delete cascade;

create index "weighing_period_title_sort_id_idx" on "weighing_period" ("title_sort", "id");

create index "weighing_period_country_title_sort_id_idx" on "weighing_period" ("country", "title_sort", "id");

create index "weighing_period_operation_id_title_sort_id_idx" on "weighing_period" ("operation_id", "title_sort", "id");

create index "weighing_period_work_order_id_title_sort_id_idx" on "weighing_period" ("work_order_id", "title_sort", "id");

create index "weighing_period_product_id_title_sort_id_idx" on "weighing_period" ("product_id", "title_sort", "id");

create index "weighing_period_operation_id_number_id_idx" on "weighing_period" ("operation_id", "number", "id");

create index "weighing_period_work_order_id_closed_id_idx" on "weighing_period" ("work_order_id", "closed", "id");

create index "weighing_title_sort_id_idx" on "weighing" ("title_sort", "id");

create index "weighing_country_title_sort_id_idx" on "weighing" ("country", "title_sort", "id");

create index "weighing_period_id_title_sort_id_idx" on "weighing" ("period_id", "title_sort", "id");

create index "weighing_operation_id_title_sort_id_idx" on "weighing" ("operation_id", "title_sort", "id");

create index "weighing_work_order_id_title_sort_id_idx" on "weighing" ("work_order_id", "title_sort", "id");

create index "weighing_period_id_place_id_idx" on "weighing" ("period_id", "place", "id");

create index "weighing_operation_id_period_id_place_id_idx" on "weighing" ("operation_id", "period_id", "place", "id");

create index "weighing_corrections_parent_id_position_idx" on "weighing_corrections" ("parent_id", "position");

alter table "operation" add column "oil_terms" json;

alter table "classification" alter column "truck_id" type uuid using "truck_id"::uuid;

create table "oil_classification" (
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
  "kind" text not null,
  "hold" integer,
  "date" date not null,
  "product_id" uuid not null,
  "tonnage" numeric(21,3),
  "sample" json,
  "outcome" text,
  "contract_verdict" json,
  "locked" boolean not null,
  "author_id" uuid,
  "remark" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "map_report" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "classification_id" uuid not null,
  "work_order_id" uuid not null,
  "code" text not null,
  "of_version" integer not null,
  "signed_at" timestamp with time zone not null,
  "signer_id" uuid not null,
  "signer_name" text not null,
  "registration" text not null,
  "hash" text not null,
  "content" json not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "truck" add column "discount" numeric(20,2);

alter table "oil_classification" add constraint "oil_classification_pkey" primary key (id);

alter table "oil_classification" add constraint "oil_classification_kind_check_d022290b" check ("kind" in ('partial', 'composite', 'final'));

alter table "oil_classification" add constraint "oil_classification_outcome_check_f23bcafc" check ("outcome" in ('within', 'beyond_basis', 'outside', 'incomplete'));

alter table "map_report" add constraint "map_report_pkey" primary key (id);

alter table "classification" add constraint "classification_truck_id_fkey" foreign key ("truck_id") references "truck" (id);

alter table "oil_classification" add constraint "oil_classification_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "oil_classification" add constraint "oil_classification_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "oil_classification" add constraint "oil_classification_product_id_fkey" foreign key ("product_id") references "product" (id);

alter table "oil_classification" add constraint "oil_classification_author_id_fkey" foreign key ("author_id") references "user" (id);

alter table "map_report" add constraint "map_report_classification_id_fkey" foreign key ("classification_id") references "classification" (id);

alter table "map_report" add constraint "map_report_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "map_report" add constraint "map_report_signer_id_fkey" foreign key ("signer_id") references "user" (id);

create index "classification_truck_id_title_sort_id_idx" on "classification" ("truck_id", "title_sort", "id");

create index "classification_truck_id_number_id_idx" on "classification" ("truck_id", "number", "id");

create index "oil_classification_title_sort_id_idx" on "oil_classification" ("title_sort", "id");

create index "oil_classification_country_title_sort_id_idx" on "oil_classification" ("country", "title_sort", "id");

create index "oil_classification_operation_id_title_sort_id_idx" on "oil_classification" ("operation_id", "title_sort", "id");

create index "oil_classification_work_order_id_title_sort_id_idx" on "oil_classification" ("work_order_id", "title_sort", "id");

create index "oil_classification_product_id_title_sort_id_idx" on "oil_classification" ("product_id", "title_sort", "id");

create index "oil_classification_author_id_title_sort_id_idx" on "oil_classification" ("author_id", "title_sort", "id");

create index "oil_classification_operation_id_number_id_idx" on "oil_classification" ("operation_id", "number", "id");

create index "oil_classification_product_id_date_id_idx" on "oil_classification" ("product_id", "date", "id");

create index "map_report_title_sort_id_idx" on "map_report" ("title_sort", "id");

create index "map_report_country_title_sort_id_idx" on "map_report" ("country", "title_sort", "id");

create index "map_report_classification_id_title_sort_id_idx" on "map_report" ("classification_id", "title_sort", "id");

create index "map_report_work_order_id_title_sort_id_idx" on "map_report" ("work_order_id", "title_sort", "id");

create index "map_report_signer_id_title_sort_id_idx" on "map_report" ("signer_id", "title_sort", "id");

create index "map_report_classification_id_of_version_id_idx" on "map_report" ("classification_id", "of_version", "id");

create table "draft_survey" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "code" text not null,
  "cargo_operation" text not null,
  "rounding" text,
  "surveys" json not null,
  "declared_constant" numeric(21,3),
  "bill_of_lading" numeric(21,3),
  "remarks" text,
  "cargo" numeric(21,3),
  "constant" numeric(21,3),
  "results" json,
  "comparison" json,
  "surveyor_name" text,
  "surveyor_signed_at" timestamp with time zone,
  "surveyor_signed_content" text,
  "surveyor_signature_state" text,
  "officer_name" text,
  "officer_signed_at" timestamp with time zone,
  "officer_signed_content" text,
  "officer_signature_state" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "draft_survey" add constraint "draft_survey_pkey" primary key (id);

alter table "draft_survey" add constraint "draft_survey_cargo_operation_check_c64b3106" check ("cargo_operation" in ('loading', 'discharging'));

alter table "draft_survey" add constraint "draft_survey_rounding_check_a3dd3c57" check ("rounding" in ('step', 'none'));

alter table "draft_survey" add constraint "draft_survey_surveyor_signature_state_check_6b5121af" check ("surveyor_signature_state" in ('none', 'valid', 'earlier_version'));

alter table "draft_survey" add constraint "draft_survey_officer_signature_state_check_6b5121af" check ("officer_signature_state" in ('none', 'valid', 'earlier_version'));

alter table "draft_survey" add constraint "draft_survey_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "draft_survey" add constraint "draft_survey_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

create index "draft_survey_title_sort_id_idx" on "draft_survey" ("title_sort", "id");

create index "draft_survey_country_title_sort_id_idx" on "draft_survey" ("country", "title_sort", "id");

create index "draft_survey_operation_id_title_sort_id_idx" on "draft_survey" ("operation_id", "title_sort", "id");

create index "draft_survey_work_order_id_title_sort_id_idx" on "draft_survey" ("work_order_id", "title_sort", "id");

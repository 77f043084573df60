alter table "timelog" add column "begins_loading" boolean default false not null;
alter table "timelog" alter column "begins_loading" drop default;
update "timelog" set "begins_loading" = true where "code" = 'COML';

create table "checklist" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "names" jsonb,
  "field_page" text not null,
  "standard" text,
  "revision" integer,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "checklist_items" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "item" text not null,
  "group" text,
  "name" text not null,
  "pt" text,
  "es" text,
  "fr" text
);

create table "previous_cargo" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "names" jsonb,
  "cleaning_class" text not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "operation" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "code" text not null,
  "work_order_id" uuid not null,
  "carrier" text not null,
  "ship_id" uuid,
  "barge_id" uuid,
  "status" text not null,
  "started_at" timestamp with time zone,
  "finished_at" timestamp with time zone,
  "planned" numeric(21,3),
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "operation_storage_plan" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "hold" integer not null,
  "product_id" uuid not null,
  "planned" numeric(21,3) not null
);

create table "operation_pages" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "key" text not null,
  "state" text not null,
  "done" integer not null,
  "of" integer not null
);

create table "pre_inspection" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "at" timestamp with time zone not null,
  "place" text,
  "checklist_id" uuid,
  "verdict" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "pre_inspection_answers" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "item" text not null,
  "answer" text not null,
  "remark" text
);

create table "last_cargo" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "hold" integer,
  "sequence" integer not null,
  "cargo" text not null,
  "load_port" text,
  "discharge_port" text,
  "date" date,
  "cleaning" text,
  "cleaning_class" text,
  "remark" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "basement_inspection" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "hold" integer not null,
  "attempt" integer,
  "standard" text not null,
  "began_at" timestamp with time zone,
  "ended_at" timestamp with time zone,
  "checklist_id" uuid,
  "verdict" text,
  "reasons" text,
  "signed_name" text,
  "signed_role" text,
  "signed_at" timestamp with time zone,
  "signed_content" text,
  "signature_state" text,
  "withdrawn_at" timestamp with time zone,
  "withdrawn_reason" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "basement_inspection_answers" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "item" text not null,
  "answer" text not null,
  "remark" text
);

create table "hose_test" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "hold" integer not null,
  "at" timestamp with time zone,
  "method" text not null,
  "ohv_db" numeric(19,1),
  "result" text not null,
  "remark" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "hose_test_readings" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "place" text not null,
  "db" numeric(19,1) not null,
  "leak" boolean not null
);

create table "hose_test_leaks" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "place" text not null,
  "size" text
);

create table "hold_sealing" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "hold" integer not null,
  "position" integer not null,
  "number" text not null,
  "place" text,
  "type" text,
  "state" text not null,
  "applied_at" timestamp with time zone,
  "removed_at" timestamp with time zone,
  "remark" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "timelog_entry" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "timelog_id" uuid not null,
  "begin_at" timestamp with time zone not null,
  "end_at" timestamp with time zone,
  "hold" integer,
  "note" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "occurrence" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "at" timestamp with time zone not null,
  "occurrences_id" uuid not null,
  "severity" text,
  "hold" integer,
  "text" text,
  "state" text not null,
  "treatment" text,
  "told" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "bags" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "lot" text not null,
  "description" text,
  "back_description" text,
  "net_per_bag" numeric(21,3),
  "tare_per_bag" numeric(21,3),
  "pieces" integer,
  "torn" integer,
  "wet" integer,
  "stained" integer,
  "rejected" integer,
  "rebagged" integer,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "origin_inspection" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "at" timestamp with time zone not null,
  "loading_place_id" uuid not null,
  "findings" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "origin_inspection_lots" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "lot" text not null,
  "weight" text not null
);

create table "ship_document" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "kind" text not null,
  "remark" text,
  "approval" text not null,
  "reason" text,
  "answered_at" timestamp with time zone,
  "answered_by" text,
  "author_id" uuid,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "checklist" add constraint "checklist_pkey" primary key (id);

alter table "checklist" add constraint "checklist_field_page_check_b0af9c54" check ("field_page" in ('pre_inspection', 'basement_inspection', 'hose_test', 'truck'));

alter table "checklist" add constraint "checklist_standard_check_c2fe4ba5" check ("standard" in ('hospital_clean', 'grain_clean', 'normal_clean', 'shovel_clean', 'load_on_top'));

alter table "checklist_items" add constraint "checklist_items_pkey" primary key (id);

alter table "checklist_items" add constraint "checklist_items_parent_id_item_key" unique ("parent_id", "item") deferrable initially immediate;

alter table "previous_cargo" add constraint "previous_cargo_pkey" primary key (id);

alter table "previous_cargo" add constraint "previous_cargo_cleaning_class_check_a15d5e59" check ("cleaning_class" in ('sweep', 'wash', 'forbidden'));

alter table "operation" add constraint "operation_pkey" primary key (id);

alter table "operation" add constraint "operation_carrier_check_cbfd6c00" check ("carrier" in ('ship', 'barge', 'trucks'));

alter table "operation" add constraint "operation_status_check_452049c5" check ("status" in ('not_started', 'started', 'finished', 'canceled'));

alter table "operation_storage_plan" add constraint "operation_storage_plan_pkey" primary key (id);

alter table "operation_storage_plan" add constraint "operation_storage_plan_parent_id_hold_key" unique ("parent_id", "hold") deferrable initially immediate;

alter table "operation_pages" add constraint "operation_pages_pkey" primary key (id);

alter table "operation_pages" add constraint "operation_pages_state_check_99837c36" check ("state" in ('locked', 'open', 'begun', 'done', 'not_needed'));

alter table "operation_pages" add constraint "operation_pages_parent_id_key_key" unique ("parent_id", "key") deferrable initially immediate;

alter table "pre_inspection" add constraint "pre_inspection_pkey" primary key (id);

alter table "pre_inspection" add constraint "pre_inspection_verdict_check_6dda0a3d" check ("verdict" in ('approved', 'reproved'));

alter table "pre_inspection_answers" add constraint "pre_inspection_answers_pkey" primary key (id);

alter table "pre_inspection_answers" add constraint "pre_inspection_answers_answer_check_60dd4497" check ("answer" in ('ok', 'not_ok', 'na'));

alter table "pre_inspection_answers" add constraint "pre_inspection_answers_parent_id_item_key" unique ("parent_id", "item") deferrable initially immediate;

alter table "last_cargo" add constraint "last_cargo_pkey" primary key (id);

alter table "last_cargo" add constraint "last_cargo_cleaning_class_check_a15d5e59" check ("cleaning_class" in ('sweep', 'wash', 'forbidden'));

alter table "basement_inspection" add constraint "basement_inspection_pkey" primary key (id);

alter table "basement_inspection" add constraint "basement_inspection_standard_check_c2fe4ba5" check ("standard" in ('hospital_clean', 'grain_clean', 'normal_clean', 'shovel_clean', 'load_on_top'));

alter table "basement_inspection" add constraint "basement_inspection_verdict_check_c268b4c6" check ("verdict" in ('approved', 'approved_with_remarks', 'reproved'));

alter table "basement_inspection" add constraint "basement_inspection_signature_state_check_6b5121af" check ("signature_state" in ('none', 'valid', 'earlier_version'));

alter table "basement_inspection_answers" add constraint "basement_inspection_answers_pkey" primary key (id);

alter table "basement_inspection_answers" add constraint "basement_inspection_answers_answer_check_60dd4497" check ("answer" in ('ok', 'not_ok', 'na'));

alter table "basement_inspection_answers" add constraint "basement_inspection_answers_parent_id_item_key" unique ("parent_id", "item") deferrable initially immediate;

alter table "hose_test" add constraint "hose_test_pkey" primary key (id);

alter table "hose_test" add constraint "hose_test_method_check_44147c90" check ("method" in ('hose', 'ultrasonic'));

alter table "hose_test" add constraint "hose_test_result_check_24d69662" check ("result" in ('tested_positive', 'tested_negative', 'not_tested'));

alter table "hose_test_readings" add constraint "hose_test_readings_pkey" primary key (id);

alter table "hose_test_leaks" add constraint "hose_test_leaks_pkey" primary key (id);

alter table "hold_sealing" add constraint "hold_sealing_pkey" primary key (id);

alter table "hold_sealing" add constraint "hold_sealing_type_check_ebca8101" check ("type" in ('bolt', 'wire', 'box', 'tape'));

alter table "hold_sealing" add constraint "hold_sealing_state_check_a42d8989" check ("state" in ('applied', 'intact', 'broken', 'missing', 'removed', 'void'));

alter table "hold_sealing" add constraint "hold_sealing_number_key" unique ("number");

alter table "timelog_entry" add constraint "timelog_entry_pkey" primary key (id);

alter table "occurrence" add constraint "occurrence_pkey" primary key (id);

alter table "occurrence" add constraint "occurrence_severity_check_54a68387" check ("severity" in ('info', 'warning', 'stop'));

alter table "occurrence" add constraint "occurrence_state_check_3425aa4e" check ("state" in ('open', 'in_treatment', 'closed'));

alter table "bags" add constraint "bags_pkey" primary key (id);

alter table "origin_inspection" add constraint "origin_inspection_pkey" primary key (id);

alter table "origin_inspection_lots" add constraint "origin_inspection_lots_pkey" primary key (id);

alter table "ship_document" add constraint "ship_document_pkey" primary key (id);

alter table "ship_document" add constraint "ship_document_approval_check_f557a802" check ("approval" in ('pending', 'approved', 'reproved'));

alter table "checklist_items" add constraint "checklist_items_parent_id_fkey" foreign key (parent_id) references "checklist" (id) on delete cascade;

alter table "operation" add constraint "operation_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "operation" add constraint "operation_ship_id_fkey" foreign key ("ship_id") references "ship" (id);

alter table "operation" add constraint "operation_barge_id_fkey" foreign key ("barge_id") references "barge" (id);

alter table "operation_storage_plan" add constraint "operation_storage_plan_parent_id_fkey" foreign key (parent_id) references "operation" (id) on delete cascade;

alter table "operation_storage_plan" add constraint "operation_storage_plan_product_id_fkey" foreign key ("product_id") references "product" (id);

alter table "operation_pages" add constraint "operation_pages_parent_id_fkey" foreign key (parent_id) references "operation" (id) on delete cascade;

alter table "pre_inspection" add constraint "pre_inspection_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "pre_inspection" add constraint "pre_inspection_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "pre_inspection" add constraint "pre_inspection_checklist_id_fkey" foreign key ("checklist_id") references "checklist" (id);

alter table "pre_inspection_answers" add constraint "pre_inspection_answers_parent_id_fkey" foreign key (parent_id) references "pre_inspection" (id) on delete cascade;

alter table "last_cargo" add constraint "last_cargo_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "last_cargo" add constraint "last_cargo_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "basement_inspection" add constraint "basement_inspection_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "basement_inspection" add constraint "basement_inspection_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "basement_inspection" add constraint "basement_inspection_checklist_id_fkey" foreign key ("checklist_id") references "checklist" (id);

alter table "basement_inspection_answers" add constraint "basement_inspection_answers_parent_id_fkey" foreign key (parent_id) references "basement_inspection" (id) on delete cascade;

alter table "hose_test" add constraint "hose_test_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "hose_test" add constraint "hose_test_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "hose_test_readings" add constraint "hose_test_readings_parent_id_fkey" foreign key (parent_id) references "hose_test" (id) on delete cascade;

alter table "hose_test_leaks" add constraint "hose_test_leaks_parent_id_fkey" foreign key (parent_id) references "hose_test" (id) on delete cascade;

alter table "hold_sealing" add constraint "hold_sealing_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "hold_sealing" add constraint "hold_sealing_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "timelog_entry" add constraint "timelog_entry_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "timelog_entry" add constraint "timelog_entry_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "timelog_entry" add constraint "timelog_entry_timelog_id_fkey" foreign key ("timelog_id") references "timelog" (id);

alter table "occurrence" add constraint "occurrence_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "occurrence" add constraint "occurrence_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "occurrence" add constraint "occurrence_occurrences_id_fkey" foreign key ("occurrences_id") references "occurrences" (id);

alter table "bags" add constraint "bags_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "bags" add constraint "bags_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "origin_inspection" add constraint "origin_inspection_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "origin_inspection" add constraint "origin_inspection_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "origin_inspection" add constraint "origin_inspection_loading_place_id_fkey" foreign key ("loading_place_id") references "loading_place" (id);

alter table "origin_inspection_lots" add constraint "origin_inspection_lots_parent_id_fkey" foreign key (parent_id) references "origin_inspection" (id) on delete cascade;

alter table "ship_document" add constraint "ship_document_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "ship_document" add constraint "ship_document_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "ship_document" add constraint "ship_document_author_id_fkey" foreign key ("author_id") references "user" (id);

create index "checklist_title_sort_id_idx" on "checklist" ("title_sort", "id");

create index "checklist_field_page_standard_id_idx" on "checklist" ("field_page", "standard", "id");

create index "checklist_search_idx" on "checklist" using gin (search_text gin_trgm_ops);

create index "checklist_items_parent_id_position_idx" on "checklist_items" ("parent_id", "position");

create index "previous_cargo_title_sort_id_idx" on "previous_cargo" ("title_sort", "id");

create index "previous_cargo_search_idx" on "previous_cargo" using gin (search_text gin_trgm_ops);

create index "operation_title_sort_id_idx" on "operation" ("title_sort", "id");

create index "operation_country_title_sort_id_idx" on "operation" ("country", "title_sort", "id");

create index "operation_work_order_id_title_sort_id_idx" on "operation" ("work_order_id", "title_sort", "id");

create index "operation_ship_id_title_sort_id_idx" on "operation" ("ship_id", "title_sort", "id");

create index "operation_barge_id_title_sort_id_idx" on "operation" ("barge_id", "title_sort", "id");

create index "operation_ship_id_status_id_idx" on "operation" ("ship_id", "status", "id");

create index "operation_barge_id_status_id_idx" on "operation" ("barge_id", "status", "id");

create index "operation_status_started_at_id_idx" on "operation" ("status", "started_at", "id");


create index "operation_storage_plan_parent_id_position_idx" on "operation_storage_plan" ("parent_id", "position");

create index "operation_storage_plan_product_id_idx" on "operation_storage_plan" ("product_id");

create index "operation_pages_parent_id_position_idx" on "operation_pages" ("parent_id", "position");

create index "pre_inspection_title_sort_id_idx" on "pre_inspection" ("title_sort", "id");

create index "pre_inspection_country_title_sort_id_idx" on "pre_inspection" ("country", "title_sort", "id");

create index "pre_inspection_operation_id_title_sort_id_idx" on "pre_inspection" ("operation_id", "title_sort", "id");

create index "pre_inspection_work_order_id_title_sort_id_idx" on "pre_inspection" ("work_order_id", "title_sort", "id");

create index "pre_inspection_checklist_id_title_sort_id_idx" on "pre_inspection" ("checklist_id", "title_sort", "id");

create index "pre_inspection_answers_parent_id_position_idx" on "pre_inspection_answers" ("parent_id", "position");

create index "last_cargo_title_sort_id_idx" on "last_cargo" ("title_sort", "id");

create index "last_cargo_country_title_sort_id_idx" on "last_cargo" ("country", "title_sort", "id");

create index "last_cargo_operation_id_title_sort_id_idx" on "last_cargo" ("operation_id", "title_sort", "id");

create index "last_cargo_work_order_id_title_sort_id_idx" on "last_cargo" ("work_order_id", "title_sort", "id");

create index "last_cargo_operation_id_hold_sequence_id_idx" on "last_cargo" ("operation_id", "hold", "sequence", "id");

create index "last_cargo_search_idx" on "last_cargo" using gin (search_text gin_trgm_ops);

create index "basement_inspection_title_sort_id_idx" on "basement_inspection" ("title_sort", "id");

create index "basement_inspection_country_title_sort_id_idx" on "basement_inspection" ("country", "title_sort", "id");

create index "basement_inspection_operation_id_title_sort_id_idx" on "basement_inspection" ("operation_id", "title_sort", "id");

create index "basement_inspection_work_order_id_title_sort_id_idx" on "basement_inspection" ("work_order_id", "title_sort", "id");

create index "basement_inspection_checklist_id_title_sort_id_idx" on "basement_inspection" ("checklist_id", "title_sort", "id");

create index "basement_inspection_operation_id_title_sort_attempt_id_idx" on "basement_inspection" ("operation_id", "title_sort", "attempt", "id");

create index "basement_inspection_answers_parent_id_position_idx" on "basement_inspection_answers" ("parent_id", "position");

create index "hose_test_title_sort_id_idx" on "hose_test" ("title_sort", "id");

create index "hose_test_country_title_sort_id_idx" on "hose_test" ("country", "title_sort", "id");

create index "hose_test_operation_id_title_sort_id_idx" on "hose_test" ("operation_id", "title_sort", "id");

create index "hose_test_work_order_id_title_sort_id_idx" on "hose_test" ("work_order_id", "title_sort", "id");

create index "hose_test_readings_parent_id_position_idx" on "hose_test_readings" ("parent_id", "position");

create index "hose_test_leaks_parent_id_position_idx" on "hose_test_leaks" ("parent_id", "position");

create index "hold_sealing_title_sort_id_idx" on "hold_sealing" ("title_sort", "id");

create index "hold_sealing_country_title_sort_id_idx" on "hold_sealing" ("country", "title_sort", "id");

create index "hold_sealing_operation_id_title_sort_id_idx" on "hold_sealing" ("operation_id", "title_sort", "id");

create index "hold_sealing_work_order_id_title_sort_id_idx" on "hold_sealing" ("work_order_id", "title_sort", "id");

create index "hold_sealing_operation_id_hold_position_id_idx" on "hold_sealing" ("operation_id", "hold", "position", "id");

create index "hold_sealing_search_idx" on "hold_sealing" using gin (search_text gin_trgm_ops);

create index "timelog_entry_title_sort_id_idx" on "timelog_entry" ("title_sort", "id");

create index "timelog_entry_country_title_sort_id_idx" on "timelog_entry" ("country", "title_sort", "id");

create index "timelog_entry_operation_id_title_sort_id_idx" on "timelog_entry" ("operation_id", "title_sort", "id");

create index "timelog_entry_work_order_id_title_sort_id_idx" on "timelog_entry" ("work_order_id", "title_sort", "id");

create index "timelog_entry_timelog_id_title_sort_id_idx" on "timelog_entry" ("timelog_id", "title_sort", "id");

create index "timelog_entry_search_idx" on "timelog_entry" using gin (search_text gin_trgm_ops);

create index "occurrence_title_sort_id_idx" on "occurrence" ("title_sort", "id");

create index "occurrence_country_title_sort_id_idx" on "occurrence" ("country", "title_sort", "id");

create index "occurrence_operation_id_title_sort_id_idx" on "occurrence" ("operation_id", "title_sort", "id");

create index "occurrence_work_order_id_title_sort_id_idx" on "occurrence" ("work_order_id", "title_sort", "id");

create index "occurrence_occurrences_id_title_sort_id_idx" on "occurrence" ("occurrences_id", "title_sort", "id");

create index "occurrence_search_idx" on "occurrence" using gin (search_text gin_trgm_ops);

create index "bags_title_sort_id_idx" on "bags" ("title_sort", "id");

create index "bags_country_title_sort_id_idx" on "bags" ("country", "title_sort", "id");

create index "bags_operation_id_title_sort_id_idx" on "bags" ("operation_id", "title_sort", "id");

create index "bags_work_order_id_title_sort_id_idx" on "bags" ("work_order_id", "title_sort", "id");

create index "bags_search_idx" on "bags" using gin (search_text gin_trgm_ops);

create index "origin_inspection_title_sort_id_idx" on "origin_inspection" ("title_sort", "id");

create index "origin_inspection_country_title_sort_id_idx" on "origin_inspection" ("country", "title_sort", "id");

create index "origin_inspection_operation_id_title_sort_id_idx" on "origin_inspection" ("operation_id", "title_sort", "id");

create index "origin_inspection_work_order_id_title_sort_id_idx" on "origin_inspection" ("work_order_id", "title_sort", "id");

create index "origin_inspection_loading_place_id_title_sort_id_idx" on "origin_inspection" ("loading_place_id", "title_sort", "id");

create index "origin_inspection_lots_parent_id_position_idx" on "origin_inspection_lots" ("parent_id", "position");

create index "ship_document_title_sort_id_idx" on "ship_document" ("title_sort", "id");

create index "ship_document_country_title_sort_id_idx" on "ship_document" ("country", "title_sort", "id");

create index "ship_document_operation_id_title_sort_id_idx" on "ship_document" ("operation_id", "title_sort", "id");

create index "ship_document_work_order_id_title_sort_id_idx" on "ship_document" ("work_order_id", "title_sort", "id");

create index "ship_document_author_id_title_sort_id_idx" on "ship_document" ("author_id", "title_sort", "id");

create index "ship_document_search_idx" on "ship_document" using gin (search_text gin_trgm_ops);

-- Every order of a ship, a convoy or trucks that exists already gets the operations that a new one is made with.
insert into "operation" ("id", "country", "code", "work_order_id", "carrier", "ship_id", "barge_id", "status",
    "finished_at", "planned", "title_sort", "search_text")
  select gen_random_uuid(), w."country", c."code", w."id", c."carrier", c."ship_id", c."barge_id",
    case
      when w."status" = 'canceled' then 'canceled'
      when w."status" in ('finished', 'billing_pending', 'billing_pending_approval', 'waiting_nf', 'billed') then 'finished'
      when w."status" in ('created', 'scope_released', 'waiting_start', 'appointment_canceled') then 'not_started'
      else 'started'
    end,
    w."finished_at",
    (select sum(p."planned") from "work_order_storage_plan" p where p."parent_id" = w."id"),
    lower(c."code"), lower(c."code")
  from "work_order" w
  cross join lateral (
    select w."wocode" as "code", 'ship' as "carrier", w."ship_id", null::uuid as "barge_id" where w."kind" = 'ship'
    union all
    select w."wocode", 'trucks', null::uuid, null::uuid where w."kind" = 'fob'
    union all
    select w."wocode" || '-' || (b."position" + 1), 'barge', null::uuid, b."target_id"
      from "work_order_barge_ids" b where b."parent_id" = w."id" and w."kind" = 'convoy'
  ) c;

insert into "operation_storage_plan" ("id", "parent_id", "position", "hold", "product_id", "planned")
  select gen_random_uuid(), o."id", p."position", p."hold", p."product_id", p."planned"
  from "operation" o join "work_order_storage_plan" p on p."parent_id" = o."work_order_id" where o."carrier" = 'ship';

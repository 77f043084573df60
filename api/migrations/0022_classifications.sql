alter table "notification" drop constraint "notification_kind_check_6709399a";

create table "classification" (
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
  "truck_id" text,
  "date" date not null,
  "product_id" uuid not null,
  "standard" text,
  "group" text,
  "tonnage" numeric(21,3),
  "sample" json,
  "reported" json,
  "analyses" json,
  "contract" json,
  "outcome" text,
  "type" text,
  "class" text,
  "percentages" json,
  "reasons" json,
  "observations" json,
  "missing" json,
  "rounding" json,
  "contract_verdict" json,
  "computed" json,
  "manual" json,
  "group_manual" text,
  "type_manual" text,
  "declared_group" text,
  "basis" text,
  "units" json,
  "coverage" json,
  "retest_of_id" uuid,
  "retest_reason" text,
  "superseded" boolean not null,
  "locked" boolean not null,
  "shared_at" timestamp with time zone,
  "synchronized_at" timestamp with time zone,
  "sent" boolean not null,
  "author_id" uuid,
  "remark" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "classification_quick_tests" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "test" text not null,
  "result" text not null
);

create table "double_check" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "classification_id" uuid not null,
  "operation_id" uuid,
  "work_order_id" uuid not null,
  "code" text not null,
  "sample" json,
  "reported" json,
  "outcome" text,
  "type" text,
  "percentages" json,
  "differences" json,
  "within" boolean not null,
  "author_id" uuid,
  "first_author_id" uuid,
  "remark" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "notification" add constraint "notification_kind_check_b8ae5a31" check ("kind" in ('rights_changed', 'import_finished', 'import_failed', 'job_failed', 'assigned', 'mentioned', 'order_canceled', 'proposal_accepted', 'proposal_refused', 'nomination_received', 'nomination_accepted', 'nomination_refused', 'approval_asked', 'approval_waiting', 'classification_final'));

alter table "classification" add constraint "classification_pkey" primary key (id);

alter table "classification" add constraint "classification_kind_check_37a1d022" check ("kind" in ('partial', 'period', 'composite', 'final'));

alter table "classification" add constraint "classification_standard_check_9ca93c9a" check ("standard" in ('br-in-11-2007', 'br-in-60-2011'));

alter table "classification" add constraint "classification_group_check_5eeb6de9" check ("group" in ('I', 'II', 'flint', 'dent', 'semi', 'mixed'));

alter table "classification" add constraint "classification_outcome_check_8b73aa19" check ("outcome" in ('typed', 'out_of_type', 'disqualified', 'reprocess_first', 'hold_live_insects', 'incomplete'));

alter table "classification" add constraint "classification_type_check_a14cd730" check ("type" in ('type_1', 'type_2', 'type_3', 'basic_standard', 'out_of_type', 'disqualified'));

alter table "classification" add constraint "classification_class_check_237d3bca" check ("class" in ('yellow', 'mixed', 'white', 'other'));

alter table "classification" add constraint "classification_group_manual_check_5eeb6de9" check ("group_manual" in ('I', 'II', 'flint', 'dent', 'semi', 'mixed'));

alter table "classification" add constraint "classification_type_manual_check_a14cd730" check ("type_manual" in ('type_1', 'type_2', 'type_3', 'basic_standard', 'out_of_type', 'disqualified'));

alter table "classification" add constraint "classification_declared_group_check_fc10a18d" check ("declared_group" in ('I', 'II'));

alter table "classification" add constraint "classification_basis_check_c571056c" check ("basis" in ('combined', 'sample'));

alter table "classification_quick_tests" add constraint "classification_quick_tests_pkey" primary key (id);

alter table "classification_quick_tests" add constraint "classification_quick_tests_test_check_786c3f68" check ("test" in ('intacta', 'gmo_free', 'aflatoxin_strip', 'vomitoxin_strip'));

alter table "classification_quick_tests" add constraint "classification_quick_tests_result_check_24d69662" check ("result" in ('tested_positive', 'tested_negative', 'not_tested'));

alter table "classification_quick_tests" add constraint "classification_quick_tests_parent_id_test_key" unique ("parent_id", "test") deferrable initially immediate;

alter table "double_check" add constraint "double_check_pkey" primary key (id);

alter table "double_check" add constraint "double_check_outcome_check_8b73aa19" check ("outcome" in ('typed', 'out_of_type', 'disqualified', 'reprocess_first', 'hold_live_insects', 'incomplete'));

alter table "double_check" add constraint "double_check_type_check_38ab3806" check ("type" in ('type_1', 'type_2', 'type_3', 'basic_standard'));

alter table "classification" add constraint "classification_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "classification" add constraint "classification_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "classification" add constraint "classification_product_id_fkey" foreign key ("product_id") references "product" (id);

alter table "classification" add constraint "classification_retest_of_id_fkey" foreign key ("retest_of_id") references "classification" (id);

alter table "classification" add constraint "classification_author_id_fkey" foreign key ("author_id") references "user" (id);

alter table "classification_quick_tests" add constraint "classification_quick_tests_parent_id_fkey" foreign key (parent_id) references "classification" (id) on delete cascade;

alter table "double_check" add constraint "double_check_classification_id_fkey" foreign key ("classification_id") references "classification" (id);

alter table "double_check" add constraint "double_check_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "double_check" add constraint "double_check_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "double_check" add constraint "double_check_author_id_fkey" foreign key ("author_id") references "user" (id);

alter table "double_check" add constraint "double_check_first_author_id_fkey" foreign key ("first_author_id") references "user" (id);

create index "classification_title_sort_id_idx" on "classification" ("title_sort", "id");

create index "classification_country_title_sort_id_idx" on "classification" ("country", "title_sort", "id");

create index "classification_operation_id_title_sort_id_idx" on "classification" ("operation_id", "title_sort", "id");

create index "classification_work_order_id_title_sort_id_idx" on "classification" ("work_order_id", "title_sort", "id");

create index "classification_product_id_title_sort_id_idx" on "classification" ("product_id", "title_sort", "id");

create index "classification_retest_of_id_title_sort_id_idx" on "classification" ("retest_of_id", "title_sort", "id");

create index "classification_author_id_title_sort_id_idx" on "classification" ("author_id", "title_sort", "id");

create index "classification_operation_id_number_id_idx" on "classification" ("operation_id", "number", "id");

create index "classification_product_id_date_id_idx" on "classification" ("product_id", "date", "id");

create index "classification_work_order_id_kind_id_idx" on "classification" ("work_order_id", "kind", "id");

create index "classification_quick_tests_parent_id_position_idx" on "classification_quick_tests" ("parent_id", "position");

create index "double_check_title_sort_id_idx" on "double_check" ("title_sort", "id");

create index "double_check_country_title_sort_id_idx" on "double_check" ("country", "title_sort", "id");

create index "double_check_classification_id_title_sort_id_idx" on "double_check" ("classification_id", "title_sort", "id");

create index "double_check_operation_id_title_sort_id_idx" on "double_check" ("operation_id", "title_sort", "id");

create index "double_check_work_order_id_title_sort_id_idx" on "double_check" ("work_order_id", "title_sort", "id");

create index "double_check_author_id_title_sort_id_idx" on "double_check" ("author_id", "title_sort", "id");

create index "double_check_first_author_id_title_sort_id_idx" on "double_check" ("first_author_id", "title_sort", "id");

create index "double_check_first_author_id_created_at_id_idx" on "double_check" ("first_author_id", "created_at", "id");

alter table "notification" drop constraint "notification_kind_check_eb9f82c9";

create table "proposal" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "propcode" text not null,
  "revision" integer not null,
  "status" text not null,
  "customer_id" uuid not null,
  "date" date not null,
  "expiration_date" date not null,
  "currency_id" uuid not null,
  "language" text,
  "text" text,
  "author_id" uuid,
  "superseded" boolean not null,
  "sent_at" timestamp with time zone,
  "answered_at" timestamp with time zone,
  "answered_by" text,
  "answer" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "proposal_items" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "service_type_id" uuid not null,
  "unit_id" uuid,
  "rate" numeric(24,6) not null,
  "minimum" numeric(20,2),
  "note" text
);

create table "nomination" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "code" text not null,
  "status" text not null,
  "kind" text not null,
  "customer_id" uuid not null,
  "proposal_id" uuid,
  "vessel" text not null,
  "ship_id" uuid,
  "product_id" uuid not null,
  "volume" numeric(21,3),
  "port_id" uuid not null,
  "terminal_id" uuid,
  "eta" date not null,
  "window_end" date,
  "contracts" text,
  "note" text,
  "author_id" uuid,
  "answer" text,
  "work_order_id" uuid,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "work_order" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "wocode" text not null,
  "kind" text not null,
  "status" text not null,
  "customer_id" uuid not null,
  "proposal_id" uuid,
  "contract" text,
  "bu_id" uuid,
  "workunit_id" uuid,
  "date" date not null,
  "appointment_date" date,
  "ship_id" uuid,
  "tugboat_id" uuid,
  "product_id" uuid,
  "expected_volume" numeric(21,3),
  "unit_id" uuid,
  "shipper_id" uuid,
  "port_id" uuid,
  "terminal_id" uuid,
  "destination" text,
  "destination_port_id" uuid,
  "scope_model_id" uuid,
  "note" text,
  "nomination_id" uuid,
  "author_id" uuid,
  "sync_date" timestamp with time zone,
  "unsynced" boolean not null,
  "finished_at" timestamp with time zone,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "work_order_cadences" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "place" text,
  "value" numeric(21,3),
  "unit" text
);

create table "work_order_storage_plan" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "hold" integer not null,
  "product_id" uuid not null,
  "planned" numeric(21,3) not null
);

create table "work_order_items" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "service_type_id" uuid not null,
  "unit_id" uuid,
  "rate" numeric(24,6) not null,
  "minimum" numeric(20,2),
  "note" text
);

create table "work_order_scope" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "service_type_id" uuid not null,
  "mandatory" boolean not null,
  "confirmed" boolean not null
);

create table "work_order_barge_ids" (
  "parent_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null
);

create table "work_order_inspector_ids" (
  "parent_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null
);

create table "appointment" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "begin_date" date not null,
  "end_date" date not null,
  "work_order_id" uuid not null,
  "inspector_id" uuid not null,
  "designation_type_id" uuid,
  "note" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "absence" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "begin_date" date not null,
  "end_date" date not null,
  "inspector_id" uuid not null,
  "kind" text not null,
  "note" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "comment" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "author_name" text not null,
  "author_id" uuid,
  "work_order_id" uuid not null,
  "text" text not null,
  "internal" boolean not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "comment_mention_ids" (
  "parent_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null
);

alter table "notification" add constraint "notification_kind_check_53c17d3d" check ("kind" in ('rights_changed', 'import_finished', 'import_failed', 'job_failed', 'assigned', 'mentioned', 'order_canceled', 'proposal_accepted', 'proposal_refused', 'nomination_received', 'nomination_accepted', 'nomination_refused'));

alter table "proposal" add constraint "proposal_pkey" primary key (id);

alter table "proposal" add constraint "proposal_status_check_7bad244e" check ("status" in ('draft', 'sent', 'accepted', 'refused'));

alter table "proposal" add constraint "proposal_language_check_c38ef4dc" check ("language" in ('pt', 'en', 'es', 'fr'));

alter table "proposal" add constraint "proposal_propcode_revision_key" unique ("propcode", "revision");

alter table "proposal_items" add constraint "proposal_items_pkey" primary key (id);

alter table "nomination" add constraint "nomination_pkey" primary key (id);

alter table "nomination" add constraint "nomination_code_key" unique ("code");

alter table "nomination" add constraint "nomination_status_check_b3f010b7" check ("status" in ('pending', 'accepted', 'refused', 'canceled'));

alter table "nomination" add constraint "nomination_kind_check_92b98574" check ("kind" in ('ship', 'convoy', 'fob', 'default'));

alter table "work_order" add constraint "work_order_pkey" primary key (id);

alter table "work_order" add constraint "work_order_wocode_key" unique ("wocode");

alter table "work_order" add constraint "work_order_kind_check_92b98574" check ("kind" in ('ship', 'convoy', 'fob', 'default'));

alter table "work_order" add constraint "work_order_status_check_83918c7a" check ("status" in ('created', 'scope_released', 'waiting_start', 'in_process', 'in_progress', 'operating', 'paused', 'suspension', 'boarding_completed', 'sample_in_transit', 'awaiting_analysis', 'in_certification', 'certified', 'finished', 'billing_pending', 'billing_pending_approval', 'waiting_nf', 'billed', 'canceled', 'appointment_canceled'));

alter table "work_order" add constraint "work_order_nomination_id_key" unique ("nomination_id");

alter table "work_order_cadences" add constraint "work_order_cadences_pkey" primary key (id);

alter table "work_order_cadences" add constraint "work_order_cadences_unit_check_745e5fb8" check ("unit" in ('TON', 'MT'));

alter table "work_order_storage_plan" add constraint "work_order_storage_plan_pkey" primary key (id);

alter table "work_order_storage_plan" add constraint "work_order_storage_plan_parent_id_hold_key" unique ("parent_id", "hold");

alter table "work_order_items" add constraint "work_order_items_pkey" primary key (id);

alter table "work_order_scope" add constraint "work_order_scope_pkey" primary key (id);

alter table "work_order_scope" add constraint "work_order_scope_parent_id_service_type_id_key" unique ("parent_id", "service_type_id");

alter table "work_order_barge_ids" add constraint "work_order_barge_ids_pkey" primary key (parent_id, target_id);

alter table "work_order_inspector_ids" add constraint "work_order_inspector_ids_pkey" primary key (parent_id, target_id);

alter table "appointment" add constraint "appointment_pkey" primary key (id);

alter table "absence" add constraint "absence_pkey" primary key (id);

alter table "absence" add constraint "absence_kind_check_b23f84df" check ("kind" in ('vacation', 'sick', 'training', 'day_off', 'other'));

alter table "comment" add constraint "comment_pkey" primary key (id);

alter table "comment_mention_ids" add constraint "comment_mention_ids_pkey" primary key (parent_id, target_id);

alter table "proposal" add constraint "proposal_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

alter table "proposal" add constraint "proposal_currency_id_fkey" foreign key ("currency_id") references "currency" (id);

alter table "proposal" add constraint "proposal_author_id_fkey" foreign key ("author_id") references "user" (id);

alter table "proposal_items" add constraint "proposal_items_parent_id_fkey" foreign key (parent_id) references "proposal" (id) on delete cascade;

alter table "proposal_items" add constraint "proposal_items_service_type_id_fkey" foreign key ("service_type_id") references "service_type" (id);

alter table "proposal_items" add constraint "proposal_items_unit_id_fkey" foreign key ("unit_id") references "measure" (id);

alter table "nomination" add constraint "nomination_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

alter table "nomination" add constraint "nomination_proposal_id_fkey" foreign key ("proposal_id") references "proposal" (id);

alter table "nomination" add constraint "nomination_ship_id_fkey" foreign key ("ship_id") references "ship" (id);

alter table "nomination" add constraint "nomination_product_id_fkey" foreign key ("product_id") references "product" (id);

alter table "nomination" add constraint "nomination_port_id_fkey" foreign key ("port_id") references "port" (id);

alter table "nomination" add constraint "nomination_terminal_id_fkey" foreign key ("terminal_id") references "terminal" (id);

alter table "nomination" add constraint "nomination_author_id_fkey" foreign key ("author_id") references "user" (id);

alter table "nomination" add constraint "nomination_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "work_order" add constraint "work_order_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

alter table "work_order" add constraint "work_order_proposal_id_fkey" foreign key ("proposal_id") references "proposal" (id);

alter table "work_order" add constraint "work_order_bu_id_fkey" foreign key ("bu_id") references "bu" (id);

alter table "work_order" add constraint "work_order_workunit_id_fkey" foreign key ("workunit_id") references "workunit" (id);

alter table "work_order" add constraint "work_order_ship_id_fkey" foreign key ("ship_id") references "ship" (id);

alter table "work_order" add constraint "work_order_tugboat_id_fkey" foreign key ("tugboat_id") references "tugboat" (id);

alter table "work_order" add constraint "work_order_product_id_fkey" foreign key ("product_id") references "product" (id);

alter table "work_order" add constraint "work_order_unit_id_fkey" foreign key ("unit_id") references "measure" (id);

alter table "work_order" add constraint "work_order_shipper_id_fkey" foreign key ("shipper_id") references "shipper" (id);

alter table "work_order" add constraint "work_order_port_id_fkey" foreign key ("port_id") references "port" (id);

alter table "work_order" add constraint "work_order_terminal_id_fkey" foreign key ("terminal_id") references "terminal" (id);

alter table "work_order" add constraint "work_order_destination_port_id_fkey" foreign key ("destination_port_id") references "port" (id);

alter table "work_order" add constraint "work_order_scope_model_id_fkey" foreign key ("scope_model_id") references "scope_model" (id);

alter table "work_order" add constraint "work_order_nomination_id_fkey" foreign key ("nomination_id") references "nomination" (id);

alter table "work_order" add constraint "work_order_author_id_fkey" foreign key ("author_id") references "user" (id);

alter table "work_order_cadences" add constraint "work_order_cadences_parent_id_fkey" foreign key (parent_id) references "work_order" (id) on delete cascade;

alter table "work_order_storage_plan" add constraint "work_order_storage_plan_parent_id_fkey" foreign key (parent_id) references "work_order" (id) on delete cascade;

alter table "work_order_storage_plan" add constraint "work_order_storage_plan_product_id_fkey" foreign key ("product_id") references "product" (id);

alter table "work_order_items" add constraint "work_order_items_parent_id_fkey" foreign key (parent_id) references "work_order" (id) on delete cascade;

alter table "work_order_items" add constraint "work_order_items_service_type_id_fkey" foreign key ("service_type_id") references "service_type" (id);

alter table "work_order_items" add constraint "work_order_items_unit_id_fkey" foreign key ("unit_id") references "measure" (id);

alter table "work_order_scope" add constraint "work_order_scope_parent_id_fkey" foreign key (parent_id) references "work_order" (id) on delete cascade;

alter table "work_order_scope" add constraint "work_order_scope_service_type_id_fkey" foreign key ("service_type_id") references "service_type" (id);

alter table "work_order_barge_ids" add constraint "work_order_barge_ids_parent_id_fkey" foreign key (parent_id) references "work_order" (id) on delete cascade;

alter table "work_order_barge_ids" add constraint "work_order_barge_ids_target_id_fkey" foreign key (target_id) references "barge" (id);

alter table "work_order_inspector_ids" add constraint "work_order_inspector_ids_parent_id_fkey" foreign key (parent_id) references "work_order" (id) on delete cascade;

alter table "work_order_inspector_ids" add constraint "work_order_inspector_ids_target_id_fkey" foreign key (target_id) references "inspector" (id);

alter table "appointment" add constraint "appointment_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "appointment" add constraint "appointment_inspector_id_fkey" foreign key ("inspector_id") references "inspector" (id);

alter table "appointment" add constraint "appointment_designation_type_id_fkey" foreign key ("designation_type_id") references "designation_type" (id);

alter table "absence" add constraint "absence_inspector_id_fkey" foreign key ("inspector_id") references "inspector" (id);

alter table "comment" add constraint "comment_author_id_fkey" foreign key ("author_id") references "user" (id);

alter table "comment" add constraint "comment_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "comment_mention_ids" add constraint "comment_mention_ids_parent_id_fkey" foreign key (parent_id) references "comment" (id) on delete cascade;

alter table "comment_mention_ids" add constraint "comment_mention_ids_target_id_fkey" foreign key (target_id) references "user" (id);

create index "proposal_title_sort_id_idx" on "proposal" ("title_sort", "id");

create index "proposal_country_title_sort_id_idx" on "proposal" ("country", "title_sort", "id");

create index "proposal_customer_id_title_sort_id_idx" on "proposal" ("customer_id", "title_sort", "id");

create index "proposal_currency_id_title_sort_id_idx" on "proposal" ("currency_id", "title_sort", "id");

create index "proposal_author_id_title_sort_id_idx" on "proposal" ("author_id", "title_sort", "id");

create index "proposal_country_date_id_idx" on "proposal" ("country", "date", "id");

create index "proposal_customer_id_date_id_idx" on "proposal" ("customer_id", "date", "id");

create index "proposal_status_expiration_date_id_idx" on "proposal" ("status", "expiration_date", "id");

create index "proposal_date_id_idx" on "proposal" ("date", "id");

create index "proposal_search_idx" on "proposal" using gin (search_text gin_trgm_ops);

create index "proposal_items_parent_id_position_idx" on "proposal_items" ("parent_id", "position");

create index "proposal_items_service_type_id_idx" on "proposal_items" ("service_type_id");

create index "proposal_items_unit_id_idx" on "proposal_items" ("unit_id");

create index "nomination_title_sort_id_idx" on "nomination" ("title_sort", "id");

create index "nomination_country_title_sort_id_idx" on "nomination" ("country", "title_sort", "id");

create index "nomination_customer_id_title_sort_id_idx" on "nomination" ("customer_id", "title_sort", "id");

create index "nomination_proposal_id_title_sort_id_idx" on "nomination" ("proposal_id", "title_sort", "id");

create index "nomination_ship_id_title_sort_id_idx" on "nomination" ("ship_id", "title_sort", "id");

create index "nomination_product_id_title_sort_id_idx" on "nomination" ("product_id", "title_sort", "id");

create index "nomination_port_id_title_sort_id_idx" on "nomination" ("port_id", "title_sort", "id");

create index "nomination_terminal_id_title_sort_id_idx" on "nomination" ("terminal_id", "title_sort", "id");

create index "nomination_author_id_title_sort_id_idx" on "nomination" ("author_id", "title_sort", "id");

create index "nomination_work_order_id_title_sort_id_idx" on "nomination" ("work_order_id", "title_sort", "id");

create index "nomination_country_eta_id_idx" on "nomination" ("country", "eta", "id");

create index "nomination_customer_id_eta_id_idx" on "nomination" ("customer_id", "eta", "id");

create index "nomination_port_id_eta_id_idx" on "nomination" ("port_id", "eta", "id");

create index "nomination_status_eta_id_idx" on "nomination" ("status", "eta", "id");

create index "nomination_eta_id_idx" on "nomination" ("eta", "id");

create index "nomination_search_idx" on "nomination" using gin (search_text gin_trgm_ops);

create index "work_order_title_sort_id_idx" on "work_order" ("title_sort", "id");

create index "work_order_country_title_sort_id_idx" on "work_order" ("country", "title_sort", "id");

create index "work_order_customer_id_title_sort_id_idx" on "work_order" ("customer_id", "title_sort", "id");

create index "work_order_proposal_id_title_sort_id_idx" on "work_order" ("proposal_id", "title_sort", "id");

create index "work_order_bu_id_title_sort_id_idx" on "work_order" ("bu_id", "title_sort", "id");

create index "work_order_workunit_id_title_sort_id_idx" on "work_order" ("workunit_id", "title_sort", "id");

create index "work_order_ship_id_title_sort_id_idx" on "work_order" ("ship_id", "title_sort", "id");

create index "work_order_tugboat_id_title_sort_id_idx" on "work_order" ("tugboat_id", "title_sort", "id");

create index "work_order_product_id_title_sort_id_idx" on "work_order" ("product_id", "title_sort", "id");

create index "work_order_unit_id_title_sort_id_idx" on "work_order" ("unit_id", "title_sort", "id");

create index "work_order_shipper_id_title_sort_id_idx" on "work_order" ("shipper_id", "title_sort", "id");

create index "work_order_port_id_title_sort_id_idx" on "work_order" ("port_id", "title_sort", "id");

create index "work_order_terminal_id_title_sort_id_idx" on "work_order" ("terminal_id", "title_sort", "id");

create index "work_order_destination_port_id_title_sort_id_idx" on "work_order" ("destination_port_id", "title_sort", "id");

create index "work_order_scope_model_id_title_sort_id_idx" on "work_order" ("scope_model_id", "title_sort", "id");

create index "work_order_nomination_id_title_sort_id_idx" on "work_order" ("nomination_id", "title_sort", "id");

create index "work_order_author_id_title_sort_id_idx" on "work_order" ("author_id", "title_sort", "id");

create index "work_order_kind_date_id_idx" on "work_order" ("kind", "date", "id");

create index "work_order_country_kind_date_id_idx" on "work_order" ("country", "kind", "date", "id");

create index "work_order_country_kind_status_date_id_idx" on "work_order" ("country", "kind", "status", "date", "id");

create index "work_order_customer_id_kind_date_id_idx" on "work_order" ("customer_id", "kind", "date", "id");

create index "work_order_port_id_date_id_idx" on "work_order" ("port_id", "date", "id");

create index "work_order_product_id_date_id_idx" on "work_order" ("product_id", "date", "id");

create index "work_order_country_status_appointment_date_id_idx" on "work_order" ("country", "status", "appointment_date", "id");

create index "work_order_status_appointment_date_id_idx" on "work_order" ("status", "appointment_date", "id");

create index "work_order_workunit_id_date_id_idx" on "work_order" ("workunit_id", "date", "id");

create index "work_order_search_idx" on "work_order" using gin (search_text gin_trgm_ops);

create index "work_order_cadences_parent_id_position_idx" on "work_order_cadences" ("parent_id", "position");

create index "work_order_storage_plan_parent_id_position_idx" on "work_order_storage_plan" ("parent_id", "position");

create index "work_order_storage_plan_product_id_idx" on "work_order_storage_plan" ("product_id");

create index "work_order_items_parent_id_position_idx" on "work_order_items" ("parent_id", "position");

create index "work_order_items_service_type_id_idx" on "work_order_items" ("service_type_id");

create index "work_order_items_unit_id_idx" on "work_order_items" ("unit_id");

create index "work_order_scope_parent_id_position_idx" on "work_order_scope" ("parent_id", "position");

create index "work_order_scope_service_type_id_idx" on "work_order_scope" ("service_type_id");

create index "work_order_barge_ids_target_id_idx" on "work_order_barge_ids" ("target_id");

create index "work_order_inspector_ids_target_id_idx" on "work_order_inspector_ids" ("target_id");

create index "appointment_title_sort_id_idx" on "appointment" ("title_sort", "id");

create index "appointment_country_title_sort_id_idx" on "appointment" ("country", "title_sort", "id");

create index "appointment_work_order_id_title_sort_id_idx" on "appointment" ("work_order_id", "title_sort", "id");

create index "appointment_inspector_id_title_sort_id_idx" on "appointment" ("inspector_id", "title_sort", "id");

create index "appointment_designation_type_id_title_sort_id_idx" on "appointment" ("designation_type_id", "title_sort", "id");

create index "absence_title_sort_id_idx" on "absence" ("title_sort", "id");

create index "absence_country_title_sort_id_idx" on "absence" ("country", "title_sort", "id");

create index "absence_inspector_id_title_sort_id_idx" on "absence" ("inspector_id", "title_sort", "id");

create index "comment_title_sort_id_idx" on "comment" ("title_sort", "id");

create index "comment_country_title_sort_id_idx" on "comment" ("country", "title_sort", "id");

create index "comment_author_id_title_sort_id_idx" on "comment" ("author_id", "title_sort", "id");

create index "comment_work_order_id_title_sort_id_idx" on "comment" ("work_order_id", "title_sort", "id");

create index "comment_work_order_id_created_at_id_idx" on "comment" ("work_order_id", "created_at", "id");

create index "comment_mention_ids_target_id_idx" on "comment_mention_ids" ("target_id");

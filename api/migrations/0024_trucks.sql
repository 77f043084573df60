create table "truck" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "plate" text not null,
  "vehicle" text,
  "driver" text,
  "carrier_id" uuid,
  "shipper_id" uuid,
  "loading_place_id" uuid,
  "programmed_at" timestamp with time zone,
  "nf_key" text,
  "tare" numeric(21,3),
  "gross" numeric(21,3),
  "net" numeric(21,3),
  "origin_net" numeric(21,3),
  "loss" numeric(21,3),
  "state" text not null,
  "refusal" text,
  "arrived_at" timestamp with time zone,
  "classified_at" timestamp with time zone,
  "refused_at" timestamp with time zone,
  "loading_at" timestamp with time zone,
  "loaded_at" timestamp with time zone,
  "dispatched_at" timestamp with time zone,
  "delivered_at" timestamp with time zone,
  "remark" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "truck_trailers" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "plate" text not null
);

create table "fob_invoice" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "operation_id" uuid not null,
  "work_order_id" uuid not null,
  "number" text not null,
  "date" date not null,
  "tax_id" text,
  "key" text,
  "weight" numeric(21,3),
  "value" numeric(20,2),
  "remark" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "fob_invoice_truck_ids" (
  "parent_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null
);

alter table "truck" add constraint "truck_pkey" primary key (id);

alter table "truck" add constraint "truck_state_check_4fbdb7c2" check ("state" in ('programmed', 'arrived', 'classified', 'refused', 'loading', 'loaded', 'dispatched', 'delivered'));

alter table "truck_trailers" add constraint "truck_trailers_pkey" primary key (id);

alter table "truck_trailers" add constraint "truck_trailers_parent_id_plate_key" unique ("parent_id", "plate") deferrable initially immediate;

alter table "fob_invoice" add constraint "fob_invoice_pkey" primary key (id);

alter table "fob_invoice_truck_ids" add constraint "fob_invoice_truck_ids_pkey" primary key (parent_id, target_id);

alter table "truck" add constraint "truck_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "truck" add constraint "truck_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "truck" add constraint "truck_carrier_id_fkey" foreign key ("carrier_id") references "carrier" (id);

alter table "truck" add constraint "truck_shipper_id_fkey" foreign key ("shipper_id") references "shipper" (id);

alter table "truck" add constraint "truck_loading_place_id_fkey" foreign key ("loading_place_id") references "loading_place" (id);

alter table "truck_trailers" add constraint "truck_trailers_parent_id_fkey" foreign key (parent_id) references "truck" (id) on delete cascade;

alter table "fob_invoice" add constraint "fob_invoice_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

alter table "fob_invoice" add constraint "fob_invoice_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "fob_invoice_truck_ids" add constraint "fob_invoice_truck_ids_parent_id_fkey" foreign key (parent_id) references "fob_invoice" (id) on delete cascade;

alter table "fob_invoice_truck_ids" add constraint "fob_invoice_truck_ids_target_id_fkey" foreign key (target_id) references "truck" (id);

create index "truck_title_sort_id_idx" on "truck" ("title_sort", "id");

create index "truck_country_title_sort_id_idx" on "truck" ("country", "title_sort", "id");

create index "truck_operation_id_title_sort_id_idx" on "truck" ("operation_id", "title_sort", "id");

create index "truck_work_order_id_title_sort_id_idx" on "truck" ("work_order_id", "title_sort", "id");

create index "truck_carrier_id_title_sort_id_idx" on "truck" ("carrier_id", "title_sort", "id");

create index "truck_shipper_id_title_sort_id_idx" on "truck" ("shipper_id", "title_sort", "id");

create index "truck_loading_place_id_title_sort_id_idx" on "truck" ("loading_place_id", "title_sort", "id");

create index "truck_operation_id_state_programmed_at_id_idx" on "truck" ("operation_id", "state", "programmed_at", "id");

create index "truck_work_order_id_state_id_idx" on "truck" ("work_order_id", "state", "id");

create index "truck_loading_place_id_state_id_idx" on "truck" ("loading_place_id", "state", "id");

create index "truck_vehicle_id_idx" on "truck" ("vehicle", "id");

create index "truck_nf_key_id_idx" on "truck" ("nf_key", "id");

create index "truck_state_programmed_at_id_idx" on "truck" ("state", "programmed_at", "id");

create index "truck_search_idx" on "truck" using gin (search_text gin_trgm_ops);

create index "truck_trailers_parent_id_position_idx" on "truck_trailers" ("parent_id", "position");

create index "fob_invoice_title_sort_id_idx" on "fob_invoice" ("title_sort", "id");

create index "fob_invoice_country_title_sort_id_idx" on "fob_invoice" ("country", "title_sort", "id");

create index "fob_invoice_operation_id_title_sort_id_idx" on "fob_invoice" ("operation_id", "title_sort", "id");

create index "fob_invoice_work_order_id_title_sort_id_idx" on "fob_invoice" ("work_order_id", "title_sort", "id");

create index "fob_invoice_operation_id_date_id_idx" on "fob_invoice" ("operation_id", "date", "id");

create index "fob_invoice_work_order_id_date_id_idx" on "fob_invoice" ("work_order_id", "date", "id");

create index "fob_invoice_key_id_idx" on "fob_invoice" ("key", "id");

create index "fob_invoice_search_idx" on "fob_invoice" using gin (search_text gin_trgm_ops);

create index "fob_invoice_truck_ids_target_id_idx" on "fob_invoice_truck_ids" ("target_id");

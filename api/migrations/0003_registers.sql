create table "region" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "code" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "district" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "city_id" uuid,
  "region_id" uuid,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "terminal" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "port_id" uuid not null,
  "berth" text,
  "load_rate" numeric(21,3),
  "max_draft" numeric(20,2),
  "latitude" numeric(9,6),
  "longitude" numeric(9,6),
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "loading_place" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "shipper_id" uuid,
  "address" jsonb not null,
  "city_id" uuid not null,
  "latitude" numeric(9,6),
  "longitude" numeric(9,6),
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "origin" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "code" text,
  "city_id" uuid,
  "region_id" uuid,
  "latitude" numeric(9,6),
  "longitude" numeric(9,6),
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "customer" add column "language" text;

-- Customers that exist already do not synchronise until somebody says so.
alter table "customer" add column "syncs" boolean default false not null;

alter table "customer" alter column "syncs" drop default;

alter table "customer" add column "sync_address" text;

create table "customer_contacts" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "name" text not null,
  "email" text,
  "phone" text,
  "position_id" uuid
);

create table "contact" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "customer_id" uuid,
  "position_id" uuid,
  "email" text,
  "phone" text,
  "cell_phone" text,
  "language" text,
  "receives" text[],
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "shipper" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "code" text,
  "tax_id" text,
  "city_id" uuid,
  "latitude" numeric(9,6),
  "longitude" numeric(9,6),
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "carrier" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "code" text,
  "modes" text[] not null,
  "tax_id" text,
  "registration" text,
  "city_id" uuid,
  "phone" text,
  "email" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "dispatcher" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "phone" text,
  "tracking_address" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "branch" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "code" text,
  "company_id" uuid not null,
  "tax_id" text,
  "municipal_registration" text,
  "state_registration" text,
  "address" jsonb,
  "city_id" uuid,
  "phone" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "bu" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "code" text not null,
  "manager_id" uuid,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "department" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "bu_id" uuid,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "role" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "department_id" uuid,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "inspector" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "registration" text,
  "workunit_id" uuid,
  "user_id" uuid,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "inspector_skill_ids" (
  "parent_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null
);

create table "ship" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "imo" text,
  "mmsi" text,
  "call_sign" text,
  "flag_id" uuid,
  "dwt" numeric(21,3),
  "loa" numeric(20,2),
  "lbp" numeric(20,2),
  "beam" numeric(20,2),
  "light_ship" numeric(21,3),
  "summer_draft" numeric(21,3),
  "table_density" numeric(22,4),
  "lcf_from" text not null,
  "mark_fwd" numeric(21,3),
  "mark_mid" numeric(21,3),
  "mark_aft" numeric(21,3),
  "keel_fwd" numeric(19,1),
  "keel_mid" numeric(19,1),
  "keel_aft" numeric(19,1),
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "ship_holds" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "number" integer not null,
  "volume" numeric(21,3) not null
);

create table "ship_hydrostatics" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "draft" numeric(21,3) not null,
  "displacement" numeric(21,3) not null,
  "tpc" numeric(21,3) not null,
  "lcf" numeric(21,3) not null,
  "mtc" numeric(21,3) not null
);

create table "barge" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "code" text not null,
  "owner_id" uuid,
  "registration" text,
  "dwt" numeric(21,3),
  "length" numeric(20,2),
  "beam" numeric(20,2),
  "depth" numeric(20,2),
  "cover" text,
  "mode" text not null,
  "measured" text not null,
  "table_density" numeric(22,4),
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "barge_gauging" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "draft" numeric(21,3) not null,
  "weight" numeric(21,3) not null
);

create table "tugboat" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "code" text,
  "owner_id" uuid,
  "registration" text,
  "mmsi" text,
  "power" integer,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "product" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "names" jsonb,
  "culture" text not null,
  "ncm" text,
  "classified" boolean not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "category" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "code" text,
  "parent_id" uuid,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "variation" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "product_id" uuid,
  "group" text,
  "type" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "variation_limits" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "analysis_id" uuid not null,
  "minimum" numeric(22,4),
  "maximum" numeric(22,4)
);

create table "analysis" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "names" jsonb,
  "code" text not null,
  "method" text,
  "unit_id" uuid,
  "product_id" uuid,
  "decimals" integer not null,
  "min" numeric(24,6),
  "max" numeric(24,6),
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "measure" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "names" jsonb,
  "symbol" text not null,
  "kind" text not null,
  "factor" numeric(27,9),
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "occurrences" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "names" jsonb,
  "code" text,
  "severity" text not null,
  "stops_clock" boolean not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "timelog" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "names" jsonb,
  "code" text,
  "kind" text not null,
  "order" integer,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "service_type" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "names" jsonb,
  "code" text,
  "unit_id" uuid,
  "tax_code" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "scope_model" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "scope_model_items" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "service_type_id" uuid not null,
  "mandatory" boolean not null,
  "order" integer not null
);

create table "designation_type" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "names" jsonb,
  "code" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "currency" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "names" jsonb,
  "code" text not null,
  "symbol" text,
  "decimals" integer not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "exchange_rate" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "date" date not null,
  "currency_id" uuid not null,
  "buy" numeric(26,8) not null,
  "sell" numeric(26,8) not null,
  "source" text not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "rule_type" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "names" jsonb,
  "code" text,
  "basis" text not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "level" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "names" jsonb,
  "code" text,
  "order" integer,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "rule" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "rule_type_id" uuid not null,
  "level_id" uuid,
  "customer_id" uuid,
  "product_id" uuid,
  "currency_id" uuid not null,
  "rate" numeric(24,6) not null,
  "unit_id" uuid,
  "minimum_fee" numeric(20,2),
  "valid_from" date not null,
  "valid_to" date,
  "tier_mode" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "rule_tiers" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "from_volume" numeric(21,3) not null,
  "rate" numeric(24,6) not null
);

alter table "region" add constraint "region_pkey" primary key (id);

alter table "region" add constraint "region_country_code_key" unique (country, "code");

alter table "district" add constraint "district_pkey" primary key (id);

alter table "terminal" add constraint "terminal_pkey" primary key (id);

alter table "loading_place" add constraint "loading_place_pkey" primary key (id);

alter table "origin" add constraint "origin_pkey" primary key (id);

alter table "origin" add constraint "origin_country_code_key" unique (country, "code");

alter table "customer" add constraint "customer_language_check_c38ef4dc" check ("language" in ('pt', 'en', 'es', 'fr'));

alter table "customer_contacts" add constraint "customer_contacts_pkey" primary key (id);

alter table "contact" add constraint "contact_pkey" primary key (id);

alter table "contact" add constraint "contact_language_check_c38ef4dc" check ("language" in ('pt', 'en', 'es', 'fr'));

alter table "shipper" add constraint "shipper_pkey" primary key (id);

alter table "shipper" add constraint "shipper_country_code_key" unique (country, "code");

alter table "shipper" add constraint "shipper_country_tax_id_key" unique (country, "tax_id");

alter table "carrier" add constraint "carrier_pkey" primary key (id);

alter table "carrier" add constraint "carrier_country_code_key" unique (country, "code");

alter table "carrier" add constraint "carrier_country_tax_id_key" unique (country, "tax_id");

alter table "dispatcher" add constraint "dispatcher_pkey" primary key (id);

alter table "branch" add constraint "branch_pkey" primary key (id);

alter table "branch" add constraint "branch_country_code_key" unique (country, "code");

alter table "branch" add constraint "branch_country_tax_id_key" unique (country, "tax_id");

alter table "bu" add constraint "bu_pkey" primary key (id);

alter table "bu" add constraint "bu_country_code_key" unique (country, "code");

alter table "department" add constraint "department_pkey" primary key (id);

alter table "role" add constraint "role_pkey" primary key (id);

alter table "inspector" add constraint "inspector_pkey" primary key (id);

alter table "inspector" add constraint "inspector_country_registration_key" unique (country, "registration");

alter table "inspector" add constraint "inspector_user_id_key" unique ("user_id");

alter table "inspector_skill_ids" add constraint "inspector_skill_ids_pkey" primary key (parent_id, target_id);

alter table "ship" add constraint "ship_pkey" primary key (id);

alter table "ship" add constraint "ship_imo_key" unique ("imo");

alter table "ship" add constraint "ship_mmsi_key" unique ("mmsi");

alter table "ship" add constraint "ship_lcf_from_check_d72653ad" check ("lcf_from" in ('midships', 'ap'));

alter table "ship_holds" add constraint "ship_holds_pkey" primary key (id);

alter table "ship_holds" add constraint "ship_holds_parent_id_number_key" unique ("parent_id", "number");

alter table "ship_hydrostatics" add constraint "ship_hydrostatics_pkey" primary key (id);

alter table "ship_hydrostatics" add constraint "ship_hydrostatics_parent_id_draft_key" unique ("parent_id", "draft");

alter table "barge" add constraint "barge_pkey" primary key (id);

alter table "barge" add constraint "barge_code_key" unique ("code");

alter table "barge" add constraint "barge_cover_check_cabd0c68" check ("cover" in ('open', 'roll_top', 'fibreglass', 'fixed'));

alter table "barge" add constraint "barge_mode_check_648d90ae" check ("mode" in ('four_point', 'six_point_average', 'six_point_quarter', 'six_point_river', 'six_point_box'));

alter table "barge" add constraint "barge_measured_check_dc72edb1" check ("measured" in ('draft', 'freeboard'));

alter table "barge_gauging" add constraint "barge_gauging_pkey" primary key (id);

alter table "barge_gauging" add constraint "barge_gauging_parent_id_draft_key" unique ("parent_id", "draft");

alter table "tugboat" add constraint "tugboat_pkey" primary key (id);

alter table "tugboat" add constraint "tugboat_code_key" unique ("code");

alter table "tugboat" add constraint "tugboat_mmsi_key" unique ("mmsi");

alter table "product" add constraint "product_pkey" primary key (id);

alter table "product" add constraint "product_culture_check_70b169c9" check ("culture" in ('soybean', 'maize', 'rice', 'wheat', 'cotton', 'oil', 'fertilizer', 'meal', 'sugar', 'other'));

alter table "category" add constraint "category_pkey" primary key (id);

alter table "category" add constraint "category_code_key" unique ("code");

alter table "variation" add constraint "variation_pkey" primary key (id);

alter table "variation_limits" add constraint "variation_limits_pkey" primary key (id);

alter table "variation_limits" add constraint "variation_limits_parent_id_analysis_id_key" unique ("parent_id", "analysis_id");

alter table "analysis" add constraint "analysis_pkey" primary key (id);

alter table "analysis" add constraint "analysis_code_key" unique ("code");

alter table "measure" add constraint "measure_pkey" primary key (id);

alter table "measure" add constraint "measure_symbol_key" unique ("symbol");

alter table "measure" add constraint "measure_kind_check_f37c51ff" check ("kind" in ('mass', 'volume', 'time', 'count', 'percent', 'other'));

alter table "occurrences" add constraint "occurrences_pkey" primary key (id);

alter table "occurrences" add constraint "occurrences_code_key" unique ("code");

alter table "occurrences" add constraint "occurrences_severity_check_54a68387" check ("severity" in ('info', 'warning', 'stop'));

alter table "timelog" add constraint "timelog_pkey" primary key (id);

alter table "timelog" add constraint "timelog_code_key" unique ("code");

alter table "timelog" add constraint "timelog_kind_check_49f0e58c" check ("kind" in ('start', 'stop', 'rain', 'shift', 'document', 'other'));

alter table "service_type" add constraint "service_type_pkey" primary key (id);

alter table "service_type" add constraint "service_type_code_key" unique ("code");

alter table "scope_model" add constraint "scope_model_pkey" primary key (id);

alter table "scope_model_items" add constraint "scope_model_items_pkey" primary key (id);

alter table "scope_model_items" add constraint "scope_model_items_parent_id_service_type_id_key" unique ("parent_id", "service_type_id");

alter table "designation_type" add constraint "designation_type_pkey" primary key (id);

alter table "designation_type" add constraint "designation_type_code_key" unique ("code");

alter table "currency" add constraint "currency_pkey" primary key (id);

alter table "currency" add constraint "currency_code_key" unique ("code");

alter table "exchange_rate" add constraint "exchange_rate_pkey" primary key (id);

alter table "exchange_rate" add constraint "exchange_rate_source_check_b74a6fe0" check ("source" in ('ptax', 'manual', 'import'));

alter table "exchange_rate" add constraint "exchange_rate_currency_id_source_date_key" unique ("currency_id", "source", "date");

alter table "rule_type" add constraint "rule_type_pkey" primary key (id);

alter table "rule_type" add constraint "rule_type_code_key" unique ("code");

alter table "rule_type" add constraint "rule_type_basis_check_5effb623" check ("basis" in ('per_mt', 'lump_sum', 'per_vessel', 'per_hold', 'per_truck', 'per_wagon', 'per_barge', 'per_sample', 'per_analysis', 'per_certificate', 'per_courier', 'per_hour', 'per_day', 'per_shift', 'expense'));

alter table "level" add constraint "level_pkey" primary key (id);

alter table "level" add constraint "level_code_key" unique ("code");

alter table "rule" add constraint "rule_pkey" primary key (id);

alter table "rule" add constraint "rule_tier_mode_check_6806700b" check ("tier_mode" in ('marginal', 'whole'));

alter table "rule_tiers" add constraint "rule_tiers_pkey" primary key (id);

alter table "rule_tiers" add constraint "rule_tiers_parent_id_from_volume_key" unique ("parent_id", "from_volume");

alter table "district" add constraint "district_city_id_fkey" foreign key ("city_id") references "city" (id);

alter table "district" add constraint "district_region_id_fkey" foreign key ("region_id") references "region" (id);

alter table "terminal" add constraint "terminal_port_id_fkey" foreign key ("port_id") references "port" (id);

alter table "loading_place" add constraint "loading_place_shipper_id_fkey" foreign key ("shipper_id") references "shipper" (id);

alter table "loading_place" add constraint "loading_place_city_id_fkey" foreign key ("city_id") references "city" (id);

alter table "origin" add constraint "origin_city_id_fkey" foreign key ("city_id") references "city" (id);

alter table "origin" add constraint "origin_region_id_fkey" foreign key ("region_id") references "region" (id);

alter table "customer_contacts" add constraint "customer_contacts_parent_id_fkey" foreign key (parent_id) references "customer" (id) on delete cascade;

alter table "customer_contacts" add constraint "customer_contacts_position_id_fkey" foreign key ("position_id") references "role" (id);

alter table "contact" add constraint "contact_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

alter table "contact" add constraint "contact_position_id_fkey" foreign key ("position_id") references "role" (id);

alter table "shipper" add constraint "shipper_city_id_fkey" foreign key ("city_id") references "city" (id);

alter table "carrier" add constraint "carrier_city_id_fkey" foreign key ("city_id") references "city" (id);

alter table "branch" add constraint "branch_company_id_fkey" foreign key ("company_id") references "company" (id);

alter table "branch" add constraint "branch_city_id_fkey" foreign key ("city_id") references "city" (id);

alter table "bu" add constraint "bu_manager_id_fkey" foreign key ("manager_id") references "inspector" (id);

alter table "department" add constraint "department_bu_id_fkey" foreign key ("bu_id") references "bu" (id);

alter table "role" add constraint "role_department_id_fkey" foreign key ("department_id") references "department" (id);

alter table "inspector" add constraint "inspector_workunit_id_fkey" foreign key ("workunit_id") references "workunit" (id);

alter table "inspector" add constraint "inspector_user_id_fkey" foreign key ("user_id") references "user" (id);

alter table "inspector_skill_ids" add constraint "inspector_skill_ids_parent_id_fkey" foreign key (parent_id) references "inspector" (id) on delete cascade;

alter table "inspector_skill_ids" add constraint "inspector_skill_ids_target_id_fkey" foreign key (target_id) references "service_type" (id);

alter table "ship" add constraint "ship_flag_id_fkey" foreign key ("flag_id") references "country" (id);

alter table "ship_holds" add constraint "ship_holds_parent_id_fkey" foreign key (parent_id) references "ship" (id) on delete cascade;

alter table "ship_hydrostatics" add constraint "ship_hydrostatics_parent_id_fkey" foreign key (parent_id) references "ship" (id) on delete cascade;

alter table "barge" add constraint "barge_owner_id_fkey" foreign key ("owner_id") references "carrier" (id);

alter table "barge_gauging" add constraint "barge_gauging_parent_id_fkey" foreign key (parent_id) references "barge" (id) on delete cascade;

alter table "tugboat" add constraint "tugboat_owner_id_fkey" foreign key ("owner_id") references "carrier" (id);

alter table "category" add constraint "category_parent_id_fkey" foreign key ("parent_id") references "category" (id);

alter table "variation" add constraint "variation_product_id_fkey" foreign key ("product_id") references "product" (id);

alter table "variation_limits" add constraint "variation_limits_parent_id_fkey" foreign key (parent_id) references "variation" (id) on delete cascade;

alter table "variation_limits" add constraint "variation_limits_analysis_id_fkey" foreign key ("analysis_id") references "analysis" (id);

alter table "analysis" add constraint "analysis_unit_id_fkey" foreign key ("unit_id") references "measure" (id);

alter table "analysis" add constraint "analysis_product_id_fkey" foreign key ("product_id") references "product" (id);

alter table "service_type" add constraint "service_type_unit_id_fkey" foreign key ("unit_id") references "measure" (id);

alter table "scope_model_items" add constraint "scope_model_items_parent_id_fkey" foreign key (parent_id) references "scope_model" (id) on delete cascade;

alter table "scope_model_items" add constraint "scope_model_items_service_type_id_fkey" foreign key ("service_type_id") references "service_type" (id);

alter table "exchange_rate" add constraint "exchange_rate_currency_id_fkey" foreign key ("currency_id") references "currency" (id);

alter table "rule" add constraint "rule_rule_type_id_fkey" foreign key ("rule_type_id") references "rule_type" (id);

alter table "rule" add constraint "rule_level_id_fkey" foreign key ("level_id") references "level" (id);

alter table "rule" add constraint "rule_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

alter table "rule" add constraint "rule_product_id_fkey" foreign key ("product_id") references "product" (id);

alter table "rule" add constraint "rule_currency_id_fkey" foreign key ("currency_id") references "currency" (id);

alter table "rule" add constraint "rule_unit_id_fkey" foreign key ("unit_id") references "measure" (id);

alter table "rule_tiers" add constraint "rule_tiers_parent_id_fkey" foreign key (parent_id) references "rule" (id) on delete cascade;

create index "region_title_sort_id_idx" on "region" ("title_sort", "id");

create index "region_country_title_sort_id_idx" on "region" ("country", "title_sort", "id");

create index "region_search_idx" on "region" using gin (search_text gin_trgm_ops);

create index "district_title_sort_id_idx" on "district" ("title_sort", "id");

create index "district_country_title_sort_id_idx" on "district" ("country", "title_sort", "id");

create index "district_city_id_title_sort_id_idx" on "district" ("city_id", "title_sort", "id");

create index "district_region_id_title_sort_id_idx" on "district" ("region_id", "title_sort", "id");

create index "district_search_idx" on "district" using gin (search_text gin_trgm_ops);

create index "terminal_title_sort_id_idx" on "terminal" ("title_sort", "id");

create index "terminal_country_title_sort_id_idx" on "terminal" ("country", "title_sort", "id");

create index "terminal_port_id_title_sort_id_idx" on "terminal" ("port_id", "title_sort", "id");

create index "terminal_search_idx" on "terminal" using gin (search_text gin_trgm_ops);

create index "loading_place_title_sort_id_idx" on "loading_place" ("title_sort", "id");

create index "loading_place_country_title_sort_id_idx" on "loading_place" ("country", "title_sort", "id");

create index "loading_place_shipper_id_title_sort_id_idx" on "loading_place" ("shipper_id", "title_sort", "id");

create index "loading_place_city_id_title_sort_id_idx" on "loading_place" ("city_id", "title_sort", "id");

create index "loading_place_search_idx" on "loading_place" using gin (search_text gin_trgm_ops);

create index "origin_title_sort_id_idx" on "origin" ("title_sort", "id");

create index "origin_country_title_sort_id_idx" on "origin" ("country", "title_sort", "id");

create index "origin_city_id_title_sort_id_idx" on "origin" ("city_id", "title_sort", "id");

create index "origin_region_id_title_sort_id_idx" on "origin" ("region_id", "title_sort", "id");

create index "origin_search_idx" on "origin" using gin (search_text gin_trgm_ops);

create index "customer_contacts_parent_id_position_idx" on "customer_contacts" ("parent_id", "position");

create index "customer_contacts_position_id_idx" on "customer_contacts" ("position_id");

create index "contact_title_sort_id_idx" on "contact" ("title_sort", "id");

create index "contact_country_title_sort_id_idx" on "contact" ("country", "title_sort", "id");

create index "contact_customer_id_title_sort_id_idx" on "contact" ("customer_id", "title_sort", "id");

create index "contact_position_id_title_sort_id_idx" on "contact" ("position_id", "title_sort", "id");

create index "contact_search_idx" on "contact" using gin (search_text gin_trgm_ops);

create index "shipper_title_sort_id_idx" on "shipper" ("title_sort", "id");

create index "shipper_country_title_sort_id_idx" on "shipper" ("country", "title_sort", "id");

create index "shipper_city_id_title_sort_id_idx" on "shipper" ("city_id", "title_sort", "id");

create index "shipper_search_idx" on "shipper" using gin (search_text gin_trgm_ops);

create index "carrier_title_sort_id_idx" on "carrier" ("title_sort", "id");

create index "carrier_country_title_sort_id_idx" on "carrier" ("country", "title_sort", "id");

create index "carrier_city_id_title_sort_id_idx" on "carrier" ("city_id", "title_sort", "id");

create index "carrier_search_idx" on "carrier" using gin (search_text gin_trgm_ops);

create index "dispatcher_title_sort_id_idx" on "dispatcher" ("title_sort", "id");

create index "dispatcher_country_title_sort_id_idx" on "dispatcher" ("country", "title_sort", "id");

create index "dispatcher_search_idx" on "dispatcher" using gin (search_text gin_trgm_ops);

create index "branch_title_sort_id_idx" on "branch" ("title_sort", "id");

create index "branch_country_title_sort_id_idx" on "branch" ("country", "title_sort", "id");

create index "branch_company_id_title_sort_id_idx" on "branch" ("company_id", "title_sort", "id");

create index "branch_city_id_title_sort_id_idx" on "branch" ("city_id", "title_sort", "id");

create index "branch_search_idx" on "branch" using gin (search_text gin_trgm_ops);

create index "bu_title_sort_id_idx" on "bu" ("title_sort", "id");

create index "bu_country_title_sort_id_idx" on "bu" ("country", "title_sort", "id");

create index "bu_manager_id_title_sort_id_idx" on "bu" ("manager_id", "title_sort", "id");

create index "bu_search_idx" on "bu" using gin (search_text gin_trgm_ops);

create index "department_title_sort_id_idx" on "department" ("title_sort", "id");

create index "department_country_title_sort_id_idx" on "department" ("country", "title_sort", "id");

create index "department_bu_id_title_sort_id_idx" on "department" ("bu_id", "title_sort", "id");

create index "department_search_idx" on "department" using gin (search_text gin_trgm_ops);

create index "role_title_sort_id_idx" on "role" ("title_sort", "id");

create index "role_country_title_sort_id_idx" on "role" ("country", "title_sort", "id");

create index "role_department_id_title_sort_id_idx" on "role" ("department_id", "title_sort", "id");

create index "role_search_idx" on "role" using gin (search_text gin_trgm_ops);

create index "inspector_title_sort_id_idx" on "inspector" ("title_sort", "id");

create index "inspector_country_title_sort_id_idx" on "inspector" ("country", "title_sort", "id");

create index "inspector_workunit_id_title_sort_id_idx" on "inspector" ("workunit_id", "title_sort", "id");

create index "inspector_user_id_title_sort_id_idx" on "inspector" ("user_id", "title_sort", "id");

create index "inspector_search_idx" on "inspector" using gin (search_text gin_trgm_ops);

create index "inspector_skill_ids_target_id_idx" on "inspector_skill_ids" ("target_id");

create index "ship_title_sort_id_idx" on "ship" ("title_sort", "id");

create index "ship_flag_id_title_sort_id_idx" on "ship" ("flag_id", "title_sort", "id");

create index "ship_search_idx" on "ship" using gin (search_text gin_trgm_ops);

create index "ship_holds_parent_id_position_idx" on "ship_holds" ("parent_id", "position");

create index "ship_hydrostatics_parent_id_position_idx" on "ship_hydrostatics" ("parent_id", "position");

create index "barge_title_sort_id_idx" on "barge" ("title_sort", "id");

create index "barge_owner_id_title_sort_id_idx" on "barge" ("owner_id", "title_sort", "id");

create index "barge_search_idx" on "barge" using gin (search_text gin_trgm_ops);

create index "barge_gauging_parent_id_position_idx" on "barge_gauging" ("parent_id", "position");

create index "tugboat_title_sort_id_idx" on "tugboat" ("title_sort", "id");

create index "tugboat_owner_id_title_sort_id_idx" on "tugboat" ("owner_id", "title_sort", "id");

create index "tugboat_search_idx" on "tugboat" using gin (search_text gin_trgm_ops);

create index "product_title_sort_id_idx" on "product" ("title_sort", "id");

create index "product_culture_title_sort_id_idx" on "product" ("culture", "title_sort", "id");

create index "product_search_idx" on "product" using gin (search_text gin_trgm_ops);

create index "category_title_sort_id_idx" on "category" ("title_sort", "id");

create index "category_parent_id_title_sort_id_idx" on "category" ("parent_id", "title_sort", "id");

create index "category_search_idx" on "category" using gin (search_text gin_trgm_ops);

create index "variation_title_sort_id_idx" on "variation" ("title_sort", "id");

create index "variation_product_id_title_sort_id_idx" on "variation" ("product_id", "title_sort", "id");

create index "variation_search_idx" on "variation" using gin (search_text gin_trgm_ops);

create index "variation_limits_parent_id_position_idx" on "variation_limits" ("parent_id", "position");

create index "variation_limits_analysis_id_idx" on "variation_limits" ("analysis_id");

create index "analysis_title_sort_id_idx" on "analysis" ("title_sort", "id");

create index "analysis_unit_id_title_sort_id_idx" on "analysis" ("unit_id", "title_sort", "id");

create index "analysis_product_id_title_sort_id_idx" on "analysis" ("product_id", "title_sort", "id");

create index "analysis_search_idx" on "analysis" using gin (search_text gin_trgm_ops);

create index "measure_title_sort_id_idx" on "measure" ("title_sort", "id");

create index "measure_search_idx" on "measure" using gin (search_text gin_trgm_ops);

create index "occurrences_title_sort_id_idx" on "occurrences" ("title_sort", "id");

create index "occurrences_search_idx" on "occurrences" using gin (search_text gin_trgm_ops);

create index "timelog_title_sort_id_idx" on "timelog" ("title_sort", "id");

create index "timelog_order_id_idx" on "timelog" ("order", "id");

create index "timelog_search_idx" on "timelog" using gin (search_text gin_trgm_ops);

create index "service_type_title_sort_id_idx" on "service_type" ("title_sort", "id");

create index "service_type_unit_id_title_sort_id_idx" on "service_type" ("unit_id", "title_sort", "id");

create index "service_type_search_idx" on "service_type" using gin (search_text gin_trgm_ops);

create index "scope_model_title_sort_id_idx" on "scope_model" ("title_sort", "id");

create index "scope_model_country_title_sort_id_idx" on "scope_model" ("country", "title_sort", "id");

create index "scope_model_search_idx" on "scope_model" using gin (search_text gin_trgm_ops);

create index "scope_model_items_parent_id_position_idx" on "scope_model_items" ("parent_id", "position");

create index "scope_model_items_service_type_id_idx" on "scope_model_items" ("service_type_id");

create index "designation_type_title_sort_id_idx" on "designation_type" ("title_sort", "id");

create index "designation_type_search_idx" on "designation_type" using gin (search_text gin_trgm_ops);

create index "currency_title_sort_id_idx" on "currency" ("title_sort", "id");

create index "currency_search_idx" on "currency" using gin (search_text gin_trgm_ops);

create index "exchange_rate_title_sort_id_idx" on "exchange_rate" ("title_sort", "id");

create index "exchange_rate_currency_id_title_sort_id_idx" on "exchange_rate" ("currency_id", "title_sort", "id");

create index "rule_type_title_sort_id_idx" on "rule_type" ("title_sort", "id");

create index "rule_type_search_idx" on "rule_type" using gin (search_text gin_trgm_ops);

create index "level_title_sort_id_idx" on "level" ("title_sort", "id");

create index "level_search_idx" on "level" using gin (search_text gin_trgm_ops);

create index "rule_title_sort_id_idx" on "rule" ("title_sort", "id");

create index "rule_country_title_sort_id_idx" on "rule" ("country", "title_sort", "id");

create index "rule_rule_type_id_title_sort_id_idx" on "rule" ("rule_type_id", "title_sort", "id");

create index "rule_level_id_title_sort_id_idx" on "rule" ("level_id", "title_sort", "id");

create index "rule_customer_id_title_sort_id_idx" on "rule" ("customer_id", "title_sort", "id");

create index "rule_product_id_title_sort_id_idx" on "rule" ("product_id", "title_sort", "id");

create index "rule_currency_id_title_sort_id_idx" on "rule" ("currency_id", "title_sort", "id");

create index "rule_unit_id_title_sort_id_idx" on "rule" ("unit_id", "title_sort", "id");

create index "rule_customer_id_valid_from_id_idx" on "rule" ("customer_id", "valid_from", "id");

create index "rule_search_idx" on "rule" using gin (search_text gin_trgm_ops);

create index "rule_tiers_parent_id_position_idx" on "rule_tiers" ("parent_id", "position");

create table "country" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "alpha2" text not null,
  "alpha3" text,
  "numeric_code" text,
  "phone_code" text,
  "names" jsonb,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "state" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "code" text not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "city" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "state_id" uuid not null,
  "code" text,
  "latitude" numeric(9,6),
  "longitude" numeric(9,6),
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "port" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "locode" text,
  "kind" text not null,
  "city_id" uuid,
  "time_zone" text,
  "latitude" numeric(9,6),
  "longitude" numeric(9,6),
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "company" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "social_name" text not null,
  "alternative_name" text,
  "code" text,
  "tax_id" text,
  "municipal_registration" text,
  "state_registration" text,
  "address" jsonb,
  "city_id" uuid,
  "phone" text,
  "cell_phone" text,
  "latitude" numeric(9,6),
  "longitude" numeric(9,6),
  "types" text[] not null,
  "legacy_id" integer,
  "customer_id" uuid,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "customer" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "social_name" text not null,
  "alternative_name" text,
  "code" text,
  "tax_id" text,
  "municipal_registration" text,
  "state_registration" text,
  "address" jsonb,
  "city_id" uuid,
  "phone" text,
  "cell_phone" text,
  "latitude" numeric(9,6),
  "longitude" numeric(9,6),
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "workunit" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "company_id" uuid not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "workunit_addresses" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "street" text not null,
  "number" text,
  "zip" text,
  "city_id" uuid not null
);

create table "user" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "login" text not null,
  "locale" text,
  "home_country" text,
  "is_map_classifier" boolean not null,
  "map_registration" text,
  "map_classifier_signature" text,
  "translate_message" boolean not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "profile" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "user_id" uuid not null,
  "company_id" uuid not null,
  "position" integer not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "profile_services" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "service" text not null,
  "role" text not null,
  "permissions" text[] not null
);

create table "profile_workunit_ids" (
  "parent_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null
);

create table "saved_view" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "record" text not null,
  "query" text,
  "columns" text,
  "standard" boolean not null,
  "user_id" uuid not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "country" add constraint "country_pkey" primary key (id);

alter table "country" add constraint "country_alpha2_key" unique ("alpha2");

alter table "country" add constraint "country_alpha3_key" unique ("alpha3");

alter table "state" add constraint "state_pkey" primary key (id);

alter table "state" add constraint "state_country_code_key" unique (country, "code");

alter table "city" add constraint "city_pkey" primary key (id);

alter table "port" add constraint "port_pkey" primary key (id);

alter table "port" add constraint "port_locode_key" unique ("locode");

alter table "port" add constraint "port_kind_check_c0c66b7c" check ("kind" in ('sea', 'river'));

alter table "company" add constraint "company_pkey" primary key (id);

alter table "company" add constraint "company_country_code_key" unique (country, "code");

alter table "company" add constraint "company_country_tax_id_key" unique (country, "tax_id");

alter table "company" add constraint "company_legacy_id_key" unique ("legacy_id");

alter table "customer" add constraint "customer_pkey" primary key (id);

alter table "customer" add constraint "customer_country_code_key" unique (country, "code");

alter table "customer" add constraint "customer_country_tax_id_key" unique (country, "tax_id");

alter table "workunit" add constraint "workunit_pkey" primary key (id);

alter table "workunit_addresses" add constraint "workunit_addresses_pkey" primary key (id);

alter table "user" add constraint "user_pkey" primary key (id);

alter table "user" add constraint "user_login_key" unique ("login");

alter table "user" add constraint "user_locale_check_c38ef4dc" check ("locale" in ('pt', 'en', 'es', 'fr'));

alter table "profile" add constraint "profile_pkey" primary key (id);

alter table "profile_services" add constraint "profile_services_pkey" primary key (id);

alter table "profile_workunit_ids" add constraint "profile_workunit_ids_pkey" primary key (parent_id, target_id);

alter table "saved_view" add constraint "saved_view_pkey" primary key (id);

alter table "city" add constraint "city_state_id_fkey" foreign key ("state_id") references "state" (id);

alter table "port" add constraint "port_city_id_fkey" foreign key ("city_id") references "city" (id);

alter table "company" add constraint "company_city_id_fkey" foreign key ("city_id") references "city" (id);

alter table "company" add constraint "company_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

alter table "customer" add constraint "customer_city_id_fkey" foreign key ("city_id") references "city" (id);

alter table "workunit" add constraint "workunit_company_id_fkey" foreign key ("company_id") references "company" (id);

alter table "workunit_addresses" add constraint "workunit_addresses_parent_id_fkey" foreign key (parent_id) references "workunit" (id) on delete cascade;

alter table "workunit_addresses" add constraint "workunit_addresses_city_id_fkey" foreign key ("city_id") references "city" (id);

alter table "profile" add constraint "profile_user_id_fkey" foreign key ("user_id") references "user" (id);

alter table "profile" add constraint "profile_company_id_fkey" foreign key ("company_id") references "company" (id);

alter table "profile_services" add constraint "profile_services_parent_id_fkey" foreign key (parent_id) references "profile" (id) on delete cascade;

alter table "profile_workunit_ids" add constraint "profile_workunit_ids_parent_id_fkey" foreign key (parent_id) references "profile" (id) on delete cascade;

alter table "profile_workunit_ids" add constraint "profile_workunit_ids_target_id_fkey" foreign key (target_id) references "workunit" (id);

alter table "saved_view" add constraint "saved_view_user_id_fkey" foreign key ("user_id") references "user" (id);

create index "country_title_sort_id_idx" on "country" ("title_sort", "id");

create index "country_search_idx" on "country" using gin (search_text gin_trgm_ops);

create index "state_title_sort_id_idx" on "state" ("title_sort", "id");

create index "state_country_title_sort_id_idx" on "state" ("country", "title_sort", "id");

create index "state_search_idx" on "state" using gin (search_text gin_trgm_ops);

create index "city_title_sort_id_idx" on "city" ("title_sort", "id");

create index "city_country_title_sort_id_idx" on "city" ("country", "title_sort", "id");

create index "city_state_id_title_sort_id_idx" on "city" ("state_id", "title_sort", "id");

create index "city_search_idx" on "city" using gin (search_text gin_trgm_ops);

create index "port_title_sort_id_idx" on "port" ("title_sort", "id");

create index "port_country_title_sort_id_idx" on "port" ("country", "title_sort", "id");

create index "port_city_id_title_sort_id_idx" on "port" ("city_id", "title_sort", "id");

create index "port_kind_title_sort_id_idx" on "port" ("kind", "title_sort", "id");

create index "port_search_idx" on "port" using gin (search_text gin_trgm_ops);

create index "company_title_sort_id_idx" on "company" ("title_sort", "id");

create index "company_country_title_sort_id_idx" on "company" ("country", "title_sort", "id");

create index "company_city_id_title_sort_id_idx" on "company" ("city_id", "title_sort", "id");

create index "company_customer_id_title_sort_id_idx" on "company" ("customer_id", "title_sort", "id");

create index "company_search_idx" on "company" using gin (search_text gin_trgm_ops);

create index "customer_title_sort_id_idx" on "customer" ("title_sort", "id");

create index "customer_country_title_sort_id_idx" on "customer" ("country", "title_sort", "id");

create index "customer_city_id_title_sort_id_idx" on "customer" ("city_id", "title_sort", "id");

create index "customer_search_idx" on "customer" using gin (search_text gin_trgm_ops);

create index "workunit_title_sort_id_idx" on "workunit" ("title_sort", "id");

create index "workunit_country_title_sort_id_idx" on "workunit" ("country", "title_sort", "id");

create index "workunit_company_id_title_sort_id_idx" on "workunit" ("company_id", "title_sort", "id");

create index "workunit_search_idx" on "workunit" using gin (search_text gin_trgm_ops);

create index "workunit_addresses_parent_id_position_idx" on "workunit_addresses" ("parent_id", "position");

create index "workunit_addresses_city_id_idx" on "workunit_addresses" ("city_id");

create index "user_title_sort_id_idx" on "user" ("title_sort", "id");

create index "user_search_idx" on "user" using gin (search_text gin_trgm_ops);

create index "profile_title_sort_id_idx" on "profile" ("title_sort", "id");

create index "profile_user_id_title_sort_id_idx" on "profile" ("user_id", "title_sort", "id");

create index "profile_company_id_title_sort_id_idx" on "profile" ("company_id", "title_sort", "id");

create index "profile_user_id_position_id_idx" on "profile" ("user_id", "position", "id");

create index "profile_search_idx" on "profile" using gin (search_text gin_trgm_ops);

create index "profile_services_parent_id_position_idx" on "profile_services" ("parent_id", "position");

create index "profile_workunit_ids_target_id_idx" on "profile_workunit_ids" ("target_id");

create index "saved_view_title_sort_id_idx" on "saved_view" ("title_sort", "id");

create index "saved_view_user_id_title_sort_id_idx" on "saved_view" ("user_id", "title_sort", "id");

create index "saved_view_user_id_record_title_sort_id_idx" on "saved_view" ("user_id", "record", "title_sort", "id");

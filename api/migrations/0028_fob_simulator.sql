create table "fob_cost" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "terminal_id" uuid,
  "valid_from" date not null,
  "valid_to" date,
  "net_rate_tph" numeric(20,2) not null,
  "rain_pct" numeric(20,2) not null,
  "setup_hours" numeric(20,2) not null,
  "inspectors" integer not null,
  "cost_per_shift" numeric(20,2) not null,
  "cost_per_lot" numeric(20,2) not null,
  "fixed" numeric(20,2) not null,
  "overhead_pct" numeric(20,2) not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "fob_cost_route" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "name" text not null,
  "quantity" numeric(21,3) not null,
  "unit_cost" numeric(20,2) not null
);

create table "fob_tax" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "valid_from" date not null,
  "valid_to" date,
  "total" numeric(22,4),
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "fob_tax_taxes" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "tax" text not null,
  "rate" numeric(22,4) not null
);

create table "simulation" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "date" date,
  "customer_id" uuid,
  "fob_cost_id" uuid not null,
  "fob_tax_id" uuid not null,
  "volume_t" numeric(21,3) not null,
  "margin_pct" numeric(20,2) not null,
  "margin_mode" text not null,
  "exchange_rate" numeric(22,4) not null,
  "note" text,
  "cost" numeric(20,2),
  "price" numeric(20,2),
  "per_tonne_usd" numeric(22,4),
  "list_usd" numeric(21,3),
  "results" json,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "fob_cost" add constraint "fob_cost_pkey" primary key (id);

alter table "fob_cost_route" add constraint "fob_cost_route_pkey" primary key (id);

alter table "fob_tax" add constraint "fob_tax_pkey" primary key (id);

alter table "fob_tax_taxes" add constraint "fob_tax_taxes_pkey" primary key (id);

alter table "fob_tax_taxes" add constraint "fob_tax_taxes_parent_id_tax_key" unique ("parent_id", "tax") deferrable initially immediate;

alter table "simulation" add constraint "simulation_pkey" primary key (id);

alter table "simulation" add constraint "simulation_margin_mode_check_60d795b1" check ("margin_mode" in ('of_price', 'markup'));

alter table "fob_cost" add constraint "fob_cost_terminal_id_fkey" foreign key ("terminal_id") references "terminal" (id);

alter table "fob_cost_route" add constraint "fob_cost_route_parent_id_fkey" foreign key (parent_id) references "fob_cost" (id) on delete cascade;

alter table "fob_tax_taxes" add constraint "fob_tax_taxes_parent_id_fkey" foreign key (parent_id) references "fob_tax" (id) on delete cascade;

alter table "simulation" add constraint "simulation_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

alter table "simulation" add constraint "simulation_fob_cost_id_fkey" foreign key ("fob_cost_id") references "fob_cost" (id);

alter table "simulation" add constraint "simulation_fob_tax_id_fkey" foreign key ("fob_tax_id") references "fob_tax" (id);

create index "fob_cost_title_sort_id_idx" on "fob_cost" ("title_sort", "id");

create index "fob_cost_country_title_sort_id_idx" on "fob_cost" ("country", "title_sort", "id");

create index "fob_cost_terminal_id_title_sort_id_idx" on "fob_cost" ("terminal_id", "title_sort", "id");

create index "fob_cost_search_idx" on "fob_cost" using gin (search_text gin_trgm_ops);

create index "fob_cost_route_parent_id_position_idx" on "fob_cost_route" ("parent_id", "position");

create index "fob_tax_title_sort_id_idx" on "fob_tax" ("title_sort", "id");

create index "fob_tax_country_title_sort_id_idx" on "fob_tax" ("country", "title_sort", "id");

create index "fob_tax_search_idx" on "fob_tax" using gin (search_text gin_trgm_ops);

create index "fob_tax_taxes_parent_id_position_idx" on "fob_tax_taxes" ("parent_id", "position");

create index "simulation_title_sort_id_idx" on "simulation" ("title_sort", "id");

create index "simulation_country_title_sort_id_idx" on "simulation" ("country", "title_sort", "id");

create index "simulation_customer_id_title_sort_id_idx" on "simulation" ("customer_id", "title_sort", "id");

create index "simulation_fob_cost_id_title_sort_id_idx" on "simulation" ("fob_cost_id", "title_sort", "id");

create index "simulation_fob_tax_id_title_sort_id_idx" on "simulation" ("fob_tax_id", "title_sort", "id");

create index "simulation_search_idx" on "simulation" using gin (search_text gin_trgm_ops);

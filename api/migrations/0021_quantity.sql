create table "scale" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "terminal_id" uuid not null,
  "separator" text not null,
  "header_rows" integer not null,
  "date_order" text not null,
  "decimal_mark" text not null,
  "unit" text not null,
  "date_column" text,
  "time_column" text,
  "weight_column" text,
  "unit_column" text,
  "ticket_column" text,
  "token_issued_at" timestamp with time zone,
  "token_end" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "scale" add constraint "scale_pkey" primary key (id);

alter table "scale" add constraint "scale_separator_check_dc9499ec" check ("separator" in ('semicolon', 'comma', 'tab', 'bar', 'space', 'fixed'));

alter table "scale" add constraint "scale_date_order_check_55ea527c" check ("date_order" in ('dmy', 'mdy', 'ymd'));

alter table "scale" add constraint "scale_decimal_mark_check_8f57ad4e" check ("decimal_mark" in ('comma', 'dot'));

alter table "scale" add constraint "scale_unit_check_d0c24f36" check ("unit" in ('MT', 'KG'));

alter table "scale" add constraint "scale_terminal_id_name_key" unique ("terminal_id", "name");

alter table "scale" add constraint "scale_terminal_id_fkey" foreign key ("terminal_id") references "terminal" (id);

create index "scale_title_sort_id_idx" on "scale" ("title_sort", "id");

create index "scale_country_title_sort_id_idx" on "scale" ("country", "title_sort", "id");

create index "scale_terminal_id_title_sort_id_idx" on "scale" ("terminal_id", "title_sort", "id");

create index "scale_search_idx" on "scale" using gin (search_text gin_trgm_ops);

-- The token with which the software of a scale sends weighings. Only its hash is kept; one for each scale.
create table scale_token (
  scale_id uuid primary key references scale (id) on delete cascade,
  token_hash bytea not null unique
);
alter table "operation" add column "laytime_terms" json;
create table "tank_volume" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "ship_id" uuid not null,
  "tank" text not null,
  "content" text not null,
  "trim" numeric(20,2) not null,
  "sounding" numeric(21,3) not null,
  "volume" numeric(21,3) not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "draft_survey" add column "tanks" json;

alter table "tank_volume" add constraint "tank_volume_pkey" primary key (id);

alter table "tank_volume" add constraint "tank_volume_content_check_9db048e1" check ("content" in ('ballast', 'fresh_water', 'fuel_oil', 'diesel', 'lub_oil', 'bilge', 'others'));

alter table "tank_volume" add constraint "tank_volume_ship_id_tank_trim_sounding_key" unique ("ship_id", "tank", "trim", "sounding");

alter table "tank_volume" add constraint "tank_volume_ship_id_fkey" foreign key ("ship_id") references "ship" (id);

create index "tank_volume_title_sort_id_idx" on "tank_volume" ("title_sort", "id");

create index "tank_volume_ship_id_title_sort_id_idx" on "tank_volume" ("ship_id", "title_sort", "id");

create index "tank_volume_ship_id_title_sort_sounding_id_idx" on "tank_volume" ("ship_id", "title_sort", "sounding", "id");

create index "tank_volume_search_idx" on "tank_volume" using gin (search_text gin_trgm_ops);

create table "instrument" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "headings" text not null,
  "sample_column" text not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

create table "instrument_columns" (
  "id" uuid not null,
  "parent_id" uuid not null,
  "position" integer not null,
  "analysis_id" uuid not null,
  "column" text not null
);

alter table "instrument" add constraint "instrument_pkey" primary key (id);

alter table "instrument" add constraint "instrument_country_headings_key" unique ("country", "headings");

alter table "instrument_columns" add constraint "instrument_columns_pkey" primary key (id);

alter table "instrument_columns" add constraint "instrument_columns_parent_id_analysis_id_key" unique ("parent_id", "analysis_id") deferrable initially immediate;

alter table "instrument_columns" add constraint "instrument_columns_parent_id_fkey" foreign key (parent_id) references "instrument" (id) on delete cascade;

alter table "instrument_columns" add constraint "instrument_columns_analysis_id_fkey" foreign key ("analysis_id") references "analysis" (id);

create index "instrument_title_sort_id_idx" on "instrument" ("title_sort", "id");

create index "instrument_country_title_sort_id_idx" on "instrument" ("country", "title_sort", "id");

create index "instrument_search_idx" on "instrument" using gin (search_text gin_trgm_ops);

create index "instrument_columns_parent_id_position_idx" on "instrument_columns" ("parent_id", "position");

create index "instrument_columns_analysis_id_idx" on "instrument_columns" ("analysis_id");

create table "seal_range" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "prefix" text,
  "first" text not null,
  "last" text not null,
  "inspector_id" uuid not null,
  "issued_on" date not null,
  "place" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "seal_range" add constraint "seal_range_pkey" primary key (id);

alter table "seal_range" add constraint "seal_range_inspector_id_fkey" foreign key ("inspector_id") references "inspector" (id);

create index "seal_range_title_sort_id_idx" on "seal_range" ("title_sort", "id");

create index "seal_range_country_title_sort_id_idx" on "seal_range" ("country", "title_sort", "id");

create index "seal_range_inspector_id_title_sort_id_idx" on "seal_range" ("inspector_id", "title_sort", "id");

create index "seal_range_inspector_id_issued_on_id_idx" on "seal_range" ("inspector_id", "issued_on", "id");

create index "seal_range_search_idx" on "seal_range" using gin (search_text gin_trgm_ops);

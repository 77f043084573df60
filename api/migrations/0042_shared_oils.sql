alter table "oil_classification" add column "retest_of_id" uuid;

alter table "oil_classification" add column "retest_reason" text;

alter table "oil_classification" add column "superseded" boolean not null default false;

alter table "oil_classification" alter column "superseded" drop default;

alter table "oil_classification" add column "shared_at" timestamp with time zone;

alter table "oil_classification" add column "sent" boolean not null default false;

alter table "oil_classification" alter column "sent" drop default;

alter table "oil_classification" add constraint "oil_classification_retest_of_id_fkey" foreign key ("retest_of_id") references "oil_classification" (id);

create index "oil_classification_retest_of_id_title_sort_id_idx" on "oil_classification" ("retest_of_id", "title_sort", "id");

alter table "classification" alter column "truck_id" type uuid using "truck_id"::uuid;

alter table "truck" add column "discount" numeric(20,2);

alter table "classification" add constraint "classification_truck_id_fkey" foreign key ("truck_id") references "truck" (id);

create index "classification_truck_id_title_sort_id_idx" on "classification" ("truck_id", "title_sort", "id");

create index "classification_truck_id_number_id_idx" on "classification" ("truck_id", "number", "id");

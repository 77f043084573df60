create index "work_order_country_date_id_idx" on "work_order" ("country", "date", "id");

create index "work_order_customer_id_date_id_idx" on "work_order" ("customer_id", "date", "id");

-- Kind and country stand in the index, so that rows of a customer, a port or a product are counted without being read.
create index "work_order_customer_id_kind_date_country_id_idx" on "work_order" (customer_id, kind, date, country, id);
create index "work_order_port_id_date_kind_country_id_idx" on "work_order" (port_id, date, kind, country, id);
create index "work_order_product_id_date_kind_country_id_idx" on "work_order" (product_id, date, kind, country, id);
drop index "work_order_customer_id_kind_date_id_idx";
drop index "work_order_port_id_date_id_idx";
drop index "work_order_product_id_date_id_idx";

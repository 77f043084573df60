create index "pre_invoice_date_id_idx" on "pre_invoice" ("date", "id");

create index "invoice_date_id_idx" on "invoice" ("date", "id");

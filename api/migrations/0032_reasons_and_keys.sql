drop index "truck_nf_key_id_idx";

drop index "fob_invoice_key_id_idx";

alter table "sync_tries" add column "reason" text;

alter table "truck" add constraint "truck_nf_key_key" unique ("nf_key");

alter table "fob_invoice" add constraint "fob_invoice_key_key" unique ("key");

alter table "sync_tries" add constraint "sync_tries_reason_check_2c8d3047" check ("reason" in ('answered', 'timed_out', 'name_not_found', 'not_connected', 'broken_off', 'not_secure', 'private_address', 'takes_none', 'no_secret', 'other'));

drop index "truck_nf_key_id_idx";

drop index "fob_invoice_key_id_idx";

create index "truck_programmed_at_title_sort_id_idx" on "truck" ("programmed_at", "title_sort", "id");

alter table "sync_tries" add column "reason" text;

alter table "truck" add constraint "truck_nf_key_key" unique ("nf_key");

alter table "fob_invoice" add constraint "fob_invoice_key_key" unique ("key");

alter table "sync_tries" add constraint "sync_tries_reason_check_2c8d3047" check ("reason" in ('answered', 'timed_out', 'name_not_found', 'not_connected', 'broken_off', 'not_secure', 'private_address', 'takes_none', 'no_secret', 'other'));

-- What was kept as a sentence until now.
update "sync_tries" set "reason" = case
  when "response_status" is not null then 'answered'
  when "problem" like 'no answer within%' then 'timed_out'
  when "problem" = 'the address leads into a private network' then 'private_address'
  when "problem" = 'the connection ended without an answer' then 'broken_off'
  when "problem" = 'the customer takes no deliveries any more' then 'takes_none'
  when "problem" = 'the customer has no secret to sign deliveries with' then 'no_secret'
  when "problem" like '%ENOTFOUND%' or "problem" like '%EAI_AGAIN%' then 'name_not_found'
  when "problem" like '%ECONNREFUSED%' or "problem" like '%EHOSTUNREACH%' then 'not_connected'
  when "problem" like '%ECONNRESET%' or "problem" like '%socket hang up%' then 'broken_off'
  else 'other' end
where "problem" is not null;

-- What belongs to a row is found by its record and its id: an id alone does not say whose it is.
alter table status_log drop constraint status_log_pkey;
alter table status_log add constraint status_log_pkey primary key (record, record_id, seq);

drop index attachment_owner_id_idx;
create index attachment_owner_idx on attachment (owner_record, owner_id, created_at, id);

drop index audit_entry_record_id_idx;
create index audit_entry_record_idx on audit_entry (record_id, record, at);

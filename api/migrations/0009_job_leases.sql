-- A job in hand carries a word of its worker's that beats while the work goes on; no clock decides whether it is alive.
-- The delay tells how far ahead its time may lie at most: further, and the clock was set back.
alter table job drop column locked_until;
alter table job add column lease_owner uuid;
alter table job add column lease_beat bigint not null default 0;
alter table job add column delay_seconds integer not null default 0;
alter table job alter column run_at set default clock_timestamp();

drop index job_state_run_at_idx;
create index job_waiting_idx on job (run_at, id) where state = 'waiting';

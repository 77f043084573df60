-- What was sent back from an approval, as it then was: people compare it with what comes next.
create table sent_back_version (
  record text not null,
  record_id uuid not null,
  revision integer not null,
  row jsonb not null,
  at timestamptz not null,
  user_id uuid,
  user_name text,
  reason text,
  primary key (record, record_id, revision)
);

-- Whoever it waits for is told, and reminded.
alter table "notification" drop constraint "notification_kind_check_53c17d3d";

alter table "notification" add constraint "notification_kind_check_6709399a" check ("kind" in ('rights_changed', 'import_finished', 'import_failed', 'job_failed', 'assigned', 'mentioned', 'order_canceled', 'proposal_accepted', 'proposal_refused', 'nomination_received', 'nomination_accepted', 'nomination_refused', 'approval_asked', 'approval_waiting'));

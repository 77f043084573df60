-- The daily mail told of the last 24 hours, whenever it ran: what came while it was late was told twice or never.
create table mailed_notice (
  notification_id uuid primary key references notification (id) on delete cascade
);

-- What was told before is not told once more.
insert into mailed_notice
  select n.id from notification n join "user" u on u.id = n.user_id where u.digest and n.read_at is null;

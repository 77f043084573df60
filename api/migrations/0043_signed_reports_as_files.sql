-- What was signed lies where all files lie. A migration reaches the database alone: what stood in the rows waits here
-- until the next start has put it into the store, and leaves this table then.
create table unfiled_report (
  map_report_id uuid primary key,
  content text not null
);

insert into unfiled_report (map_report_id, content) select id, content ->> 'base64' from map_report;

alter table "map_report" drop column "content";

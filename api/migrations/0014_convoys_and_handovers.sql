-- A convoy has a name, a code, a start and a finish by the clocks of the places.
alter table "work_order" add column "convoy_name" text;

alter table "work_order" add column "convoy_code" text;

alter table "work_order" add column "convoy_start" timestamp without time zone;

alter table "work_order" add column "convoy_start_zone" text;

alter table "work_order" add column "convoy_finish" timestamp without time zone;

alter table "work_order" add column "convoy_finish_zone" text;

-- Tokens for one visit to the cotton application. They are no sessions: nothing here is opened with them.
create table handover (
  token_hash bytea primary key,
  user_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

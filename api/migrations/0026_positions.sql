-- Where each ship was last seen, and the way it came: not records, because a receiver writes them by the thousand.
create table "ship_position" (
  "ship_id" uuid primary key references "ship" ("id") on delete cascade,
  "latitude" numeric(9, 6) not null,
  "longitude" numeric(9, 6) not null,
  "course" numeric(4, 1),
  "speed" numeric(4, 1),
  "heading" smallint,
  "status" smallint,
  "at" timestamp with time zone not null,
  "source" text not null check ("source" in ('ais', 'manual')),
  "user_id" uuid,
  "destination" text,
  "eta" timestamp with time zone,
  "draught" numeric(4, 1)
);

-- One place for every ten minutes of a ship; older than some days it goes.
create table "ship_trail" (
  "ship_id" uuid not null references "ship" ("id") on delete cascade,
  "slot" bigint not null,
  "latitude" numeric(9, 6) not null,
  "longitude" numeric(9, 6) not null,
  "speed" numeric(4, 1),
  "at" timestamp with time zone not null,
  primary key ("ship_id", "slot")
);
create index "ship_trail_at" on "ship_trail" ("at");

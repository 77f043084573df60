-- When and where a photo was taken is either what the photo says of itself, or what the device knew when it was added. Until now
-- every place was the device's; whose clock a time was read from, nobody noted.
alter table "attachment"
  add column "place_origin" text,
  add column "time_origin" text;

update "attachment" set "place_origin" = 'device' where "latitude" is not null;

alter table "attachment"
  add constraint "attachment_place_origin_check" check (
    ("place_origin" is null) = ("latitude" is null) and "place_origin" in ('device', 'photo')),
  add constraint "attachment_time_origin_check" check (
    "time_origin" in ('device', 'photo') and ("time_origin" is null or "captured_at" is not null));

-- What a photo proves gets columns of its own: where it was taken and how certain that is, which item of a checklist it
-- shows, and what was drawn over it. All but the drawing is given with the upload and stays.
alter table "attachment"
  add column "item" text,
  add column "latitude" numeric(9,6),
  add column "longitude" numeric(9,6),
  add column "accuracy" numeric(9,1),
  add column "markup" jsonb not null default '[]',
  add constraint "attachment_place_check" check (
    ("latitude" is null) = ("longitude" is null) and ("accuracy" is null or "latitude" is not null)),
  add constraint "attachment_markup_check" check (jsonb_typeof("markup") = 'array');

-- Until now the item stood in front of the name.
update "attachment" set "item" = substring("name" from '^([a-z0-9_]{1,60})--'),
  "name" = substring("name" from '^[a-z0-9_]{1,60}--(.*)$')
where "owner_record" in ('basement_inspection', 'pre_inspection') and "field" = 'photos'
  and "name" ~ '^[a-z0-9_]{1,60}--.';

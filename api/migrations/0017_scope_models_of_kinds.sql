-- Scope models are offered for the kinds of orders that they name. Those from before stay offered for all of them.
alter table "scope_model" add column "kinds" text[] not null default '{ship,convoy,fob,default}';

alter table "scope_model" alter column "kinds" drop default;

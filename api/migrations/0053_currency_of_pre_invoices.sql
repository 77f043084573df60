-- Totals of a pre-invoice are in the currency of its country, which only its invoice said: reports over several countries added
-- reais to pesos.
alter table "pre_invoice" add column "currency_id" uuid;

update "pre_invoice" p set "currency_id" = c.id
  from "currency" c
  where c.code = coalesce(
    (select k.code from (values ('AR', 'ARS'), ('BO', 'BOB'), ('BR', 'BRL'), ('CL', 'CLP'), ('CO', 'COP'), ('FR', 'EUR'),
      ('PE', 'PEN'), ('PY', 'PYG'), ('UY', 'UYU')) as k (country, code) where k.country = p.country),
    'USD');

alter table "pre_invoice" add constraint "pre_invoice_currency_id_fkey" foreign key ("currency_id") references "currency" (id);

create index "pre_invoice_currency_id_title_sort_id_idx" on "pre_invoice" ("currency_id", "title_sort", "id");

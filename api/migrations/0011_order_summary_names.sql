-- The counts of orders get columns that say what they hold. `dimension` is what is counted by; `key1` and `key2` are its
-- two values: status and port, product and month, customer and status.
alter table order_summary rename column cut to dimension;
alter table order_summary rename column a to key1;
alter table order_summary rename column b to key2;
alter index order_summary_a_idx rename to order_summary_key1_idx;

-- Added up and written in the order of the key. Two writers of one key wait for each other until the first commits, but
-- never in a circle.
create or replace function add_to_order_summary(changes order_summary[]) returns void language sql as $$
  insert into order_summary as s (dimension, country, kind, key1, key2, orders, tonnes)
  select dimension, country, kind, key1, key2, sum(orders), sum(tonnes) from unnest(changes)
  group by dimension, country, kind, key1, key2 having sum(orders) <> 0 or sum(tonnes) <> 0
  order by dimension, country, kind, key1, key2
  on conflict (dimension, country, kind, key1, key2)
  do update set orders = s.orders + excluded.orders, tonnes = s.tonnes + excluded.tonnes
$$;

create function order_dimensions(o work_order, sign integer) returns setof order_summary language sql stable as $$
  select d.dimension, o.country, o.kind, d.key1, d.key2, sign::bigint,
    sign * round(coalesce(o.expected_volume, 0) * coalesce((select m.factor from measure m where m.id = o.unit_id and m.kind = 'mass'), 1000) / 1000, 3)
  from (values
    ('status_port', o.status, coalesce(o.port_id::text, '')),
    ('product_month', coalesce(o.product_id::text, ''), to_char(o.date, 'YYYY-MM')),
    ('customer_status', o.customer_id::text, o.status)
  ) as d (dimension, key1, key2)
  where o.active
$$;

create or replace function summarise_new_orders() returns trigger language plpgsql as $$
begin
  perform add_to_order_summary(array(select counted from new_orders o, order_dimensions(o::work_order, 1) counted));
  return null;
end $$;

create or replace function summarise_changed_orders() returns trigger language plpgsql as $$
begin
  perform add_to_order_summary(array(
    select counted from new_orders o, order_dimensions(o::work_order, 1) counted
    union all select counted from old_orders o, order_dimensions(o::work_order, -1) counted));
  return null;
end $$;

create or replace function summarise_removed_orders() returns trigger language plpgsql as $$
begin
  perform add_to_order_summary(array(select counted from old_orders o, order_dimensions(o::work_order, -1) counted));
  return null;
end $$;

drop function order_cuts(work_order, integer);

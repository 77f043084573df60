-- Every status that a row has had, in order.
create table status_log (
  record_id uuid not null,
  seq bigint generated always as identity,
  record text not null,
  status text not null,
  at timestamptz not null,
  user_id uuid,
  user_name text,
  justification text,
  primary key (record_id, seq)
);

-- Links with which a customer answers a proposal without an account. Only the hash of the secret is kept.
create table proposal_link (
  token_hash bytea primary key,
  proposal_id uuid not null references proposal (id) on delete cascade,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index proposal_link_proposal_id_idx on proposal_link (proposal_id);

-- Orders counted by what dashboards ask for, kept with every change of an order, so that nothing has to be scanned.
-- `a` and `b` are what the cut is by: status and port, product and month, customer and status.
create table order_summary (
  cut text not null,
  country text not null,
  kind text not null,
  a text not null,
  b text not null,
  orders bigint not null,
  tonnes numeric(24,3) not null,
  primary key (cut, country, kind, a, b)
);
create index order_summary_a_idx on order_summary (cut, a);

-- What one statement changed, added up and written in the order of the key: two writers never wait for each other.
create function add_to_order_summary(changes order_summary[]) returns void language sql as $$
  insert into order_summary as s (cut, country, kind, a, b, orders, tonnes)
  select cut, country, kind, a, b, sum(orders), sum(tonnes) from unnest(changes)
  group by cut, country, kind, a, b having sum(orders) <> 0 or sum(tonnes) <> 0
  order by cut, country, kind, a, b
  on conflict (cut, country, kind, a, b)
  do update set orders = s.orders + excluded.orders, tonnes = s.tonnes + excluded.tonnes
$$;

create function order_cuts(o work_order, sign integer) returns setof order_summary language sql stable as $$
  select c.cut, o.country, o.kind, c.a, c.b, sign::bigint,
    sign * round(coalesce(o.expected_volume, 0) * coalesce((select m.factor from measure m where m.id = o.unit_id and m.kind = 'mass'), 1000) / 1000, 3)
  from (values
    ('status_port', o.status, coalesce(o.port_id::text, '')),
    ('product_month', coalesce(o.product_id::text, ''), to_char(o.date, 'YYYY-MM')),
    ('customer_status', o.customer_id::text, o.status)
  ) as c (cut, a, b)
  where o.active
$$;

create function summarise_new_orders() returns trigger language plpgsql as $$
begin
  perform add_to_order_summary(array(select cuts from new_orders o, order_cuts(o::work_order, 1) cuts));
  return null;
end $$;

create function summarise_changed_orders() returns trigger language plpgsql as $$
begin
  perform add_to_order_summary(array(
    select cuts from new_orders o, order_cuts(o::work_order, 1) cuts
    union all select cuts from old_orders o, order_cuts(o::work_order, -1) cuts));
  return null;
end $$;

create function summarise_removed_orders() returns trigger language plpgsql as $$
begin
  perform add_to_order_summary(array(select cuts from old_orders o, order_cuts(o::work_order, -1) cuts));
  return null;
end $$;

create trigger work_order_added after insert on work_order referencing new table as new_orders
  for each statement execute function summarise_new_orders();
create trigger work_order_changed after update on work_order referencing old table as old_orders new table as new_orders
  for each statement execute function summarise_changed_orders();
create trigger work_order_removed after delete on work_order referencing old table as old_orders
  for each statement execute function summarise_removed_orders();

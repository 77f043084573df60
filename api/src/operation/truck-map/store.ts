/** Trucks counted by order, place and state: one row for each order at each place. */
import type { TruckState } from "@plimsoll/domain/operation/pages/truck";
import { STATES_WITH_CARGO } from "@plimsoll/domain/operation/pages/truck";
import { FINISHED_RANK, type OrderStatus, RANKS } from "@plimsoll/domain/work-order/status";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";
import type { SelectedRows } from "#record/list-query";

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface LoadRow extends Record<string, unknown> {
  readonly order: {
    readonly id: string;
    readonly wocode: string;
    readonly customer: Named | null;
    readonly product: Named | null;
    readonly expected: string | null;
  };
  readonly place: {
    readonly id: string;
    readonly kind: "loading_place" | "shipper";
    readonly name: string;
    readonly latitude: string | null;
    readonly longitude: string | null;
    readonly is_of_shipper: boolean;
    readonly shipper: string | null;
  } | null;
  readonly terminal: (Named & { readonly latitude: string | null; readonly longitude: string | null }) | null;
  readonly trucks: Readonly<Partial<Record<TruckState, number>>>;
  readonly net: string;
}

const GOING_ON = (Object.keys(RANKS) as OrderStatus[]).filter((status) => {
  const rank = RANKS[status];
  return rank !== null && rank < FINISHED_RANK;
});

/**
 * A truck without a loading place is loaded at its shipper's; a place without coordinates is where its shipper is. Trucks of
 * orders that are over are left out before anything is counted: in time they are most of them.
 */
export function loadsOf(
  db: Queryable,
  { table, where, options }: SelectedRows,
  locale: string,
): Promise<LoadRow[]> {
  return db.run<LoadRow>(
    sql`with counted as (
      select work_order_id, loading_place_id, shipper_id, json_object_agg(state, trucks) as trucks, sum(net)::text as net
      from (select t.work_order_id, t.loading_place_id, case when t.loading_place_id is null then t.shipper_id end as shipper_id,
          t.state, count(*) as trucks,
          coalesce(sum(t.net) filter (where t.state = any(${[...STATES_WITH_CARGO]}::text[])), 0) as net
        from ${table} where ${where}
          and t.work_order_id in (select g.id from work_order g where g.status = any(${[...GOING_ON]}::text[]))
        group by 1, 2, 3, 4) by_state
      group by 1, 2, 3)
    select json_build_object('id', w.id, 'wocode', w.wocode, 'expected', w.expected_volume::text,
        'customer', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end,
        'product', case when k.id is not null then
          json_build_object('id', k.id, 'name', coalesce(nullif(k.names ->> ${locale}::text, ''), k.name)) end) as "order",
      case when coalesce(l.id, s.id) is not null then json_build_object('id', coalesce(l.id, s.id),
        'kind', case when l.id is null then 'shipper' else 'loading_place' end, 'name', coalesce(l.name, s.name),
        'latitude', coalesce(l.latitude, s.latitude)::text, 'longitude', coalesce(l.longitude, s.longitude)::text,
        'is_of_shipper', l.latitude is null and s.latitude is not null, 'shipper', s.name) end as place,
      case when n.id is not null then json_build_object('id', n.id, 'name', n.name,
        'latitude', n.latitude::text, 'longitude', n.longitude::text) end as terminal,
      d.trucks, d.net
    from counted d join work_order w on w.id = d.work_order_id
      left join loading_place l on l.id = d.loading_place_id
      left join shipper s on s.id = coalesce(d.shipper_id, l.shipper_id)
      left join terminal n on n.id = w.terminal_id
      left join customer c on c.id = w.customer_id left join product k on k.id = w.product_id
    order by w.wocode, coalesce(l.name, s.name)`,
    options,
  );
}

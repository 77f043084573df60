/** What the summary of a convoy asks the database: one row for each barge. */
import type { RowFilter } from "@plimsoll/domain/access/scope";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { SummarizedBarge } from "@plimsoll/domain/operation/convoy-contract";
import type { OperationStatus } from "@plimsoll/domain/operation/operation-page";
import { LIVE_STATES } from "@plimsoll/domain/operation/pages/hold-sealing";
import type { Queryable } from "#db/database";
import { scopeCondition } from "#db/scope";
import { type Fragment, raw, sql } from "#db/sql";

/**
 * Barges follow each other as in their convoy: by their codes the tenth would come before the second. `operation` is what
 * the statement calls its rows.
 */
export const orderOfBarges = (operation: "o" | "t"): Fragment =>
  raw(`(select l.position from work_order_barge_ids l where l.parent_id = ${operation}.work_order_id
    and l.target_id = ${operation}.barge_id) nulls last, ${operation}.code, ${operation}.id`);

export interface BargeRow extends Record<string, unknown> {
  readonly operation_id: string;
  readonly code: string;
  readonly status: OperationStatus;
  readonly barge: { readonly id: string; readonly name: string };
  readonly product: { readonly id: string; readonly name: string } | null;
  readonly planned: string | null;
  readonly draft: string | null;
  readonly scale: string | null;
  readonly seals: number;
  readonly first_seal: string | null;
  readonly last_seal: string | null;
  readonly quality: SummarizedBarge["quality"];
  readonly open_occurrences: number;
}

export interface GradedRows {
  readonly model: RecordModel;
  readonly filter: RowFilter;
}

/** In the order in which the barges stand in their convoy. */
export function bargesOf(
  db: Queryable,
  orderId: string,
  locale: Locale,
  graded: GradedRows,
): Promise<BargeRow[]> {
  return db.run<BargeRow>(sql`select o.id as operation_id, o.code, o.status, o.planned::text as planned,
      json_build_object('id', b.id, 'name', b.name) as barge,
      case when p.id is null then null else
        json_build_object('id', p.id, 'name', coalesce(nullif(p.names ->> ${locale}::text, ''), p.name)) end as product,
      d.cargo::text as draft, w.scale::text as scale, s.seals, s.first_seal, s.last_seal, g.quality, e.open_occurrences
    from operation o join barge b on b.id = o.barge_id
      left join lateral (select x.product_id from operation_storage_plan x where x.parent_id = o.id
        order by x.hold limit 1) plan on true
      join work_order k on k.id = o.work_order_id
      left join product p on p.id = coalesce(plan.product_id, k.product_id)
      left join lateral (select x.cargo from draft_survey x where x.operation_id = o.id and x.active
        and x.cargo is not null order by x.created_at desc limit 1) d on true
      left join lateral (select sum(x.total) as scale from weighing_period x
        where x.operation_id = o.id and x.active and x.installments > 0) w on true
      left join lateral (select count(*) as seals, min(x.number) as first_seal, max(x.number) as last_seal
        from hold_sealing x where x.operation_id = o.id and x.active and x.state = any(${[...LIVE_STATES]}::text[])) s on true
      left join lateral (select json_build_object('kind', t.kind, 'outcome', t.outcome, 'type', t.type) as quality
        from classification t where t.operation_id = o.id and t.active and not t.superseded
          and ${scopeCondition(graded.filter, graded.model)}
        order by array_position(array['final', 'composite', 'period', 'partial'], t.kind::text), t.number desc limit 1) g on true
      left join lateral (select count(*) as open_occurrences from occurrence x
        where x.operation_id = o.id and x.active and x.state <> 'closed') e on true
    where o.work_order_id = ${orderId} order by ${orderOfBarges("o")}`);
}

/** Models that everybody finds ready: what each is called stands in the words of the pages. */
import { EMPTY_DEFINITION, type ReportDefinition } from "./definition.ts";

export interface ReadyModel {
  readonly record: string;
  readonly definition: ReportDefinition;
}

const asked = (part: Partial<ReportDefinition>): ReportDefinition => ({ ...EMPTY_DEFINITION, ...part });

export const READY_MODELS = {
  orders_by_period: {
    record: "work_order",
    definition: asked({
      active: true,
      groups: [
        { column: "date", by: "month" },
        { column: "kind", by: "value" },
      ],
      measures: [{ column: "expected_volume", as: "sum" }],
      chart: "bars",
    }),
  },
  quality: {
    record: "classification",
    definition: asked({
      filters: { kind: "final" },
      groups: [
        { column: "product_id", by: "value" },
        { column: "work_order.port_id", by: "value" },
        { column: "type", by: "value" },
      ],
      measures: [{ column: "tonnage", as: "sum" }],
      chart: "bars",
    }),
  },
  weights: {
    record: "draft_survey",
    definition: asked({
      columns: ["code", "work_order.port_id", "bill_of_lading", "cargo", "figure.loss"],
      measures: [
        { column: "bill_of_lading", as: "sum" },
        { column: "cargo", as: "sum" },
        { column: "figure.loss", as: "sum" },
      ],
      sort: { column: "code", direction: "desc" },
    }),
  },
  occurrences: {
    record: "occurrence",
    definition: asked({
      groups: [
        { column: "occurrences_id", by: "value" },
        { column: "severity", by: "value" },
        { column: "state", by: "value" },
      ],
      chart: "bars",
    }),
  },
  time_lost: {
    record: "timelog_entry",
    definition: asked({
      filters: { "timelog.kind": "stop,rain,shift" },
      groups: [
        { column: "timelog.kind", by: "value" },
        { column: "timelog_id", by: "value" },
      ],
      measures: [
        { column: "figure.hours", as: "sum" },
        { column: "figure.hours", as: "mean" },
      ],
      chart: "bars",
    }),
  },
  productivity: {
    record: "appointment",
    definition: asked({
      groups: [{ column: "inspector_id", by: "value" }],
      measures: [{ column: "figure.days", as: "sum" }],
      chart: "bars",
    }),
  },
  ageing: {
    record: "invoice",
    definition: asked({
      filters: { status: "issued,partly_paid" },
      groups: [
        { column: "due_date", by: "age" },
        { column: "currency_id", by: "value" },
      ],
      measures: [{ column: "figure.open", as: "sum" }],
      chart: "bars",
    }),
  },
} as const satisfies Readonly<Record<string, ReadyModel>>;

export type ReadyKey = keyof typeof READY_MODELS;
export const READY_KEYS = Object.keys(READY_MODELS) as [ReadyKey, ...ReadyKey[]];

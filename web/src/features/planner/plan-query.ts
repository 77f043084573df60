/**
 * The address of the planner: what is shown, in words that can be mailed.
 *
 *   view=calendar | list        left out: the board
 *   span=week | month           left out: two weeks
 *   from=2026-11-16             left out: the period that today lies in
 *   port_id=<uuid>  workunit_id=<uuid>
 *
 * Whatever is unknown is ignored.
 */
import { type CalendarDate, isCalendarDate } from "@plimsoll/domain/kernel/dates";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { workOrder } from "@plimsoll/domain/work-order/work-order";
import { SPANS, type Span, startOf } from "./period.ts";

export const VIEWS = ["board", "calendar", "list"] as const;
export type View = (typeof VIEWS)[number];

type OrderField = keyof (typeof workOrder)["fields"];
export const PORT = "port_id" satisfies OrderField;
export const UNIT = "workunit_id" satisfies OrderField;

const FIRST_SPAN: Span = "two_weeks";

export interface PlanQuery {
  readonly view: View;
  readonly span: Span;
  /** The first day of the period; null for the one that today lies in. */
  readonly from: CalendarDate | null;
  readonly port: string | null;
  readonly unit: string | null;
}

export function readPlanQuery(query: string): PlanQuery {
  const params = new URLSearchParams(query);
  const view = VIEWS.find((one) => one === params.get("view")) ?? "board";
  const span = SPANS.find((one) => one === params.get("span")) ?? FIRST_SPAN;
  const from = params.get("from");
  const id = (name: string) => {
    const value = params.get(name);
    return isUuid(value) ? value : null;
  };
  return {
    view,
    span,
    from: isCalendarDate(from) ? startOf(span, from) : null,
    port: id(PORT),
    unit: id(UNIT),
  };
}

export function writePlanQuery({ view, span, from, port, unit }: PlanQuery): string {
  const params = new URLSearchParams();
  if (view !== "board") params.set("view", view);
  if (span !== FIRST_SPAN) params.set("span", span);
  if (from !== null) params.set("from", from);
  if (port !== null) params.set(PORT, port);
  if (unit !== null) params.set(UNIT, unit);
  return params.toString();
}

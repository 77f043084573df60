// Decides which list stands behind a number: its address, with the filters that the number was counted by. The figures
// count rows in use in every country that the person sees, so the lists are asked for the same.

import type { nomination } from "@plimsoll/domain/commercial/nomination";
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import type { proposal } from "@plimsoll/domain/commercial/proposal";
import { ALMOST_EXPIRED_DAYS } from "@plimsoll/domain/commercial/proposal-status";
import { addDays, type CalendarDate } from "@plimsoll/domain/kernel/dates";
import type { FilterValue } from "@plimsoll/domain/kernel/filter-value";
import { NOT_BEGUN, type OrderStatus } from "@plimsoll/domain/work-order/status";
import type { workOrder } from "@plimsoll/domain/work-order/work-order";
import { ORDER_LISTS } from "#app/order-path";
import { EMPTY_LIST_QUERY, type ListQuery, writeListQuery } from "#record/list-query";
import { lastDayOf } from "./month-axis.ts";

type OrderField = keyof (typeof workOrder)["fields"];
type ProposalField = keyof (typeof proposal)["fields"];
type NominationField = keyof (typeof nomination)["fields"];
type Filters<Name extends string> = Partial<Record<Name, FilterValue>>;

const PROPOSALS = "/services/proposals";
const NOMINATIONS = "/services/nomeation";

const any = (...values: readonly string[]): FilterValue => ({ kind: "any", values });
const range = (from: CalendarDate | null, to: CalendarDate | null): FilterValue => ({
  kind: "range",
  from,
  to,
});

function addressOf(
  path: string,
  filters: Readonly<Record<string, FilterValue>>,
  more: Partial<ListQuery> = {},
) {
  return `${path}?${writeListQuery({ ...EMPTY_LIST_QUERY, active: true, country: "all", ...more, filters })}`;
}

/** What a number of orders was counted by. */
export interface OrderQuestion {
  readonly statuses?: readonly OrderStatus[];
  readonly port?: string;
  /** Ids; without any, whatever is carried. */
  readonly products?: readonly string[];
  /** "2026-11" */
  readonly month?: string;
  /** Planned for a day before this one and not begun. */
  readonly lateOn?: CalendarDate;
  readonly preset?: string;
}

export function ordersBehind(kind: OrderKind, question: OrderQuestion): string {
  const { statuses, port, products, month, lateOn, preset } = question;
  const filters: Filters<OrderField> = {
    ...(statuses ? { status: any(...statuses) } : {}),
    ...(port === undefined ? {} : { port_id: any(port) }),
    ...(products && products.length > 0 ? { product_id: any(...products) } : {}),
    ...(month === undefined ? {} : { date: range(`${month}-01`, lastDayOf(month)) }),
    ...(lateOn === undefined
      ? {}
      : { status: any(...NOT_BEGUN), appointment_date: range(null, addDays(lateOn, -1)) }),
  };
  const sort = { column: "appointment_date" satisfies OrderField, direction: "asc" } as const;
  return addressOf(ORDER_LISTS[kind], filters as Readonly<Record<string, FilterValue>>, {
    ...(lateOn === undefined ? {} : { sort }),
    ...(preset === undefined ? {} : { preset }),
  });
}

export type ProposalCount = "draft" | "sent" | "almost_expired" | "expired";

export function proposalsBehind(count: ProposalCount, today: CalendarDate): string {
  const filters: Filters<ProposalField> = {
    status: any(count === "draft" ? "draft" : "sent"),
    superseded: { kind: "flag", value: false },
    ...(count === "sent" ? { expiration_date: range(today, null) } : {}),
    ...(count === "almost_expired"
      ? { expiration_date: range(today, addDays(today, ALMOST_EXPIRED_DAYS)) }
      : {}),
    ...(count === "expired" ? { expiration_date: range(null, addDays(today, -1)) } : {}),
  };
  return addressOf(PROPOSALS, filters as Readonly<Record<string, FilterValue>>);
}

export function proposalPath(id: string): string {
  return `${PROPOSALS}/${id}`;
}

export function nominationsBehind(): string {
  const filters: Filters<NominationField> = { status: any("pending") };
  return addressOf(NOMINATIONS, filters as Readonly<Record<string, FilterValue>>);
}

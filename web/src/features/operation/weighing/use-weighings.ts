/** The weighings of a period or of the whole operation that the bundle does not bring: fetched page by page. */

import { type AskedPage, firstPage, pageAfter } from "@plimsoll/domain/kernel/page-by-page";
import type { Row } from "@plimsoll/domain/kernel/record";
import type { weighing, weighingPeriod } from "@plimsoll/domain/operation/pages/weighing";
import { useQuery } from "@tanstack/react-query";
import { call } from "#rpc/client";
import { callKey } from "#rpc/hooks";

export type WeighingRow = Row<typeof weighing>;
export type PeriodRow = Row<typeof weighingPeriod>;

const PAGE = 500;
const LIST = { service: "service", type: "weighing", action: "list" } as const;

export function useWeighings(
  of: { readonly period_id?: string; readonly operation_id?: string } | undefined,
) {
  const [[attribute, value] = ["period_id", ""]] = Object.entries(of ?? {});
  const conditions = [{ attribute, operator: "=", value }];
  return useQuery({
    queryKey: callKey({ ...LIST, attributes: { conditions } }),
    queryFn: async ({ signal }) => {
      const rows: WeighingRow[] = [];
      let pagination: AskedPage | undefined = firstPage(PAGE);
      while (pagination) {
        const page = await call({ ...LIST, attributes: { conditions, pagination }, signal });
        rows.push(...(page.attributes as unknown as WeighingRow[]));
        const { next } = (page as { pagination?: { next: string | null } }).pagination ?? { next: null };
        pagination = pageAfter(pagination, { next }, page.attributes.length);
      }
      return { attributes: rows };
    },
    enabled: of !== undefined,
    placeholderData: undefined,
  });
}

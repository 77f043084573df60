/** The weighings of a period or of the whole operation that the bundle does not bring: fetched page by page. */
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
      let after: string | null = null;
      do {
        const pagination: object = { size: PAGE, ...(after === null ? {} : { after }) };
        const page = await call({ ...LIST, attributes: { conditions, pagination }, signal });
        rows.push(...(page.attributes as unknown as WeighingRow[]));
        after = (page as { pagination?: { next: string | null } }).pagination?.next ?? null;
      } while (after !== null);
      return { attributes: rows };
    },
    enabled: of !== undefined,
    placeholderData: undefined,
  });
}

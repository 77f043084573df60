/** A parameter of the classifications over time and places, and what of it is out of pattern. */
import { standardOf } from "@plimsoll/domain/classification/standards.data";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { classifyingContracts, Trends } from "@plimsoll/domain/operation/classification-contract";
import { controlChart } from "@plimsoll/domain/operation/control-chart";
import type { z } from "zod";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { trendPoints } from "./store.ts";

type Input = z.infer<(typeof classifyingContracts)["trends"]["input"]>;

export const trendHandlers = {
  async trends(call: Call, asked: Input): Promise<Trends> {
    const { product, parameter, by, from = null, until = null, work_order_id: order = null } = asked;
    if (order !== null && !isUuid(order)) throw refuse("reference_not_found", "work_order_id");
    const rows = await trendPoints(call.db, call.filter, call.app.catalog.get("classification"), {
      culture: product,
      parameter,
      by,
      from,
      until,
      orderId: order,
    });
    const points = by === "hold" ? rows.map((row) => ({ ...row, name: String(Number(row.name)) })) : rows;
    // Days follow one another, and holds stand side by side; places have no order.
    const chart = controlChart(
      points.map(({ value }) => value),
      by === "day" || by === "hold",
    );
    const standard = standardOf(product, until ?? todayIn(call.country, call.now));
    const limits: Readonly<Partial<Record<string, string>>> =
      standard?.tables.at(-1)?.rows.at(-1)?.limits ?? {};
    return { points, chart: chart ?? null, limit: limits[parameter] ?? null };
  },
};

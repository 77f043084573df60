/** The board of trucks: one answer for all its columns. */
import { sum, withScale } from "@plimsoll/domain/kernel/decimal";
import { TRUCK_STATES } from "@plimsoll/domain/operation/pages/truck";
import type { TruckBoard, truckContracts } from "@plimsoll/domain/operation/truck-contract";
import type { z } from "zod";
import { selectRows } from "#record/list";
import type { Call } from "#rpc/call";
import { boardCards, columnSums } from "./store.ts";

type Asked = z.infer<(typeof truckContracts)["board"]["input"]>;

export const truckHandlers = {
  async board(call: Call, asked: Asked): Promise<TruckBoard> {
    const rows = await selectRows(call, call.app.catalog.get("truck"), asked);
    const sums = new Map((await columnSums(call.db, rows)).map((one) => [one.state, one]));
    const cards = await boardCards(call.db, rows);
    const total = (field: "origin_net" | "weighed_net") =>
      withScale(sum([...sums.values()].map((one) => one[field])), 3);
    return {
      columns: TRUCK_STATES.map((state) => ({
        state,
        count: sums.get(state)?.count ?? 0,
        net: sums.get(state)?.net ?? "0.000",
        cards: cards.filter((card) => card.state === state),
      })),
      origin_net: total("origin_net"),
      arrived_net: total("weighed_net"),
    };
  },
};

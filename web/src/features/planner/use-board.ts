/** The board of a period, kept fresh by live events about anything it is made of. */

import { useMemo } from "react";
import { useCall } from "#rpc/hooks";
import { ABSENCES, APPOINTMENTS, INSPECTORS, ORDERS, PLANNER } from "./board.ts";
import type { Window } from "./lanes.ts";
import { type PlanQuery, PORT, UNIT } from "./plan-query.ts";

const DEPENDS_ON = [APPOINTMENTS, ABSENCES, ORDERS, INSPECTORS];

export function useBoard({ from, to }: Window, { port, unit }: PlanQuery) {
  const request = useMemo(
    () => ({ ...PLANNER, action: "board", attributes: { from, to, [PORT]: port, [UNIT]: unit } }) as const,
    [from, to, port, unit],
  );
  const asked = useCall(request, { dependsOn: DEPENDS_ON });
  return { request, asked, board: asked.data?.attributes };
}

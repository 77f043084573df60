/** The board of a period, kept fresh by live events about anything it is made of. */
import { useMemo } from "react";
import { type Question, useAsk } from "#rpc/hooks";
import { ABSENCES, APPOINTMENTS, type Board, INSPECTORS, ORDERS, PLANNER } from "./board.ts";
import type { Window } from "./lanes.ts";
import { type PlanAddress, PORT, UNIT } from "./plan-address.ts";

const MADE_OF = [APPOINTMENTS, ABSENCES, ORDERS, INSPECTORS];

export function useBoard({ from, to }: Window, { port, unit }: PlanAddress) {
  const question = useMemo<Question>(
    () => ({ ...PLANNER, action: "board", attributes: { from, to, [PORT]: port, [UNIT]: unit } }),
    [from, to, port, unit],
  );
  const asked = useAsk<Board>(question, { madeOf: MADE_OF });
  return { question, asked, board: asked.data?.attributes };
}

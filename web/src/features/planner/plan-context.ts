/** What every part of the planner needs: the board and its days, what the person may do, and the dialogs over it. */
import type { CalendarDate } from "@plimsoll/domain/kernel/dates";
import type {
  Absent,
  Board,
  OrderHead,
  Person,
  Planned,
  Unassigned,
} from "@plimsoll/domain/work-order/output";
import { createContext, useContext } from "react";
import type { Rights } from "#record/rights";
import type { PlanActions } from "./use-plan-actions.ts";
import type { BeginDrag } from "./use-plan-drag.ts";

/** An order that was chosen, with the days somebody has on it where it was chosen by them. */
export interface ChosenOrder extends OrderHead {
  readonly id: string;
  readonly appointment_date?: CalendarDate | null;
  readonly planned?: Planned;
  readonly waiting?: Unassigned;
}

export type Dialog =
  | { readonly kind: "cell"; readonly person: Person; readonly day: CalendarDate }
  | { readonly kind: "order"; readonly order: ChosenOrder }
  | {
      readonly kind: "assign";
      readonly order?: Unassigned;
      readonly person?: Person;
      readonly day: CalendarDate;
    }
  | { readonly kind: "appointment"; readonly planned: Planned }
  | { readonly kind: "absent"; readonly person?: Person; readonly day: CalendarDate }
  | { readonly kind: "absence"; readonly absent: Absent };

export interface Plan {
  readonly board: Board;
  readonly days: readonly CalendarDate[];
  readonly today: CalendarDate;
  readonly rights: Rights;
  readonly absenceRights: Rights;
  readonly actions: PlanActions;
  readonly open: (dialog: Dialog) => void;
  readonly begin: BeginDrag;
}

export const PlanContext = createContext<Plan | undefined>(undefined);

export function usePlan(): Plan {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error("this part of the planner needs a PlanContext above it");
  return plan;
}

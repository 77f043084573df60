/**
 * Changes of the plan. Each shows on the board at once; a refusal puts it back and says why, and what went through can
 * be taken back while the note about it stays.
 */

import type { Absent, Board, Days, Person, Planned, Unassigned } from "@plimsoll/domain/work-order/output";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { toastError } from "#app/error-text";
import { newId } from "#fields/new-id";
import { say } from "#i18n/say";
import type { Rights } from "#record/rights";
import { call, type RpcAnswer } from "#rpc/client";
import { type CallRequest, callKey, invalidateType } from "#rpc/hooks";
import { toasts } from "#ui/toasts";
import { ABSENCES, APPOINTMENTS, ORDERS } from "./board.ts";
import { withAppointment, withoutAbsence, withoutAppointment } from "./board-changes.ts";
import type { Landing } from "./landing.ts";
import type { Window } from "./lanes.ts";
import { usePlannerWords } from "./planner-words.tsx";

interface Step {
  readonly of: typeof APPOINTMENTS | typeof ABSENCES;
  readonly action: "create" | "update";
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Of a new row: it belongs where its order or its person does, wherever the planner sits. */
  readonly country?: string;
  /** How the board looks with it. */
  readonly seen?: (board: Board) => Board;
}

interface Action extends Step {
  readonly said: string;
  /** The way back, from the row as the server answered; nothing where the person may not go it. */
  readonly back?: ((row: Readonly<Record<string, unknown>>) => Step) | undefined;
}

export interface PlanActions {
  readonly assign: (order: Unassigned, landing: Landing, person: string) => Promise<void>;
  readonly move: (planned: Planned, landing: Landing) => Promise<void>;
  readonly remove: (planned: Planned, person: string) => Promise<void>;
  readonly removeAbsence: (absent: Absent, person: Person) => Promise<void>;
}

interface Given {
  readonly request: CallRequest;
  readonly window: Window;
  readonly rights: Rights;
}

export function usePlanActions({ request, window, rights }: Given): PlanActions {
  const client = useQueryClient();
  const words = usePlannerWords();
  return useMemo(() => {
    const perform = makePerform(client, request, words.undo, words.said.undone);
    const { said } = words;
    const appointment = (step: Omit<Step, "of">): Step => ({ of: APPOINTMENTS, ...step });
    // Taken off the board and kept in the history: whoever may plan may also take back what was planned.
    const removal = (id: string, version: unknown): Step =>
      appointment({
        action: "update",
        attributes: { id, version, active: false },
        seen: (board) => withoutAppointment(board, id, window),
      });
    const again = (planned: Planned, version: unknown): Step =>
      appointment({
        action: "update",
        attributes: { id: planned.id, version, active: true },
        seen: (board) => withAppointment(board, planned, window),
      });
    const change = (planned: Planned, version: unknown, where: Landing): Step =>
      appointment({
        action: "update",
        attributes: { id: planned.id, version, inspector_id: where.person, ...daysOf(where) },
        seen: (board) =>
          withAppointment(board, { ...planned, inspector_id: where.person, ...daysOf(where) }, window),
      });
    const creation = (planned: Planned): Step =>
      appointment({
        action: "create",
        country: planned.country,
        attributes: {
          id: planned.id,
          work_order_id: planned.work_order_id,
          inspector_id: planned.inspector_id,
          ...daysOf(planned),
          note: planned.note,
        },
        seen: (board) => withAppointment(board, planned, window),
      });
    const was = (planned: Planned): Landing => ({ person: planned.inspector_id, ...daysOf(planned) });
    return {
      assign: (order, landing, person) => {
        const planned = plannedOf(order, landing);
        return perform({
          ...creation(planned),
          said: say(said.assigned, { order: order.wocode, person }),
          back: rights.update ? ({ version }) => removal(planned.id, version) : undefined,
        });
      },
      move: (planned, landing) =>
        perform({
          ...change(planned, planned.version, landing),
          said: say(said.moved, { order: planned.wocode }),
          back: ({ version }) => change(planned, version, was(planned)),
        }),
      remove: (planned, person) =>
        perform({
          ...removal(planned.id, planned.version),
          said: say(said.removed, { order: planned.wocode, person }),
          back: ({ version }) => again(planned, version),
        }),
      removeAbsence: ({ id, version }, person) =>
        perform({
          of: ABSENCES,
          action: "update",
          attributes: { id, version, active: false },
          seen: (board) => withoutAbsence(board, id, window),
          said: say(said.absenceRemoved, { person: person.name }),
          back: ({ version: after }) => ({
            of: ABSENCES,
            action: "update",
            attributes: { id, version: after, active: true },
          }),
        }),
    };
  }, [client, request, window, words, rights]);
}

const daysOf = ({ begin_date, end_date }: Days): Days => ({ begin_date, end_date });

/** The bar that an order becomes before the server has answered. */
function plannedOf({ id: work_order_id, ...order }: Unassigned, { person, ...days }: Landing): Planned {
  const { country, wocode, status, kind, customer, port, vessel, product } = order;
  const head = { country, wocode, status, kind, customer, port, vessel, product };
  return {
    ...head,
    ...daysOf(days),
    id: newId(),
    version: 1,
    inspector_id: person,
    work_order_id,
    note: null,
  };
}

function makePerform(
  client: ReturnType<typeof useQueryClient>,
  request: CallRequest,
  undo: string,
  undone: string,
) {
  const key = callKey(request);
  const settle = (of: Step["of"]) => {
    void invalidateType(client, of.service, of.type);
    // Who is assigned decides who an order names, and its status.
    void invalidateType(client, ORDERS.service, ORDERS.type);
  };
  const take = async (step: Step) => {
    const { of, action, attributes, country, seen } = step;
    await client.cancelQueries({ queryKey: key });
    if (seen)
      client.setQueryData<RpcAnswer<Board>>(
        key,
        (answer) => answer && { ...answer, attributes: seen(answer.attributes) },
      );
    try {
      return await call({
        ...of,
        action,
        attributes,
        ...(country === undefined ? {} : { country }),
        idempotencyKey: crypto.randomUUID(),
      });
    } finally {
      // After a refusal too: what the server has is what counts.
      settle(of);
    }
  };
  return async ({ said, back, ...step }: Action): Promise<void> => {
    try {
      const { attributes } = await take(step);
      if (back === undefined) toasts.success(said);
      else
        toasts.undoable(said, undo, () => {
          take(back(attributes)).then(() => toasts.info(undone), toastError);
        });
    } catch (error) {
      toastError(error);
    }
  };
}

/** What opens over the planner: a day of somebody, an order, and the forms for appointments and absences. */

import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { modelOf, type RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { absence } from "@plimsoll/domain/work-order/absence";
import type { appointment } from "@plimsoll/domain/work-order/appointment";
import { isLocked, ORDER_STATUSES } from "@plimsoll/domain/work-order/status";
import type { workOrder } from "@plimsoll/domain/work-order/work-order";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { NarrowedChoices } from "#fields/reference/narrowed-choices";
import { say } from "#i18n/say";
import { baseOf, blankBase } from "#record/form-check";
import { FormDialog } from "#record/form-dialog";
import { useRecordLabels } from "#record/record-words";
import { useModel } from "#record/use-model";
import { invalidateType, useLoad } from "#rpc/hooks";
import { ABSENCES, APPOINTMENTS, ORDERS } from "./board.ts";
import { CellDialog } from "./cell-dialog.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { type Dialog, usePlan } from "./plan-context.ts";
import { usePlannerWords } from "./planner-words.tsx";

interface PlanDialogsProps {
  readonly dialog: Dialog | undefined;
  readonly onClose: () => void;
}

export function PlanDialogs({ dialog, onClose }: PlanDialogsProps) {
  const { board } = usePlan();
  const words = usePlannerWords();
  switch (dialog?.kind) {
    case undefined:
      return null;
    case "cell":
      return <CellDialog person={dialog.person} day={dialog.day} onClose={onClose} />;
    case "order":
      return <OrderDialog order={dialog.order} onClose={onClose} />;
    case "assign":
      return (
        <NewAppointment
          title={
            dialog.order ? say(words.form.assignOrder, { order: dialog.order.wocode }) : words.form.assign
          }
          country={dialog.order?.country ?? dialog.person?.country}
          given={{
            ...(dialog.order ? { work_order_id: { id: dialog.order.id, name: dialog.order.wocode } } : {}),
            ...(dialog.person ? { inspector_id: dialog.person } : {}),
            begin_date: dialog.day,
            end_date: dialog.day,
          }}
          onClose={onClose}
        />
      );
    case "absent":
      return (
        <NewAbsence
          country={dialog.person?.country}
          given={{
            ...(dialog.person ? { inspector_id: dialog.person } : {}),
            begin_date: dialog.day,
            end_date: dialog.day,
          }}
          onClose={onClose}
        />
      );
    case "appointment":
      return (
        <Edited
          of={APPOINTMENTS}
          id={dialog.planned.id}
          title={say(words.form.edit, { order: dialog.planned.wocode })}
          onClose={onClose}
        />
      );
    case "absence": {
      const name = board.people.find(({ id }) => id === dialog.absent.inspector_id)?.name ?? "";
      return (
        <Edited
          of={ABSENCES}
          id={dialog.absent.id}
          title={say(words.form.editAbsence, { name })}
          onClose={onClose}
        />
      );
    }
  }
}

type Given<Fields> = Partial<Record<keyof Fields, string | Named>>;

interface NewProps<Fields> {
  readonly given: Given<Fields>;
  /** Where the order or the person belongs; without either, the country of operation. */
  readonly country: string | undefined;
  readonly title?: string;
  readonly onClose: () => void;
}

const FIRST = [
  "work_order_id",
  "inspector_id",
] as const satisfies readonly (keyof (typeof appointment)["fields"])[];

/** Who goes where comes before when: it is the question that the planner asks. */
function asAsked(model: RecordModel): RecordModel {
  const { fields } = model.definition;
  const first = FIRST.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []));
  return modelOf({ ...model.definition, fields: { ...Object.fromEntries(first), ...fields } });
}

/** Orders that somebody can still be sent to. */
const OPEN_ORDERS = {
  [ORDERS.type]: [
    {
      attribute: "status" satisfies keyof (typeof workOrder)["fields"],
      operator: "in",
      value: ORDER_STATUSES.filter((status) => !isLocked(status)),
    },
  ],
};

/** What is taken off the plan is removed, not switched off. */
const shows = (name: string): boolean => name !== "active";

function useStart(model: RecordModel, given: object, country: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it starts is decided when it opens
  return useMemo(() => {
    const base = blankBase(model);
    const row = country === undefined ? base.row : { ...base.row, country };
    return { ...base, row, states: { ...base.states, ...given } };
  }, [model]);
}

function useSettle(onClose: () => void) {
  const client = useQueryClient();
  return () => {
    onClose();
    // Who is assigned decides who an order names, and its status.
    void invalidateType(client, ORDERS.service, ORDERS.type);
  };
}

function NewAppointment({ given, country, title, onClose }: NewProps<(typeof appointment)["fields"]>) {
  const words = usePlannerWords();
  const whole = useModel("appointment");
  const model = useMemo(() => asAsked(whole), [whole]);
  const start = useStart(model, given, country);
  const settle = useSettle(onClose);
  return (
    <NarrowedChoices value={OPEN_ORDERS}>
      <FormDialog
        model={model}
        labels={useRecordLabels(model)}
        start={start}
        addressId="new"
        title={title ?? words.form.assign}
        shows={shows}
        onSaved={settle}
        onClose={onClose}
      />
    </NarrowedChoices>
  );
}

function NewAbsence({ given, country, onClose }: NewProps<(typeof absence)["fields"]>) {
  const words = usePlannerWords();
  const model = useModel("absence");
  const start = useStart(model, given, country);
  const settle = useSettle(onClose);
  return (
    <FormDialog
      model={model}
      labels={useRecordLabels(model)}
      start={start}
      addressId="new"
      title={words.form.absence}
      shows={shows}
      onSaved={settle}
      onClose={onClose}
    />
  );
}

interface EditedProps {
  readonly of: typeof APPOINTMENTS | typeof ABSENCES;
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

function Edited({ of, id, title, onClose }: EditedProps) {
  const model = useModel(of.type);
  const row = useLoad(of, id).data?.attributes;
  if (row === undefined) return null;
  return <EditedRow model={model} row={row} id={id} title={title} onClose={onClose} />;
}

interface EditedRowProps extends Omit<EditedProps, "of"> {
  readonly model: RecordModel;
  readonly row: Values;
}

function EditedRow({ model, row, id, title, onClose }: EditedRowProps) {
  const settle = useSettle(onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes of the row come in by `loaded`
  const start = useMemo(() => baseOf(model, row), [model]);
  return (
    <FormDialog
      model={model}
      labels={useRecordLabels(model)}
      start={start}
      addressId={id}
      title={title}
      loaded={row}
      shows={shows}
      onSaved={settle}
      onClose={onClose}
    />
  );
}

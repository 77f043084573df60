/** Who works on the order on which days, and what of its scope was carried out. */

import { ActionIcon, Button } from "@mantine/core";
import type { RowNamed } from "@plimsoll/domain/calls";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { daysBetween } from "@plimsoll/domain/kernel/dates";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { appointment } from "@plimsoll/domain/work-order/appointment";
import { useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2, UserPlus } from "lucide-react";
import { useMemo, useState } from "react";
import { errorText, toastError } from "#app/error-text";
import { NOT_ENTERED, useDates } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { baseOf, blankBase } from "#record/form-check";
import { FormDialog } from "#record/form-dialog";
import type { ShowsField } from "#record/form-fields";
import { narrowedModel } from "#record/narrowed-model";
import { useRecordLabels } from "#record/record-words";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { invalidateType, useList, useMutationCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { useConfirmation } from "#ui/confirm-dialog";
import { toasts } from "#ui/toasts";
import { useWhenAsked } from "./asked-control.ts";
import { APPOINTMENTS, ORDERS, type OrderRow } from "./order.ts";
import type { OrderTabProps } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";
import { ScopeConfirm } from "./scope-confirm.tsx";
import classes from "./work-order.module.css";

type AppointmentField = keyof (typeof appointment)["fields"];
/** An appointment is made or taken back; one that is kept and not in use means nothing. */
const isAppointmentField: ShowsField = (name) => name !== "active";
const OF_ORDER = "work_order_id" satisfies AppointmentField;
const INSPECTOR = "inspector_id" satisfies AppointmentField;

export type Appointment = RowNamed<typeof APPOINTMENTS>;

export function PeopleTab({ part }: { readonly part: OrderTabProps }) {
  return (
    <div className={classes.stack}>
      <Appointments part={part} />
      <ScopeConfirm part={part} />
    </div>
  );
}

/** A day of the plan where there is one, else today. */
function startOf(model: RecordModel, order: OrderRow) {
  const base = blankBase(model);
  const today = todayIn(order.country, new Date().toISOString());
  const day =
    order.appointment_date !== null && order.appointment_date > today ? order.appointment_date : today;
  return { ...base, states: { ...base.states, begin_date: day, end_date: day } };
}

function Appointments({ part: { order, isLocked, askedControl } }: { readonly part: OrderTabProps }) {
  const words = useOrderWords().people;
  const whole = useModel("appointment");
  const model = useMemo(() => narrowedModel(whole, { fixed: { [OF_ORDER]: order.id } }), [whole, order.id]);
  const labels = useRecordLabels(model);
  const rights = useRights(model);
  const client = useQueryClient();
  const [open, setOpen] = useState<Appointment | "new">();
  const asked = useList(
    APPOINTMENTS,
    {
      conditions: [{ attribute: OF_ORDER, operator: "=", value: order.id }],
      order: [["begin_date", "asc"]],
      active: true,
      pagination: { page: 1, size: 200 },
    },
    { enabled: rights.list, keepPrevious: false },
  );
  useWhenAsked(askedControl, "people", () => rights.create && !isLocked && setOpen("new"));
  const close = () => setOpen(undefined);
  const settle = () => {
    close();
    // Who is assigned decides who the order names, and its status.
    void invalidateType(client, ORDERS.service, ORDERS.type);
  };
  const rows = asked.data?.attributes ?? [];
  if (!rights.list) return null;
  const start = open === "new" ? startOf(model, order) : open && baseOf(model, open);
  return (
    <Card padded>
      {open && start && (
        <FormDialog
          model={model}
          labels={labels}
          start={start}
          addressId={open === "new" ? "new" : open.id}
          title={open === "new" ? words.add : say(words.edit, { name: open.inspector?.name ?? "" })}
          {...(open === "new" ? {} : { loaded: rows.find((row) => row.id === open.id) ?? open })}
          shows={isAppointmentField}
          // The days are those of the order: who goes is the question.
          {...(open === "new" ? { focus: INSPECTOR } : {})}
          onSaved={settle}
          onClose={close}
        />
      )}
      <div className={classes.cardHead}>
        <CardTitle>{words.title}</CardTitle>
        {rights.create && !isLocked && (
          <Button
            variant="default"
            size="xs"
            leftSection={<UserPlus size={15} aria-hidden />}
            onClick={() => setOpen("new")}
          >
            {words.add}
          </Button>
        )}
      </div>
      {asked.isError && asked.data === undefined ? (
        <p className={classes.quiet}>{errorText(asked.error)}</p>
      ) : rows.length === 0 ? (
        <p className={classes.quiet}>{asked.isPending ? "" : words.none}</p>
      ) : (
        <AppointmentTable
          rows={rows}
          model={model}
          mayUpdate={rights.update && !isLocked}
          mayDelete={rights.delete && !isLocked}
          onEdit={setOpen}
          onRemoved={settle}
        />
      )}
    </Card>
  );
}

interface AppointmentTableProps {
  readonly rows: readonly Appointment[];
  readonly model: RecordModel;
  readonly mayUpdate: boolean;
  readonly mayDelete: boolean;
  readonly onEdit: (row: Appointment) => void;
  readonly onRemoved: () => void;
}

function AppointmentTable({ rows, model, mayUpdate, mayDelete, onEdit, onRemoved }: AppointmentTableProps) {
  const words = useOrderWords().people;
  const labels = useRecordLabels(model);
  const dates = useDates();
  const { ask, element } = useConfirmation();
  const { run } = useMutationCall({ ...APPOINTMENTS, action: "delete" });
  const nameOf = (row: Appointment) => row.inspector?.name ?? NOT_ENTERED;
  const remove = async (row: Appointment) => {
    const title = say(words.removeTitle, { name: nameOf(row) });
    if (!(await ask({ title, text: words.removeText, yes: words.removeYes, danger: true }))) return;
    await run({ id: row.id });
    toasts.success(words.removed);
    onRemoved();
  };
  const days = (row: Appointment) => {
    const count = daysBetween(row.begin_date, row.end_date) + 1;
    return sayCount(words.days, count);
  };
  const columns = ["inspector_id", "designation_type_id", "begin_date", "end_date", "note"] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow, by keyboard too
    <div className={classes.scroller} tabIndex={0}>
      {element}
      <table className={classes.table} aria-label={words.title}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {labels.field(name satisfies AppointmentField).label}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{nameOf(row)}</th>
              <td>{row.designation_type?.name ?? NOT_ENTERED}</td>
              <td>{dates.date(row.begin_date)}</td>
              <td>
                {dates.date(row.end_date)} <span className={classes.quiet}>{days(row)}</span>
              </td>
              <td>{row.note ?? NOT_ENTERED}</td>
              <td className={classes.rowActions}>
                {mayUpdate && (
                  <ActionIcon
                    variant="subtle"
                    aria-label={say(words.edit, { name: nameOf(row) })}
                    onClick={() => onEdit(row)}
                  >
                    <Pencil size={15} aria-hidden />
                  </ActionIcon>
                )}
                {mayDelete && (
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={say(words.remove, { name: nameOf(row) })}
                    onClick={() => void remove(row).catch(toastError)}
                  >
                    <Trash2 size={15} aria-hidden />
                  </ActionIcon>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

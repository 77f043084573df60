/** A small card of the order that was chosen, with the way to its page and to the days somebody has on it. */
import { Button, Modal } from "@mantine/core";
import { ArrowRight, Pencil, Trash2, UserPlus } from "lucide-react";
import { Link } from "react-router";
import { orderPath, PLANNER } from "#app/order-path";
import { useMay } from "#app/session";
import { NOT_ENTERED, useDates } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import { useFocusBack } from "#ui/focus-back";
import { ConflictMark, conflictsOf, OrderChip } from "./order-line.tsx";
import { type ChosenOrder, usePlan } from "./plan-context.ts";
import classes from "./planner.module.css";
import { usePlannerWords } from "./planner-words.tsx";

interface OrderDialogProps {
  readonly order: ChosenOrder;
  readonly onClose: () => void;
}

export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const { shell } = useWords().app;
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={order.wocode}
      size={440}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <OrderFacts order={order} />
      <OrderDialogActions order={order} onClose={onClose} />
    </Modal>
  );
}

function OrderFacts({ order }: { readonly order: ChosenOrder }) {
  const { board } = usePlan();
  const { fields, choices } = useWords().records.work_order;
  const { fields: ofDays } = useWords().records.appointment;
  const dates = useDates();
  const { planned } = order;
  const person = planned && board.people.find(({ id }) => id === planned.inspector_id)?.name;
  const facts: readonly (readonly [string, string | null])[] = [
    [fields.kind, choices.kind[order.kind]],
    [fields.ship_id, order.vessel],
    [fields.customer_id, order.customer],
    [fields.port_id, order.port],
    [fields.product_id, order.product],
    ...(planned
      ? ([
          [ofDays.inspector_id, person ?? null],
          [ofDays.begin_date, dates.date(planned.begin_date)],
          [ofDays.end_date, dates.date(planned.end_date)],
          [ofDays.note, planned.note],
        ] as const)
      : ([[fields.appointment_date, dates.date(order.appointment_date ?? null)]] as const)),
  ];
  return (
    <>
      <OrderChip status={order.status} /> {planned && <ConflictMark kinds={conflictsOf(board, planned)} />}
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? NOT_ENTERED}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function OrderDialogActions({ order, onClose }: OrderDialogProps) {
  const { board, rights, actions, open, today } = usePlan();
  const words = usePlannerWords();
  const { planned, waiting } = order;
  const person = planned && board.people.find(({ id }) => id === planned.inspector_id);
  const date = waiting?.appointment_date ?? null;
  const may = useMay();
  // Whoever plans stays with the plan; its pages of an order ask for a right of their own.
  const staysHere = may({ service: "workorder", role: "shipplanner", permission: "load" });
  return (
    <div className={classes.dialogActions}>
      <Button
        component={Link}
        to={staysHere ? `${PLANNER}/${order.id}` : orderPath(order.kind, order.id)}
        data-autofocus
        rightSection={<ArrowRight size={16} aria-hidden />}
      >
        {words.openOrder}
      </Button>
      {waiting && rights.create && (
        <Button
          variant="default"
          leftSection={<UserPlus size={16} aria-hidden />}
          onClick={() =>
            open({ kind: "assign", order: waiting, day: date !== null && date > today ? date : today })
          }
        >
          {words.unassigned.assign}
        </Button>
      )}
      {planned && rights.update && (
        <Button
          variant="default"
          leftSection={<Pencil size={16} aria-hidden />}
          onClick={() => open({ kind: "appointment", planned })}
        >
          {words.edit}
        </Button>
      )}
      {planned && rights.update && (
        <Button
          variant="default"
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={() => {
            onClose();
            void actions.remove(planned, person?.name ?? "");
          }}
        >
          {words.remove}
        </Button>
      )}
    </div>
  );
}

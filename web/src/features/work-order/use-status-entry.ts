/**
 * A status entered by hand: asked about where it locks the order, given a reason where it needs one, and taken back by
 * one press for some seconds where the server says that nothing left the house with it.
 */
import { UNDO_STATUS } from "@plimsoll/domain/kernel/undo-status";
import { isLocked, type OrderStatus } from "@plimsoll/domain/work-order/status";
import { toastError } from "#app/error-text";
import { say } from "#i18n/say";
import { useConfirmation } from "#ui/confirm-dialog";
import { calmStatus } from "#ui/status-label";
import { toasts } from "#ui/toasts";
import type { OrderRow, OrderVerdicts, StatusVerdict } from "./order.ts";
import type { OrderTabProps } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";

export function useStatusEntry(part: OrderTabProps, onJustify: (to: OrderStatus) => void) {
  const words = useOrderWords();
  const { actions } = part;
  const { ask, element } = useConfirmation();
  const name = useStatusName(part);
  const tell = useTellStatus(part);

  const enter = async (status: OrderStatus, justification?: string): Promise<boolean> => {
    const row = await actions.run({ action: "changestatus", attributes: { status, justification } });
    if (!row) return false;
    tell(row);
    return true;
  };

  const choose = async ({ to, justification }: StatusVerdict): Promise<void> => {
    if (justification) return onJustify(to);
    const question = {
      title: say(words.lockTitle, { status: name(to) }),
      text: words.lockText,
      yes: say(words.next.to, { status: name(to) }),
    };
    if (isLocked(to) && !part.isLocked && !(await ask(question))) return;
    await enter(to).catch(toastError);
  };
  return { enter, choose, question: element };
}

function useStatusName({ labels }: OrderTabProps) {
  return (status: OrderStatus) => calmStatus(labels.field("status").choices?.[status] ?? status);
}

/** Says which status an order has come to, with the way back where there is one. */
export function useTellStatus(part: OrderTabProps): (row: OrderRow, said?: string) => void {
  const words = useOrderWords();
  const name = useStatusName(part);
  const { actions, mayChange } = part;
  return (row, said = say(words.changed, { status: name(row.status as OrderStatus) })) => {
    const undo = () =>
      void actions.run({ action: UNDO_STATUS, attributes: { version: row.version } }).catch(toastError);
    const isOpen = mayChange && (row.verdicts as OrderVerdicts | undefined)?.undo_until;
    if (isOpen) toasts.undoable(said, words.undo, undo);
    else toasts.success(said);
  };
}

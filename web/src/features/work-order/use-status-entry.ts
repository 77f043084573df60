/**
 * A status entered by hand: asked about where it locks the order, given a reason where it needs one, and taken back by
 * one press where nothing stands in the way of going back.
 */
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
  const { order, actions, labels } = part;
  const { ask, element } = useConfirmation();
  const name = (status: OrderStatus) => calmStatus(labels.field("status").choices?.[status] ?? status);

  const enter = async (status: OrderStatus, justification?: string): Promise<boolean> => {
    const row = await actions.run({ action: "changestatus", attributes: { status, justification } });
    if (!row) return false;
    const said = say(words.changed, { status: name(status) });
    const from = order.status as OrderStatus;
    const undo = () =>
      void actions
        .run({ action: "changestatus", attributes: { status: from, version: row.version } })
        .catch(toastError);
    if (canGoBack(row, from)) toasts.undoable(said, words.undo, undo);
    else toasts.success(said);
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

/** Back by a single press: without a reason to give, and without anything in the way. */
function canGoBack({ verdicts }: OrderRow, to: OrderStatus): boolean {
  const back = (verdicts as OrderVerdicts | undefined)?.statuses.find((one) => one.to === to);
  return back?.may === true && !back.justification;
}

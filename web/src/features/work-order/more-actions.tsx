/** Rarer things done with an order: copied, linked elsewhere, marked for the customer's system, closed, deleted. */
import { Archive, Copy, Link2, RefreshCw, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { toastError } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMutationCall } from "#rpc/hooks";
import { useConfirmation } from "#ui/confirm-dialog";
import type { MoreItem } from "#ui/more-menu";
import { toasts } from "#ui/toasts";
import { ORDERS } from "./order.ts";
import type { OrderTabProps } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";

interface MoreOf {
  readonly part: OrderTabProps;
  readonly listPath: string;
  readonly onLink: () => void;
}

const CLOSED: ReadonlySet<unknown> = new Set(["billed", "canceled"]);

export function useMoreActions({ part, listPath, onLink }: MoreOf) {
  const words = useOrderWords();
  const { messages } = useWords();
  const navigate = useNavigate();
  const { ask, element } = useConfirmation();
  const { order, rights, labels } = part;
  const { id, wocode } = order;
  const remove = useMutationCall({ ...ORDERS, action: "delete" });
  const update = useMutationCall({ ...ORDERS, type: "fob", action: "setupdated" }, { invalidates: [ORDERS] });
  const close = useMutationCall(
    { ...ORDERS, service: "register", action: "clearclosewo" },
    { invalidates: [ORDERS] },
  );
  const [list] = listPath.split("?");
  const run = (action: () => Promise<unknown>) => () => void action().catch(toastError);
  const isFob = order.kind === "fob";

  const removing = async () => {
    const question = {
      title: say(words.removeTitle, { name: wocode }),
      text: words.removeText,
      yes: words.removeYes,
      danger: true,
    };
    if (!(await ask(question))) return;
    await toasts.during(say(messages.deleting, { item: labels.name }), remove.run({ id }));
    toasts.success(say(messages.deleted, { item: labels.name }));
    void navigate(listPath);
  };
  const closing = async () => {
    const title = say(words.closeTitle, { name: wocode });
    if (!(await ask({ title, text: words.closeText, yes: words.close }))) return;
    await close.run({ id });
    toasts.success(words.closed);
  };
  const marking = async () => {
    await update.run({ id });
    toasts.success(words.wasSetUpdated);
  };
  const clone = () => void navigate(`${list}/new`, { state: { clone: order } });

  const actions: MoreItem[] = [];
  if (rights.create) actions.push({ label: words.clone, icon: Copy, onClick: clone });
  if (rights.update && isFob && !part.isLocked)
    actions.push({ label: words.link.open, icon: Link2, onClick: onLink });
  if (rights.update && isFob && order.unsynced !== true)
    actions.push({ label: words.setUpdated, icon: RefreshCw, onClick: run(marking) });
  if (rights.update && CLOSED.has(order.status) && order.active)
    actions.push({ label: words.close, icon: Archive, onClick: run(closing) });
  if (rights.delete && order.status === "created")
    actions.push({ label: words.remove, icon: Trash2, onClick: run(removing), danger: true });
  return { actions, question: element };
}

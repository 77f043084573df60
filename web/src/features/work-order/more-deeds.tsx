/** Rarer things done with an order: copied, linked elsewhere, marked for the customer's system, closed, deleted. */
import { Archive, Copy, Link2, type LucideIcon, RefreshCw, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { toastError } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useDo } from "#rpc/hooks";
import { useQuestion } from "#ui/confirm-question";
import { toasts } from "#ui/toasts";
import { ORDERS } from "./order.ts";
import type { OrderPart } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";

interface MoreOf {
  readonly part: OrderPart;
  readonly listPath: string;
  readonly onLink: () => void;
}

interface MoreDeed {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onClick: () => void;
  readonly danger?: boolean;
}

const CLOSED: ReadonlySet<unknown> = new Set(["billed", "canceled"]);

export function useMoreDeeds({ part, listPath, onLink }: MoreOf) {
  const words = useOrderWords();
  const { messages } = useWords();
  const navigate = useNavigate();
  const { ask, element } = useQuestion();
  const { order, rights, labels } = part;
  const { id, wocode } = order;
  const remove = useDo({ ...ORDERS, action: "delete" });
  const update = useDo({ ...ORDERS, type: "fob", action: "setupdated" }, { touches: [ORDERS] });
  const close = useDo({ ...ORDERS, service: "register", action: "clearclosewo" }, { touches: [ORDERS] });
  const [list] = listPath.split("?");
  const run = (deed: () => Promise<unknown>) => () => void deed().catch(toastError);
  const isFob = order.kind === "fob";

  const removing = async () => {
    const question = {
      title: say(words.removeTitle, { name: wocode }),
      text: words.removeText,
      yes: words.removeYes,
      danger: true,
    };
    if (!(await ask(question))) return;
    await remove.run({ id });
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

  const deeds: MoreDeed[] = [];
  if (rights.create) deeds.push({ label: words.clone, icon: Copy, onClick: clone });
  if (rights.update && isFob && !part.isLocked)
    deeds.push({ label: words.link.open, icon: Link2, onClick: onLink });
  if (rights.update && isFob && order.unsynced !== true)
    deeds.push({ label: words.setUpdated, icon: RefreshCw, onClick: run(marking) });
  if (rights.update && CLOSED.has(order.status) && order.active)
    deeds.push({ label: words.close, icon: Archive, onClick: run(closing) });
  if (rights.delete && order.status === "created")
    deeds.push({ label: words.remove, icon: Trash2, onClick: run(removing), danger: true });
  return { deeds, question: element };
}

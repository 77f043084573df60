/** What can be done with a nomination: accepted, refused, or taken back by whoever made it. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { Check, Undo2, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { orderPath } from "#app/order-path";
import { useActor, useMay } from "#app/session";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useAskedNext } from "#record/save-and";
import { StatusDialog, type StatusDialogProps } from "#status/status-dialog";
import { useStatusChange } from "#status/use-status-change";
import { VerdictButton } from "#status/verdict-button";
import { toasts } from "#ui/toasts";
import { useCommercialWords } from "./commercial-words.tsx";
import { NOMINATIONS, type NominationRow } from "./nomination.ts";

const ORDERS = { service: "workorder", type: "work_order" } as const;
/** From the quietest to the one that goes on. */
const BUTTONS = [
  { to: "canceled", icon: Undo2, variant: "default" },
  { to: "refused", icon: X, variant: "default" },
  { to: "accepted", icon: Check, variant: "filled" },
] as const;

/** What a new nomination may be saved for. */
export const ACCEPT = "accept";

type Answer = (typeof BUTTONS)[number]["to"];

interface NominationActionsProps {
  readonly row: NominationRow;
  readonly mayChange: boolean;
  /** What is accepted is what was saved: whatever is typed is saved first. */
  readonly settle: () => Promise<boolean>;
  readonly usual: ReactNode;
}

export function NominationActions({ row, mayChange, settle, usual }: NominationActionsProps) {
  const words = useCommercialWords();
  const [asking, setAsking] = useState<Answer>();
  const verdicts = mayChange ? (row.verdicts?.statuses ?? []) : [];
  const labels = {
    canceled: words.nominate.cancel,
    refused: words.nominate.refuse,
    accepted: words.nominate.accept,
  };
  const ask = async (to: Answer) => {
    if (await settle()) setAsking(to);
  };
  const mayAccept = verdicts.some((one) => one.to === "accepted" && one.may);
  useAskedNext(ACCEPT, mayAccept, () => setAsking("accepted"));
  return (
    <>
      {asking && <AnswerDialog row={row} to={asking} onClose={() => setAsking(undefined)} />}
      {usual}
      {BUTTONS.map(({ to, icon: Icon, variant }) => {
        const verdict = verdicts.find((one) => one.to === to);
        return (
          verdict && (
            <VerdictButton
              key={to}
              variant={variant}
              leftSection={<Icon size={16} aria-hidden />}
              reasons={verdict.reasons.map((one) => one.message)}
              onClick={() => void ask(to)}
            >
              {labels[to]}
            </VerdictButton>
          )
        );
      })}
    </>
  );
}

interface AnswerDialogProps {
  readonly row: NominationRow;
  readonly to: Answer;
  readonly onClose: () => void;
}

function AnswerDialog({ row, to, onClose }: AnswerDialogProps) {
  const { records } = useWords();
  const words = useCommercialWords();
  const isCustomer = isGuest(useActor());
  const navigate = useNavigate();
  const maySee = useMay()({ service: ORDERS.service, role: row.kind, permission: "load" });
  const change = useStatusChange(NOMINATIONS, row, [ORDERS]);
  const names: Readonly<Record<string, string>> = records.nomination.choices.status;
  const confirm = async (justification: string | null) => {
    const changed = await change.change({ status: to, justification });
    if (!changed) return;
    const order = changed.work_order as NominationRow["work_order"];
    toasts.success(
      order
        ? say(words.nominate.opened, { name: order.name })
        : say(words.changed, { status: names[to] ?? to }),
    );
    onClose();
    if (order && maySee) await navigate(orderPath(row.kind, order.id));
  };
  const { nominate } = words;
  const wording: Readonly<Record<Answer, Pick<StatusDialogProps, "title" | "yes" | "text" | "danger">>> = {
    accepted: { title: nominate.acceptTitle, text: nominate.acceptText, yes: nominate.acceptYes },
    refused: { title: nominate.refuseTitle, yes: nominate.refuseYes, danger: true },
    canceled: { title: nominate.cancelTitle, yes: nominate.cancelYes, danger: true },
  };
  const asks = {
    label: words.reason,
    help: isCustomer ? words.justificationHelp : words.reasonHelp,
    required: true,
    missing: words.textAsked,
  };
  return (
    <StatusDialog
      {...wording[to]}
      title={say(wording[to].title, { name: row.code })}
      {...(to === "accepted" ? {} : { asks })}
      isBusy={change.isBusy}
      error={change.error}
      overtaken={say(words.stale, { status: names[String(change.current?.status)] ?? "" })}
      onYes={(text) => void confirm(text)}
      onClose={onClose}
    />
  );
}

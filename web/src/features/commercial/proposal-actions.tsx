/** What can be done with a proposal: the buttons that verdicts offer, and the dialogs behind them. */
import { Button } from "@mantine/core";
import { isGuest } from "@plimsoll/domain/access/actor";
import { mayRevise, type ProposalStatus } from "@plimsoll/domain/commercial/proposal-status";
import { Anchor, Check, FileText, GitBranchPlus, MailCheck, Send, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { toastError } from "#app/error-text";
import { useActor } from "#app/session";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { type Rights, useRights } from "#record/rights";
import { useAskedNext } from "#record/save-and";
import { useModel } from "#record/use-model";
import { useMutationCall } from "#rpc/hooks";
import { StatusDialog, type StatusDialogProps } from "#status/status-dialog";
import { useStatusChange } from "#status/use-status-change";
import type { Verdict } from "#status/verdict";
import { VerdictButton } from "#status/verdict-button";
import { useConfirmation } from "#ui/confirm-dialog";
import { toasts } from "#ui/toasts";
import { FILES } from "#upload/uploads";
import { useCommercialWords } from "./commercial-words.tsx";
import type { GivenNomination } from "./nomination.ts";
import { PROPOSALS, type ProposalRow, sentTo, validityNow } from "./proposal.ts";
import { SendDialog } from "./send-dialog.tsx";
import { usePdf } from "./use-pdf.ts";

type Asked = Pick<Verdict<ProposalStatus>, "to" | "call">;

/** What a new proposal may be saved for. */
export const SEND = "send";

/** The mail once more, to whom it did not reach. */
const RESEND = "resend";

interface ProposalActionsProps {
  readonly row: ProposalRow;
  readonly rights: Rights;
  readonly mayChange: boolean;
  /** What is on paper is what was saved: whatever is typed is saved first. */
  readonly settle: () => Promise<boolean>;
  readonly usual: ReactNode;
}

export function ProposalActions({ row, rights, mayChange, settle, usual }: ProposalActionsProps) {
  const words = useCommercialWords();
  const [asking, setAsking] = useState<Asked>();
  const verdicts = mayChange ? (row.verdicts?.statuses ?? []) : [];
  const pdf = usePdf(row.id);
  const ask = async (verdict: Asked) => {
    if (await settle()) setAsking(verdict);
  };
  const send = verdicts.find((one) => one.to === "sent" && one.call !== RESEND && one.may);
  useAskedNext(SEND, send !== undefined, () => setAsking(send));
  return (
    <>
      {asking && <ChangeDialog row={row} asked={asking} onClose={() => setAsking(undefined)} />}
      <Button
        variant="default"
        leftSection={<FileText size={16} aria-hidden />}
        aria-label={say(words.document.openOf, { name: row.propcode })}
        loading={pdf.isBusy}
        onClick={() => void settle().then((isSaved) => (isSaved ? pdf.open() : undefined))}
      >
        {words.document.open}
      </Button>
      {usual}
      {rights.create && mayRevise(row.status) && !row.superseded && <ReviseButton row={row} />}
      {row.status === "accepted" && !row.superseded && <NominateButton row={row} />}
      {fromQuietest(verdicts).map((verdict) => (
        <StatusButton
          key={`${verdict.call} ${verdict.to}`}
          verdict={verdict}
          onClick={() => void ask(verdict)}
        />
      ))}
    </>
  );
}

/** Sending again first, then the answers, and last what goes on. */
const fromQuietest = (verdicts: readonly Verdict<ProposalStatus>[]) =>
  [...verdicts].reverse().sort((one, other) => Number(other.call === RESEND) - Number(one.call === RESEND));

/** What is agreed is waited for at a port next. */
function NominateButton({ row }: { readonly row: ProposalRow }) {
  const words = useCommercialWords();
  const navigate = useNavigate();
  const { create } = useRights(useModel("nomination"));
  if (!create || validityNow(row) === "expired") return null;
  const given: GivenNomination = {
    customer_id: row.customer,
    proposal_id: { id: row.id, name: row.propcode },
  };
  return (
    <Button
      leftSection={<Anchor size={16} aria-hidden />}
      onClick={() => void navigate("/services/nomeation/new", { state: { given } })}
    >
      {words.nominate.open}
    </Button>
  );
}

function StatusButton({
  verdict,
  onClick,
}: {
  readonly verdict: Verdict<ProposalStatus>;
  readonly onClick: () => void;
}) {
  const words = useCommercialWords();
  const isCustomer = isGuest(useActor());
  const { accept, refuse, acceptFor, refuseFor } = words.answer;
  const again = { label: words.send.again.open, icon: MailCheck, variant: "default" };
  const looks = {
    draft: undefined,
    sent: verdict.call === RESEND ? again : { label: words.send.open, icon: Send, variant: "filled" },
    accepted: { label: isCustomer ? accept : acceptFor, icon: Check, variant: "filled" },
    refused: { label: isCustomer ? refuse : refuseFor, icon: X, variant: "default" },
  }[verdict.to];
  if (!looks) return null;
  const { label, icon: Icon, variant } = looks;
  return (
    <VerdictButton
      variant={variant}
      leftSection={<Icon size={16} aria-hidden />}
      reasons={verdict.reasons.map((one) => one.message)}
      onClick={onClick}
    >
      {label}
    </VerdictButton>
  );
}

interface ChangeDialogProps {
  readonly row: ProposalRow;
  readonly asked: Asked;
  readonly onClose: () => void;
}

function ChangeDialog({ row, asked: { to, call }, onClose }: ChangeDialogProps) {
  const { records } = useWords();
  const words = useCommercialWords();
  const isCustomer = isGuest(useActor());
  // What is sent is kept among the documents.
  const change = useStatusChange(PROPOSALS, row, [FILES], call);
  const names: Readonly<Record<string, string>> = records.proposal.choices.status;
  const overtaken = say(words.stale, { status: names[String(change.current?.status)] ?? "" });
  if (to === "sent") {
    const before = call === RESEND ? (sentTo(row)?.split(", ") ?? []) : undefined;
    return (
      <SendDialog row={row} sentBefore={before} change={change} overtaken={overtaken} onClose={onClose} />
    );
  }
  const confirm = async (justification: string | null) => {
    if (!(await change.change({ status: to, justification }))) return;
    toasts.success(say(words.changed, { status: names[to] ?? to }));
    onClose();
  };
  return (
    <StatusDialog
      {...dialogOf(words, to === "accepted", isCustomer, row.propcode)}
      isBusy={change.isBusy}
      error={change.error}
      overtaken={overtaken}
      onYes={(text) => void confirm(text)}
      onClose={onClose}
    />
  );
}

type Wording = Pick<StatusDialogProps, "title" | "text" | "yes" | "danger" | "asks">;

/** A refusal says why, and so does whoever answers in the customer's place. */
function dialogOf(
  words: ReturnType<typeof useCommercialWords>,
  isAccepted: boolean,
  isCustomer: boolean,
  name: string,
): Wording {
  const { answer } = words;
  const titles = isCustomer
    ? { yes: answer.acceptTitle, no: answer.refuseTitle }
    : { yes: answer.acceptForTitle, no: answer.refuseForTitle };
  const asks = {
    label: isCustomer ? words.reason : words.justification,
    help: isCustomer ? words.reasonHelp : answer.forHelp,
    required: true,
    missing: words.textAsked,
  };
  return {
    title: say(isAccepted ? titles.yes : titles.no, { name }),
    yes: isAccepted ? answer.acceptYes : answer.refuseYes,
    danger: !isAccepted,
    ...(isAccepted ? { text: answer.acceptText } : {}),
    ...(isAccepted && isCustomer ? {} : { asks }),
  };
}

/** An expired proposal is not gone on with, not even by a new version; a copy begins anew. */
function ReviseButton({ row }: { readonly row: ProposalRow }) {
  const { errors } = useWords();
  const words = useCommercialWords().revise;
  const navigate = useNavigate();
  const { ask, element } = useConfirmation();
  const { run, isBusy } = useMutationCall({ ...PROPOSALS, action: "revise" });
  const isExpired = validityNow(row) === "expired";
  const revision = Number(row.revision) + 1;
  const revise = async () => {
    const yes = await ask({
      title: say(words.title, { name: row.propcode }),
      text: words.text,
      yes: say(words.yes, { revision }),
    });
    if (!yes) return;
    const { attributes } = await run({ id: row.id });
    toasts.success(say(words.done, { revision: attributes.revision }));
    await navigate(`../${attributes.id}`, { relative: "path" });
  };
  return (
    <>
      {element}
      <VerdictButton
        variant="default"
        leftSection={<GitBranchPlus size={16} aria-hidden />}
        loading={isBusy}
        reasons={isExpired ? [errors.proposal_expired] : []}
        onClick={() => void revise().catch(toastError)}
      >
        {words.open}
      </VerdictButton>
    </>
  );
}

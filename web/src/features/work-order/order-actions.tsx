/** What can be done with an order: its next step as the one button that stands out, other statuses and actions in menus. */
import { Button, Menu, Tooltip } from "@mantine/core";
import type { OrderStatus } from "@plimsoll/domain/work-order/status";
import type { OrderStep } from "@plimsoll/domain/work-order/transitions";
import { ChevronDown, Pencil } from "lucide-react";
import { useState } from "react";
import { toastError } from "#app/error-text";
import { say } from "#i18n/say";
import type { ShowsField } from "#record/form-fields";
import { useAskedNext } from "#record/save-and";
import { phasesOf } from "#record/status-phase";
import { PhaseDot } from "#ui/counted-tabs";
import { MoreMenu } from "#ui/more-menu";
import { calmStatus, StatusLabel } from "#ui/status-label";
import { EditDialog } from "./edit-dialog.tsx";
import { FieldButton } from "./field-button.tsx";
import { JustificationDialog } from "./justification-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { useMoreActions } from "./more-actions.tsx";
import { loads, type NextStep, nextStep, otherStatuses } from "./next-step.ts";
import { kindOf, type StatusVerdict } from "./order.ts";
import { isItemField, isOverviewInput, type OrderField } from "./order-model.ts";
import type { OrderTabProps } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";
import { useStatusEntry, useTellStatus } from "./use-status-entry.ts";
import classes from "./work-order.module.css";

interface OrderActionsProps {
  readonly part: OrderTabProps;
  readonly listPath: string;
}

const STORAGE_PLAN = "storage_plan" satisfies OrderField;

/** What a new order may be saved for. */
export const RELEASE = "release";

type Dialog =
  | { readonly kind: "edit"; readonly shows: ShowsField; readonly focus?: OrderField }
  | { readonly kind: "link" }
  | { readonly kind: "justify"; readonly to: OrderStatus };

export function OrderActions({ part, listPath }: OrderActionsProps) {
  const words = useOrderWords();
  const { order, verdicts, rights, actions, labels, mayChange } = part;
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const next = verdicts && nextStep(kindOf(order), order.status as OrderStatus, verdicts);
  const statusLabel = (status: string) => labels.field("status").choices?.[status] ?? status;
  useReleaseAsked(part);
  const { enter, choose, question } = useStatusEntry(part, (to) => setDialog({ kind: "justify", to }));
  return (
    <>
      {question}
      {dialog?.kind === "edit" && (
        <EditDialog part={part} shows={dialog.shows} focus={dialog.focus} onClose={close} />
      )}
      {dialog?.kind === "link" && <LinkDialog part={part} onClose={close} />}
      {dialog?.kind === "justify" && (
        <JustificationDialog
          title={say(words.changeTitle, { status: statusLabel(dialog.to) })}
          yes={words.bulk.yes}
          busy={actions.isBusy}
          onYes={(text) => enter(dialog.to, text)}
          onClose={close}
        />
      )}
      {rights.update && !part.isLocked && (
        <Button
          variant="default"
          leftSection={<Pencil size={15} aria-hidden />}
          onClick={() =>
            setDialog({ kind: "edit", shows: part.tab === "item" ? isItemField : isOverviewInput })
          }
        >
          {words.edit}
        </Button>
      )}
      {mayChange && verdicts && (
        <StatusMenu
          statuses={otherStatuses(verdicts, next)}
          label={statusLabel}
          onChoose={(verdict) => void choose(verdict)}
        />
      )}
      <RareActions part={part} listPath={listPath} onLink={() => setDialog({ kind: "link" })} />
      {next && (
        <NextButton
          part={part}
          next={next}
          label={statusLabel}
          onStatus={(verdict) => void choose(verdict)}
          onGo={({ tab, to }) => {
            part.goTo(tab);
            if (to === "items") setDialog({ kind: "edit", shows: isItemField, focus: STORAGE_PLAN });
            else part.askedControl.ask(to);
          }}
        />
      )}
    </>
  );
}

/** A new order that was saved to be released is. */
function useReleaseAsked({ verdicts, actions, ...part }: OrderTabProps): void {
  const tell = useTellStatus({ verdicts, actions, ...part });
  const mayRelease = verdicts?.steps.some(({ step, may }) => step === "releasescope" && may) === true;
  useAskedNext(RELEASE, mayRelease, () => {
    actions
      .run({ action: "releasescope" })
      .then((row) => row && tell(row))
      .catch(toastError);
  });
}

interface StatusMenuProps {
  readonly statuses: readonly StatusVerdict[];
  readonly label: (status: string) => string;
  readonly onChoose: (verdict: StatusVerdict) => void;
}

/** A status that cannot be chosen now stays readable, and reachable by the keyboard: its reason stands under it. */
function StatusMenu({ statuses, label, onChoose }: StatusMenuProps) {
  const words = useOrderWords();
  const phases = phasesOf("work_order", "status");
  return (
    <Menu position="bottom-end" width={320}>
      <Menu.Target>
        <Button variant="default" rightSection={<ChevronDown size={15} aria-hidden />}>
          {words.changeStatus}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {statuses.length === 0 && <Menu.Label>{words.noStatus}</Menu.Label>}
        {statuses.map((verdict) => (
          <Menu.Item
            key={verdict.to}
            aria-disabled={!verdict.may}
            data-closed={!verdict.may || undefined}
            className={classes.statusItem ?? ""}
            closeMenuOnClick={verdict.may}
            leftSection={<PhaseDot phase={phases?.[verdict.to]} />}
            onClick={() => verdict.may && onChoose(verdict)}
          >
            <StatusLabel label={label(verdict.to)} />
            {verdict.reasons.map((reason) => (
              <span key={reason.code} className={classes.reason}>
                {reason.message}
              </span>
            ))}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface NextButtonProps {
  readonly part: OrderTabProps;
  readonly next: NextStep;
  readonly label: (status: string) => string;
  readonly onStatus: (verdict: StatusVerdict) => void;
  readonly onGo: (place: Extract<NextStep, { kind: "go" }>) => void;
}

function NextButton({ part, next, label, onStatus, onGo }: NextButtonProps) {
  const words = useOrderWords().next;
  const { order, actions, rights, mayChange } = part;
  const tell = useTellStatus(part);
  const takeStep = async (step: OrderStep) => {
    const row = await actions.run({ action: step });
    if (row) tell(row);
  };
  if (next.kind === "field") return <FieldButton order={order} />;
  if (next.kind === "status" ? !mayChange : !rights.update) return null;
  if (next.kind === "go") return <Button onClick={() => onGo(next)}>{words[next.to]}</Button>;
  const reasons = next.kind === "step" ? next.reasons : next.verdict.reasons;
  const isOpen = reasons.length === 0;
  const text =
    next.kind === "status"
      ? statusText(order.status, next.verdict, words, label)
      : next.step === "startloading" && !loads(kindOf(order))
        ? words.begin
        : words[next.step];
  const press = () => {
    if (!isOpen) return;
    if (next.kind === "status") onStatus(next.verdict);
    else void takeStep(next.step).catch(toastError);
  };
  const button = (
    <Button
      loading={actions.isBusy}
      aria-disabled={!isOpen}
      {...(isOpen ? {} : { "data-disabled": true })}
      onClick={press}
    >
      {text}
    </Button>
  );
  if (isOpen) return button;
  return (
    <Tooltip
      label={reasons.map((reason) => reason.message).join(" ")}
      events={{ hover: true, focus: true, touch: true }}
    >
      {button}
    </Tooltip>
  );
}

function statusText(
  from: string | null,
  { to }: StatusVerdict,
  words: { readonly resume: string; readonly to: string },
  label: (status: string) => string,
): string {
  const isResting = from === "paused" || from === "suspension";
  return isResting && to === "operating" ? words.resume : say(words.to, { status: calmStatus(label(to)) });
}

interface RareActionsProps {
  readonly part: OrderTabProps;
  readonly listPath: string;
  readonly onLink: () => void;
}

function RareActions({ part, listPath, onLink }: RareActionsProps) {
  const words = useOrderWords();
  const { actions, question } = useMoreActions({ part, listPath, onLink });
  return (
    <>
      {question}
      <MoreMenu items={actions} label={words.more} />
    </>
  );
}

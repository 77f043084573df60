/** Links a truck order to another proposal or contract; what it was linked to is replaced only on a second yes. */
import { Alert, Button, Group, Modal, TextInput } from "@mantine/core";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { type FormEvent, useMemo, useState } from "react";
import { errorText } from "#app/error-text";
import { NarrowedChoices } from "#fields/reference/narrowed-choices";
import { ReferenceSelect } from "#fields/reference/reference-select";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { isRefusal } from "#rpc/rpc-error";
import { useConfirmation } from "#ui/confirm-dialog";
import { toasts } from "#ui/toasts";
import type { OrderTabProps } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";

interface LinkDialogProps {
  readonly part: OrderTabProps;
  readonly onClose: () => void;
}

/** What is typed, and the call that links; it asks once more where something else would be replaced. */
function useLinking({ order, actions }: OrderTabProps, onLinked: () => void) {
  const words = useOrderWords().link;
  const { ask, element } = useConfirmation();
  const [proposal, setProposal] = useState<Named | null>(order.proposal ?? null);
  const [contract, setContract] = useState(order.contract ?? "");
  const [failure, setFailure] = useState<string>();
  const named = (name: string | undefined, text: string | null) =>
    [name, text].filter((part) => part !== undefined && part !== null && part !== "").join(" · ") ||
    words.nothing;
  const link = async (goOn: boolean): Promise<void> => {
    const attributes = {
      proposal_id: proposal?.id ?? null,
      contract: contract.trim() || null,
      ...(goOn ? { continue: true } : {}),
    };
    try {
      const row = await actions.run({ type: "fob", action: "updatebond", attributes });
      if (!row) return;
      toasts.success(words.linked);
      onLinked();
    } catch (error) {
      if (!isRefusal(error, "contract_differs") || goOn) throw error;
      const text = say(words.differsText, {
        before: named(order.proposal?.name, order.contract),
        after: named(proposal?.name, contract.trim()),
      });
      if (await ask({ title: words.differs, text, yes: words.continue })) await link(true);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    link(false).catch((error: unknown) => setFailure(errorText(error)));
  };
  return { proposal, setProposal, contract, setContract, failure, submit, element };
}

export function LinkDialog({ part, onClose }: LinkDialogProps) {
  const words = useOrderWords().link;
  const { shell } = useWords().app;
  const { order, labels, actions } = part;
  const linking = useLinking(part, onClose);
  const { proposal, setProposal, contract, setContract, failure, submit } = linking;
  const narrowed = useMemo(
    () => ({
      proposal: [
        { attribute: "status", operator: "=", value: "accepted" },
        { attribute: "superseded", operator: "=", value: false },
        { attribute: "customer_id", operator: "=", value: order.customer_id },
      ],
    }),
    [order.customer_id],
  );
  return (
    <Modal
      opened
      onClose={onClose}
      size={520}
      title={say(words.title, { name: order.wocode })}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      {linking.element}
      <form onSubmit={submit}>
        <NarrowedChoices value={narrowed}>
          <ReferenceSelect
            data-autofocus
            label={labels.field("proposal_id").label}
            item={labels.field("proposal_id").label}
            to="proposal"
            country={order.country}
            value={proposal}
            clearable
            onValue={setProposal}
            mb="sm"
          />
        </NarrowedChoices>
        <TextInput
          label={labels.field("contract").label}
          value={contract}
          maxLength={120}
          onChange={({ currentTarget }) => setContract(currentTarget.value)}
        />
        {failure !== undefined && (
          <Alert color="red" mt="sm" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" loading={actions.isBusy}>
            {words.save}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

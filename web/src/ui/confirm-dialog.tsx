/** A question before something that is hard to take back. */
import { Button, Group, Modal, Text } from "@mantine/core";
import { type ReactNode, useCallback, useState } from "react";
import { useWords } from "#i18n/words-provider";

export interface Confirmation {
  readonly title: string;
  readonly text?: ReactNode;
  /** What going on does, as a verb: "Delete the port". */
  readonly yes?: string;
  readonly no?: string;
  readonly danger?: boolean;
}

export interface ConfirmDialogProps extends Confirmation {
  readonly opened: boolean;
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { shell } = useWords().app;
  return (
    <Modal
      opened={props.opened}
      onClose={props.onNo}
      title={props.title}
      size={460}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      {props.text !== undefined && <Text component="div">{props.text}</Text>}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={props.onNo}>
          {props.no ?? shell.question.no}
        </Button>
        <Button
          color={props.danger ? "red" : undefined}
          loading={props.busy ?? false}
          onClick={props.onYes}
          data-autofocus
        >
          {props.yes ?? shell.question.yes}
        </Button>
      </Group>
    </Modal>
  );
}

interface Asked {
  readonly question: Confirmation;
  readonly answer: (yes: boolean) => void;
}

/** `const { ask, element } = useQuestion()`: render `element`, then `if (await ask({ title }))`. */
export function useConfirmation() {
  const [asked, setAsked] = useState<Asked>();
  const [opened, setOpened] = useState(false);
  const ask = useCallback(
    (question: Confirmation) =>
      new Promise<boolean>((answer) => {
        setAsked({ question, answer });
        setOpened(true);
      }),
    [],
  );
  const close = (yes: boolean) => {
    setOpened(false);
    asked?.answer(yes);
  };
  const element = asked && (
    <ConfirmDialog {...asked.question} opened={opened} onYes={() => close(true)} onNo={() => close(false)} />
  );
  return { ask, element };
}

/** Asked before a device forgets field work that was never sent: stay, or take it along as a file. */
import { Button, Group, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { clientState } from "#app/client-state";
import { toastError } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { saveFile } from "#rpc/files";
import { useFieldWords, waitingText } from "./field-words.ts";
import { handoverFile, handoverOf } from "./handover.ts";
import { useOutboxState } from "./outbox-state.ts";
import { openRoom } from "./room.ts";

/** Above the dialog of an ended session, from which one may leave too. */
const TOPMOST = 1100;

export interface LeaveDialogProps {
  /** Somebody else signs in on this device. */
  readonly isForAnother?: boolean;
  readonly onStay: () => void;
  /** The file is saved: the device may forget. */
  readonly onLeave: () => Promise<void>;
}

export function LeaveDialog({ isForAnother = false, onStay, onLeave }: LeaveDialogProps) {
  const words = useFieldWords();
  const { app } = useWords();
  const state = useOutboxState();
  const [busy, setBusy] = useState(false);
  if (!words) return null;
  const { leave } = words;
  const name = clientState().user?.name ?? "";
  const exportAndLeave = async () => {
    setBusy(true);
    try {
      saveFile(handoverFile(await handoverOf(await openRoom())));
      await onLeave();
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  return (
    <Modal
      opened
      onClose={onStay}
      size={520}
      zIndex={TOPMOST}
      title={leave.title}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      <Text mb="xs">
        {isForAnother ? say(leave.other, { name }) : say(leave.text, { what: waitingText(words, state) })}
      </Text>
      <Text c="dimmed">{leave.advice}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" loading={busy} onClick={() => void exportAndLeave()}>
          {leave.exportAndLeave}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {leave.stay}
        </Button>
      </Group>
    </Modal>
  );
}

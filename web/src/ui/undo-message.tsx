/** What a toast says about something that can be taken back, with the button for it. */
import { Button, Group } from "@mantine/core";

export interface UndoMessageProps {
  readonly message: string;
  readonly label: string;
  readonly onUndo: () => void;
}

export function UndoMessage({ message, label, onUndo }: UndoMessageProps) {
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <span>{message}</span>
      <Button size="compact-xs" variant="default" miw="max-content" onClick={onUndo}>
        {label}
      </Button>
    </Group>
  );
}

/**
 * Draws arrows, circles and texts over a photo, with a finger, a mouse or the keyboard. The photo itself is not touched.
 * A stroke on the picture draws; on a mark that is there it moves that.
 */
import { ActionIcon, Button, Group, Modal, SegmentedControl, TextInput, Tooltip } from "@mantine/core";
import { LONGEST_TEXT, type Markup } from "@plimsoll/domain/file/markup";
import { Plus, Trash2, Undo2, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useWords } from "#i18n/words-provider";
import { useConfirmation } from "#ui/confirm-dialog";
import { inTheMiddle, type Size, type Tool } from "#ui/markup-geometry";
import classes from "./markup-editor.module.css";
import { MarkupStage } from "./markup-stage.tsx";
import { useOperationWords } from "./operation-words.tsx";
import { type MarkupInHand, useMarkup } from "./use-markup.ts";

const TOOLS = ["arrow", "circle", "text"] as const satisfies readonly Tool[];

export interface MarkedPicture {
  readonly name: string;
  readonly src: string;
  readonly size: Size;
  readonly angle: number;
  readonly markup: Markup;
}

interface MarkupEditorProps {
  readonly picture: MarkedPicture;
  readonly isBusy: boolean;
  readonly onSave: (markup: Markup) => void;
  readonly onClose: () => void;
}

export function MarkupEditor({ picture, isBusy, onSave, onClose }: MarkupEditorProps) {
  const words = useOperationWords().photos;
  const [tool, setTool] = useState<Tool>("arrow");
  const [text, setText] = useState("");
  const marks = useMarkup(picture.markup);
  const { ask, element } = useConfirmation();
  const close = async () => {
    const question = { title: words.leaveTitle, text: words.leaveText, yes: words.leaveYes, danger: true };
    if (!marks.isChanged || (await ask(question))) onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    if (event.target instanceof HTMLInputElement && event.target.type === "text") return;
    event.preventDefault();
    marks.undo?.();
  };
  return (
    <Modal
      opened
      onClose={() => void close()}
      fullScreen
      padding={0}
      radius={0}
      withCloseButton={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content ?? "", body: classes.body ?? "" }}
      attributes={{ content: { "aria-label": words.mark } }}
      onKeyDown={press}
    >
      {element}
      <div className={classes.bar}>
        <p className={classes.help}>{tool === "text" ? words.helpText : words.help}</p>
        <Group gap="xs" wrap="wrap">
          <SegmentedControl
            aria-label={words.mark}
            value={tool}
            onChange={(next) => setTool(TOOLS.find((one) => one === next) ?? "arrow")}
            data={TOOLS.map((one) => ({ value: one, label: words[one] }))}
          />
          {tool === "text" && (
            <TextInput
              className={classes.text ?? ""}
              aria-label={words.letters}
              placeholder={words.letters}
              maxLength={LONGEST_TEXT}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
          <Steps
            marks={marks}
            onAdd={() => marks.add(inTheMiddle(tool, text.trim()))}
            canAdd={tool !== "text" || text.trim() !== ""}
          />
          <Button ml="auto" loading={isBusy} disabled={!marks.isChanged} onClick={() => onSave(marks.markup)}>
            {words.saveMarks}
          </Button>
          <CloseButton onClick={() => void close()} />
        </Group>
      </div>
      <MarkupStage picture={picture} tool={tool} text={text.trim()} marks={marks} />
    </Modal>
  );
}

interface StepsProps {
  readonly marks: MarkupInHand;
  readonly canAdd: boolean;
  readonly onAdd: () => void;
}

function Steps({ marks, canAdd, onAdd }: StepsProps) {
  const words = useOperationWords().photos;
  const steps = [
    { label: words.addMiddle, Icon: Plus, isOff: !canAdd || marks.isFull, onClick: onAdd },
    { label: words.undo, Icon: Undo2, isOff: marks.undo === undefined, onClick: () => marks.undo?.() },
    { label: words.removeMark, Icon: Trash2, isOff: marks.chosen === undefined, onClick: marks.removeChosen },
  ];
  return steps.map(({ label, Icon, isOff, onClick }) => (
    <Tooltip key={label} label={label}>
      <ActionIcon size={40} variant="default" aria-label={label} disabled={isOff} onClick={onClick}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  ));
}

function CloseButton({ onClick }: { readonly onClick: () => void }) {
  const { close } = useWords().app.parts.gallery;
  return (
    <Tooltip label={close}>
      <ActionIcon size={40} variant="default" aria-label={close} onClick={onClick}>
        <X size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** Files of a row: dropped, pasted or chosen, sent one by one, shown with a preview. */
import { Button } from "@mantine/core";
import type { FileField } from "@plimsoll/domain/kernel/field/relation";
import { Upload } from "lucide-react";
import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { toastError } from "#app/error-text";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { QueuedPreview, StoredPreview } from "./preview.tsx";
import { useAttachments } from "./use-attachments.ts";

export function FileInput(props: InputProps<FileField>) {
  const { id, name, field, labels, place, errors, onBlur, disabled = false } = props;
  const { messages, app } = useWords();
  const words = app.record.files;
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const single = field.kind === "file";
  const { stored, queue, add, retry, drop, remove } = useAttachments({
    id: place.id,
    name,
    accept: field.accept,
    isNew: place.isNew,
    single,
    refusal: messages.pleaseUpload,
  });
  const closed = disabled || place.isNew;
  const take = (files: FileList | null) => {
    if (!closed && files && files.length > 0) add([...files]);
    onBlur();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return (
    <FieldGroup of={props}>
      {!disabled && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way in; the button inside is the first.
        <div
          className={classes.drop}
          data-over={over && !closed}
          data-invalid={errors[""] !== undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
          onPaste={onPaste}
        >
          <Upload size={22} aria-hidden />
          <span>{place.isNew ? words.afterSaving : single ? words.dropOne : words.dropMany}</span>
          <Button
            id={id}
            variant="default"
            size="xs"
            disabled={closed}
            onClick={() => chooser.current?.click()}
          >
            {words.choose}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            multiple={!single}
            accept={field.accept.join(",")}
            aria-label={labels.label}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              currentTarget.value = "";
            }}
          />
        </div>
      )}
      {(stored.length > 0 || queue.length > 0) && (
        <ul className={classes.previews} aria-label={say(words.of, { item: labels.label })}>
          {stored.map((file) => (
            <StoredPreview
              key={file.id}
              file={file}
              {...(disabled ? {} : { onRemove: () => void remove(file).catch(toastError) })}
            />
          ))}
          {queue.map((one) => (
            <QueuedPreview key={one.id} queued={one} onRetry={() => retry(one)} onDrop={() => drop(one)} />
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}

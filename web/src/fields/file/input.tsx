/** Files of a row: sent one by one as they come in, shown with a preview. */
import type { FileField } from "@plimsoll/domain/kernel/field/relation";
import { toastError } from "#app/error-text";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { DropZone } from "./drop-zone.tsx";
import { QueuedPreview, StoredPreview } from "./preview.tsx";
import { useAttachments } from "./use-attachments.ts";

export function FileInput(props: InputProps<FileField>) {
  const { id, name, field, labels, place, errors, onBlur, disabled = false } = props;
  const { messages, app } = useWords();
  const words = app.record.files;
  const single = field.kind === "file";
  const { stored, queue, add, retry, drop, remove } = useAttachments({
    id: place.id,
    name,
    accept: field.accept,
    isNew: place.isNew,
    single,
    refusal: messages.pleaseUpload,
  });
  return (
    <FieldGroup of={props}>
      {!disabled && (
        <DropZone
          id={id}
          label={labels.label}
          text={place.isNew ? words.afterSaving : single ? words.dropOne : words.dropMany}
          accept={field.accept}
          multiple={!single}
          closed={place.isNew}
          invalid={errors[""] !== undefined}
          onFiles={(files) => {
            add(files);
            onBlur();
          }}
        />
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

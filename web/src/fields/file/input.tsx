/** Files of a row: sent one by one as they come in, shown with a preview, pictures opened in the page. */

import { Skeleton } from "@mantine/core";
import type { FileField } from "@plimsoll/domain/kernel/field/relation";
import { errorText, toastError } from "#app/error-text";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { NOT_ENTERED } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { DropZone } from "#ui/drop-zone";
import { FileTiles } from "#ui/file-tiles";
import { uploads } from "#upload/uploads";
import { useForsaken, useUploads } from "#upload/use-uploads";
import { isAccepted } from "./accepted.ts";
import { StoredTiles, useRemoval } from "./stored-tiles.tsx";
import { UploadTile } from "./upload-tile.tsx";
import { useAttachments } from "./use-attachments.ts";

export function FileInput(props: InputProps<FileField>) {
  const { id, name, field, labels, rowContext, errors, onBlur, disabled = false } = props;
  const { messages, app } = useWords();
  const words = app.parts.upload;
  const single = field.kind === "file";
  const owner = { referenceId: rowContext.id, field: name };
  const queue = useUploads(owner);
  useForsaken(rowContext.id, rowContext.isNew);
  const attachments = useAttachments({ id: rowContext.id, field: name, isNew: rowContext.isNew });
  const removal = useRemoval(attachments.remove);
  // The newest of a single file is on its way: the one before has lost its place already.
  const stored = single && queue.length > 0 ? [] : attachments.stored;
  const add = (files: readonly File[]) => {
    uploads.add(owner, files, {
      single,
      held: rowContext.isNew,
      refusal: (file) => (isAccepted(file.type, field.accept) ? undefined : messages.invalidFile),
    });
    onBlur();
  };
  return (
    <FieldGroup of={props}>
      {removal.element}
      {!disabled && (
        <DropZone
          id={id}
          label={labels.label}
          text={single ? words.dropOne : words.dropMany}
          accept={field.accept}
          multiple={!single}
          invalid={errors[""] !== undefined}
          onFiles={add}
        />
      )}
      {attachments.isPending && <Skeleton width={120} height={90} mt={10} />}
      {attachments.error && <p className={classes.error}>{errorText(attachments.error)}</p>}
      {disabled && !attachments.isPending && stored.length === 0 && (
        <span className={classes.absent}>{NOT_ENTERED}</span>
      )}
      {(stored.length > 0 || queue.length > 0) && (
        <FileTiles label={say(words.of, { item: labels.label })}>
          <StoredTiles
            files={stored}
            {...(disabled
              ? {}
              : {
                  onRemove: removal.ask,
                  onTurn: (file, rotation) => void attachments.turn(file, rotation).catch(toastError),
                })}
          />
          {queue.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              onRetry={() => uploads.retry(upload.id)}
              onDrop={() => uploads.drop(upload.id)}
            />
          ))}
        </FileTiles>
      )}
    </FieldGroup>
  );
}

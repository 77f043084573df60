/** Files of a row: sent one by one as they come in, shown with a preview, pictures opened in the page. */

import { Skeleton } from "@mantine/core";
import type { Attachment } from "@plimsoll/domain/file/output";
import type { FileField } from "@plimsoll/domain/kernel/field/relation";
import { useState } from "react";
import { errorText, toastError } from "#app/error-text";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { NOT_ENTERED, useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { filePath, thumbnailPath } from "#rpc/files";
import { useConfirmation } from "#ui/confirm-dialog";
import { DropZone } from "#ui/drop-zone";
import { FileTile } from "#ui/file-tile";
import { FileTiles } from "#ui/file-tiles";
import type { GalleryItem } from "#ui/gallery-item";
import { Lightbox } from "#ui/lightbox";
import { uploads } from "#upload/uploads";
import { useForsaken, useUploads } from "#upload/use-uploads";
import { isAccepted } from "./accepted.ts";
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
  const { ask, element } = useConfirmation();
  const remove = async (file: Attachment) => {
    const question = {
      title: say(words.removeTitle, { item: file.name }),
      text: words.removeText,
      yes: words.removeYes,
      danger: true,
    };
    if (await ask(question)) await attachments.remove(file);
  };
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
      {element}
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
                  onRemove: (file) => void remove(file).catch(toastError),
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

interface StoredTilesProps {
  readonly files: readonly Attachment[];
  readonly onRemove?: (file: Attachment) => void;
  readonly onTurn?: (file: Attachment, rotation: Attachment["rotation"]) => void;
}

const isPicture = ({ media_type, width }: Attachment): boolean =>
  media_type.startsWith("image/") && width !== null;

function StoredTiles({ files, onRemove, onTurn }: StoredTilesProps) {
  const dates = useDates();
  const [shown, setShown] = useState<string>();
  const pictures = files.filter(isPicture);
  const items = pictures.map(
    (file): GalleryItem => ({
      id: file.id,
      src: filePath(file.id),
      thumbnail: thumbnailPath(file.id, file.version),
      w: file.width,
      h: file.height,
      alt: file.name,
      title: file.name,
      ...(file.captured_at === null ? {} : { detail: dates.moment(file.captured_at) }),
      rotation: file.rotation,
    }),
  );
  const keep = (item: GalleryItem, rotation: Attachment["rotation"]) => {
    const file = files.find((one) => one.id === item.id);
    if (file) onTurn?.(file, rotation);
  };
  return (
    <>
      {files.map((file) => (
        <FileTile
          key={file.id}
          name={file.name}
          state="stored"
          {...(isPicture(file)
            ? { picture: thumbnailPath(file.id, file.version), onOpen: () => setShown(file.id) }
            : { href: filePath(file.id) })}
          onRemove={onRemove ? () => onRemove(file) : undefined}
        />
      ))}
      <Lightbox items={items} shown={shown} onShow={setShown} {...(onTurn ? { onTurn: keep } : {})} />
    </>
  );
}

/** The photos of a row: taken with the camera or chosen, shown while they wait, opened in the page. */
import { Button } from "@mantine/core";
import { Camera } from "lucide-react";
import { useRef } from "react";
import { toastError } from "#app/error-text";
import { isAccepted } from "#fields/file/accepted";
import { StoredTiles, useRemoval } from "#fields/file/stored-tiles";
import { UploadTile } from "#fields/file/upload-tile";
import { useAttachments } from "#fields/file/use-attachments";
import { useWords } from "#i18n/words-provider";
import { FileTiles } from "#ui/file-tiles";
import { uploads } from "#upload/uploads";
import { useUploads } from "#upload/use-uploads";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";

const PICTURES = ["image/*"] as const;

export interface PhotoOwner {
  readonly id: string;
  readonly field: string;
  /** The row is not saved yet: its photos wait for it. */
  readonly isNew: boolean;
}

/** Adds photos to a row; `about` names the item of a checklist that they show. */
export function addPhotos(
  { id, field, isNew }: PhotoOwner,
  files: readonly File[],
  refusal: string,
  about?: string,
): void {
  const named = about === undefined ? files : files.map((file) => renamed(file, about));
  uploads.add({ referenceId: id, field }, named, {
    held: isNew,
    refusal: (file) => (isAccepted(file.type, PICTURES) ? undefined : refusal),
  });
}

/** The name of a photo begins with what it shows. */
function renamed(file: File, about: string): File {
  return new File([file], `${about}--${file.name}`, { type: file.type, lastModified: file.lastModified });
}

export function photosAbout(names: readonly string[], item: string): number {
  return names.filter((name) => name.startsWith(`${item}--`)).length;
}

/** Names of what is stored and of what waits, to count them by what they show. */
export function usePhotoNames(owner: PhotoOwner): readonly string[] {
  const { stored } = useAttachments(owner);
  const queue = useUploads({ referenceId: owner.id, field: owner.field });
  return [...stored.map((one) => one.name), ...queue.map((one) => one.file.name)];
}

/** Opens the camera of a phone, or the chooser of a desk. */
export function useChooser(onFiles: (files: readonly File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const words = useOperationWords().photos;
  const element = (
    <input
      ref={input}
      type="file"
      hidden
      multiple
      accept={PICTURES.join(",")}
      capture="environment"
      tabIndex={-1}
      aria-label={words.add}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        currentTarget.value = "";
      }}
    />
  );
  return { element, open: () => input.current?.click() };
}

interface PhotoStripProps {
  readonly owner: PhotoOwner;
  readonly disabled: boolean;
}

export function PhotoStrip({ owner, disabled }: PhotoStripProps) {
  const words = useOperationWords().photos;
  const { messages } = useWords();
  const attachments = useAttachments(owner);
  const queue = useUploads({ referenceId: owner.id, field: owner.field });
  const chooser = useChooser((files) => addPhotos(owner, files, messages.invalidFile));
  const removal = useRemoval(attachments.remove);
  const isEmpty = attachments.stored.length + queue.length === 0;
  return (
    <div>
      {chooser.element}
      {removal.element}
      {isEmpty && <p className={classes.quiet}>{words.none}</p>}
      <FileTiles label={words.title}>
        <StoredTiles
          files={attachments.stored}
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
      {!disabled && (
        <Button
          variant="default"
          mt="xs"
          leftSection={<Camera size={17} aria-hidden />}
          onClick={chooser.open}
        >
          {words.add}
        </Button>
      )}
    </div>
  );
}

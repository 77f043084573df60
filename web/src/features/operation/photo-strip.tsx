/** The photos of a row: taken with the camera or chosen, shown while they wait, opened in the page. */
import { Button, Group } from "@mantine/core";
import { itemShown } from "@plimsoll/domain/file/evidence";
import type { Attachment } from "@plimsoll/domain/file/output";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { Camera, MapPin } from "lucide-react";
import { useRef } from "react";
import { toastError } from "#app/error-text";
import { isAccepted } from "#fields/file/accepted";
import { StoredTiles, useRemoval } from "#fields/file/stored-tiles";
import { UploadTile } from "#fields/file/upload-tile";
import { useAttachments } from "#fields/file/use-attachments";
import { useWords } from "#i18n/words-provider";
import { currentPlace, isJustTaken, usePlaceQuestion } from "#offline/place";
import { Card, CardTitle } from "#ui/card";
import { FileTiles } from "#ui/file-tiles";
import { type Place, placeInPhoto } from "#upload/place";
import { uploads } from "#upload/uploads";
import { useUploads } from "#upload/use-uploads";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";
import { dropMarks, useMarking } from "./use-marking.tsx";

const PHOTOS = "photos";
const PICTURES = ["image/*"] as const;

export interface PhotoOwner {
  readonly id: string;
  readonly field: string;
  /** The row is not saved yet: its photos wait for it. */
  readonly isNew: boolean;
  /** As the bundle has them: shown without a network. */
  readonly known: readonly Attachment[];
  /** Of the port: cameras that do not name their zone show its time. */
  readonly zone: string;
}

/** The photos of a row, of whom the device knows something from its bundle. */
export function photosIn(bundle: Bundle, id: string, isNew: boolean, field: string = PHOTOS): PhotoOwner {
  // A copy from before bundles had files has none.
  const files: Bundle["files"] | undefined = bundle.files;
  const known = files?.filter((file) => file.reference_id === id && file.field === field) ?? [];
  return { id, field, isNew, known, zone: bundle.zone };
}

/** Adds photos to a row, with the place that they tell, else with the one where the device is now; `item` is what they show of a checklist. */
export function addPhotos(
  { id, field, isNew, zone }: PhotoOwner,
  files: readonly File[],
  refusal: string,
  item?: string,
): void {
  const here = currentPlace();
  uploads.add({ referenceId: id, field }, files, {
    held: isNew,
    item,
    zone,
    place: (file) => placeOf(file, isJustTaken(file, Date.now()) ? here : undefined),
    refusal: (file) => (isAccepted(file.type, PICTURES) ? undefined : refusal),
  });
}

/** A photo that was chosen later knows better than the device where it was taken. */
async function placeOf(file: File, here: Promise<Place | undefined> | undefined): Promise<Place | undefined> {
  return (await placeInPhoto(file).catch(() => undefined)) ?? here;
}

/** How many photos, stored or on their way, show an item of the checklist. */
export function usePhotosOf(owner: PhotoOwner): (item: string) => number {
  const { stored } = useAttachments(owner);
  const queue = useUploads({ referenceId: owner.id, field: owner.field });
  const shown = [...stored, ...queue.map(({ item, file }) => ({ item, name: file.name }))].map(itemShown);
  return (item) => shown.filter((one) => one === item).length;
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
  readonly operationId: string;
  readonly owner: PhotoOwner;
  readonly disabled: boolean;
  /** How the items that photos show are called. */
  readonly nameOf?: (item: string) => string;
}

/** The photos of a page, in a card of their own. */
export function PhotosCard(props: PhotoStripProps) {
  const words = useOperationWords().photos;
  return (
    <Card padded>
      <CardTitle>{words.title}</CardTitle>
      <PhotoStrip {...props} />
    </Card>
  );
}

export function PhotoStrip({ operationId, owner, disabled, nameOf }: PhotoStripProps) {
  const words = useOperationWords().photos;
  const { messages } = useWords();
  const attachments = useAttachments(owner);
  const queue = useUploads({ referenceId: owner.id, field: owner.field });
  const chooser = useChooser((files) => addPhotos(owner, files, messages.invalidFile));
  const removal = useRemoval(attachments.remove);
  const askForPlace = usePlaceQuestion();
  const marking = useMarking(operationId);
  const isEmpty = attachments.stored.length + queue.length === 0;
  return (
    <div>
      {chooser.element}
      {removal.element}
      {marking.element}
      {isEmpty && <p className={classes.quiet}>{words.none}</p>}
      <FileTiles label={words.title}>
        <StoredTiles
          files={attachments.stored.map(marking.withMarks)}
          nameOf={nameOf}
          {...(disabled
            ? {}
            : {
                onRemove: removal.ask,
                onMark: marking.open,
                onTurn: (file, rotation) => void attachments.turn(file, rotation).catch(toastError),
              })}
        />
        {queue.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onRetry={() => uploads.retry(upload.id)}
            onDrop={() => {
              uploads.drop(upload.id);
              void dropMarks(upload.id);
            }}
            onMark={disabled || owner.isNew ? undefined : () => marking.openWaiting(upload)}
            markup={marking.marksOf(upload.id)}
          />
        ))}
      </FileTiles>
      {!disabled && (
        <Group gap="xs" mt="xs">
          <Button variant="default" leftSection={<Camera size={17} aria-hidden />} onClick={chooser.open}>
            {words.add}
          </Button>
          {askForPlace && (
            <Button
              variant="subtle"
              className={classes.longLabel}
              leftSection={<MapPin size={17} aria-hidden />}
              onClick={askForPlace}
            >
              {words.notePlace}
            </Button>
          )}
        </Group>
      )}
    </div>
  );
}

/** Drawing over photos of the field: what was drawn is kept here first and follows its photo to the server. */
import type { Markup } from "@plimsoll/domain/file/markup";
import type { Attachment } from "@plimsoll/domain/file/output";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useObjectUrl } from "#fields/file/use-object-url";
import { usePictureSize } from "#fields/file/use-picture-size";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { FILE_SERVICE } from "#offline/entry";
import { useEntries } from "#offline/field-bundle";
import { openRoom } from "#offline/room";
import { keptWhole } from "#offline/whole-pictures";
import { filePath } from "#rpc/files";
import { isReached } from "#rpc/reach";
import { ELSEWHERE } from "#ui/tile-picture";
import { toasts } from "#ui/toasts";
import type { Upload } from "#upload/upload-queue";
import { useFieldSave } from "./use-field-save.ts";

const MarkupEditor = lazy(async () => ({ default: (await import("./markup-editor.tsx")).MarkupEditor }));
const ATTACHMENT = "attachment";
/** Of a photo that the server does not know yet. */
const FIRST_VERSION = 1;

type Shown = { readonly file: Attachment } | { readonly upload: Upload };

interface Marking {
  /** A stored photo with what was drawn over it here and has not left yet. */
  readonly withMarks: (file: Attachment) => Attachment;
  readonly marksOf: (id: string) => Markup | undefined;
  readonly open: (file: Attachment) => void;
  readonly openWaiting: (upload: Upload) => void;
  readonly element: ReactNode;
}

export function useMarking(operationId: string): Marking {
  const entries = useEntries();
  const [shown, setShown] = useState<Shown>();
  const { isBusy, save } = useFieldSave(operationId);
  const marksOf = (id: string) =>
    entries.findLast(({ service, attributes }) => service === FILE_SERVICE && attributes.id === id)
      ?.attributes.markup as Markup | undefined;
  const withMarks = (file: Attachment) => ({ ...file, markup: marksOf(file.id) ?? file.markup });
  const keep = async (id: string, version: number, markup: Markup) => {
    const attributes = { id, version, markup };
    const saved = await save({ service: FILE_SERVICE, type: ATTACHMENT, action: "update", attributes });
    if (saved) setShown(undefined);
  };
  const close = useCallback(() => setShown(undefined), []);
  return {
    withMarks,
    marksOf,
    open: (file) => setShown({ file }),
    openWaiting: (upload) => setShown({ upload }),
    element: shown && (
      <Suspense fallback={null}>
        {"file" in shown ? (
          <StoredEditor
            file={withMarks(shown.file)}
            isBusy={isBusy}
            onSave={(markup) => void keep(shown.file.id, shown.file.version, markup)}
            onClose={close}
          />
        ) : (
          <WaitingEditor
            upload={shown.upload}
            markup={marksOf(shown.upload.id) ?? []}
            isBusy={isBusy}
            onSave={(markup) => void keep(shown.upload.id, FIRST_VERSION, markup)}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}

interface EditorProps {
  readonly isBusy: boolean;
  readonly onSave: (markup: Markup) => void;
  readonly onClose: () => void;
}

function StoredEditor({ file, ...props }: EditorProps & { readonly file: Attachment }) {
  const { id, name, width, height, rotation, markup } = file;
  const { notHere } = useWords().app.parts.gallery;
  const src = useWholePicture(id);
  const { onClose } = props;
  const isElsewhere = src === ELSEWHERE;
  useEffect(() => {
    if (!isElsewhere) return;
    toasts.error(say(notHere, { item: name }));
    onClose();
  }, [isElsewhere, notHere, name, onClose]);
  if (src === undefined || isElsewhere || width === null || height === null) return null;
  const size = { w: width, h: height };
  return <MarkupEditor picture={{ name, src, size, angle: rotation, markup }} {...props} />;
}

/** The whole one: as it was taken along, else the server's. The small one is turned already, and too small to draw on. */
function useWholePicture(id: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isOver = false;
    let made: string | undefined;
    void keptWhole(id).then((kept) => {
      if (isOver) return;
      made = kept && URL.createObjectURL(kept);
      setAddress(made ?? (isReached() ? filePath(id) : ELSEWHERE));
    });
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id]);
  return address;
}

interface WaitingEditorProps extends EditorProps {
  readonly upload: Upload;
  readonly markup: Markup;
}

/** From the file itself, as it lies on this device. */
function WaitingEditor({ upload: { file }, markup, ...props }: WaitingEditorProps) {
  const src = useObjectUrl(file);
  const size = usePictureSize(src);
  if (src === undefined || size === undefined) return null;
  return <MarkupEditor picture={{ name: file.name, src, size, angle: 0, markup }} {...props} />;
}

/** Its photo was taken out before it left: nothing is left to draw on. */
export async function dropMarks(photoId: string): Promise<void> {
  const { outbox } = await openRoom();
  const about = outbox
    .entries()
    .filter(({ service, attributes }) => service === FILE_SERVICE && attributes.id === photoId);
  for (const { seq } of about) await outbox.drop(seq);
}

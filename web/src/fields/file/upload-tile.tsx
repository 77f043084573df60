/** A file on its way. */

import type { Markup } from "@plimsoll/domain/file/markup";
import { useWords } from "#i18n/words-provider";
import { FileTile } from "#ui/file-tile";
import { ThumbnailLayer } from "#ui/markup-layer";
import type { Upload, UploadState } from "#upload/upload-queue";
import { useObjectUrl } from "./use-object-url.ts";
import { usePictureSize } from "./use-picture-size.ts";

const STATES = {
  held: "waiting",
  waiting: "waiting",
  preparing: "busy",
  sending: "sending",
  paused: "paused",
  failed: "failed",
  refused: "refused",
} as const satisfies Record<UploadState, string>;

interface UploadTileProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
  readonly onMark?: (() => void) | undefined;
  /** What was drawn over it. */
  readonly markup?: Markup | undefined;
}

export function UploadTile({ upload, onRetry, onDrop, onMark, markup }: UploadTileProps) {
  const { afterSaving } = useWords().app.parts.upload;
  const { file, state, progress, message } = upload;
  const isMarkable = state !== "refused" && file.type.startsWith("image/");
  return (
    <FileTile
      name={file.name}
      picture={useObjectUrl(file)}
      state={STATES[state]}
      progress={progress}
      message={state === "held" ? afterSaving : message}
      onRetry={state === "failed" || state === "paused" ? onRetry : undefined}
      onRemove={onDrop}
      onMark={isMarkable ? onMark : undefined}
      layer={markup && <FileLayer file={file} markup={markup} />}
    />
  );
}

function FileLayer({ file, markup }: { readonly file: File; readonly markup: Markup }) {
  const size = usePictureSize(useObjectUrl(file));
  return size && <ThumbnailLayer markup={markup} size={size} angle={0} />;
}

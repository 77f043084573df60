/** A file on its way. */

import { useWords } from "#i18n/words-provider";
import { FileTile } from "#ui/file-tile";
import type { Upload, UploadState } from "#upload/upload-queue";
import { useObjectUrl } from "./use-object-url.ts";

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
}

export function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  const { afterSaving } = useWords().app.parts.upload;
  const { file, state, progress, message } = upload;
  return (
    <FileTile
      name={file.name}
      picture={useObjectUrl(file)}
      state={STATES[state]}
      progress={progress}
      message={state === "held" ? afterSaving : message}
      onRetry={state === "failed" || state === "paused" ? onRetry : undefined}
      onRemove={onDrop}
    />
  );
}

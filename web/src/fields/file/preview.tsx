/** One file: its picture or a sheet, its name, and what can be done with it. */
import { ActionIcon, Loader, Tooltip } from "@mantine/core";
import { FileText, RotateCw, TriangleAlert, X } from "lucide-react";
import { useEffect, useState } from "react";
import classes from "#fields/fields.module.css";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { filePath, thumbnailPath } from "#rpc/files";
import type { QueuedFile, StoredFile } from "./use-attachments.ts";

export function StoredPreview({
  file,
  onRemove,
}: {
  readonly file: StoredFile;
  readonly onRemove?: () => void;
}) {
  const words = useWords().app.record.files;
  const isPicture = file.media_type?.startsWith("image/") ?? false;
  return (
    <li className={classes.preview}>
      <a
        className={classes.previewImage}
        href={filePath(file.id)}
        target="_blank"
        rel="noreferrer"
        title={file.name}
      >
        {isPicture ? (
          <img src={thumbnailPath(file.id)} alt={file.name} loading="lazy" />
        ) : (
          <FileText size={28} aria-label={file.name} />
        )}
      </a>
      <p className={classes.previewName} title={file.name}>
        {file.name}
      </p>
      {onRemove && (
        <span className={classes.previewButtons}>
          <ActionIcon
            size="sm"
            variant="default"
            onClick={onRemove}
            aria-label={say(words.remove, { item: file.name })}
          >
            <X size={14} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}

interface QueuedPreviewProps {
  readonly queued: QueuedFile;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}

export function QueuedPreview({ queued, onRetry, onDrop }: QueuedPreviewProps) {
  const { messages, app } = useWords();
  const words = app.record.files;
  const { file, state, error } = queued;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith("image/")) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const failed = state === "failed" || state === "refused";
  return (
    <li className={classes.preview}>
      <div className={classes.previewImage}>
        {failed ? (
          <Tooltip label={error ?? say(messages.uploadFailed, { item: file.name })}>
            <TriangleAlert size={26} className={classes.previewFailed} aria-label={error ?? ""} />
          </Tooltip>
        ) : address === undefined ? (
          <Loader size="sm" />
        ) : (
          <img src={address} alt={file.name} style={{ opacity: 0.5 }} />
        )}
      </div>
      <p className={classes.previewName} title={file.name} role="status">
        {failed ? file.name : say(messages.uploadingItem, { item: file.name })}
      </p>
      {failed && (
        <span className={classes.previewButtons}>
          {state === "failed" && (
            <ActionIcon
              size="sm"
              variant="default"
              onClick={onRetry}
              aria-label={say(words.retry, { item: file.name })}
            >
              <RotateCw size={14} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon
            size="sm"
            variant="default"
            onClick={onDrop}
            aria-label={say(words.remove, { item: file.name })}
          >
            <X size={14} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}

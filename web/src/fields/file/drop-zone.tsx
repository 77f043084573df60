/** Where files come in: dropped, pasted, or chosen. */
import { Button } from "@mantine/core";
import { Upload } from "lucide-react";
import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import classes from "#fields/fields.module.css";
import { useWords } from "#i18n/words-provider";

interface DropZoneProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly accept: readonly string[];
  readonly multiple: boolean;
  readonly closed: boolean;
  readonly invalid: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export function DropZone({ id, label, text, accept, multiple, closed, invalid, onFiles }: DropZoneProps) {
  const words = useWords().app.record.files;
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (!closed && files && files.length > 0) onFiles([...files]);
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way in; the button inside is the first.
    <div
      className={classes.drop}
      data-over={over && !closed}
      data-invalid={invalid}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <Upload size={22} aria-hidden />
      <span>{text}</span>
      <Button id={id} variant="default" size="xs" disabled={closed} onClick={() => chooser.current?.click()}>
        {words.choose}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={multiple}
        accept={accept.join(",")}
        aria-label={label}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = "";
        }}
      />
    </div>
  );
}

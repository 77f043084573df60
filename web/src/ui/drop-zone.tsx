/** Where files come in: dropped, pasted, chosen, or taken with the camera of a phone. */
import { Button, Group } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Camera, Upload } from "lucide-react";
import { type DragEvent, useCallback, useRef, useState } from "react";
import { useWords } from "#i18n/words-provider";
import classes from "./files.module.css";
import { usePasteTarget } from "./paste-target.ts";

export interface DropZoneProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** Media types, as a file chooser wants them; none takes everything. */
  readonly accept: readonly string[];
  readonly multiple: boolean;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const isPictures = (accept: readonly string[]): boolean =>
  accept.length === 0 || accept.some((one) => one.startsWith("image/"));

export function DropZone(props: DropZoneProps) {
  const { id, label, text, accept, multiple, disabled = false, invalid = false, onFiles } = props;
  const words = useWords().app.parts.upload;
  const zone = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hasCamera = useMediaQuery("(pointer: coarse)", false) && isPictures(accept);
  const handed = useRef(onFiles);
  handed.current = onFiles;
  const take = useCallback((files: readonly File[]) => {
    if (files.length > 0) handed.current(files);
  }, []);
  usePasteTarget(zone, !disabled, take);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };
  const input = { type: "file", hidden: true, tabIndex: -1, "aria-label": label } as const;
  const onChosen = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    take([...(currentTarget.files ?? [])]);
    currentTarget.value = "";
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way in; the button inside is the first.
    <div
      ref={zone}
      className={classes.drop}
      data-over={over && !disabled}
      data-invalid={invalid}
      data-disabled={disabled}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Upload size={22} aria-hidden />
      <span>{text}</span>
      <Group gap="xs" justify="center">
        <Button
          id={id}
          variant="default"
          size="xs"
          disabled={disabled}
          aria-invalid={invalid ? true : undefined}
          aria-label={`${words.choose}: ${label}`}
          onClick={() => chooser.current?.click()}
        >
          {words.choose}
        </Button>
        {hasCamera && (
          <Button
            variant="default"
            size="xs"
            disabled={disabled}
            leftSection={<Camera size={15} aria-hidden />}
            aria-label={`${words.camera}: ${label}`}
            onClick={() => camera.current?.click()}
          >
            {words.camera}
          </Button>
        )}
      </Group>
      <input {...input} ref={chooser} multiple={multiple} accept={accept.join(",")} onChange={onChosen} />
      {hasCamera && (
        <input {...input} ref={camera} accept="image/*" capture="environment" onChange={onChosen} />
      )}
    </div>
  );
}

/** One file: its picture or a sheet, its name, how far it is, and what can be done with it. */
import { ActionIcon, Loader, Progress, Tooltip, UnstyledButton } from "@mantine/core";
import { FileText, PenLine, RotateCw, TriangleAlert, WifiOff, X } from "lucide-react";
import type { ReactNode } from "react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import classes from "./files.module.css";
import { type Spare, TilePicture } from "./tile-picture.tsx";

/** `busy` shows a spinner, `sending` a bar, `paused` goes on by itself, `failed` and `refused` need a person. */
export type FileState = "stored" | "waiting" | "busy" | "sending" | "paused" | "failed" | "refused";

export interface FileTileProps {
  readonly name: string;
  readonly state: FileState;
  /** Address of its picture, where it is one. */
  readonly picture?: string | undefined;
  /** Another copy of the picture, for where the first cannot be had. */
  readonly spare?: Spare | undefined;
  /** What stands over the picture. */
  readonly layer?: ReactNode;
  /** 0 to 1, while it is sent. */
  readonly progress?: number;
  /** Why it waits or failed; on hover, and read aloud. */
  readonly message?: string | undefined;
  /** Opens it in the page, */
  readonly onOpen?: () => void;
  /** or in a tab of its own. */
  readonly href?: string;
  readonly onMark?: (() => void) | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

export function FileTile(props: FileTileProps) {
  const { name, state, message, progress = 0, onMark, onRetry, onRemove } = props;
  const words = useWords().app.parts.upload;
  const { messages } = useWords();
  const isBad = state === "failed" || state === "refused";
  const said = {
    stored: "",
    waiting: words.waiting,
    busy: words.preparing,
    sending: say(messages.uploadingItem, { item: name }),
    paused: message ?? words.waiting,
    failed: message ?? say(messages.uploadFailed, { item: name }),
    refused: message ?? messages.invalidFile,
  }[state];
  return (
    <li className={classes.tile} data-state={state} aria-label={said === "" ? name : `${name}: ${said}`}>
      <Face {...props} said={said} />
      {state === "sending" && (
        <Progress
          className={classes.progress}
          size={4}
          value={progress * 100}
          aria-label={say(messages.uploadingItem, { item: name })}
        />
      )}
      <p className={classes.tileName} title={name}>
        {name}
      </p>
      {isBad && <p className={classes.tileMessage}>{said}</p>}
      <span className={classes.tileButtons}>
        {onMark && (
          <TileButton label={say(words.mark, { item: name })} onClick={onMark}>
            <PenLine size={14} aria-hidden />
          </TileButton>
        )}
        {onRetry && (
          <TileButton label={say(words.retry, { item: name })} onClick={onRetry}>
            <RotateCw size={14} aria-hidden />
          </TileButton>
        )}
        {onRemove && (
          <TileButton
            label={say(state === "stored" || isBad ? words.remove : words.cancel, { item: name })}
            onClick={onRemove}
          >
            <X size={14} aria-hidden />
          </TileButton>
        )}
      </span>
    </li>
  );
}

interface TileButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function TileButton({ label, onClick, children }: TileButtonProps) {
  return (
    <ActionIcon size={24} variant="default" onClick={onClick} aria-label={label} title={label}>
      {children}
    </ActionIcon>
  );
}

/** The picture with what stands over it; it opens the file where there is one to open. */
function Face({
  name,
  state,
  picture,
  spare,
  layer,
  onOpen,
  href,
  said,
}: FileTileProps & { readonly said: string }) {
  const words = useWords().app.parts.upload;
  const image =
    picture === undefined ? (
      <FileText size={28} aria-hidden />
    ) : (
      <TilePicture picture={picture} spare={spare} isDim={state !== "stored"} layer={layer} />
    );
  const label = say(words.open, { item: name });
  if (state === "stored" && onOpen)
    return (
      <UnstyledButton className={classes.face} aria-label={label} onClick={onOpen}>
        {image}
      </UnstyledButton>
    );
  if (state === "stored" && href !== undefined)
    return (
      <a className={classes.face} href={href} target="_blank" rel="noreferrer" aria-label={label}>
        {image}
      </a>
    );
  const over = {
    stored: null,
    waiting: null,
    sending: null,
    busy: <Loader size="sm" aria-hidden />,
    paused: <WifiOff size={22} aria-hidden />,
    failed: <TriangleAlert size={24} aria-hidden />,
    refused: <TriangleAlert size={24} aria-hidden />,
  }[state];
  return (
    <Tooltip label={said} disabled={said === ""} events={{ hover: true, focus: true, touch: true }}>
      <div className={classes.face} data-mark={state}>
        {image}
        {over !== null && <span className={classes.over}>{over}</span>}
      </div>
    </Tooltip>
  );
}

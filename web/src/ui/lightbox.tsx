/**
 * Pictures one by one over the whole window. Each click turns a quarter; the turn is kept where the person may
 * change the picture. The next and the previous picture are shown as they are kept.
 */
import { ActionIcon, Loader, Modal, Tooltip } from "@mantine/core";
import { ChevronLeft, ChevronRight, Download, PenLine, RotateCw, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import type { GalleryFact, GalleryItem } from "./gallery-item.ts";
import classes from "./lightbox.module.css";
import { MarkupLayer } from "./markup-layer.tsx";
import { isSideways, type Rotation, rotationOf, turned } from "./rotation.ts";

export interface LightboxProps {
  readonly items: readonly GalleryItem[];
  /** Id of the picture shown; none closes the box. */
  readonly shown: string | undefined;
  readonly onShow: (id: string | undefined) => void;
  /** Keeps a turn; without it a turn lasts as long as the picture is looked at. */
  readonly onTurn?: (item: GalleryItem, rotation: Rotation) => void;
  /** Opens what draws over a picture. */
  readonly onMark?: (item: GalleryItem) => void;
}

/** Several quick clicks are one turn to keep. */
const REST = 600;

function useTurning(item: GalleryItem | undefined, onTurn: LightboxProps["onTurn"]) {
  const kept = item?.rotation ?? 0;
  const [angle, setAngle] = useState<number>(kept);
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly keep: () => void }>(
    undefined,
  );
  const flush = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current?.keep();
    waiting.current = undefined;
  }, []);
  const id = item?.id;
  // Another picture begins with its own turn; what was not kept yet of the last one is kept first.
  const begun = useRef(id);
  if (begun.current !== id) {
    begun.current = id;
    setAngle(kept);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup belongs to the picture.
  useEffect(() => flush, [id, flush]);
  const turn = () => {
    if (!item) return;
    const next = turned(angle);
    setAngle(next);
    clearTimeout(waiting.current?.timer);
    const keep = () => {
      waiting.current = undefined;
      if (rotationOf(next) !== item.rotation) onTurn?.(item, rotationOf(next));
    };
    waiting.current = { keep, timer: setTimeout(keep, REST) };
  };
  return { angle, turn };
}

export function Lightbox({ items, shown, onShow, onTurn, onMark }: LightboxProps) {
  const words = useWords().app.parts.gallery;
  const place = items.findIndex((one) => one.id === shown);
  const item = items[place];
  const { angle, turn } = useTurning(item, onTurn);
  const go = (by: -1 | 1) => {
    const next = items[(place + by + items.length) % items.length];
    if (next && items.length > 1) onShow(next.id);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowRight") go(1);
    else if (event.key === "ArrowLeft") go(-1);
    else if (event.key.toLowerCase() === "r") turn();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Modal
      opened={item !== undefined}
      onClose={() => onShow(undefined)}
      fullScreen
      padding={0}
      radius={0}
      withCloseButton={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content ?? "", body: classes.body ?? "" }}
      attributes={{ content: { "aria-label": item?.title ?? "" } }}
      onKeyDown={press}
    >
      {item && (
        <>
          <Bar
            item={item}
            position={say(words.position, { position: place + 1, count: items.length })}
            turnLabel={onTurn ? words.turn : words.turnView}
            onTurn={turn}
            onMark={onMark}
            onClose={() => onShow(undefined)}
          />
          <div className={classes.stage}>
            <Picture key={item.id} item={item} angle={angle} onTurn={turn} />
            {items.length > 1 && (
              <>
                <Step side="left" label={words.previous} onClick={() => go(-1)} />
                <Step side="right" label={words.next} onClick={() => go(1)} />
              </>
            )}
          </div>
          {item.facts !== undefined && <Facts facts={item.facts} />}
        </>
      )}
    </Modal>
  );
}

interface BarProps {
  readonly item: GalleryItem;
  readonly position: string;
  readonly turnLabel: string;
  readonly onTurn: () => void;
  readonly onMark: LightboxProps["onMark"];
  readonly onClose: () => void;
}

function Bar({ item, position, turnLabel, onTurn, onMark, onClose }: BarProps) {
  const words = useWords().app.parts.gallery;
  return (
    <div className={classes.bar}>
      <div className={classes.titles}>
        <p className={classes.title}>{item.title}</p>
        <p className={classes.detail}>
          {position}
          {item.detail === undefined ? "" : ` · ${item.detail}`}
        </p>
      </div>
      <Tool label={turnLabel} onClick={onTurn}>
        <RotateCw size={18} aria-hidden />
      </Tool>
      {onMark && (
        <Tool label={words.mark} onClick={() => onMark(item)}>
          <PenLine size={18} aria-hidden />
        </Tool>
      )}
      <Tooltip label={say(words.download, { item: item.title })}>
        <ActionIcon
          component="a"
          href={item.src}
          download={item.title}
          variant="subtle"
          size={40}
          className={classes.tool ?? ""}
          aria-label={say(words.download, { item: item.title })}
        >
          <Download size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tool label={words.close} onClick={onClose} autoFocus>
        <X size={20} aria-hidden />
      </Tool>
    </div>
  );
}

function Facts({ facts }: { readonly facts: readonly GalleryFact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, whole }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd title={whole}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ToolProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly autoFocus?: boolean;
  readonly children: ReactNode;
}

function Tool({ label, onClick, autoFocus = false, children }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        size={40}
        className={classes.tool ?? ""}
        aria-label={label}
        onClick={onClick}
        {...(autoFocus ? { "data-autofocus": true } : {})}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

interface StepProps {
  readonly side: "left" | "right";
  readonly label: string;
  readonly onClick: () => void;
}

function Step({ side, label, onClick }: StepProps) {
  const Icon = side === "left" ? ChevronLeft : ChevronRight;
  return (
    <ActionIcon
      className={`${classes.tool} ${classes.step}`}
      data-side={side}
      variant="subtle"
      size={48}
      aria-label={label}
      onClick={onClick}
    >
      <Icon size={26} aria-hidden />
    </ActionIcon>
  );
}

interface PictureProps {
  readonly item: GalleryItem;
  readonly angle: number;
  readonly onTurn: () => void;
}

function Picture({ item, angle, onTurn }: PictureProps) {
  const words = useWords().app.parts.gallery;
  const [state, setState] = useState<"coming" | "here" | "broken">("coming");
  const [spare, setSpare] = useState<string>();
  useEffect(() => () => (spare === undefined ? undefined : URL.revokeObjectURL(spare)), [spare]);
  const lookOnDevice = async () => {
    const found = spare === undefined ? await item.spare?.() : undefined;
    if (found) setSpare(URL.createObjectURL(found));
    else setState("broken");
  };
  return (
    <>
      {state === "coming" && <Loader className={classes.loader ?? ""} aria-label={words.loading} />}
      {state === "broken" && (
        <p className={classes.broken}>
          {say((item.isReached?.() ?? navigator.onLine) ? words.broken : words.notHere, { item: item.title })}
        </p>
      )}
      <span className={classes.framed} hidden={state === "broken"}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the key R and the button above turn it as well. */}
        <img
          className={classes.picture}
          data-sideways={isSideways(angle)}
          style={{ transform: `rotate(${angle}deg)` }}
          src={spare ?? item.src}
          alt={item.alt}
          onLoad={() => setState("here")}
          onError={() => void lookOnDevice()}
          onClick={onTurn}
        />
        {state === "here" && item.w && item.h && (
          <MarkupLayer markup={item.markup ?? []} size={{ w: item.w, h: item.h }} angle={angle} />
        )}
      </span>
    </>
  );
}

/** The ship from the side, hold by hold with its state: the way through a page. Arrow keys and a swipe move. */
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { say } from "#i18n/say";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";

export type HoldTone = "none" | "now" | "good" | "remarks" | "bad";

export interface NavigatedHold {
  readonly hold: number;
  readonly tone: HoldTone;
  readonly label: string;
  readonly detail?: string;
}

interface HoldNavigatorProps {
  readonly holds: readonly NavigatedHold[];
  readonly chosen: number;
  readonly onChoose: (hold: number) => void;
  readonly icon: (tone: HoldTone) => ReactNode;
}

/** Pixels after which a movement of the finger is meant. */
const SWIPE = 60;

export function HoldNavigator({ holds, chosen, onChoose, icon }: HoldNavigatorProps) {
  const words = useOperationWords().frame;
  const strip = useRef<HTMLDivElement>(null);
  const began = useRef<number | undefined>(undefined);
  const at = holds.findIndex((one) => one.hold === chosen);
  const go = (step: number) => {
    const next = holds[at + step];
    if (!next) return;
    onChoose(next.hold);
    strip.current?.querySelector<HTMLElement>(`[data-hold="${next.hold}"]`)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // Hold 1 is next to the bow, on the right where there is room for a ship.
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: 1,
      ArrowRight: -1,
      ArrowDown: 1,
      ArrowUp: -1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  return (
    <div
      ref={strip}
      className={classes.hull}
      role="tablist"
      aria-label={words.holds}
      onKeyDown={press}
      onTouchStart={(event) => {
        began.current = event.touches[0]?.clientX;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (began.current ?? 0);
        if (began.current !== undefined && Math.abs(moved) > SWIPE) go(moved < 0 ? 1 : -1);
        began.current = undefined;
      }}
    >
      {holds.map(({ hold, tone, label, detail }) => (
        <button
          key={hold}
          type="button"
          role="tab"
          data-hold={hold}
          data-tone={tone}
          aria-selected={hold === chosen}
          tabIndex={hold === chosen ? 0 : -1}
          className={classes.hold}
          onClick={() => onChoose(hold)}
        >
          <b className={classes.holdNumber}>
            <span className={classes.holdWord}>{say(words.hold, { hold })}</span>
            <span className={classes.holdShort} aria-hidden>
              {hold}
            </span>
          </b>
          <span className={classes.holdState}>
            {icon(tone)}
            {label}
          </span>
          {detail !== undefined && <span className={classes.holdDetail}>{detail}</span>}
        </button>
      ))}
    </div>
  );
}

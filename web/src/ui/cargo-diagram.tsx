/** A ship from the side: its holds with what fits into them, what is in them, and how they stand. */
import { useElementSize } from "@mantine/hooks";
import type { DecimalText } from "@plimsoll/domain/kernel/decimal";
import { type KeyboardEvent, useMemo, useRef } from "react";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import classes from "./cargo-diagram.module.css";
import { type CargoBox, type CargoLayout, cargoLayout, fitted } from "./cargo-layout.ts";
import { type Phase, StatusChip } from "./status-chip.tsx";

/** Products are told apart by their name; the tone only helps to see which holds go together. */
export const CARGO_TONES = ["sea", "warn", "lab", "ok", "slate"] as const;
export type CargoTone = (typeof CARGO_TONES)[number];

export interface CargoHold {
  /** 1 is next to the bow. */
  readonly number: number;
  /** What fits, in the unit of the diagram; null where nobody entered it. */
  readonly capacity: DecimalText | null;
  /** What is in it; null is not known yet, and absent where it is not the question. */
  readonly loaded?: DecimalText | null;
  readonly product?: { readonly label: string; readonly tone: CargoTone };
  readonly status?: { readonly label: string; readonly phase: Phase };
}

export interface CargoDiagramProps {
  /** Name of the whole picture: "Cargo of MV Serra do Mar". */
  readonly label: string;
  readonly holds: readonly CargoHold[];
  readonly unit: string;
  /** Decimals of the figures. */
  readonly scale?: number;
  /** Number of the hold that is selected. */
  readonly selected?: number | null;
  readonly onSelect?: (number: number) => void;
}

/** Share of the hold that is full, for drawing only. */
function shareOf({ capacity, loaded }: CargoHold): number {
  const room = Number(capacity ?? 0);
  return room > 0 ? Math.min(1, Math.max(0, Number(loaded ?? 0) / room)) : 0;
}

function useFigures({ unit, scale = 0 }: Pick<CargoDiagramProps, "unit" | "scale">) {
  const numbers = useNumbers();
  const figure = (value: DecimalText | null) => numbers.format(value, { scale });
  return ({ capacity, loaded }: CargoHold): string =>
    `${loaded === undefined ? "" : `${figure(loaded)} / `}${figure(capacity)} ${unit}`;
}

export function CargoDiagram(props: CargoDiagramProps) {
  const { label, holds, selected = null, onSelect } = props;
  const words = useWords().app.parts.cargo;
  const { ref, width } = useElementSize();
  const figures = useFigures(props);
  const ordered = useMemo(() => [...holds].sort((a, b) => a.number - b.number), [holds]);
  const layout = useMemo(
    () =>
      cargoLayout(
        Math.max(280, width),
        ordered.map((one) => one.number),
      ),
    [width, ordered],
  );
  return (
    <div className={classes.diagram} ref={ref}>
      {width > 0 && (
        <Ship
          label={label}
          layout={layout}
          holds={ordered}
          figures={figures}
          selected={selected}
          {...(onSelect ? { onSelect } : {})}
        />
      )}
      {ordered.length === 0 && <p className={classes.empty}>{words.empty}</p>}
      {width > 0 && !layout.hasRoom && ordered.length > 0 && (
        <ul className={classes.list} aria-label={label}>
          {ordered.map((hold) => (
            <li key={hold.number} className={classes.line} data-selected={hold.number === selected}>
              <b>{say(words.hold, { number: hold.number })}</b>
              <span className={classes.figure}>{figures(hold)}</span>
              {hold.product && (
                <span className={classes.product} data-tone={hold.product.tone}>
                  {hold.product.label}
                </span>
              )}
              {hold.status && <StatusChip {...hold.status} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ShipProps {
  readonly label: string;
  readonly layout: CargoLayout;
  readonly holds: readonly CargoHold[];
  readonly figures: (hold: CargoHold) => string;
  readonly selected: number | null;
  readonly onSelect?: (number: number) => void;
}

function Ship({ label, layout, holds, figures, selected, onSelect }: ShipProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const { width, height, hull, house, boxes } = layout;
  const reach = (number: number) => {
    drawing.current?.querySelector<SVGGElement>(`[data-hold="${number}"]`)?.focus();
  };
  /** One stop for the Tab key: the selected hold, else the first. */
  const stop = holds.some((one) => one.number === selected) ? selected : holds[0]?.number;
  const press = (event: KeyboardEvent, index: number) => {
    const steps: Readonly<Record<string, number>> = {
      // To the left is aft, where the numbers grow.
      ArrowLeft: index + 1,
      ArrowRight: index - 1,
      Home: 0,
      End: holds.length - 1,
    };
    const target = holds[steps[event.key] ?? -1];
    if (target) reach(target.number);
    else if (event.key === "Enter" || event.key === " ") onSelect?.(holds[index]?.number ?? 0);
    else if (!(event.key in steps)) return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with parts that can be reached has no element of its own.
    <svg
      ref={drawing}
      className={classes.ship}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="group"
      aria-label={label}
    >
      <title>{label}</title>
      <path className={classes.hull} d={hull} />
      <rect className={classes.house} {...house} rx={4} />
      {holds.map((hold, index) => {
        const box = boxes[index];
        if (!box) return null;
        return (
          <Hold
            key={hold.number}
            hold={hold}
            box={box}
            layout={layout}
            text={figures(hold)}
            isSelected={hold.number === selected}
            {...(onSelect
              ? {
                  isStop: hold.number === stop,
                  onSelect: () => onSelect(hold.number),
                  onPress: (event: KeyboardEvent) => press(event, index),
                }
              : {})}
          />
        );
      })}
    </svg>
  );
}

interface HoldProps {
  readonly hold: CargoHold;
  readonly box: CargoBox;
  readonly layout: CargoLayout;
  readonly text: string;
  readonly isSelected: boolean;
  readonly isStop?: boolean;
  readonly onSelect?: () => void;
  readonly onPress?: (event: KeyboardEvent) => void;
}

function Hold({ hold, box, layout, text, isSelected, isStop = false, onSelect, onPress }: HoldProps) {
  const words = useWords().app.parts.cargo;
  const name = say(words.hold, { number: hold.number });
  const spoken = [name, text, hold.product?.label, hold.status?.label].filter((one) => one !== undefined);
  const { deck, top, depth, hasRoom } = layout;
  const full = depth * shareOf(hold);
  const middle = box.x + box.width / 2;
  const part = onSelect
    ? ({
        role: "button",
        tabIndex: isStop ? 0 : -1,
        "aria-pressed": isSelected,
        onClick: onSelect,
        onKeyDown: onPress,
      } as const)
    : ({ role: "img" } as const);
  return (
    <g
      {...part}
      className={classes.hold}
      aria-label={spoken.join(", ")}
      data-hold={hold.number}
      data-selected={isSelected}
      data-selectable={onSelect !== undefined}
    >
      {/* The name above the deck belongs to the hold: it can be clicked as well. */}
      <rect className={classes.reach} x={box.x} y={0} width={box.width} height={top} />
      <rect className={classes.box} x={box.x} y={top} width={box.width} height={depth} rx={3} />
      {full > 0 && (
        <g data-tone={hold.product?.tone ?? "sea"}>
          <rect className={classes.fill} x={box.x} y={top + depth - full} width={box.width} height={full} />
          <rect className={classes.level} x={box.x} y={top + depth - full} width={box.width} height={2} />
        </g>
      )}
      <rect className={classes.frame} x={box.x} y={top} width={box.width} height={depth} rx={3} />
      <text className={classes.name} x={middle} y={deck - (hasRoom && hold.product ? 24 : 8)}>
        {hold.status && hasRoom && (
          <tspan className={classes.dot} data-phase={hold.status.phase}>
            {"● "}
          </tspan>
        )}
        {hasRoom ? name : hold.number}
      </text>
      {hasRoom && hold.product && (
        <text className={classes.label} x={middle} y={deck - 9}>
          <title>{hold.product.label}</title>
          {fitted(hold.product.label, box.width)}
        </text>
      )}
      {hasRoom && (
        <text className={`${classes.label} ${classes.figures}`} x={middle} y={top + depth - 10}>
          {text}
        </text>
      )}
    </g>
  );
}

/** One place up or down in a list that somebody puts in order. */
import { ActionIcon } from "@mantine/core";
import { ArrowDown, ArrowUp } from "lucide-react";

/** The list with one of them a place further up or down. */
export function moved<T>(all: readonly T[], one: T, by: -1 | 1): T[] {
  const at = all.indexOf(one);
  const without = all.filter((other) => other !== one);
  return [...without.slice(0, at + by), one, ...without.slice(at + by)];
}

interface MoveButtonsProps {
  readonly up: string;
  readonly down: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

export function MoveButtons({ up, down, isFirst, isLast, onMove }: MoveButtonsProps) {
  const look = { size: "sm", variant: "subtle", color: "gray" } as const;
  return (
    <>
      <ActionIcon {...look} disabled={isFirst} aria-label={up} onClick={() => onMove(-1)}>
        <ArrowUp size={14} aria-hidden />
      </ActionIcon>
      <ActionIcon {...look} disabled={isLast} aria-label={down} onClick={() => onMove(1)}>
        <ArrowDown size={14} aria-hidden />
      </ActionIcon>
    </>
  );
}

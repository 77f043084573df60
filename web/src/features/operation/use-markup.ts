/** Marks while they are drawn: what there is, which one is chosen, and the way back. */
import type { Markup, Shape } from "@plimsoll/domain/file/markup";
import { MOST_SHAPES } from "@plimsoll/domain/file/markup";
import { useState } from "react";

interface Drawing {
  readonly markup: Markup;
  readonly chosen: number | undefined;
}

export interface MarkupInHand extends Drawing {
  readonly isChanged: boolean;
  readonly isFull: boolean;
  readonly add: (shape: Shape) => void;
  /** `isFollowing`: one step of a movement, which is taken back as a whole. */
  readonly replace: (at: number, shape: Shape, isFollowing?: boolean) => void;
  readonly removeChosen: () => void;
  readonly choose: (at: number | undefined) => void;
  readonly undo: (() => void) | undefined;
}

export function useMarkup(begin: Markup): MarkupInHand {
  const [{ markup, chosen }, setNow] = useState<Drawing>({ markup: begin, chosen: undefined });
  const [before, setBefore] = useState<readonly Markup[]>([]);
  const step = (next: Drawing, isFollowing = false) => {
    if (!isFollowing) setBefore([...before, markup]);
    setNow(next);
  };
  const isFull = markup.length >= MOST_SHAPES;
  return {
    markup,
    chosen,
    isChanged: markup !== begin,
    isFull,
    add: (shape) => !isFull && step({ markup: [...markup, shape], chosen: markup.length }),
    replace: (at, shape, isFollowing) =>
      step(
        { markup: markup.map((one, place) => (place === at ? shape : one)), chosen: at },
        isFollowing ?? false,
      ),
    removeChosen: () =>
      chosen !== undefined &&
      step({ markup: markup.filter((_, place) => place !== chosen), chosen: undefined }),
    choose: (at) => setNow({ markup, chosen: at }),
    undo:
      before.length === 0
        ? undefined
        : () => {
            setNow({ markup: before.at(-1) ?? begin, chosen: undefined });
            setBefore(before.slice(0, -1));
          },
  };
}

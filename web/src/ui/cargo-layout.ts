/**
 * Where the parts of a ship's side view lie, in pixels of the width at hand: the house aft at the left, the bow at
 * the right, hold 1 next to the bow. Nothing here is a quantity of cargo.
 */

export interface CargoBox {
  readonly number: number;
  readonly x: number;
  readonly width: number;
}

export interface CargoLayout {
  readonly width: number;
  readonly height: number;
  readonly deck: number;
  readonly top: number;
  readonly depth: number;
  readonly boxes: readonly CargoBox[];
  readonly hull: string;
  readonly house: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Holds are wide enough for figures; else these stand in a list below. */
  readonly hasRoom: boolean;
}

const GAP = 0.1;
const ROOM = 100;
/** Above the deck stand the house and the names of the holds. */
const DECK = 48;
const HEIGHT = 192;
const SMALL = { deck: 34, height: 132 };

export function cargoLayout(width: number, numbers: readonly number[]): CargoLayout {
  const isSmall = width < 560;
  const deck = isSmall ? SMALL.deck : DECK;
  const height = isSmall ? SMALL.height : HEIGHT;
  const aft = isSmall ? width * 0.2 : width * 0.155;
  const bow = width * 0.115;
  const step = (width - aft - bow) / Math.max(1, numbers.length);
  const keel = height - 12;
  return {
    width,
    height,
    deck,
    top: deck + 10,
    depth: keel - deck - 24,
    // Counted from the bow, so the first stands at the right.
    boxes: numbers.map((number, index) => ({
      number,
      x: width - bow - step * (index + 1),
      width: step * (1 - GAP),
    })),
    hull: hullPath(width, deck, keel),
    house: { x: width * 0.03, y: deck - (isSmall ? 24 : 36), width: width * 0.1, height: isSmall ? 24 : 36 },
    hasRoom: step * (1 - GAP) >= ROOM,
  };
}

/** The average width of a letter of the labels, in pixels. */
const LETTER = 6.4;

/** As much of a name as fits above a hold; the whole of it is read aloud, and shown by the browser on hovering. */
export function fitted(label: string, width: number): string {
  const letters = Math.max(2, Math.floor(width / LETTER));
  return label.length <= letters ? label : `${label.slice(0, letters - 1).trimEnd()}…`;
}

function hullPath(width: number, deck: number, keel: number): string {
  const stern = width * 0.022;
  const stem = width * 0.984;
  return [
    `M${stern} ${deck}`,
    `H${width * 0.953}`,
    `L${stem} ${deck + 14}`,
    `L${width * 0.94} ${keel - 10}`,
    `Q${width * 0.935} ${keel} ${width * 0.92} ${keel}`,
    `H${width * 0.082}`,
    `Q${width * 0.064} ${keel} ${width * 0.058} ${keel - 14}`,
    "Z",
  ].join(" ");
}

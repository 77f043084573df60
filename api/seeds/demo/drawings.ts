/** What inspectors of the demo company "photograph": drawn here, the same every time. */
import { type Colour, type Corner, Drawing } from "./drawing.ts";

export type Motif = "clean_hold" | "dirty_hold" | "hatch" | "seal" | "signature";

const [WIDTH, HEIGHT] = [640, 480];

/** `variant` changes colours and places a little, so that two holds are not one. */
export function drawingOf(motif: Motif, variant: number): Drawing {
  if (motif === "hatch") return hatch(variant);
  if (motif === "signature") return signature(variant);
  return motif === "seal" ? seal(variant) : hold(variant, motif === "dirty_hold");
}

const shade = ([red, green, blue]: Colour, by: number): Colour => [red * by, green * by, blue * by];

/** From the ladder down: three walls with their frames, and the tank top. */
function hold(variant: number, isDirty: boolean): Drawing {
  const paint: Colour = variant % 2 === 0 ? [150, 78, 62] : [128, 132, 120];
  const sheet = new Drawing(WIDTH, HEIGHT, shade(paint, 0.4));
  const [left, right, top, floor] = [150 + variant * 6, 490 - variant * 4, 110, 330];
  sheet.surface(
    [
      [left, top],
      [right, top],
      [right, floor],
      [left, floor],
    ],
    shade(paint, 0.85),
  );
  sheet.surface(
    [
      [0, 0],
      [left, top],
      [left, floor],
      [0, HEIGHT],
    ],
    shade(paint, 0.65),
  );
  sheet.surface(
    [
      [WIDTH, 0],
      [right, top],
      [right, floor],
      [WIDTH, HEIGHT],
    ],
    shade(paint, 0.7),
  );
  sheet.surface(
    [
      [left, floor],
      [right, floor],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ],
    shade(paint, 1.1),
  );
  for (let frame = 1; frame < 7; frame++) {
    const x = left + ((right - left) * frame) / 7;
    sheet.line([x, top], [x, floor], 5, shade(paint, 0.6));
    const depth = frame / 7;
    sheet.line(
      [left * depth, top * depth],
      [left * depth, HEIGHT - (HEIGHT - floor) * depth],
      4,
      shade(paint, 0.5),
    );
    const far = WIDTH - (WIDTH - right) * depth;
    sheet.line([far, top * depth], [far, HEIGHT - (HEIGHT - floor) * depth], 4, shade(paint, 0.55));
  }
  // Light from the open hatch.
  sheet.surface(
    [
      [left + 60, 0],
      [right - 20, 0],
      [right - 70, floor + 90],
      [left + 30, floor + 90],
    ],
    [255, 250, 225],
    0.82,
  );
  if (isDirty) residues(sheet, variant, floor);
  return sheet;
}

/** Coal along the frames and rust on the wall. */
function residues(sheet: Drawing, variant: number, floor: number): void {
  for (let at = 0; at < 14; at++) {
    const x = 120 + ((at * 97 + variant * 53) % 400);
    const y = floor + 25 + ((at * 31) % 90);
    sheet.disc([x, y], [16 + ((at * 7) % 22), 6 + (at % 5)], [34, 30, 28], 0.15);
  }
  for (let at = 0; at < 5; at++)
    sheet.disc([230 + at * 45, 190 + ((at * 41) % 80)], [9, 20], [150, 70, 20], 0.35);
}

/** A cover on its coaming, with the rubber between them. */
function hatch(variant: number): Drawing {
  const paint: Colour = variant % 2 === 0 ? [70, 110, 92] : [92, 98, 140];
  const sheet = new Drawing(WIDTH, HEIGHT, [176, 196, 208]);
  sheet.surface(
    [
      [0, 250],
      [WIDTH, 225],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ],
    [120, 116, 108],
  );
  sheet.surface(
    [
      [60, 150],
      [590, 130],
      [610, 330],
      [40, 360],
    ],
    paint,
  );
  for (let panel = 1; panel < 5; panel++) {
    const [x, low] = [60 + panel * 106, 40 + panel * 114];
    sheet.line([x, 150 - panel * 4], [low, 360 - panel * 6], 6, shade(paint, 0.6));
  }
  sheet.line([40, 362], [610, 332], 12, [28, 28, 30]);
  sheet.surface(
    [
      [40, 368],
      [610, 338],
      [610, 395],
      [40, 428],
    ],
    shade(paint, 0.75),
  );
  for (let cleat = 0; cleat < 7; cleat++) {
    const x = 70 + cleat * 84;
    sheet.line([x, 350 - cleat * 4], [x, 400 - cleat * 4], 10, [210, 180, 70]);
  }
  return sheet;
}

/** A bolt seal through a staple. */
function seal(variant: number): Drawing {
  const band = (
    [
      [30, 120, 190],
      [215, 160, 30],
      [60, 150, 80],
    ] as const
  )[variant % 3] ?? [30, 120, 190];
  const sheet = new Drawing(WIDTH, HEIGHT, [112, 118, 116]);
  const staple: readonly Corner[] = [
    [180, 60],
    [250, 60],
    [250, 420],
    [180, 420],
  ];
  sheet.surface(staple, [78, 82, 84]);
  sheet.disc([215, 240], [52, 58], [112, 118, 116]);
  sheet.line([130, 240], [520, 240], 26, [188, 192, 196]);
  sheet.disc([130, 240], [30, 38], [160, 164, 170]);
  sheet.surface(
    [
      [380, 190],
      [540, 190],
      [540, 290],
      [380, 290],
    ],
    band,
  );
  sheet.surface(
    [
      [400, 215],
      [520, 215],
      [520, 265],
      [400, 265],
    ],
    [240, 240, 236],
  );
  for (let bar = 0; bar < 22; bar++)
    sheet.line([408 + bar * 5, 222], [408 + bar * 5, 258], 1 + ((bar * 7 + variant) % 3), [20, 20, 20]);
  return sheet;
}

/** Ink on white paper: loops from left to right, and a line below them. */
function signature(variant: number): Drawing {
  const [width, height, ink]: [number, number, Colour] = [420, 140, [24, 36, 96]];
  const sheet = new Drawing(width, height, [255, 255, 255]);
  const at = (step: number): Corner => {
    const turn = step / 6 + variant;
    const fading = 1 - step / 160;
    return [30 + step * 2.6 + Math.sin(turn * 1.7) * 16, 72 - Math.sin(turn) * 44 * fading];
  };
  for (let step = 0; step < 120; step++) sheet.line(at(step), at(step + 1), 3, ink);
  sheet.line([40, 122], [370, 112], 2, ink);
  return sheet;
}

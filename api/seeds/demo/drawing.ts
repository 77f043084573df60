/** A sheet of coloured points to draw on: surfaces, lines and discs, for pictures that nobody photographed. */
export type Colour = readonly [red: number, green: number, blue: number];
export type Corner = readonly [x: number, y: number];

export class Drawing {
  readonly width: number;
  readonly height: number;
  readonly points: Uint8Array;

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.points = new Uint8Array(width * height * 3);
    this.surface(
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
      ground,
    );
  }

  /** Row by row between its edges; a share of what is below shines through. */
  surface(corners: readonly Corner[], colour: Colour, clear = 0): void {
    const rows = corners.map(([, y]) => y);
    const last = Math.min(this.height - 1, Math.ceil(Math.max(...rows)));
    for (let y = Math.max(0, Math.floor(Math.min(...rows))); y <= last; y++) {
      const cuts = cutsAt(corners, y + 0.5);
      for (let at = 0; at + 1 < cuts.length; at += 2)
        this.#stretch(y, cuts[at] ?? 0, cuts[at + 1] ?? 0, colour, clear);
    }
  }

  #stretch(y: number, from: number, to: number, colour: Colour, clear: number): void {
    const end = Math.min(this.width, Math.ceil(to));
    for (let x = Math.max(0, Math.floor(from)); x < end; x++) {
      const at = (y * this.width + x) * 3;
      for (let part = 0; part < 3; part++)
        this.points[at + part] = (this.points[at + part] ?? 0) * clear + (colour[part] ?? 0) * (1 - clear);
    }
  }

  line([x, y]: Corner, [toX, toY]: Corner, thick: number, colour: Colour): void {
    const length = Math.hypot(toX - x, toY - y) || 1;
    const [sideX, sideY] = [((y - toY) / length) * (thick / 2), ((toX - x) / length) * (thick / 2)];
    this.surface(
      [
        [x + sideX, y + sideY],
        [toX + sideX, toY + sideY],
        [toX - sideX, toY - sideY],
        [x - sideX, y - sideY],
      ],
      colour,
    );
  }

  disc([x, y]: Corner, radius: Corner, colour: Colour, clear = 0): void {
    const corners = Array.from({ length: 24 }, (_, at): Corner => {
      const turn = (at / 24) * 2 * Math.PI;
      return [x + radius[0] * Math.cos(turn), y + radius[1] * Math.sin(turn)];
    });
    this.surface(corners, colour, clear);
  }
}

/** Where a row meets the edges, from left to right. */
function cutsAt(corners: readonly Corner[], y: number): number[] {
  return corners
    .flatMap(([fromX, fromY], at) => {
      const [toX, toY] = corners[(at + 1) % corners.length] ?? [0, 0];
      if (fromY > y === toY > y) return [];
      return [fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)];
    })
    .sort((left, right) => left - right);
}

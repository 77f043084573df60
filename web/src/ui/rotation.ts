/** Turns of a picture, in quarters to the right. What is stored is one of four; what is shown may go on turning. */

export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** One click: a quarter more. The angle is not brought back to zero, so that the picture never spins backwards. */
export function turned(angle: number): number {
  return angle + 90;
}

/** The turn to keep for an angle on the screen. */
export function rotationOf(angle: number): Rotation {
  const quarters = Math.trunc(angle / 90) % 4;
  return ROTATIONS[(quarters + 4) % 4] ?? 0;
}

/** Lying on its side, width and height change places. */
export function isSideways(angle: number): boolean {
  return rotationOf(angle) % 180 === 90;
}

/**
 * What somebody drew over a photo: arrows, circles and short texts in a layer of their own. The picture itself stays as it
 * was taken. Places are shares of its width and height, so the layer fits the picture in any size.
 */
import { z } from "zod";
import { measured } from "../kernel/decimal.ts";

export const MOST_SHAPES = 40;
export const LONGEST_TEXT = 80;
/** Finer than a pixel of any picture that is shown. */
const SCALE = 4;

/** 0 at the left and top, 1 at the right and bottom of the picture as it stands upright. */
const share = z.number().min(0).max(1).transform(rounded);

export const shapeSchema = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("arrow"), x: share, y: share, to_x: share, to_y: share }),
    /** The radius is a share of the longer side. */
    z.strictObject({ kind: z.literal("circle"), x: share, y: share, radius: share }),
    z.strictObject({
      kind: z.literal("text"),
      x: share,
      y: share,
      text: z
        .string()
        .trim()
        .min(1)
        .max(LONGEST_TEXT)
        .regex(/^\P{Cc}*$/u),
    }),
  ])
  .readonly();

export type Shape = z.infer<typeof shapeSchema>;

export const markupSchema = z.array(shapeSchema).max(MOST_SHAPES).readonly();

export type Markup = z.infer<typeof markupSchema>;

export function rounded(value: number): number {
  return Number(measured(value, SCALE));
}

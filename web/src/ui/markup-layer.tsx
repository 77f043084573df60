/** Marks over a picture, as a layer that takes its place and no clicks. */
import type { Markup, Shape } from "@plimsoll/domain/file/markup";
import classes from "./markup.module.css";
import { arrowPath, letterHeight, longerSide, pointOf, type Size } from "./markup-geometry.ts";

interface MarkupLayerProps {
  readonly markup: Markup;
  readonly size: Size;
  /** By which the picture below is turned on the screen. */
  readonly angle: number;
}

/** Over the whole picture; turned with it. */
export function MarkupLayer({ markup, size, angle }: MarkupLayerProps) {
  if (markup.length === 0) return null;
  return (
    <svg
      className={classes.layer}
      viewBox={`0 0 ${size.w} ${size.h}`}
      style={{ transform: `rotate(${angle}deg)` }}
      aria-hidden
    >
      <Shapes markup={markup} size={size} angle={angle} />
    </svg>
  );
}

/** Over a square thumbnail, which is the middle of the picture and is turned already. */
export function ThumbnailLayer({ markup, size, angle }: MarkupLayerProps) {
  if (markup.length === 0) return null;
  const { w, h } = size;
  const side = Math.min(w, h);
  return (
    <svg
      className={classes.layer}
      viewBox={`${(w - side) / 2} ${(h - side) / 2} ${side} ${side}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <g transform={`rotate(${angle} ${w / 2} ${h / 2})`}>
        <Shapes markup={markup} size={size} angle={angle} />
      </g>
    </svg>
  );
}

export function Shapes({ markup, size, angle }: MarkupLayerProps) {
  return markup.map((shape, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no name but its place
    <ShapeMark key={at} shape={shape} size={size} angle={angle} />
  ));
}

interface ShapeMarkProps extends Omit<MarkupLayerProps, "markup"> {
  readonly shape: Shape;
}

/** Twice: a light rim below makes it stand out from anything. Letters stay upright. */
export function ShapeMark({ shape, size, angle }: ShapeMarkProps) {
  const at = pointOf(shape, size);
  if (shape.kind === "arrow") {
    const path = arrowPath(shape, size);
    return (
      <>
        <path className={classes.rim} d={path} />
        <path className={classes.stroke} d={path} />
      </>
    );
  }
  if (shape.kind === "circle") {
    const circle = { cx: at.x, cy: at.y, r: shape.radius * longerSide(size) };
    return (
      <>
        <circle className={classes.rim} {...circle} />
        <circle className={classes.stroke} {...circle} />
      </>
    );
  }
  return (
    <text
      className={classes.letters}
      x={at.x}
      y={at.y}
      fontSize={letterHeight(size)}
      transform={`rotate(${-angle} ${at.x} ${at.y})`}
    >
      {shape.text}
    </text>
  );
}

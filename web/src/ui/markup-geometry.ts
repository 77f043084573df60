/** Where the marks on a picture lie: from shares of the picture to points of it, and from a finger back to shapes. */
import { rounded, type Shape } from "@plimsoll/domain/file/markup";

export interface Size {
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Tool = Shape["kind"];

/** Shares of the longer side. */
const HEAD = 0.045;
const LETTER = 0.045;
/** Shorter than this, a stroke was a tap. */
const TAP = 0.015;
/** What a keyboard places, and what a finger cannot miss. */
const FIRST_REACH = 0.12;
const NEAR = 0.035;
/** The wings of an arrow's head stand off by so much. */
const WING = Math.PI / 7;

export const longerSide = ({ w, h }: Size): number => Math.max(w, h);

export const letterHeight = (size: Size): number => longerSide(size) * LETTER;

const clamped = (value: number): number => rounded(Math.min(1, Math.max(0, value)));

/** A point of the picture as shares of it; outside counts as its edge. */
export function shareOf({ x, y }: Point, { w, h }: Size): Point {
  return { x: clamped(x / w), y: clamped(y / h) };
}

export const pointOf = ({ x, y }: Point, { w, h }: Size): Point => ({ x: x * w, y: y * h });

/** The line of an arrow and the two wings of its head, as the path of one stroke. */
export function arrowPath(shape: Extract<Shape, { kind: "arrow" }>, size: Size): string {
  const from = pointOf(shape, size);
  const to = pointOf({ x: shape.to_x, y: shape.to_y }, size);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const reach = Math.min(longerSide(size) * HEAD, Math.hypot(to.x - from.x, to.y - from.y));
  const wing = (by: number) => ({
    x: to.x - reach * Math.cos(angle + by),
    y: to.y - reach * Math.sin(angle + by),
  });
  const [left, right] = [wing(WING), wing(-WING)];
  const at = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;
  return `M${at(from)} L${at(to)} M${at(left)} L${at(to)} L${at(right)}`;
}

/** What a stroke from one point to another draws; nothing when it was no stroke. Texts are placed by a tap. */
export function drawn(tool: Exclude<Tool, "text">, from: Point, to: Point, size: Size): Shape | undefined {
  const [begin, end] = [shareOf(from, size), shareOf(to, size)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) / longerSide(size);
  if (length < TAP) return undefined;
  if (tool === "arrow") return { kind: "arrow", ...begin, to_x: end.x, to_y: end.y };
  return { kind: "circle", ...begin, radius: clamped(length) };
}

/** What a keyboard adds: in the middle, to be moved from there. */
export function inTheMiddle(tool: Tool, text: string): Shape {
  const middle = { x: 0.5, y: 0.5 };
  if (tool === "arrow")
    return { kind: "arrow", x: 0.5 - FIRST_REACH, y: 0.5 + FIRST_REACH, to_x: 0.5, to_y: 0.5 };
  return tool === "circle"
    ? { kind: "circle", ...middle, radius: FIRST_REACH }
    : { kind: "text", ...middle, text };
}

/** Moved by shares of the picture, as a whole: at an edge it stops and keeps its form. */
export function moved(shape: Shape, by: Point): Shape {
  const [xs, ys] =
    shape.kind === "arrow"
      ? [
          [shape.x, shape.to_x],
          [shape.y, shape.to_y],
        ]
      : [[shape.x], [shape.y]];
  const within = (wanted: number, values: readonly number[]) =>
    Math.min(1 - Math.max(...values), Math.max(-Math.min(...values), wanted));
  const [dx, dy] = [within(by.x, xs), within(by.y, ys)];
  const place = { x: clamped(shape.x + dx), y: clamped(shape.y + dy) };
  if (shape.kind !== "arrow") return { ...shape, ...place };
  return { ...shape, ...place, to_x: clamped(shape.to_x + dx), to_y: clamped(shape.to_y + dy) };
}

/** The tip of an arrow moved, or a circle made larger; a text has one size. */
export function stretched(shape: Shape, by: Point): Shape {
  if (shape.kind === "arrow")
    return { ...shape, to_x: clamped(shape.to_x + by.x), to_y: clamped(shape.to_y + by.y) };
  if (shape.kind === "circle")
    return { ...shape, radius: Math.max(TAP, clamped(shape.radius + by.x - by.y)) };
  return shape;
}

/** The topmost shape under a finger. */
export function shapeAt(point: Point, shapes: readonly Shape[], size: Size): number | undefined {
  const reach = longerSide(size) * NEAR;
  const at = shapes.findLastIndex((shape) => distance(point, shape, size) <= reach);
  return at < 0 ? undefined : at;
}

function distance(point: Point, shape: Shape, size: Size): number {
  const at = pointOf(shape, size);
  if (shape.kind === "arrow") return fromLine(point, at, pointOf({ x: shape.to_x, y: shape.to_y }, size));
  const away = Math.hypot(point.x - at.x, point.y - at.y);
  if (shape.kind === "circle") return Math.abs(away - shape.radius * longerSide(size));
  const width = shape.text.length * letterHeight(size) * 0.55;
  return fromLine(point, at, { x: at.x + width, y: at.y });
}

function fromLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}

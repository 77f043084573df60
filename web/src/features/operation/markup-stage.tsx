/** The photo with its marks, to be drawn on. Each mark takes the focus: arrow keys move it, with Shift they stretch it. */
import type { Shape } from "@plimsoll/domain/file/markup";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { say } from "#i18n/say";
import { drawn, moved, type Point, shapeAt, shareOf, stretched, type Tool } from "#ui/markup-geometry";
import { ShapeMark } from "#ui/markup-layer";
import { isSideways } from "#ui/rotation";
import classes from "./markup-editor.module.css";
import type { MarkedPicture } from "./markup-editor.tsx";
import { useOperationWords } from "./operation-words.tsx";
import type { MarkupInHand } from "./use-markup.ts";

interface MarkupStageProps {
  readonly picture: MarkedPicture;
  readonly tool: Tool;
  readonly text: string;
  readonly marks: MarkupInHand;
}

/** A stroke under way: a new mark, or one that is moved. */
type Stroke =
  | { readonly kind: "draw"; readonly from: Point; readonly shape: Shape | undefined }
  | { readonly kind: "move"; readonly from: Point; readonly at: number; readonly before: Shape };

const STEP = 0.01;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export function MarkupStage({ picture, tool, text, marks }: MarkupStageProps) {
  const words = useOperationWords().photos;
  const { size, angle, src, name } = picture;
  const paper = useRef<SVGGElement>(null);
  const { stroke, begin, go, end } = useStroke(paper, { picture, tool, text, marks });
  const press = (event: KeyboardEvent, at: number, shape: Shape) => {
    const by = STEPS[event.key];
    if (by) marks.replace(at, event.shiftKey ? stretched(shape, by) : moved(shape, by));
    else if (event.key === "Delete" || event.key === "Backspace") marks.removeChosen();
    else return;
    event.preventDefault();
  };
  const [w, h] = isSideways(angle) ? [size.h, size.w] : [size.w, size.h];
  return (
    <div className={classes.stage}>
      <svg
        className={classes.paper}
        viewBox={`0 0 ${w} ${h}`}
        role="application"
        aria-label={name}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <g
          ref={paper}
          transform={`translate(${w / 2} ${h / 2}) rotate(${angle}) translate(${-size.w / 2} ${-size.h / 2})`}
        >
          <image href={src} width={size.w} height={size.h} preserveAspectRatio="none" />
          {marks.markup.map((shape, at) => (
            // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no name but its place
              key={at}
              role="button"
              tabIndex={0}
              className={classes.mark}
              data-chosen={marks.chosen === at}
              aria-pressed={marks.chosen === at}
              aria-label={say(words.markAt, { kind: words[shape.kind], number: at + 1 })}
              onFocus={() => marks.chosen !== at && marks.choose(at)}
              onKeyDown={(event) => press(event, at, shape)}
            >
              <ShapeMark shape={shape} size={size} angle={angle} />
            </g>
          ))}
          {stroke?.kind === "draw" && stroke.shape && (
            <ShapeMark shape={stroke.shape} size={size} angle={angle} />
          )}
        </g>
      </svg>
    </div>
  );
}

/** One finger at a time: a second one neither draws nor moves. */
function useStroke(
  paper: React.RefObject<SVGGElement | null>,
  { picture: { size }, tool, text, marks }: MarkupStageProps,
) {
  const [stroke, setStroke] = useState<Stroke>();
  const finger = useRef<number>(undefined);
  /** Also on a picture that is turned: the browser knows where the finger is on the paper. */
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const inverse = paper.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(inverse ?? undefined);
    return { x, y };
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (finger.current !== undefined || event.button !== 0) return;
    finger.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = pointOf(event);
    const at = shapeAt(from, marks.markup, size);
    const before = at === undefined ? undefined : marks.markup[at];
    if (at !== undefined && before !== undefined) {
      marks.choose(at);
      setStroke({ kind: "move", from, at, before });
      return;
    }
    if (tool === "text" && text !== "") marks.add({ kind: "text", ...shareOf(from, size), text });
    else if (marks.chosen !== undefined) marks.choose(undefined);
    if (tool !== "text") setStroke({ kind: "draw", from, shape: undefined });
  };
  const go = (event: PointerEvent) => {
    if (event.pointerId !== finger.current || !stroke) return;
    const to = pointOf(event);
    if (stroke.kind === "draw") {
      if (tool !== "text") setStroke({ ...stroke, shape: drawn(tool, stroke.from, to, size) });
      return;
    }
    const by = { x: (to.x - stroke.from.x) / size.w, y: (to.y - stroke.from.y) / size.h };
    const isFollowing = marks.markup[stroke.at] !== stroke.before;
    marks.replace(stroke.at, moved(stroke.before, by), isFollowing);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== finger.current) return;
    finger.current = undefined;
    if (event.type === "pointerup" && stroke?.kind === "draw" && stroke.shape) marks.add(stroke.shape);
    setStroke(undefined);
  };
  return { stroke, begin, go, end };
}

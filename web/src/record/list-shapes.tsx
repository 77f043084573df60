/** The same rows in another shape, under the same filters: a board by status, a map by place. */
import { SegmentedControl } from "@mantine/core";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { List, Map as MapIcon, SquareKanban } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useWords } from "#i18n/words-provider";
import { placeFieldOf } from "./list-columns.ts";
import { SHOWN, type Shown } from "./list-query.ts";
import classes from "./list-shapes.module.css";
import type { ListView } from "./use-list-view.ts";
import type { Opening } from "./use-opening.ts";

const ListBoard = lazy(async () => ({ default: (await import("./list-board.tsx")).ListBoard }));
const ListMap = lazy(async () => ({ default: (await import("./list-map.tsx")).ListMap }));

type Draw = (view: ListView, opening: Opening) => ReactNode;
export type Shapes = Readonly<Partial<Record<Exclude<Shown, "rows">, Draw>>>;

const asBoard: Draw = (view, opening) => <ListBoard view={view} opening={opening} />;
const asMap: Draw = (view, opening) => <ListMap view={view} opening={opening} />;

/** What has a status stands on a board, and what has a place on a map. */
export function shapesOf(model: RecordModel): Shapes {
  return {
    ...(model.statusField === undefined ? {} : { board: asBoard }),
    ...(placeFieldOf(model) === undefined ? {} : { map: asMap }),
  };
}

/** Nothing where the list shows its rows. */
export function shapeOf(shapes: Shapes, view: ListView, opening: Opening): ReactNode {
  const { shown } = view.query;
  const draw = shown === "rows" ? undefined : shapes[shown];
  return draw === undefined ? null : <Suspense fallback={null}>{draw(view, opening)}</Suspense>;
}

const ICONS = { rows: List, board: SquareKanban, map: MapIcon };

/** Its word, or on a phone its picture, where three words would take a line of their own. */
function ShapeLabel({ shown, label }: { readonly shown: Shown; readonly label: string }) {
  const Icon = ICONS[shown];
  return (
    <span className={classes.shape}>
      <Icon size={16} role="img" aria-label={label} />
      <span>{label}</span>
    </span>
  );
}

export function ShapeSwitch({ shapes, view }: { readonly shapes: Shapes; readonly view: ListView }) {
  const { query, go } = view;
  const words = useWords().app.record.list;
  const labels = { rows: words.asList, board: words.asBoard, map: words.asMap };
  const offered = SHOWN.filter((shown) => shown === "rows" || shapes[shown] !== undefined);
  if (offered.length < 2) return null;
  return (
    <SegmentedControl
      aria-label={words.shownAs}
      value={offered.includes(query.shown) ? query.shown : "rows"}
      data={offered.map((value) => ({ value, label: <ShapeLabel shown={value} label={labels[value]} /> }))}
      onChange={(shown) => go({ shown, page: query.page })}
    />
  );
}

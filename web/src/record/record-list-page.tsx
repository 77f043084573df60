/** The list of any record, made from its declaration. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { RecordKey } from "@plimsoll/domain/records";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Page } from "#app/page";
import type { BulkExtra } from "./bulk-bar.tsx";
import { ColumnChooser } from "./column-chooser.tsx";
import { DensitySwitch } from "./density-switch.tsx";
import { ExportButton } from "./export-button.tsx";
import { ImportButton } from "./import/import-button.tsx";
import { ListBody } from "./list-body.tsx";
import { useTotalText } from "./list-pager.tsx";
import { writeListQuery } from "./list-query.ts";
import type { Column } from "./list-row.ts";
import { ShapeSwitch, type Shapes, shapeOf, shapesOf } from "./list-shapes.tsx";
import { NO_PRESETS, type Presets } from "./presets.ts";
import classes from "./record-list.module.css";
import { useRights } from "./rights.ts";
import { addressOf, contentOf, type SavedView, type SavedViews, useSavedViews } from "./saved-views.ts";
import { type ListView, useListView } from "./use-list-view.ts";
import { useModel } from "./use-model.ts";
import { useOpening } from "./use-opening.ts";
import { ViewNameDialog } from "./view-name-dialog.tsx";
import { ViewsMenu } from "./views-menu.tsx";

const RecordDialog = lazy(async () => ({ default: (await import("./record-dialog.tsx")).RecordDialog }));

const NO_SHAPES: Shapes = {};

interface RecordListPageProps {
  readonly recordKey: RecordKey;
  /** Rows have no page of their own: they open over the list. */
  readonly inDialog?: boolean;
}

export function RecordListPage({ recordKey, inDialog = false }: RecordListPageProps) {
  return <ModelListPage model={useModel(recordKey)} inDialog={inDialog} />;
}

/** What a list of one feature has beyond what every list has. */
export interface ListExtras {
  /** Where it is not simply called after its record. */
  readonly title?: string;
  /** Lists of the reader's own. */
  readonly presets?: Presets;
  /** A column as this list draws it, such as a date with what it means today; the same function every time. */
  readonly column?: (column: Column) => Column;
  /** Beside the other buttons of the page. */
  readonly actions?: (view: ListView) => ReactNode;
  /** Between the title and the rows: one line. */
  readonly above?: (view: ListView) => ReactNode;
  /** Instead of the rows, under the same filters, by a choice of the page's own; nothing shows the rows. */
  readonly instead?: (view: ListView) => ReactNode;
  /** Other shapes of the rows than those that every record of its kind has. */
  readonly shapes?: Shapes;
  /** Where a row opens, where that is not below the list; the same function every time. */
  readonly opensAt?: (id: string) => string;
  /** Parts of the address that are the page's own: they stay whatever is filtered; the same list every time. */
  readonly keeps?: readonly string[];
  /** It is wanted on paper, too. */
  readonly paper?: boolean;
  /** What can be done with marked rows, before what every record offers. */
  readonly bulk?: BulkExtra;
}

interface ModelListPageProps extends ListExtras {
  readonly model: RecordModel;
  readonly inDialog?: boolean;
}

export function ModelListPage({ model, inDialog = false, ...extras }: ModelListPageProps) {
  const rights = useRights(model);
  const saved = useSavedViews(model);
  const isSettled = useFirstView(model, saved);
  const { presets, isKnown } = extras.presets ?? NO_PRESETS;
  const waits = new URLSearchParams(useLocation().search).has("preset") && !isKnown;
  const asking = !rights.list || waits ? "not yet" : isSettled ? "now" : "ahead";
  const view = useListView(model, asking, presets, extras.column, extras.keeps);
  const totalText = useTotalText();
  const opening = useOpening(inDialog, extras.opensAt);
  const { newPath } = opening;
  const [naming, setNaming] = useState<{ renamed: SavedView | undefined }>();
  const { labels, query, go, columns } = view;
  const shapes = extras.instead ? NO_SHAPES : (extras.shapes ?? shapesOf(model));
  const total = totalText(view.answer.data?.pagination);

  const nameView = async (name: string) => {
    if (naming?.renamed) return saved.change(naming.renamed, { name });
    const made = await saved.add(name, contentOf(query, columns));
    go({ view: made.id, page: query.page }, { replace: true });
  };
  return (
    <Page
      title={extras.title ?? labels.plural}
      {...(total === undefined ? {} : { detail: total })}
      {...(rights.create ? { add: { label: labels.name, to: newPath } } : {})}
      actions={
        <>
          {extras.actions?.(view)}
          <ShapeSwitch shapes={shapes} view={view} />
          <ViewsMenu
            view={view}
            saved={saved}
            onSaveAs={() => setNaming({ renamed: undefined })}
            onRename={(renamed) => setNaming({ renamed })}
          />
          <ColumnChooser view={view} />
          <DensitySwitch />
          {rights.create && <ImportButton view={view} />}
          {rights.list && <ExportButton view={view} />}
          {rights.list && extras.paper && <ExportButton view={view} format="pdf" />}
        </>
      }
    >
      {naming && (
        <ViewNameDialog renamed={naming.renamed} onName={nameView} onClose={() => setNaming(undefined)} />
      )}
      {opening.dialog !== undefined && (
        <Suspense fallback={null}>
          <RecordDialog model={model} rights={rights} opening={opening} id={opening.dialog} />
        </Suspense>
      )}
      {extras.above?.(view)}
      <div className={extras.above ? classes.underLine : undefined}>
        <ListBody
          view={view}
          rights={rights}
          opening={opening}
          bulk={extras.bulk}
          instead={extras.instead?.(view) ?? shapeOf(shapes, view, opening)}
          onSaveView={() => setNaming({ renamed: undefined })}
        />
      </div>
    </Page>
  );
}

/**
 * Whoever opens the list without saying which rows gets their own first view. The list waits for that answer,
 * because showing one list and then another is worse than a moment of nothing. Most people have none: what they will
 * see is asked for meanwhile.
 */
function useFirstView(model: RecordModel, saved: SavedViews): boolean {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isSettled, setSettled] = useState(search !== "");
  const first = saved.views.find((view) => view.standard);
  const opensFirst = !isSettled && saved.isKnown && first !== undefined && search === "";
  if (!isSettled && saved.isKnown && !opensFirst) setSettled(true);
  useEffect(() => {
    if (!opensFirst || !first) return;
    void navigate({ search: `?${writeListQuery(addressOf(model, first))}` }, { replace: true });
  }, [opensFirst, first, model, navigate]);
  return isSettled;
}

/** Lists as somebody likes them: what a saved view holds, and the calls that keep it. */
import type { RowNamed } from "@plimsoll/domain/calls";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { useCallback, useMemo } from "react";
import { newId } from "#fields/new-id";
import { useCall, useList, useMutationCall } from "#rpc/hooks";
import { type ListQuery, readListQuery, writeListQuery } from "./list-query.ts";
import { storageKey } from "./narrowed-model.ts";

const VIEWS = { service: "session", type: "saved_view" } as const;

export type SavedView = RowNamed<typeof VIEWS>;

/** A colleague's view: opened and copied, not changed. */

export interface ViewContent {
  readonly query: string | null;
  readonly columns: string | null;
}

/** What of an address belongs to a view: not the page one happens to be on, nor the view it came from. */
export function contentOf(list: ListQuery, columns: readonly string[]): ViewContent {
  const query = writeListQuery({ ...list, page: 1, view: null, columns: null });
  return { query: query === "" ? null : query, columns: columns.join(",") };
}

export function addressOf(model: RecordModel, view: Pick<SavedView, "id" | "query" | "columns">): ListQuery {
  const params = new URLSearchParams(view.query ?? "");
  if (view.columns) params.set("columns", view.columns);
  return { ...readListQuery(model, params), page: 1, view: view.id };
}

/** Read through the same door on both sides, so that an old spelling of the same view is no change. */
export function isChanged(
  model: RecordModel,
  view: SavedView,
  query: ListQuery,
  columns: readonly string[],
): boolean {
  const saved = addressOf(model, view);
  const before = contentOf(saved, saved.columns ?? columns);
  const now = contentOf(query, columns);
  return before.query !== now.query || before.columns !== now.columns;
}

export function useSavedViews(model: RecordModel) {
  const record = storageKey(model);
  const asked = useList(
    VIEWS,
    {
      conditions: [{ attribute: "record", operator: "=", value: record }],
      order: [["name", "asc"]],
      pagination: { page: 1, size: 100 },
    },
    { staleTime: 300_000, keepPrevious: false },
  );
  const offered = useCall(
    { ...VIEWS, action: "team", attributes: { record } },
    { staleTime: 300_000, keepPrevious: false },
  );
  const create = useMutationCall({ ...VIEWS, action: "create" });
  const update = useMutationCall({ ...VIEWS, action: "update" });
  const remove = useMutationCall({ ...VIEWS, action: "delete" });
  const views = useMemo(() => asked.data?.attributes ?? [], [asked.data]);

  const add = useCallback(
    async (name: string, content: ViewContent): Promise<SavedView> => {
      const answer = await create.run({ id: newId(), name, record, standard: false, ...content });
      return answer.attributes;
    },
    [create.run, record],
  );
  const change = useCallback(
    async (view: SavedView, changes: Partial<SavedView>): Promise<void> => {
      await update.run({ id: view.id, version: view.version, ...changes });
    },
    [update.run],
  );
  /** One view at most opens first. */
  const openFirst = useCallback(
    async (view: SavedView, first: boolean): Promise<void> => {
      for (const other of views)
        if (other.standard && other.id !== view.id) await change(other, { standard: false });
      await change(view, { standard: first });
    },
    [change, views],
  );
  const drop = useCallback(
    async (view: SavedView): Promise<void> => {
      await remove.run({ id: view.id });
    },
    [remove.run],
  );
  const team = useMemo(() => offered.data?.attributes ?? [], [offered.data]);
  return { views, team, isKnown: asked.isFetched, add, change, openFirst, drop };
}

export type SavedViews = ReturnType<typeof useSavedViews>;

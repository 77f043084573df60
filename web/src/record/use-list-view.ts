/** The state of a list page: the address decides, the server answers. */
import { todayIn } from "@plimsoll/domain/country/time-zone";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { UseQueryResult } from "@tanstack/react-query";
import { useCallback, useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { clientState, setClientState, useClientState } from "#app/client-state";
import { useFormatContext } from "#fields/use-format-context";
import type { RpcAnswer } from "#rpc/client";
import { useList, useListAhead } from "#rpc/hooks";
import { columnsToShow, fieldsFor } from "./list-columns.ts";
import {
  changeListQuery,
  countryShown,
  type ListQuery,
  listAttributes,
  PAGE_SIZE,
  readListQuery,
  writeListQuery,
} from "./list-query.ts";
import { type Column, type ListRow, makeColumn } from "./list-row.ts";
import { storageKey } from "./narrowed-model.ts";
import type { Preset } from "./presets.ts";
import { type RecordLabels, useRecordLabels } from "./record-words.ts";

export type Go = (change: Partial<ListQuery>, options?: { readonly replace?: boolean }) => void;

export interface ListView {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly query: ListQuery;
  readonly go: Go;
  readonly columns: readonly string[];
  readonly drawn: readonly Column[];
  readonly setColumns: (columns: readonly string[] | null) => void;
  /** Country whose rows are shown; null for all. */
  readonly country: string | null;
  readonly attributes: ReturnType<typeof listAttributes>;
  readonly answer: UseQueryResult<RpcAnswer<readonly ListRow[]>, Error>;
  /** Rows that the server knows how to name, such as the reader's own. */
  readonly presets: readonly Preset[];
}

const NO_PRESETS: readonly Preset[] = [];
const NOTHING_KEPT: readonly string[] = [];
const asItIs = (column: Column): Column => column;

/** Whether the rows are asked for: ahead while something may still lead to other ones, and then not shown. */
export type Asking = "not yet" | "ahead" | "now";

export function useListView(
  model: RecordModel,
  asking: Asking,
  presets: readonly Preset[] = NO_PRESETS,
  shape: (column: Column) => Column = asItIs,
  keeps: readonly string[] = NOTHING_KEPT,
): ListView {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const heading = useNavigation().location?.pathname;
  const labels = useRecordLabels(model);
  const formats = useFormatContext();
  const operation = useClientState((state) => state.country);
  const listName = storageKey(model);
  const kept = useClientState((state) => state.columns[listName]);
  const query = useMemo(() => readListQuery(model, search), [model, search]);
  const preset = presets.find((one) => one.key === query.preset);
  const place = query.country === null || query.country === "all" ? operation : query.country;
  const today = todayIn(place, new Date().toISOString());
  const asker = useMemo(
    () => ({ country: operation, zone: formats.zone, today, preset: preset?.conditions ?? [] }),
    [operation, formats.zone, today, preset],
  );
  const attributes = useMemo(() => listAttributes(model, query, asker), [model, query, asker]);
  const columns = useMemo(() => columnsToShow(model, query.columns, kept), [model, query.columns, kept]);
  const drawn = useMemo(
    () => columns.map((name) => shape(makeColumn(model, name, labels, formats))),
    [model, columns, labels, formats, shape],
  );
  const latest = useRef(query);
  latest.current = query;
  const address = useRef(search);
  address.current = search;
  // Typing that comes to rest while another page is being opened must not call the reader back.
  const leaving = useRef(false);
  leaving.current = heading !== undefined && heading !== pathname;

  const go = useCallback<Go>(
    (change, options = {}) => {
      if (leaving.current) return;
      const own = new URLSearchParams(address.current);
      const kept = keeps.flatMap((name) => {
        const value = own.get(name);
        return value === null ? [] : `${name}=${encodeURIComponent(value)}`;
      });
      const next = [...kept, writeListQuery(changeListQuery(latest.current, change))]
        .filter(Boolean)
        .join("&");
      void navigate({ search: next === "" ? "" : `?${next}` }, { replace: options.replace ?? false });
    },
    [navigate, keeps],
  );
  const setColumns = useCallback(
    (chosen: readonly string[] | null) => {
      const { [listName]: _, ...others } = clientState().columns;
      setClientState({ columns: chosen === null ? others : { ...others, [listName]: chosen } });
      go({ columns: chosen, page: latest.current.page }, { replace: true });
    },
    [listName, go],
  );
  const record = { service: model.service, type: model.key };
  const asked = {
    ...attributes,
    fields: fieldsFor(model, columns),
    pagination: { page: query.page, size: PAGE_SIZE },
  };
  useListAhead(record, asked, asking === "ahead");
  // By another name until they are shown: what came ahead may turn out not to be.
  const answer = useList(record, asking === "now" ? asked : { fields: asked.fields }, {
    enabled: asking === "now",
  });
  const country = countryShown(model, query, asker);
  return { model, labels, query, go, columns, drawn, setColumns, country, attributes, answer, presets };
}

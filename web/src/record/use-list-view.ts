/** The state of a list page: the address decides, the server answers. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { useCallback, useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { clientState, setClientState, useClientState } from "#app/client-state";
import { useReader } from "#fields/use-reader";
import { useList } from "#rpc/hooks";
import {
  changeAddress,
  countryShown,
  type ListAddress,
  listAttributes,
  PAGE_SIZE,
  readAddress,
  writeAddress,
} from "./list-address.ts";
import { columnsToShow, fieldsFor } from "./list-columns.ts";
import { type Column, type ListRow, makeColumn } from "./list-row.ts";
import { keepName } from "./narrowed-model.ts";
import { type RecordLabels, useRecordLabels } from "./record-words.ts";
import type { Preset } from "./use-presets.ts";

export type Go = (change: Partial<ListAddress>, options?: { readonly replace?: boolean }) => void;

export interface ListView {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly address: ListAddress;
  readonly go: Go;
  readonly columns: readonly string[];
  readonly drawn: readonly Column[];
  readonly setColumns: (columns: readonly string[] | null) => void;
  /** Country whose rows are shown; null for all. */
  readonly country: string | null;
  readonly attributes: ReturnType<typeof listAttributes>;
  readonly answer: ReturnType<typeof useList<ListRow>>;
  /** Rows that the server knows how to name, such as the reader's own. */
  readonly presets: readonly Preset[];
}

const NO_PRESETS: readonly Preset[] = [];
const asItIs = (column: Column): Column => column;

export function useListView(
  model: RecordModel,
  enabled: boolean,
  presets: readonly Preset[] = NO_PRESETS,
  shape: (column: Column) => Column = asItIs,
): ListView {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const heading = useNavigation().location?.pathname;
  const labels = useRecordLabels(model);
  const reader = useReader();
  const operation = useClientState((state) => state.country);
  const listName = keepName(model);
  const kept = useClientState((state) => state.columns[listName]);
  const address = useMemo(() => readAddress(model, search), [model, search]);
  const preset = presets.find((one) => one.key === address.preset);
  const asker = useMemo(
    () => ({ country: operation, zone: reader.zone, preset: preset?.conditions ?? [] }),
    [operation, reader.zone, preset],
  );
  const attributes = useMemo(() => listAttributes(model, address, asker), [model, address, asker]);
  const columns = useMemo(() => columnsToShow(model, address.columns, kept), [model, address.columns, kept]);
  const drawn = useMemo(
    () => columns.map((name) => shape(makeColumn(model, name, labels, reader))),
    [model, columns, labels, reader, shape],
  );
  const latest = useRef(address);
  latest.current = address;
  // Typing that comes to rest while another page is being opened must not call the reader back.
  const leaving = useRef(false);
  leaving.current = heading !== undefined && heading !== pathname;

  const go = useCallback<Go>(
    (change, options = {}) => {
      if (leaving.current) return;
      const next = writeAddress(changeAddress(latest.current, change));
      void navigate({ search: next === "" ? "" : `?${next}` }, { replace: options.replace ?? false });
    },
    [navigate],
  );
  const setColumns = useCallback(
    (chosen: readonly string[] | null) => {
      const { [listName]: _, ...others } = clientState().columns;
      setClientState({ columns: chosen === null ? others : { ...others, [listName]: chosen } });
      go({ columns: chosen, page: latest.current.page }, { replace: true });
    },
    [listName, go],
  );
  const answer = useList<ListRow>(
    { service: model.service, type: model.key },
    {
      ...attributes,
      fields: fieldsFor(model, columns),
      pagination: { page: address.page, size: PAGE_SIZE },
    },
    { enabled },
  );
  const country = countryShown(model, address, asker);
  return { model, labels, address, go, columns, drawn, setColumns, country, attributes, answer, presets };
}

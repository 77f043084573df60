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
import { type RecordLabels, useRecordLabels } from "./record-words.ts";

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
}

export function useListView(model: RecordModel, enabled: boolean): ListView {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const heading = useNavigation().location?.pathname;
  const labels = useRecordLabels(model);
  const reader = useReader();
  const operation = useClientState((state) => state.country);
  const kept = useClientState((state) => state.columns[model.key]);
  const address = useMemo(() => readAddress(model, search), [model, search]);
  const asker = useMemo(() => ({ country: operation, zone: reader.zone }), [operation, reader.zone]);
  const attributes = useMemo(() => listAttributes(model, address, asker), [model, address, asker]);
  const columns = useMemo(() => columnsToShow(model, address.columns, kept), [model, address.columns, kept]);
  const drawn = useMemo(
    () => columns.map((name) => makeColumn(model, name, labels, reader)),
    [model, columns, labels, reader],
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
      const { [model.key]: _, ...others } = clientState().columns;
      setClientState({ columns: chosen === null ? others : { ...others, [model.key]: chosen } });
      go({ columns: chosen, page: latest.current.page }, { replace: true });
    },
    [model.key, go],
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
  return { model, labels, address, go, columns, drawn, setColumns, country, attributes, answer };
}

/** Below the title of a list: one line of filters, their panel at the left where it is pinned, and the rows or why there are none. */
import { Alert, Anchor, Button, Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { CloudOff } from "lucide-react";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { setClientState, useClientState } from "#app/client-state";
import { errorText } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useSlow } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { SidePanel } from "#ui/side-panel";
import { BulkBar, type BulkExtra } from "./bulk-bar.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { ListCards } from "./list-cards.tsx";
import { clearedFilters, ListEmpty } from "./list-empty.tsx";
import { ListPager } from "./list-pager.tsx";
import { narrowingCount } from "./list-query.ts";
import type { ListRow } from "./list-row.ts";
import { ListTable } from "./list-table.tsx";
import type { Rights } from "./rights.ts";
import { useListKeys } from "./use-list-keys.ts";
import type { ListView } from "./use-list-view.ts";
import type { Opening } from "./use-opening.ts";

const NO_ROWS: readonly ListRow[] = [];
const WAITING_LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

interface ListBodyProps {
  readonly view: ListView;
  readonly rights: Rights;
  readonly opening: Opening;
  readonly bulk: BulkExtra | undefined;
  /** What stands in place of the rows. */
  readonly instead: ReactNode;
  readonly onSaveView: () => void;
}

export function ListBody({ view, rights, opening, bulk, instead, onSaveView }: ListBodyProps) {
  const { query, go, answer } = view;
  const { newPath } = opening;
  const navigate = useNavigate();
  const searchRef = useRef<HTMLInputElement>(null);
  const isPinned = useClientState((state) => state.filtersPinned);
  const words = useWords().app.record.filter;
  const onSearch = useCallback(() => searchRef.current?.focus(), []);
  const onAdd = useMemo(
    () => (rights.create ? () => void navigate(newPath) : undefined),
    [rights.create, navigate, newPath],
  );
  return (
    <SidePanel
      count={narrowingCount(query)}
      onClear={() => go(clearedFilters())}
      pinning={{
        isPinned,
        onPin: (filtersPinned) => setClientState({ filtersPinned }),
        pin: words.pin,
        unpin: words.unpin,
      }}
      bar={(open) => <FilterBar view={view} searchRef={searchRef} onFilter={open} />}
      panel={<FilterPanel view={view} onSaveView={onSaveView} />}
    >
      {answer.isError && answer.data !== undefined && <Outdated view={view} />}
      {instead ?? (
        <Rows view={view} rights={rights} opening={opening} bulk={bulk} onSearch={onSearch} onAdd={onAdd} />
      )}
    </SidePanel>
  );
}

/** The rows on the screen are the last that arrived; asking again did not work. */
function Outdated({ view }: { readonly view: ListView }) {
  const { shell } = useWords().app;
  return (
    <Alert color="orange" mb="xs" icon={<CloudOff size={16} aria-hidden />}>
      {errorText(view.answer.error)}{" "}
      <Anchor component="button" type="button" onClick={() => void view.answer.refetch()}>
        {shell.tryAgain}
      </Anchor>
    </Alert>
  );
}

interface RowsProps {
  readonly view: ListView;
  readonly rights: Rights;
  readonly opening: Opening;
  readonly bulk: BulkExtra | undefined;
  readonly onSearch: () => void;
  readonly onAdd: (() => void) | undefined;
}

function Rows({ view, rights, opening, bulk: extra, onSearch, onAdd }: RowsProps) {
  const { query, go, answer } = view;
  const phone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const density = useClientState((state) => state.density);
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = answer.data?.attributes ?? NO_ROWS;
  const { selected, chosen, toggle, toggleAll, clear } = useSelection(rows);
  // Whoever may only read the list is not led to a closed door.
  const pathOf = rights.load ? opening.pathOf : undefined;
  const onOpen = rights.load ? opening.onOpen : stayHere;
  const at = (index: number) => rows[index]?.id ?? "";
  const { start, remember } = useLastOpened(view.model.key, rows);
  const { reached, onReach, onKeyDown } = useListKeys({
    body,
    count: rows.length,
    start,
    onOpen: (index) => {
      remember(at(index));
      onOpen(at(index), false);
    },
    onSelect: (index) => toggle(at(index)),
    onSearch,
    onAdd,
  });
  const old = useSlow(answer.isPlaceholderData);

  const empty = <ListEmpty view={view} rights={rights} newPath={opening.newPath} />;
  if (!rights.list) return empty;
  if (answer.data === undefined) return <Waiting view={view} />;
  if (rows.length === 0) return <Card>{empty}</Card>;
  const foot = (
    <ListPager
      marked={<BulkBar view={view} rights={rights} rows={chosen} extra={extra} onClear={clear} />}
      isMarked={chosen.length > 0}
      pagination={answer.data.pagination}
      shown={rows.length}
      page={query.page}
      onPage={(page) => go({ page })}
    />
  );
  if (phone) {
    return (
      <>
        <ListCards
          view={view}
          rows={rows}
          selected={selected}
          pathOf={pathOf}
          onSelect={toggle}
          onOpen={onOpen}
        />
        {foot}
      </>
    );
  }
  return (
    <Card>
      <ListTable
        view={view}
        rows={rows}
        density={density}
        old={old}
        selected={selected}
        reached={reached}
        bodyRef={body}
        pathOf={pathOf}
        onSelect={toggle}
        onSelectAll={toggleAll}
        onOpen={onOpen}
        onReach={onReach}
        onKeyDown={onKeyDown}
      />
      {foot}
    </Card>
  );
}

const stayHere = () => undefined;

const lastOpened = new Map<string, string>();

/** The row of each register that was opened last: whoever comes back with the keyboard goes on from there. */
function useLastOpened(key: string, rows: readonly ListRow[]) {
  const last = lastOpened.get(key);
  const place = rows.findIndex(({ id }) => id === last);
  return { start: Math.max(0, place), remember: (id: string) => void lastOpened.set(key, id) };
}

/** The marked rows of the page on the screen; what is no longer shown is no longer marked. */
function useSelection(rows: readonly ListRow[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => rows.filter((row) => marked.has(row.id)), [rows, marked]);
  const selected = useMemo(() => new Set(chosen.map((row) => row.id)), [chosen]);
  const toggle = useCallback((id: string) => {
    setMarked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const toggleAll = useCallback(() => {
    setMarked((before) =>
      rows.every((row) => before.has(row.id)) ? new Set() : new Set(rows.map((row) => row.id)),
    );
  }, [rows]);
  const clear = useCallback(() => setMarked(new Set()), []);
  return { selected, chosen, toggle, toggleAll, clear };
}

/** Nothing has arrived yet: an answer within a blink shows no skeleton at all. */
function Waiting({ view }: { readonly view: ListView }) {
  const { app } = useWords();
  const { answer, labels } = view;
  const slow = useSlow(!answer.isError);
  if (answer.isError) {
    return (
      <Card>
        <EmptyState
          title={errorText(answer.error)}
          icon={CloudOff}
          action={
            <Button variant="default" onClick={() => void answer.refetch()}>
              {app.shell.tryAgain}
            </Button>
          }
        />
      </Card>
    );
  }
  if (!slow) return null;
  return (
    <Card padded role="status" aria-label={say(app.record.list.loading, { items: labels.plural })}>
      {WAITING_LINES.map((line) => (
        <Skeleton key={line} height={18} mb={14} />
      ))}
    </Card>
  );
}

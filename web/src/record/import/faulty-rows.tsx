/** Rows that need a look: every problem at its cell, corrected in place and judged again at once. */
import { Button, Group } from "@mantine/core";
import type { ImportRow, ImportState } from "@plimsoll/domain/kernel/sheet/import-output";
import { type RefObject, useEffect, useRef, useState } from "react";
import { errorText } from "#app/error-text";
import { sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { toasts } from "#ui/toasts";
import { faultyColumns } from "./faulty-columns.ts";
import classes from "./import.module.css";
import { RowTable } from "./row-table.tsx";
import { useFirstFocus } from "./use-first-focus.ts";
import type { Import } from "./use-import.ts";

const SIZE = 50;

interface FaultyRowsProps {
  readonly state: ImportState;
  readonly importing: Import;
}

export function FaultyRows({ state, importing }: FaultyRowsProps) {
  const words = useWords().app.import;
  const [page, setPage] = useState(1);
  const { rows, wrong, fix, commit } = useFaultyRows(state, importing, page);
  const table = useRef<HTMLDivElement>(null);
  const commitButton = useFirstFocus<HTMLButtonElement>();
  const goOn = useGoingOn(table, commitButton, wrong);
  const faulty = state.counts?.faulty ?? 0;
  const good = state.total - faulty;
  return (
    <>
      <p className={classes.text} role="status">
        {faulty === 0
          ? sayCount(words.allGood, state.total)
          : sayCount(words.faulty, faulty, { total: state.total })}
      </p>
      {rows.length > 0 && (
        <div ref={table}>
          <RowTable rows={rows} state={state} wrong={wrong} onFix={fix} onGoOn={goOn} />
        </div>
      )}
      {(page > 1 || rows.length === SIZE) && (
        <Group gap="xs" mt="xs">
          <Button size="xs" variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {words.previous}
          </Button>
          <Button size="xs" variant="default" disabled={rows.length < SIZE} onClick={() => setPage(page + 1)}>
            {words.next}
          </Button>
        </Group>
      )}
      <Group justify="space-between" gap="xs" mt="lg">
        <Button variant="default" onClick={importing.toMapping}>
          {words.back}
        </Button>
        <Button ref={commitButton} disabled={good === 0} onClick={() => void commit()}>
          {good === 0 ? words.nothing : sayCount(words.commit, good)}
        </Button>
      </Group>
    </>
  );
}

/** The rows of one page, their corrections, and the way on once these are through. */
function useFaultyRows({ id }: ImportState, { ask, setCounts, commit }: Import, page: number) {
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set());
  const underWay = useRef(new Set<Promise<void>>());
  useEffect(() => {
    const asked = { step: "rows", id, only_issues: true, page, size: SIZE } as const;
    ask(asked).then(
      (found) => {
        setRows(found.rows);
        setWrong(faultyColumns(found.rows));
      },
      (failure: unknown) => toasts.error(errorText(failure)),
    );
  }, [ask, id, page]);

  const send = async (position: number, column: number, text: string) => {
    try {
      const cells = { [column]: text === "" ? null : text };
      const asked = { step: "fix", id, position, cells } as const;
      const fixed = await ask(asked);
      setRows((before) => before.map((row) => (row.position === position ? fixed.row : row)));
      setCounts(fixed.counts);
    } catch (failure) {
      toasts.error(errorText(failure));
    }
  };
  const fix = (position: number, column: number, text: string): Promise<void> => {
    const fixing = send(position, column, text).finally(() => underWay.current.delete(fixing));
    underWay.current.add(fixing);
    return fixing;
  };
  return {
    rows,
    wrong,
    fix,
    /** The last cell is left by the very click that imports: its correction goes first. */
    commit: async () => {
      await Promise.all(underWay.current);
      await commit();
    },
  };
}

/** From one wrong cell to the next, and after the last one to the button that imports. */
function useGoingOn(
  table: RefObject<HTMLElement | null>,
  last: RefObject<HTMLElement | null>,
  wrong: ReadonlySet<number>,
) {
  const goOn = (from: Element | null) => {
    const cells = [...(table.current?.querySelectorAll<HTMLElement>("input[aria-invalid=true]") ?? [])];
    const next = cells.find(
      (cell) => from === null || from.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    (next ?? last.current)?.focus();
  };
  const begin = useRef(goOn);
  // The rows came: the first wrong cell waits for its correction.
  useEffect(() => {
    if (wrong.size > 0) begin.current(null);
  }, [wrong]);
  return goOn;
}

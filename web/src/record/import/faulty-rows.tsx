/** Rows that need a look: every problem at its cell, corrected in place and judged again at once. */
import { Button, Group } from "@mantine/core";
import { CircleCheck } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { errorText } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { toasts } from "#ui/toasts";
import { cellText } from "./cell-text.ts";
import { faultyColumns, shownColumns } from "./faulty-columns.ts";
import classes from "./import.module.css";
import type { Import, ImportCell, ImportCounts, ImportRow, ImportState } from "./use-import.ts";

const SIZE = 50;

interface FaultyRowsProps {
  readonly state: ImportState;
  readonly importing: Import;
}

export function FaultyRows({ state, importing }: FaultyRowsProps) {
  const words = useWords().app.import;
  const { ask, setCounts } = importing;
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [page, setPage] = useState(1);
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set());
  const faulty = state.counts?.faulty ?? 0;
  const good = state.total - faulty;
  useEffect(() => {
    const asked = { step: "rows", id: state.id, only_issues: true, page, size: SIZE };
    ask<{ rows: ImportRow[] }>(asked).then(
      (found) => {
        setRows(found.rows);
        setWrong(faultyColumns(found.rows));
      },
      (failure: unknown) => toasts.error(errorText(failure)),
    );
  }, [ask, state.id, page]);

  const underWay = useRef(new Set<Promise<void>>());
  const fixOne = async (position: number, column: number, text: string) => {
    try {
      const cells = { [column]: text === "" ? null : text };
      const fixed = await ask<{ row: ImportRow; counts: ImportCounts }>({
        step: "fix",
        id: state.id,
        position,
        cells,
      });
      setRows((before) => before.map((row) => (row.position === position ? fixed.row : row)));
      setCounts(fixed.counts);
    } catch (failure) {
      toasts.error(errorText(failure));
    }
  };
  const fix = (position: number, column: number, text: string): Promise<void> => {
    const fixing = fixOne(position, column, text).finally(() => underWay.current.delete(fixing));
    underWay.current.add(fixing);
    return fixing;
  };
  /** The last cell is left by the very click that imports: its correction goes first. */
  const commit = async () => {
    await Promise.all(underWay.current);
    await importing.commit();
  };
  return (
    <>
      <p className={classes.text} role="status">
        {faulty === 0
          ? say(words.allGood, { total: state.total })
          : say(words.faulty, { count: faulty, total: state.total })}
      </p>
      {rows.length > 0 && <RowTable rows={rows} state={state} wrong={wrong} onFix={fix} />}
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
        <Button disabled={good === 0} onClick={() => void commit()}>
          {good === 0 ? words.nothing : good === 1 ? words.commitOne : say(words.commit, { count: good })}
        </Button>
      </Group>
    </>
  );
}

interface RowTableProps {
  readonly rows: readonly ImportRow[];
  readonly state: ImportState;
  /** Columns with a problem when the rows came; corrected ones stay where they are. */
  readonly wrong: ReadonlySet<number>;
  readonly onFix: (position: number, column: number, text: string) => Promise<void>;
}

/** Columns that mean something, with those of a row's own problems said beside the row. */
function RowTable({ rows, state, wrong, onFix }: RowTableProps) {
  const words = useWords().app.import;
  const shown = shownColumns(state, wrong);
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            {shown.map(({ header, at }) => (
              <th key={at} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.position} data-fixed={row.issues.length === 0}>
              <th scope="row">
                {row.position}
                {row.issues.length === 0 && (
                  <CircleCheck size={14} className={classes.fixed} role="img" aria-label={words.saved} />
                )}
                {row.issues
                  .filter(({ column }) => column === null)
                  .map(({ message }) => (
                    <div key={message} className={classes.rowIssue}>
                      {message}
                    </div>
                  ))}
              </th>
              {shown.map(({ header, at }) => (
                <td key={at}>
                  <CellInput
                    label={say(words.cell, { heading: header, row: row.position })}
                    cell={row.cells[at] ?? null}
                    issue={row.issues.find(({ column }) => column === at)?.message}
                    onFix={(text) => onFix(row.position, at, text)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellInputProps {
  readonly label: string;
  readonly cell: ImportCell;
  readonly issue: string | undefined;
  readonly onFix: (text: string) => Promise<void>;
}

function CellInput({ label, cell, issue, onFix }: CellInputProps) {
  const issueId = useId();
  const stored = cellText(cell);
  const [text, setText] = useState(stored);
  useEffect(() => setText(stored), [stored]);
  const keep = () => {
    if (text !== stored) void onFix(text);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") keep();
    if (event.key === "Escape" && text !== stored) {
      event.stopPropagation();
      setText(stored);
    }
  };
  return (
    <>
      <input
        className={classes.cell}
        value={text}
        aria-label={label}
        aria-invalid={issue !== undefined}
        aria-describedby={issue === undefined ? undefined : issueId}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={keep}
        onKeyDown={onKey}
      />
      {issue !== undefined && (
        <div id={issueId} className={classes.rowIssue}>
          {issue}
        </div>
      )}
    </>
  );
}

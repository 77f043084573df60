/** Rows of a sheet with their problems at their cells; whatever is typed there is judged when the cell is left. */

import type { ImportCell, ImportRow, ImportState } from "@plimsoll/domain/kernel/sheet/import-output";
import { CircleCheck } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { cellText } from "./cell-text.ts";
import { shownColumns } from "./faulty-columns.ts";
import classes from "./import.module.css";

interface RowTableProps {
  readonly rows: readonly ImportRow[];
  readonly state: ImportState;
  /** Columns with a problem when the rows came; corrected ones stay where they are. */
  readonly wrong: ReadonlySet<number>;
  readonly onFix: (position: number, column: number, text: string) => Promise<void>;
  readonly onGoOn: (from: Element) => void;
}

/** Columns that mean something, with those of a row's own problems said beside the row. */
export function RowTable({ rows, state, wrong, onFix, onGoOn }: RowTableProps) {
  const words = useWords().app.import;
  const shown = shownColumns(state, wrong);
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.position}>
              {words.row}
            </th>
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
              <th scope="row" className={classes.position}>
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
                    onGoOn={onGoOn}
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
  readonly onGoOn: (from: Element) => void;
}

function CellInput({ label, cell, issue, onFix, onGoOn }: CellInputProps) {
  const issueId = useId();
  const stored = cellText(cell);
  const [text, setText] = useState(stored);
  useEffect(() => setText(stored), [stored]);
  const sent = useRef<string>(undefined);
  const keep = () => {
    if (text === stored || text === sent.current) return;
    sent.current = text;
    void onFix(text).finally(() => {
      sent.current = undefined;
    });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      // Otherwise the button that gets the focus would take the key as its own.
      event.preventDefault();
      keep();
      onGoOn(event.currentTarget);
    }
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

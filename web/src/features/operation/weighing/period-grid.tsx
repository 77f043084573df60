/** The weighings of one period, row by row: previous, weight and accumulated, the newest at the end. */
import { ActionIcon } from "@mantine/core";
import { paceOfEach } from "@plimsoll/domain/weighing/loading-rate";
import { Pencil } from "lucide-react";
import { memo, useEffect, useMemo } from "react";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useOperationWords } from "../operation-words.tsx";
import { RoomOfRows, ScrollBox } from "./scroll-box.tsx";
import type { PeriodRow, WeighingRow } from "./use-weighings.ts";
import { useWindow } from "./use-window.ts";
import classes from "./weighing.module.css";

const ROW_HEIGHT = 36;
/** Marked in the tables of the trade: by then the counter of the scale is looked at. */
const MARKED = 11;

interface PeriodGridProps {
  readonly period: PeriodRow;
  readonly rows: readonly WeighingRow[];
  readonly waiting: ReadonlySet<string>;
  readonly onCorrect: ((row: WeighingRow) => void) | undefined;
}

export function PeriodGrid({ period, rows, waiting, onCorrect }: PeriodGridProps) {
  const words = useOperationWords().weighing;
  const { ref, onScroll, from, to } = useWindow(rows.length, ROW_HEIGHT);
  const paces = useMemo(() => paceOfEach(rows, period.begin_at), [rows, period.begin_at]);
  useEffect(() => {
    if (rows.length > 0 && ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [rows.length, ref]);
  return (
    <ScrollBox ref={ref} onScroll={onScroll} label={say(words.grid, { number: period.number })}>
      <table className={classes.grid} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col">{words.no}</th>
            <th scope="col">{words.time}</th>
            <th scope="col" data-figure>
              {words.weight}
            </th>
            <th scope="col" data-figure data-wide>
              {words.previous}
            </th>
            <th scope="col" data-figure>
              {words.accumulated}
            </th>
            <th scope="col" data-figure data-wide>
              t/h
            </th>
            <th scope="col" data-wide>
              {words.source}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          <RoomOfRows height={from * ROW_HEIGHT} columns={8} />
          {rows.slice(from, to).map((row, index) => (
            <GridRow
              key={row.id}
              row={row}
              index={from + index}
              before={rows[from + index - 1]}
              pace={paces[from + index] ?? null}
              isWaiting={waiting.has(row.id)}
              onCorrect={onCorrect}
            />
          ))}
          <RoomOfRows height={(rows.length - to) * ROW_HEIGHT} columns={8} />
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface GridRowProps {
  readonly row: WeighingRow;
  readonly index: number;
  readonly before: WeighingRow | undefined;
  readonly pace: string | null;
  readonly isWaiting: boolean;
  readonly onCorrect: PeriodGridProps["onCorrect"];
}

/** Drawn once: while one scrolls, rows that stay in sight stay as they are. */
const GridRow = memo(function GridRow({ row, index, before, pace, isWaiting, onCorrect }: GridRowProps) {
  const words = useOperationWords().weighing;
  const numbers = useNumbers();
  const dates = useDates();
  const note = useNote(row, before, isWaiting);
  const isMarked = row.sequence === MARKED;
  const moment = dates.moment(row.at);
  return (
    <tr
      aria-rowindex={index + 2}
      data-struck={row.struck}
      data-marked={isMarked}
      data-corrected={row.corrections.length > 0}
      data-row={row.id}
    >
      <td>{row.sequence ?? "—"}</td>
      <td title={moment}>{moment.slice(-5)}</td>
      <td data-figure>
        <b>{numbers.weight(row.weight)}</b> {row.unit === "KG" ? "KG" : ""}
      </td>
      <td data-figure data-wide>
        {numbers.weight(row.previous)}
      </td>
      <td data-figure>{numbers.weight(row.accumulated)}</td>
      <td data-figure data-wide>
        {pace === null ? "—" : numbers.format(pace, { scale: 0 })}
      </td>
      <td data-wide={!row.struck && row.corrections.length === 0} className={classes.note} title={note}>
        {isMarked && note === "" ? words.eleventh : note}
      </td>
      <td>
        {onCorrect && (
          <ActionIcon
            variant="subtle"
            aria-label={say(words.correct, { number: row.sequence ?? index + 1 })}
            onClick={() => onCorrect(row)}
          >
            <Pencil size={15} aria-hidden />
          </ActionIcon>
        )}
      </td>
    </tr>
  );
});

/** What is to be said of a row beside its figures: the reason of a correction stays in sight. */
function useNote(row: WeighingRow, before: WeighingRow | undefined, isWaiting: boolean): string {
  const all = useOperationWords();
  const { records } = useWords();
  const words = all.weighing;
  if (isWaiting) return all.frame.waiting;
  const reason = row.corrections.at(-1)?.justification;
  if (reason !== undefined) return say(row.struck ? words.struck : words.corrected, { reason });
  if (before !== undefined && Date.parse(row.at) < Date.parse(before.at)) return words.earlier;
  if (row.sequence === MARKED) return "";
  return row.source === null ? "" : records.weighing.choices.source[row.source];
}

/** What can be done to the rows of a grid: add, remove, put in order, fill from a spreadsheet. */
import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import { type ClipboardEvent, useRef } from "react";
import type { InputProps } from "#fields/field-screen";
import { type ChildState, childState } from "#fields/form-state";
import { useReader } from "#fields/use-reader";
import { findNames } from "./find-names.ts";
import { blockOf, isBlock, readCell } from "./read-cell.ts";

export function useChildRows({
  field,
  labels,
  value,
  onChange,
  onBlur,
  place,
  disabled,
}: InputProps<ChildrenField>) {
  const reader = useReader();
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = Array.isArray(value) ? (value as ChildState[]) : [];
  const latest = useRef(rows);
  latest.current = rows;
  const names = Object.keys(field.fields);
  const blank = () => childState(field.fields, blankRow(field));

  const focusCell = (row: number, column: number) =>
    requestAnimationFrame(() => {
      const cell = body.current?.rows[row]?.cells[column];
      cell?.querySelector<HTMLElement>("input, textarea, button")?.focus();
    });
  const add = () => {
    onChange([...rows, blank()]);
    focusCell(rows.length, 0);
  };
  const change = (index: number, next: ChildState) =>
    onChange(rows.map((one, at) => (at === index ? next : one)));
  const remove = (index: number) => {
    onChange(rows.filter((_, at) => at !== index));
    focusCell(Math.min(index, rows.length - 2), 0);
  };
  const move = (index: number, by: -1 | 1) => {
    const target = index + by;
    const moved = rows[index];
    if (moved === undefined || target < 0 || target >= rows.length) return;
    const without = rows.filter((_, at) => at !== index);
    onChange([...without.slice(0, target), moved, ...without.slice(target)]);
    focusCell(target, document.activeElement?.closest("td")?.cellIndex ?? 0);
  };

  /** The block fills the grid from the cell it is pasted into; rows that are missing are added. */
  const fill = (block: readonly (readonly string[])[], fromRow: number, fromColumn: number): ChildState[] => {
    const filled = [...rows];
    for (const [down, cells] of block.entries()) {
      const before = filled[fromRow + down] ?? blank();
      const values = { ...before.values };
      for (const [across, text] of cells.entries()) {
        const name = names[fromColumn + across];
        const inner = name === undefined ? undefined : field.fields[name];
        if (name === undefined || inner === undefined) continue;
        values[name] = readCell(text, inner, labels.inner?.[name] ?? { label: name }, reader);
      }
      filled[fromRow + down] = { ...before, values };
    }
    return filled;
  };
  const paste = (event: ClipboardEvent<HTMLTableSectionElement>) => {
    const copied = event.clipboardData.getData("text");
    const cell = event.target instanceof HTMLElement ? event.target.closest("td") : null;
    const row = cell?.closest("tr");
    if (!isBlock(copied) || !cell || !row || disabled) return;
    event.preventDefault();
    event.stopPropagation();
    const filled = fill(blockOf(copied), row.sectionRowIndex, cell.cellIndex);
    onChange(filled);
    onBlur();
    void findNames(field.fields, filled, place.country).then((found) => {
      // What was typed into the grid while the names were sought is newer.
      if (latest.current.length === found.length) onChange(mergeFound(latest.current, filled, found));
    });
  };
  return { body, rows, names, add, change, remove, move, paste };
}

function blankRow(field: ChildrenField): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(field.fields).map(([name, inner]) => [
      name,
      "default" in inner ? inner.default : inner.kind === "flag" ? false : null,
    ]),
  );
}

/** Takes over the found names where the cell still holds what was pasted. The form keeps copies, so content decides. */
function mergeFound(
  now: readonly ChildState[],
  pasted: readonly ChildState[],
  found: readonly ChildState[],
): readonly ChildState[] {
  const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
  return now.map((row, index) => {
    const values = Object.entries(row.values).map(([name, value]) => [
      name,
      same(value, pasted[index]?.values[name]) ? found[index]?.values[name] : value,
    ]);
    return { ...row, values: Object.fromEntries(values) };
  });
}

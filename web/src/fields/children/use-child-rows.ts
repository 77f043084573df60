/** What can be done to the rows of a grid: add, change, remove, put in order, fill from a spreadsheet. */
import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { type ClipboardEvent, useMemo, useRef, useState } from "react";
import type { InputProps } from "#fields/field-screen";
import { blankChild, type ChildState } from "#fields/form-state";
import { useFormatContext } from "#fields/use-format-context";
import { blockOf, isBlock } from "./block.ts";
import { fillRows, languageOfBlock, type Pasted } from "./fill-rows.ts";
import { findNames } from "./find-names.ts";

export interface RowActions {
  readonly change: (index: number, name: string, value: unknown) => void;
  /** A blank row at that place. */
  readonly insert: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly move: (index: number, by: -1 | 1) => void;
  readonly blur: () => void;
  /** Added by hand and not left yet: what is missing in it is no fault so far. */
  readonly isFresh: (id: string) => boolean;
}

/** A block that another language reads: pasted from a sheet written elsewhere. */
export interface OtherReading {
  readonly locale: Locale;
  readonly accept: () => void;
}

export function useChildRows(props: InputProps<ChildrenField>) {
  const { field, labels, value, rowContext, disabled = false } = props;
  const formats = useFormatContext();
  const grid = useRef<HTMLDivElement>(null);
  const rows = Array.isArray(value) ? (value as ChildState[]) : [];
  const latest = useRef({ ...props, rows });
  latest.current = { ...props, rows };
  const [other, setOther] = useState<OtherReading>();
  const actions = useMemo(() => makeActions(latest, grid), []);
  const filling = { fields: field.fields, labels, rows, blank: () => blankChild(field) };

  const put = (filled: readonly ChildState[]) => {
    latest.current.onChange(filled);
    latest.current.onBlur();
    void findNames(field.fields, filled, rowContext.country).then((found) => {
      const { rows: now, onChange } = latest.current;
      // What was typed into the grid while the names were sought is newer.
      if (now.length === found.length) onChange(mergeFound(now, filled, found));
    });
  };
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    const copied = event.clipboardData.getData("text");
    const target = event.target instanceof Element ? event.target : null;
    const cell = target?.closest("td") ?? undefined;
    // Dialogs opened from a cell lie elsewhere on the page; what is pasted there stays there.
    if (disabled || !isBlock(copied) || !grid.current?.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    const pasted: Pasted = {
      block: blockOf(copied),
      fromRow: cell?.closest("tr")?.sectionRowIndex ?? rows.length,
      fromColumn: cell?.cellIndex ?? 0,
    };
    put(fillRows(filling, pasted, formats));
    const locale = languageOfBlock(filling, pasted, formats);
    const accept = () => {
      setOther(undefined);
      put(fillRows(filling, pasted, { ...formats, locale: locale ?? formats.locale }));
    };
    setOther(locale === undefined ? undefined : { locale, accept });
  };
  return { grid, rows, names: Object.keys(field.fields), actions, paste, other };
}

type Latest = { readonly current: InputProps<ChildrenField> & { readonly rows: readonly ChildState[] } };

/** The same actions as long as the grid lives, so that a row is drawn again only when it is itself another. */
function makeActions(latest: Latest, grid: { readonly current: HTMLDivElement | null }): RowActions {
  const focus = (row: number, column: number) =>
    requestAnimationFrame(() => focusCell(grid.current, row, column));
  const fresh = new Set<string>();
  return {
    isFresh: (id) => fresh.has(id),
    change(index, name, value) {
      const { rows, onChange } = latest.current;
      onChange(
        rows.map((row, at) => (at === index ? { ...row, values: { ...row.values, [name]: value } } : row)),
      );
    },
    insert(index) {
      const { rows, onChange, field } = latest.current;
      if (field.max !== undefined && rows.length >= field.max) return;
      const added = blankChild(field);
      fresh.add(added.id);
      onChange([...rows.slice(0, index), added, ...rows.slice(index)]);
      focus(index, 0);
    },
    remove(index) {
      const { rows, onChange, onBlur } = latest.current;
      onChange(rows.filter((_, at) => at !== index));
      onBlur();
      focus(Math.min(index, rows.length - 2), columnOf(document.activeElement));
    },
    move(index, by) {
      const { rows, onChange } = latest.current;
      const target = index + by;
      const moved = rows[index];
      if (moved === undefined || target < 0 || target >= rows.length) return;
      const without = rows.filter((_, at) => at !== index);
      onChange([...without.slice(0, target), moved, ...without.slice(target)]);
      focus(target, columnOf(document.activeElement));
    },
    blur() {
      latest.current.onBlur();
    },
  };
}

export function columnOf(element: Element | null): number {
  return element?.closest("td")?.cellIndex ?? 0;
}

/** The control of a cell; without rows, the button that adds one. */
export function focusCell(grid: HTMLElement | null, row: number, column: number): void {
  const cell = grid?.querySelector("tbody")?.rows[row]?.cells[column];
  const control = cell?.querySelector<HTMLElement>("input, textarea, button");
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Takes over the found names where the cell still holds what was pasted. The form keeps copies, so content decides. */
function mergeFound(
  now: readonly ChildState[],
  pasted: readonly ChildState[],
  found: readonly ChildState[],
): readonly ChildState[] {
  return now.map((row, index) => {
    const values = Object.entries(row.values).map(([name, value]) => [
      name,
      same(value, pasted[index]?.values[name]) ? found[index]?.values[name] : value,
    ]);
    return { ...row, values: Object.fromEntries(values) };
  });
}

/** Rows that live inside their parent: typed, pasted from a spreadsheet, put in order, removed. */
import { Button } from "@mantine/core";
import type { ChildrenField, PlainField } from "@plimsoll/domain/kernel/field/kinds";
import { Plus } from "lucide-react";
import { type ClipboardEvent, useRef } from "react";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { type ChildState, childState } from "#fields/form-state";
import { errorsAt } from "#fields/input-frame";
import { useReader } from "#fields/use-reader";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { ChildRow } from "./child-row.tsx";
import { findNames } from "./find-names.ts";
import { blockOf, isBlock, readCell } from "./read-cell.ts";

export function ChildrenInput(props: InputProps<ChildrenField>) {
  const { id, field, labels, value, onChange, onBlur, errors, place, disabled = false } = props;
  const words = useWords().app.record.children;
  const reader = useReader();
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = Array.isArray(value) ? (value as ChildState[]) : [];
  const latest = useRef(rows);
  latest.current = rows;
  const names = Object.keys(field.fields);

  const focusCell = (row: number, column: number) =>
    requestAnimationFrame(() => {
      const cell = body.current?.rows[row]?.cells[column];
      cell?.querySelector<HTMLElement>("input, textarea, button")?.focus();
    });
  const add = () => {
    onChange([...rows, childState(field.fields, blankRow(field))]);
    focusCell(rows.length, 0);
  };
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
    const column = document.activeElement?.closest("td")?.cellIndex ?? 0;
    focusCell(target, column);
  };

  const paste = (event: ClipboardEvent<HTMLTableSectionElement>) => {
    const copied = event.clipboardData.getData("text");
    const cell = event.target instanceof HTMLElement ? event.target.closest("td") : null;
    const row = cell?.closest("tr");
    if (!isBlock(copied) || !cell || !row || disabled) return;
    event.preventDefault();
    event.stopPropagation();
    const filled = [...rows];
    blockOf(copied).forEach((cells, down) => {
      const at = row.sectionRowIndex + down;
      const before = filled[at] ?? childState(field.fields, blankRow(field));
      const values = { ...before.values };
      cells.forEach((text, across) => {
        const name = names[cell.cellIndex + across];
        const inner = name === undefined ? undefined : field.fields[name];
        if (name === undefined || inner === undefined) return;
        values[name] = readCell(text, inner, labels.inner?.[name] ?? { label: name }, reader);
      });
      filled[at] = { ...before, values };
    });
    onChange(filled);
    onBlur();
    void findNames(field.fields, filled, place.country).then((found) => {
      // What was typed into the grid while the names were sought is newer.
      if (latest.current.length === found.length) onChange(mergeFound(latest.current, filled, found));
    });
  };

  return (
    <FieldGroup of={props}>
      <div className={classes.grid}>
        <table>
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {labels.inner?.[name]?.label ?? name}
                  {isAsked(field.fields[name]) && <span className={classes.star}> *</span>}
                </th>
              ))}
              <th aria-label={words.actions} />
            </tr>
          </thead>
          <tbody ref={body} onPasteCapture={paste}>
            {rows.map((row, index) => (
              <ChildRow
                key={row.id}
                id={`${id}-${row.id}`}
                index={index}
                count={rows.length}
                row={row}
                fields={field.fields}
                labels={labels}
                errors={errorsAt(errors, String(index))}
                place={place}
                disabled={disabled}
                onChange={(next) => onChange(rows.map((one, at) => (at === index ? next : one)))}
                onBlur={onBlur}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <div className={classes.gridEmpty}>{words.empty}</div>}
      </div>
      {!disabled && (
        <Button
          id={id}
          variant="default"
          size="xs"
          mt={8}
          leftSection={<Plus size={14} aria-hidden />}
          onClick={add}
          aria-label={say(words.addTo, { item: labels.label })}
        >
          {words.add}
        </Button>
      )}
    </FieldGroup>
  );
}

/** A flag is never absent, so there is nothing to ask for. */
function isAsked(field: PlainField | undefined): boolean {
  return field?.required === true && field.kind !== "flag";
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
  return now.map((row, index) => {
    const values = Object.entries(row.values).map(([name, value]) => [
      name,
      JSON.stringify(value) === JSON.stringify(pasted[index]?.values[name])
        ? found[index]?.values[name]
        : value,
    ]);
    return { ...row, values: Object.fromEntries(values) };
  });
}

/** Rows that live inside their parent: typed, pasted from a spreadsheet, put in order, removed. */
import { Alert, Button, VisuallyHidden } from "@mantine/core";
import type { ChildrenField, PlainField } from "@plimsoll/domain/kernel/field/kinds";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useMemo } from "react";
import { FieldGroup } from "#fields/field-group";
import type { FieldErrors, InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { ChildRow } from "./child-row.tsx";
import { gridKey } from "./grid-keys.ts";
import { columnOf, focusCell, type OtherReading, type RowActions, useChildRows } from "./use-child-rows.ts";

/** A flag is never absent, so there is nothing to ask for. */
function isAsked(field: PlainField | undefined): boolean {
  return field?.required === true && field.kind !== "flag";
}

const NO_ERRORS: FieldErrors = {};

/** Messages by row: `3.draft` is about the draft of the fourth. */
function byRow(errors: FieldErrors): ReadonlyMap<number, FieldErrors> {
  const rows = new Map<number, Record<string, string>>();
  for (const [path, message] of Object.entries(errors)) {
    const [position = "", ...rest] = path.split(".");
    if (path === "") continue;
    const found = rows.get(Number(position)) ?? {};
    found[rest.join(".")] = message;
    rows.set(Number(position), found);
  }
  return rows;
}

const typed = new WeakMap<ChildrenField, ChildrenField>();

/** The columns that somebody fills in: what the product works out would stand there as it was before the row is saved. */
function typedColumns(field: ChildrenField): ChildrenField {
  const known = typed.get(field);
  if (known !== undefined) return known;
  const fields = Object.entries(field.fields).filter(([, inner]) => !inner.systemManaged);
  const narrowed = { ...field, fields: Object.fromEntries(fields) };
  typed.set(field, narrowed);
  return narrowed;
}

export function ChildrenInput(given: InputProps<ChildrenField>) {
  const props = given.disabled ? given : { ...given, field: typedColumns(given.field) };
  const { id, field, labels, errors, rowContext, disabled = false } = props;
  const { app, messages } = useWords();
  const words = app.record.children;
  const { grid, rows, names, actions, paste, other } = useChildRows(props);
  const rowErrors = useMemo(() => byRow(errors), [errors]);
  const isFull = field.max !== undefined && rows.length >= field.max;
  return (
    <FieldGroup of={props}>
      {other && <OtherLanguage other={other} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the controls inside hear the keys; this only passes them on. */}
      <div
        ref={grid}
        onPasteCapture={paste}
        onKeyDown={(event) => disabled || press(event, grid.current, rows.length, actions)}
      >
        {/* Without a control inside it must itself be reached, to be moved sideways. */}
        <div className={classes.grid} {...(disabled || rows.length === 0 ? { tabIndex: 0 } : {})}>
          <table aria-label={labels.label}>
            <thead>
              <tr>
                {names.map((name) => (
                  <th key={name} scope="col" data-kind={field.fields[name]?.kind}>
                    {labels.inner?.[name]?.label ?? name}
                    <Unit field={field.fields[name]} />
                    {isAsked(field.fields[name]) && <span className={classes.star}> *</span>}
                  </th>
                ))}
                {!disabled && (
                  <th scope="col" data-print="hidden">
                    <VisuallyHidden>{words.actions}</VisuallyHidden>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <ChildRow
                  key={row.id}
                  id={`${id}-${row.id}`}
                  index={index}
                  isLast={index === rows.length - 1}
                  row={row}
                  fields={field.fields}
                  labels={labels}
                  errors={rowErrors.get(index) ?? NO_ERRORS}
                  rowContext={rowContext}
                  disabled={disabled}
                  actions={actions}
                />
              ))}
            </tbody>
          </table>
          {rows.length === 0 && (
            <div className={classes.gridEmpty}>{`${messages.listIsEmpty}. ${words.empty}`}</div>
          )}
        </div>
        {!disabled && (
          <AddRow id={id} label={labels.label} disabled={isFull} onAdd={() => actions.insert(rows.length)} />
        )}
      </div>
    </FieldGroup>
  );
}

/** Cells have no room for their unit or their clock, so the column names it. */
function Unit({ field }: { readonly field: PlainField | undefined }) {
  const unit = field && ("unit" in field ? field.unit : "zone" in field ? field.zone : undefined);
  return unit === undefined ? null : <span className={classes.gridUnit}> ({unit})</span>;
}

interface AddRowProps {
  readonly id: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly onAdd: () => void;
}

function AddRow({ id, label, disabled, onAdd }: AddRowProps) {
  const words = useWords().app;
  return (
    <div className={classes.gridFoot} data-print="hidden">
      <Button
        id={id}
        variant="default"
        size="xs"
        leftSection={<Plus size={14} aria-hidden />}
        disabled={disabled}
        onClick={onAdd}
        aria-label={say(words.record.children.addTo, { item: label })}
      >
        {words.record.children.add}
      </Button>
      <span className={classes.gridKeys}>{words.parts.grid.keys}</span>
    </div>
  );
}

/** Figures written as in another country are not guessed at; one click reads them so. */
function OtherLanguage({ other }: { readonly other: OtherReading }) {
  const { grid } = useWords().app.parts;
  const { locale } = useLocale();
  const language = new Intl.DisplayNames([locale], { type: "language" }).of(other.locale) ?? other.locale;
  return (
    <Alert color="orange" mb={8} p="xs">
      <div className={classes.gridFoot}>
        {say(grid.otherLanguage, { language })}
        <Button size="compact-sm" variant="default" onClick={other.accept}>
          {say(grid.readAs, { language })}
        </Button>
      </div>
    </Alert>
  );
}

function press(event: KeyboardEvent, grid: HTMLElement | null, count: number, actions: RowActions): void {
  const target = event.target instanceof Element ? event.target : null;
  const row = target?.closest("tbody tr");
  if (!grid?.contains(target) || !(row instanceof HTMLTableRowElement) || event.defaultPrevented) return;
  const control = target?.closest("[aria-haspopup=listbox], [role=combobox]");
  const index = row.sectionRowIndex;
  const key = gridKey({
    key: event.key,
    ctrl: event.ctrlKey || event.metaKey,
    alt: event.altKey,
    shift: event.shiftKey,
    isTaken:
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLButtonElement ||
      control?.getAttribute("aria-expanded") === "true",
    hasList: control !== null && control !== undefined,
  });
  if (!key) return;
  event.preventDefault();
  if (key.kind === "add") actions.insert(index + 1);
  else if (key.kind === "remove") actions.remove(index);
  else if (key.kind === "move") actions.move(index, key.by);
  else if (index + key.by === count && key.mayAdd) actions.insert(count);
  else focusCell(grid, index + key.by, columnOf(target));
}

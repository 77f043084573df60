/** The left side of a calculator: its items as controls, with what is wrong at each. */
import { ActionIcon, Button, MultiSelect, Select, Switch, TextInput } from "@mantine/core";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { Plus, Trash2 } from "lucide-react";
import { DateBox } from "#fields/date/date-box";
import { NumberBox } from "#fields/number/number-box";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import type { CardsItem, Item, RowsItem, SimpleItem } from "./form-items.ts";
import { readBlock } from "./paste-block.ts";
import { valueAt } from "./request.ts";
import classes from "./tools.module.css";

export interface FormContext {
  readonly words: CalculatorWords;
  readonly state: unknown;
  readonly set: (path: string, value: unknown) => void;
  readonly touch: (path: string) => void;
  readonly problem: (path: string) => string | undefined;
}

export function FormItems({
  items,
  at,
  form,
}: {
  readonly items: readonly Item[];
  readonly at: string;
  readonly form: FormContext;
}) {
  return (
    <div className={classes.items}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a form keep their places
        <ItemView key={index} item={item} at={at} form={form} />
      ))}
    </div>
  );
}

const join = (at: string, path: string) => (at === "" ? path : `${at}.${path}`);

function ItemView({
  item,
  at,
  form,
}: {
  readonly item: Item;
  readonly at: string;
  readonly form: FormContext;
}) {
  switch (item.kind) {
    case "group":
      return (
        <fieldset className={classes.group}>
          <legend>{item.label(form.words)}</legend>
          <FormItems items={item.items} at={at} form={form} />
        </fieldset>
      );
    case "rows":
      return <RowsView item={item} at={at} form={form} />;
    case "cards":
      return <CardsView item={item} at={at} form={form} />;
    default:
      return <Control item={item} path={join(at, item.path)} form={form} label={item.label(form.words)} />;
  }
}

interface ControlProps {
  readonly item: SimpleItem;
  readonly path: string;
  readonly form: FormContext;
  readonly label: string;
  /** In a grid the column names the control. */
  readonly bare?: boolean;
}

export const controlId = (path: string): string => `tool-${path.replaceAll(".", "-")}`;

function Control({ item, path, form, label, bare = false }: ControlProps) {
  const { messages } = useWords();
  const value = valueAt(form.state, path);
  const frame = {
    id: controlId(path),
    size: "sm" as const,
    error: form.problem(path),
    onBlur: () => form.touch(path),
    ...(bare ? { "aria-label": label } : { label }),
  };
  const set = (next: unknown) => form.set(path, next);
  switch (item.kind) {
    case "figure":
    case "whole":
      return (
        <NumberBox {...frame} shape={{ whole: item.kind === "whole" }} value={value ?? null} onValue={set} />
      );
    case "day":
      return <DateBox {...frame} name={label} value={value ?? null} onValue={set} />;
    case "moment":
      return (
        <TextInput
          {...frame}
          type="datetime-local"
          value={typeof value === "string" ? value.slice(0, 16) : ""}
          onChange={({ currentTarget }) =>
            set(currentTarget.value === "" ? null : `${currentTarget.value}:00Z`)
          }
        />
      );
    case "flag":
      return (
        <Switch
          id={frame.id}
          size="sm"
          label={label}
          checked={value === true}
          className={classes.flag}
          onChange={({ currentTarget }) => set(currentTarget.checked)}
        />
      );
    case "choice":
      return (
        <Select
          {...frame}
          clearable
          searchable={item.choices.length > 8}
          placeholder={say(messages.choose, { item: label })}
          data={item.choices.map((one) => ({ value: one, label: item.words(form.words)[one] ?? one }))}
          value={typeof value === "string" ? value : null}
          onChange={set}
        />
      );
    case "choices":
      return (
        <MultiSelect
          {...frame}
          searchable
          data={item.choices.map((one) => ({ value: one, label: item.words(form.words)[one] ?? one }))}
          value={Array.isArray(value) ? (value as string[]) : []}
          onChange={set}
        />
      );
    case "text":
      return (
        <TextInput
          {...frame}
          value={typeof value === "string" ? value : ""}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      );
  }
}

function RowsView({
  item,
  at,
  form,
}: {
  readonly item: RowsItem;
  readonly at: string;
  readonly form: FormContext;
}) {
  const { locale } = useLocale();
  const path = join(at, item.path);
  const list = (valueAt(form.state, path) ?? []) as unknown[];
  const label = item.label(form.words);
  const remove = (index: number) =>
    form.set(
      path,
      list.filter((_, other) => other !== index),
    );
  const paste = (row: number, column: number, typed: string): boolean => {
    const block = readBlock(typed, item.columns.slice(column), form.words, locale);
    if (!block) return false;
    const next = [...list];
    block.forEach((cells, index) => {
      next[row + index] = { ...((next[row + index] as object) ?? {}), ...cells };
    });
    form.set(path, next);
    return true;
  };
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <div className={classes.scroll}>
        <table className={classes.grid}>
          <thead>
            <tr>
              {item.columns.map((column) => (
                <th key={column.path} scope="col">
                  {column.label(form.words)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {list.map((_, row) => (
              <RowLine
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
                key={row}
                columns={item.columns}
                path={`${path}.${row}`}
                position={row + 1}
                form={form}
                onPaste={(column, typed) => paste(row, column, typed)}
                onRemove={() => remove(row)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <AddButton label={label} onAdd={() => form.set(path, [...list, {}])} problem={form.problem(path)} />
    </fieldset>
  );
}

interface RowLineProps {
  readonly columns: readonly SimpleItem[];
  readonly path: string;
  readonly position: number;
  readonly form: FormContext;
  /** Whether the text was a block of cells and has been taken. */
  readonly onPaste: (column: number, typed: string) => boolean;
  readonly onRemove: () => void;
}

function RowLine({ columns, path, position, form, onPaste, onRemove }: RowLineProps) {
  const words = useWords().app.record.children;
  return (
    <tr>
      {columns.map((column, index) => (
        <td
          key={column.path}
          onPasteCapture={(event) => {
            if (!onPaste(index, event.clipboardData.getData("text"))) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          <Control
            bare
            item={column}
            path={`${path}.${column.path}`}
            form={form}
            label={say(words.cell, { item: column.label(form.words), position })}
          />
        </td>
      ))}
      <td>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={say(words.remove, { position })}
          onClick={onRemove}
        >
          <Trash2 size={15} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
}

function CardsView({
  item,
  at,
  form,
}: {
  readonly item: CardsItem;
  readonly at: string;
  readonly form: FormContext;
}) {
  const words = useWords().app.record.children;
  const path = join(at, item.path);
  const list = (valueAt(form.state, path) ?? []) as unknown[];
  const label = item.label(form.words);
  return (
    <div className={classes.cards}>
      {list.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
        <fieldset key={index} className={classes.group}>
          <legend>
            {label} {index + 1}
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={say(words.remove, { position: index + 1 })}
              onClick={() =>
                form.set(
                  path,
                  list.filter((__, other) => other !== index),
                )
              }
            >
              <Trash2 size={14} aria-hidden />
            </ActionIcon>
          </legend>
          <FormItems items={item.items} at={`${path}.${index}`} form={form} />
        </fieldset>
      ))}
      <AddButton label={label} onAdd={() => form.set(path, [...list, {}])} problem={form.problem(path)} />
    </div>
  );
}

interface AddButtonProps {
  readonly label: string;
  readonly onAdd: () => void;
  readonly problem: string | undefined;
}

function AddButton({ label, onAdd, problem }: AddButtonProps) {
  const words = useWords().app.record.children;
  return (
    <div className={classes.add} data-print="hidden">
      <Button size="xs" variant="default" leftSection={<Plus size={14} aria-hidden />} onClick={onAdd}>
        {say(words.addTo, { item: label })}
      </Button>
      {problem !== undefined && <span className={classes.problem}>{problem}</span>}
    </div>
  );
}

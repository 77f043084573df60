/**
 * One of many, found by typing. Five texts say what it is doing: choose, type, loading, not found, nothing there.
 * Recent choices stand first; who may, makes a missing one from here.
 */
import { Loader, Select, type SelectProps } from "@mantine/core";
import { fold } from "@plimsoll/domain/kernel/fold";
import { Check, Plus } from "lucide-react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import classes from "./search-select.module.css";
import type { SelectRow } from "./two-table-select.tsx";

type Own = "value" | "onChange" | "data" | "searchValue" | "onSearchChange" | "dropdownOpened";

export interface SearchSelectProps extends Omit<SelectProps, Own> {
  /** What is chosen, for all texts: "City". */
  readonly item: string;
  readonly rows: readonly SelectRow[];
  /** Shown first while nothing is typed. */
  readonly recent?: readonly SelectRow[];
  readonly value: SelectRow | null;
  readonly onValue: (value: SelectRow | null) => void;
  /** What is typed; undefined while the name of the choice stands there. */
  readonly typed: string | undefined;
  readonly onTyped: (typed: string | undefined) => void;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly isLoading?: boolean;
  /** Why the rows did not come. */
  readonly failure?: string | undefined;
  /** Makes a row of that name. */
  readonly onCreate?: ((name: string) => void) | undefined;
}

/** Values of the lines that are no rows; ids are never that short. */
const CREATE = "+";
const NOTE = "-";

type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean };
type Choices = readonly (Option | { readonly group: string; readonly items: readonly Option[] })[];

const options = (rows: readonly SelectRow[]): Option[] =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

interface Listed {
  readonly rows: readonly SelectRow[];
  readonly recent: readonly SelectRow[];
  readonly value: SelectRow | null;
  readonly text: string;
}

/** The choice itself, then the recent ones, then the others; each once. */
export function orderedRows({ rows, recent, value, text }: Listed): {
  readonly first: readonly SelectRow[];
  readonly rest: readonly SelectRow[];
} {
  const first = text === "" ? recent : [];
  const taken = new Set(first.map((one) => one.id));
  const rest = rows.filter((one) => !taken.has(one.id));
  const isMissing = value !== null && text === "" && ![...first, ...rest].some((one) => one.id === value.id);
  return { first, rest: isMissing ? [value, ...rest] : rest };
}

export function SearchSelect(props: SearchSelectProps) {
  const {
    item,
    rows,
    recent = [],
    value,
    onValue,
    typed,
    onTyped,
    isOpen,
    onOpen,
    onCreate,
    ...more
  } = props;
  const { isLoading = false, failure, onBlur, ...rest } = more;
  const { messages, app } = useWords();
  const text = (typed ?? "").trim();
  // Rows of the question before do not answer this one.
  const listed = orderedRows({ rows: isLoading && text !== "" ? [] : rows, recent, value, text });
  const all = [...listed.first, ...listed.rest];
  const nothing =
    failure ??
    say(isLoading ? messages.loadingItem : text === "" ? messages.nothingToSelect : messages.itemNotFound, {
      item,
    });
  const mayCreate =
    onCreate !== undefined && text !== "" && !isLoading && !all.some((one) => fold(one.name) === fold(text));
  const create = say(app.parts.picker.create, { name: text });
  const data: Choices = [
    ...(listed.first.length === 0
      ? options(listed.rest)
      : [
          { group: app.parts.picker.recent, items: options(listed.first) },
          { group: app.parts.picker.others, items: options(listed.rest) },
        ]),
    ...(mayCreate && all.length === 0 ? [{ value: NOTE, label: nothing, disabled: true }] : []),
    ...(mayCreate ? [{ value: CREATE, label: create }] : []),
  ];
  return (
    <Select
      {...rest}
      searchable
      data={data as SelectProps["data"] & object}
      value={value?.id ?? null}
      searchValue={typed ?? value?.name ?? ""}
      // Select also reports the label of a choice here; only what is typed while open is a search.
      onSearchChange={(next) => onTyped(isOpen && next !== value?.name && next !== create ? next : undefined)}
      // Whoever brought the rows has sought already, and better: without accents.
      filter={({ options: given }) => given}
      placeholder={say(isOpen ? messages.typeToSearch : messages.choose, { item })}
      nothingFoundMessage={nothing}
      maxDropdownHeight={600}
      classNames={{ option: classes.option ?? "" }}
      allowDeselect={false}
      clearButtonProps={{ "aria-label": say(app.record.clear, { item }) }}
      renderOption={({ option, checked }) => (
        <Line label={option.label} isCreate={option.value === CREATE} isChosen={checked === true} />
      )}
      {...(isLoading && isOpen ? { rightSection: <Loader size={16} aria-hidden /> } : {})}
      onDropdownOpen={() => onOpen(true)}
      onDropdownClose={() => {
        onOpen(false);
        onTyped(undefined);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(id) => {
        onTyped(undefined);
        if (id === CREATE) onCreate?.(text);
        else if (id !== NOTE) onValue(id === null ? null : (all.find((one) => one.id === id) ?? null));
      }}
      onBlur={onBlur}
    />
  );
}

interface LineProps {
  readonly label: string;
  readonly isCreate: boolean;
  readonly isChosen: boolean;
}

function Line({ label, isCreate, isChosen }: LineProps) {
  return (
    <span className={isCreate ? `${classes.line} ${classes.create}` : classes.line}>
      {isCreate && <Plus size={15} aria-hidden />}
      <span className={classes.words}>{label}</span>
      {isChosen && <Check size={15} aria-hidden />}
    </span>
  );
}

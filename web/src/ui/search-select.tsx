/**
 * One of many, found by typing. Five texts say what it is doing: choose, type, loading, not found, nothing there.
 * Recent choices stand first; who may, makes a missing one from here.
 */
import { Loader, Select, type SelectProps } from "@mantine/core";
import { fold } from "@plimsoll/domain/kernel/fold";
import { Check, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { isForList } from "./combobox-keys.ts";
import { bestFirst, calledExactly } from "./matching.ts";
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

type Option = {
  readonly value: string;
  readonly label: string;
  readonly name?: string;
  readonly detail?: string | undefined;
  readonly disabled?: boolean;
};
type Choices = readonly (Option | { readonly group: string; readonly items: readonly Option[] })[];

const options = (rows: readonly SelectRow[]): Option[] =>
  rows.map((row) => ({ value: row.id, label: calledInFull(row), name: row.name, detail: row.detail }));

/** A symbol with what it stands for, in the list and once it is chosen. */
export const calledInFull = ({ name, detail }: Pick<SelectRow, "name" | "detail">): string =>
  detail === undefined || fold(detail) === fold(name) ? name : `${name} · ${detail}`;

const nameOf = ({ name }: SelectRow) => name;

interface Listed {
  readonly rows: readonly SelectRow[];
  readonly recent: readonly SelectRow[];
  readonly value: SelectRow | null;
  readonly text: string;
}

/** The choice itself, then the recent ones, then the others; each once. While something is typed: what it means first. */
export function orderedRows({ rows, recent, value, text }: Listed): {
  readonly first: readonly SelectRow[];
  readonly rest: readonly SelectRow[];
} {
  if (text !== "") return { first: [], rest: bestFirst(rows, text, nameOf) };
  const first = recent;
  const taken = new Set(first.map((one) => one.id));
  const rest = rows.filter((one) => !taken.has(one.id));
  const isMissing = value !== null && ![...first, ...rest].some((one) => one.id === value.id);
  return { first, rest: isMissing ? [value, ...rest] : rest };
}

interface Texts {
  readonly groups: { readonly recent: string; readonly others: string };
  /** Why there are no rows, said above the line that makes one. */
  readonly nothing: string | undefined;
  readonly create: string | undefined;
}

function linesOf(listed: ReturnType<typeof orderedRows>, { groups, nothing, create }: Texts): Choices {
  const rows: Choices =
    listed.first.length === 0
      ? options(listed.rest)
      : [
          { group: groups.recent, items: options(listed.first) },
          { group: groups.others, items: options(listed.rest) },
        ];
  if (create === undefined) return rows;
  const note = nothing === undefined ? [] : [{ value: NOTE, label: nothing, disabled: true }];
  return [...rows, ...note, { value: CREATE, label: create }];
}

export function SearchSelect(props: SearchSelectProps) {
  const { item, rows, recent = [], value, onValue, typed, onTyped, isOpen, onOpen, ...more } = props;
  const { onCreate, isLoading = false, failure, onBlur, onKeyDown, ...rest } = more;
  const { messages, app } = useWords();
  const text = (typed ?? "").trim();
  const chosen = value === null ? "" : calledInFull(value);
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
  const data = linesOf(listed, {
    groups: app.parts.picker,
    nothing: all.length === 0 ? nothing : undefined,
    create: mayCreate ? create : undefined,
  });
  const take = (row: SelectRow) => {
    onOpen(false);
    onTyped(undefined);
    onValue(row);
  };
  const takeLater = useTakingLater({ isLoading, text, found: listed.rest, take });
  return (
    <Select
      {...rest}
      searchable
      dropdownOpened={isOpen}
      // What is listed while the rows are on their way is not what Enter means.
      selectFirstOptionOnChange={text !== "" && !isLoading}
      data={data as SelectProps["data"] & object}
      value={value?.id ?? null}
      searchValue={typed ?? chosen}
      // Select also reports the label of a choice here, and nothing when it is left; neither is a search.
      onSearchChange={(next) => {
        const isLabel = value !== null && (next === chosen || next === value.name);
        const isTyped = (isOpen || next !== "") && !isLabel && next !== create;
        onTyped(isTyped ? next : undefined);
      }}
      // Whoever brought the rows has sought already, and better: without accents.
      filter={({ options: given }) => given}
      placeholder={say(isOpen ? messages.typeToSearch : messages.choose, { item })}
      nothingFoundMessage={nothing}
      maxDropdownHeight={600}
      classNames={{ option: classes.option ?? "" }}
      allowDeselect={false}
      clearButtonProps={{ "aria-label": say(app.record.clear, { item }) }}
      renderOption={({ option, checked }) => <Line option={option} isChosen={checked === true} />}
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
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!isForList(event, chosen)) return;
        event.preventDefault();
        if (isLoading) takeLater(text);
      }}
      onBlur={(event) => {
        // Typed in full and left by Tab, a name means what it says.
        const meant = isLoading ? undefined : calledExactly(listed.rest, text, nameOf);
        if (meant !== undefined) take(meant);
        onBlur?.(event);
      }}
    />
  );
}

interface Taking {
  readonly isLoading: boolean;
  readonly text: string;
  readonly found: readonly SelectRow[];
  readonly take: (row: SelectRow) => void;
}

/** Enter that came before the rows did: the first of them is taken once they are here, if the text is still the same. */
function useTakingLater({ isLoading, text, found, take }: Taking): (text: string) => void {
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (asked === undefined || isLoading) return;
    setAsked(undefined);
    const [first] = found;
    if (asked === text && first !== undefined) take(first);
  }, [asked, isLoading, text, found, take]);
  return setAsked;
}

interface LineProps {
  readonly option: Option;
  readonly isChosen: boolean;
}

function Line({ option: { value, label, name = label, detail }, isChosen }: LineProps) {
  const isCreate = value === CREATE;
  return (
    <span className={isCreate ? `${classes.line} ${classes.create}` : classes.line}>
      {isCreate && <Plus size={15} aria-hidden />}
      <span className={classes.words}>
        {name}
        {label !== name && <span className={classes.detail}> · {detail}</span>}
      </span>
      {isChosen && <Check size={15} aria-hidden />}
    </span>
  );
}

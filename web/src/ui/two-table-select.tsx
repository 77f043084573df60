/**
 * Many of many: available on the left, selected on the right. A row goes over on a click, on Enter and on Space.
 * At least one selected row counts as filled; whether that is asked for, the form decides.
 */
import { Button, Loader, TextInput, VisuallyHidden } from "@mantine/core";
import { fold } from "@plimsoll/domain/kernel/fold";
import { Minus, Plus, Search } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import classes from "./two-table-select.module.css";

export interface SelectRow {
  readonly id: string;
  readonly name: string;
  /** Said beside it where it is offered: what a symbol stands for. */
  readonly detail?: string | undefined;
}

export interface TwoTableSelectProps {
  readonly id: string;
  /** What is selected, for all texts: "Work units". */
  readonly item: string;
  /** Rows to choose from; those already selected may be among them. */
  readonly rows: readonly SelectRow[];
  readonly selected: readonly SelectRow[];
  readonly onSelect: (selected: readonly SelectRow[]) => void;
  readonly onBlur?: () => void;
  /** Where somebody else seeks (a server): what is typed, and whom to tell. Without it the rows are sieved here. */
  readonly search?: { readonly text: string; readonly onText: (text: string) => void };
  readonly isLoading?: boolean;
  /** Why the rows did not come. */
  readonly failure?: string | undefined;
  /** There are more rows than these: typing narrows them. */
  readonly hasMore?: boolean;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  /** In a place with little room the lists are 200 px high instead of 297. */
  readonly low?: boolean;
}

const sieved = (rows: readonly SelectRow[], text: string): readonly SelectRow[] => {
  const sought = fold(text.trim());
  return sought === "" ? rows : rows.filter((one) => fold(one.name).includes(sought));
};

export function TwoTableSelect(props: TwoTableSelectProps) {
  const { id, item, rows, selected, onSelect, onBlur, search, disabled = false, invalid = false } = props;
  const { messages, app } = useWords();
  const words = app.parts.twoTables;
  const [typed, setTyped] = useState("");
  const [sought, setSought] = useState("");
  const [said, setSaid] = useState("");
  const text = search?.text ?? typed;
  const chosen = new Set(selected.map((one) => one.id));
  const free = rows.filter((one) => !chosen.has(one.id));
  const available = search ? free : sieved(free, text);
  const shown = sieved(selected, sought);
  const why = props.failure ?? say(reasonFor(props, text, messages), { item });
  const change = (next: readonly SelectRow[], sentence: string, name: string) => {
    onSelect(next);
    setSaid(`${say(sentence, { item: name })}. ${sayCount(words.count, next.length)}`);
    onBlur?.();
  };
  return (
    <div className={classes.tables} data-invalid={invalid} data-low={props.low === true || undefined}>
      <Side
        id={id}
        title={words.available}
        item={item}
        rows={available}
        count={String(available.length)}
        note={available.length === 0 ? why : props.hasMore ? words.more : ""}
        isLoading={props.isLoading === true}
        filter={text}
        onFilter={search?.onText ?? setTyped}
        all={words.addAll}
        icon={Plus}
        disabled={disabled}
        onPick={(row) => change([...selected, row], words.added, row.name)}
        onAll={() => change([...selected, ...available], words.added, String(available.length))}
      />
      <Side
        id={`${id}-selected`}
        title={words.selected}
        item={item}
        rows={shown}
        isSelected
        count={
          shown.length === selected.length ? String(selected.length) : `${shown.length} / ${selected.length}`
        }
        note={shown.length > 0 ? "" : sought === "" ? words.none : say(messages.itemNotFound, { item })}
        filter={sought}
        onFilter={setSought}
        all={words.removeAll}
        icon={Minus}
        disabled={disabled}
        onPick={(row) =>
          change(
            selected.filter((one) => one.id !== row.id),
            words.removed,
            row.name,
          )
        }
        onAll={() => {
          const gone = new Set(shown.map((one) => one.id));
          change(
            selected.filter((one) => !gone.has(one.id)),
            words.removed,
            String(gone.size),
          );
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

interface Reasons {
  readonly loadingItem: string;
  readonly nothingToSelect: string;
  readonly itemNotFound: string;
}

function reasonFor({ isLoading }: TwoTableSelectProps, text: string, reasons: Reasons): string {
  if (isLoading) return reasons.loadingItem;
  return text.trim() === "" ? reasons.nothingToSelect : reasons.itemNotFound;
}

interface SideProps {
  readonly id: string;
  readonly title: string;
  readonly item: string;
  readonly rows: readonly SelectRow[];
  readonly isSelected?: boolean;
  readonly count: string;
  /** Under the rows, or instead of them. */
  readonly note: string;
  readonly isLoading?: boolean;
  readonly filter: string;
  readonly onFilter: (text: string) => void;
  readonly all: string;
  readonly icon: typeof Plus;
  readonly disabled: boolean;
  readonly onPick: (row: SelectRow) => void;
  readonly onAll: () => void;
}

function Side(props: SideProps) {
  const { id, title, item, rows, count, note, filter, onFilter, all, disabled, onAll } = props;
  const { typeToSearch } = useWords().messages;
  const titleId = useId();
  const search = say(typeToSearch, { item });
  return (
    <div className={classes.box}>
      <div className={classes.head}>
        <span id={titleId}>
          {title} <span className={classes.count}>{count}</span>
        </span>
        {props.isLoading === true && <Loader size={14} aria-hidden />}
        <Button
          size="compact-xs"
          variant="subtle"
          disabled={disabled || rows.length === 0}
          aria-label={`${all}: ${item}`}
          onClick={onAll}
        >
          {all}
        </Button>
      </div>
      <TextInput
        id={id}
        className={classes.filter}
        size="xs"
        variant="unstyled"
        leftSection={<Search size={14} aria-hidden />}
        aria-label={`${title}: ${search}`}
        placeholder={search}
        value={filter}
        disabled={disabled}
        onChange={({ currentTarget }) => onFilter(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <div className={classes.area}>
        {rows.length > 0 && <Rows {...props} label={`${title}: ${item}`} />}
        {note !== "" && <p className={classes.note}>{note}</p>}
      </div>
    </div>
  );
}

/** One stop for the Tab key; the arrows go from row to row. */
function Rows({
  rows,
  isSelected = false,
  icon: Icon,
  disabled,
  onPick,
  label,
}: SideProps & { label: string }) {
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const [place, setPlace] = useState(0);
  const at = Math.min(place, rows.length - 1);
  const go = (next: number) => {
    const within = Math.max(0, Math.min(next, rows.length - 1));
    setPlace(within);
    list.current?.children[within]?.scrollIntoView({ block: "nearest" });
  };
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: rows.length - 1,
      PageDown: at + 8,
      PageUp: at - 8,
    };
    const step = steps[event.key];
    const row = rows[at];
    if (step !== undefined) go(step);
    else if ((event.key === "Enter" || event.key === " ") && row && !disabled) onPick(row);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={list}
      className={classes.rows}
      role="listbox"
      data-in-page
      aria-label={label}
      aria-multiselectable
      aria-disabled={disabled}
      aria-activedescendant={`${prefix}${at}`}
      tabIndex={0}
      onKeyDown={press}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and hears the keys.
        <div
          key={row.id}
          id={`${prefix}${index}`}
          className={classes.row}
          role="option"
          tabIndex={-1}
          aria-selected={isSelected}
          aria-disabled={disabled}
          data-at={index === at}
          onClick={() => {
            if (disabled) return;
            setPlace(index);
            onPick(row);
          }}
        >
          <Icon size={14} aria-hidden />
          {row.name}
        </div>
      ))}
    </div>
  );
}

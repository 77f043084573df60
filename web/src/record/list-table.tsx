/** The rows of a list as a table. A row redraws only when it, its mark or its place in the tab order changes. */
import { UnstyledButton } from "@mantine/core";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Fragment, type KeyboardEvent, type MouseEvent, memo, type Ref, useMemo } from "react";
import { Link, useLocation } from "react-router";
import type { Density } from "#app/client-state";
import { TextCell } from "#fields/text-cell";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { StatusChip } from "#ui/status-chip";
import { ADDED_WIDTH, type ColumnWidths, type Resizing, useColumnWidths } from "./column-widths.ts";
import type { ListQuery } from "./list-query.ts";
import { type ColumnStack, columnStacks, type ListRow, rowTitle } from "./list-row.ts";
import { storageKey } from "./narrowed-model.ts";
import classes from "./record-list.module.css";
import type { ListView } from "./use-list-view.ts";

const CHECK_WIDTH = 36;

interface HeadProps extends ColumnStack {
  readonly sort: ListQuery["sort"];
  readonly onSort: (column: string) => void;
}

interface ResizedHeadProps extends HeadProps {
  readonly resizing: Resizing;
}

function Head({ column, below, sort, onSort, resizing }: ResizedHeadProps) {
  const { width } = useWords().app.record.list;
  const columns = [column, ...below];
  const isSorted = columns.some(({ name }) => name === sort?.column);
  const order = !isSorted ? "none" : sort?.direction === "desc" ? "descending" : "ascending";
  return (
    <th
      scope="col"
      aria-sort={order}
      data-column={column.name}
      className={column.figure ? classes.figure : undefined}
    >
      {columns.map((one, at) => (
        <Fragment key={one.name}>
          {at > 0 && " · "}
          <HeadName column={one} isShared={below.length > 0} sort={sort} onSort={onSort} />
        </Fragment>
      ))}
      <button
        type="button"
        className={classes.resizer}
        aria-label={say(width, { item: column.label })}
        tabIndex={-1}
        onPointerDown={resizing.onPull}
        onKeyDown={resizing.onKey}
        onDoubleClick={resizing.onReset}
      />
    </th>
  );
}

interface HeadNameProps extends Omit<HeadProps, "below"> {
  /** Beside another name there is no room kept for an arrow. */
  readonly isShared: boolean;
}

function HeadName({ column, isShared, sort, onSort }: HeadNameProps) {
  const words = useWords().app.record.list;
  if (!column.sortable) return column.label;
  const direction = sort?.column === column.name ? sort.direction : undefined;
  const Icon = direction === "desc" ? ArrowDown : ArrowUp;
  return (
    <UnstyledButton
      className={classes.sort}
      title={say(words.sortBy, { item: column.label })}
      onClick={() => onSort(column.name)}
    >
      {column.label}
      {(direction !== undefined || !isShared) && (
        <Icon size={13} className={classes.sortIcon} data-idle={direction === undefined} aria-hidden />
      )}
    </UnstyledButton>
  );
}

/** First click upwards, second downwards, third back to the record's own order. */
export function nextSort(sort: ListQuery["sort"], column: string): ListQuery["sort"] {
  if (sort?.column !== column) return { column, direction: "asc" };
  return sort.direction === "asc" ? { column, direction: "desc" } : null;
}

interface RowLineProps {
  readonly row: ListRow;
  readonly title: string;
  readonly stacks: readonly ColumnStack[];
  /** Where the row opens; nowhere for those who may only read the list. */
  readonly to: string | undefined;
  /** Query of the list, so that leaving the record leads back to the same rows. */
  readonly query: string;
  readonly index: number;
  readonly selected: boolean;
  readonly reachable: boolean;
  readonly selectLabel: string;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (id: string, newTab: boolean) => void;
  readonly onReach: (index: number) => void;
}

const RowLine = memo(function RowLine(props: RowLineProps) {
  const {
    row,
    title,
    stacks,
    to,
    query,
    index,
    selected,
    reachable,
    selectLabel,
    onSelect,
    onOpen,
    onReach,
  } = props;
  const click = (event: MouseEvent<HTMLTableRowElement>) => {
    const target = event.target as HTMLElement;
    // Links and boxes have their own click, and marking text with the mouse is not opening.
    if (target.closest("a, input, label, button") || window.getSelection()?.toString() !== "") return;
    onOpen(row.id, event.ctrlKey || event.metaKey);
  };
  return (
    <tr
      tabIndex={reachable ? 0 : -1}
      data-selected={selected}
      data-row={index}
      aria-label={title}
      onClick={click}
      onFocus={() => onReach(index)}
    >
      <td className={classes.check}>
        {/* A plain box: fifty of the library's own make turning a page noticeably slower. */}
        <input
          type="checkbox"
          className={classes.box}
          checked={selected}
          onChange={() => onSelect(row.id)}
          aria-label={selectLabel}
          tabIndex={-1}
        />
      </td>
      {stacks.map(({ column, below }, position) => {
        const phase = column.phase?.(row);
        return (
          <td key={column.name} className={column.figure ? classes.figure : undefined}>
            <div className={classes.line}>
              {position === 0 && to !== undefined ? (
                <Link className={classes.open} to={to} state={{ list: query }} tabIndex={-1}>
                  <TextCell text={column.text(row) ?? title} figure={column.figure} />
                </Link>
              ) : phase !== undefined ? (
                <StatusChip phase={phase} label={column.text(row) ?? ""} title={column.text(row) ?? ""} />
              ) : (
                <TextCell text={column.text(row)} figure={column.figure} />
              )}
              {below.map((one) => (
                <BelowCell key={one.name} text={one.text(row)} />
              ))}
            </div>
          </td>
        );
      })}
    </tr>
  );
});

/** What is not entered takes no room. */
function BelowCell({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <span className={classes.below}>
      <TextCell text={text} />
    </span>
  );
}

interface ColumnsProps {
  readonly stacks: readonly ColumnStack[];
  readonly widths: ColumnWidths;
}

/** The widths that somebody drew; where there is more room, they share it. */
function Columns({ stacks, widths }: ColumnsProps) {
  return (
    <colgroup>
      <col className={classes.checkColumn} />
      {stacks.map(({ column: { name } }) => (
        <col key={name} style={{ width: widths[name] ?? ADDED_WIDTH }} />
      ))}
    </colgroup>
  );
}

interface ListTableProps {
  readonly view: ListView;
  readonly rows: readonly ListRow[];
  readonly density: Density;
  readonly old: boolean;
  readonly selected: ReadonlySet<string>;
  readonly reached: number;
  readonly bodyRef: Ref<HTMLTableSectionElement>;
  readonly pathOf: ((id: string) => string) | undefined;
  readonly onSelect: (id: string) => void;
  readonly onSelectAll: () => void;
  readonly onOpen: (id: string, newTab: boolean) => void;
  readonly onReach: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function ListTable(props: ListTableProps) {
  const { view, rows, density, old, selected, reached, bodyRef, pathOf } = props;
  const { model, labels, drawn, query, go } = view;
  const { search } = useLocation();
  const { locale } = useLocale();
  const words = useWords().app.record.list;
  const some = rows.some((row) => selected.has(row.id));
  const all = some && rows.every((row) => selected.has(row.id));
  const sort = query.sort ?? ownOrder(view);
  const stacks = useMemo(() => columnStacks(drawn), [drawn]);
  const { widths, resizing } = useColumnWidths(storageKey(model));
  return (
    <div className={classes.table} data-density={density} data-old={old} aria-busy={old}>
      <table
        aria-label={say(words.rows, { items: labels.plural })}
        data-fixed={widths !== undefined}
        style={widths && { minWidth: wholeWidth(stacks, widths) }}
      >
        {widths && <Columns stacks={stacks} widths={widths} />}
        <thead>
          <tr>
            <th className={classes.check}>
              <input
                type="checkbox"
                className={classes.box}
                checked={all}
                ref={(box) => {
                  if (box) box.indeterminate = some && !all;
                }}
                onChange={props.onSelectAll}
                aria-label={words.selectAll}
              />
            </th>
            {stacks.map((stack) => (
              <Head
                key={stack.column.name}
                {...stack}
                sort={sort}
                resizing={resizing}
                onSort={(name) => go({ sort: nextSort(query.sort, name) })}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={bodyRef} onKeyDown={props.onKeyDown}>
          {rows.map((row, index) => {
            const title = rowTitle(model, row, locale);
            return (
              <RowLine
                key={row.id}
                row={row}
                title={title}
                stacks={stacks}
                to={pathOf?.(row.id)}
                query={search}
                index={index}
                selected={selected.has(row.id)}
                reachable={index === reached}
                selectLabel={say(words.selectRow, { item: title })}
                onSelect={props.onSelect}
                onOpen={props.onOpen}
                onReach={props.onReach}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Below this the table scrolls rather than squeezes what somebody drew. */
function wholeWidth(stacks: readonly ColumnStack[], widths: ColumnWidths): number {
  return stacks.reduce((sum, { column }) => sum + (widths[column.name] ?? ADDED_WIDTH), CHECK_WIDTH);
}

/** The order in force when nobody asked for one, where it is the order of a column. */
function ownOrder({ model }: ListView): ListQuery["sort"] {
  const [first] = model.order;
  return first ? { column: first[0], direction: first[1] } : null;
}

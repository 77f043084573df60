/** One child row: a control per column, and its place in the order. Drawn again only when it is itself another. */
import type { PlainFields } from "@plimsoll/domain/kernel/field/kinds";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { type FocusEvent, memo, useState } from "react";
import type { FieldErrors, FieldLabels, RowContext } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import type { ChildState } from "#fields/form-state";
import { errorsAt } from "#fields/input-frame";
import { plainScreenOf } from "#fields/plain-registry";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import type { RowActions } from "./use-child-rows.ts";

interface ChildRowProps {
  readonly id: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly row: ChildState;
  readonly fields: PlainFields;
  readonly labels: FieldLabels;
  readonly errors: FieldErrors;
  readonly rowContext: RowContext;
  readonly disabled: boolean;
  readonly actions: RowActions;
}

/** The form hands out copies, so that content decides whether a row is another. */
export function isSameRow(left: ChildRowProps, right: ChildRowProps): boolean {
  const { row: oldRow, errors: oldErrors, ...old } = left;
  const { row, errors, ...now } = right;
  return (
    isAlike(old, now) &&
    oldRow.id === row.id &&
    isAlike(oldRow.values, row.values) &&
    isAlike(oldErrors, errors)
  );
}

function isAlike(left: object, right: object): boolean {
  const names = Object.keys(right);
  if (names.length !== Object.keys(left).length) return false;
  return names.every((name) => isSame(Reflect.get(left, name), Reflect.get(right, name)));
}

/** Values of cells are texts, numbers, or small plain objects; functions and definitions are compared as they are. */
function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  return JSON.stringify(left) === JSON.stringify(right);
}

export const ChildRow = memo(function ChildRow(props: ChildRowProps) {
  const { id, index, isLast, row, fields, labels, errors, rowContext, disabled, actions } = props;
  const words = useWords().app.record.children;
  const position = index + 1;
  const error = errors[""];
  const { isShown, onCellBlur, onRowBlur } = useFreshness(row, actions);
  return (
    <tr data-invalid={error !== undefined} onBlur={onRowBlur}>
      {Object.entries(fields).map(([name, field], column) => {
        const { Input } = plainScreenOf(field);
        const own = labels.inner?.[name] ?? { label: name };
        return (
          <td key={name} data-kind={field.kind}>
            <Input
              id={`${id}-${name}`}
              name={name}
              field={field}
              labels={{ ...own, label: say(words.cell, { item: own.label, position }) }}
              value={row.values[name]}
              onChange={(value) => actions.change(index, name, value)}
              onBlur={() => {
                onCellBlur(name);
                actions.blur();
              }}
              errors={isShown(name) ? errorsAt(errors, name) : NOTHING}
              rowContext={rowContext}
              disabled={disabled}
              bare
            />
            {column === 0 && error !== undefined && <p className={classes.error}>{error}</p>}
          </td>
        );
      })}
      {!disabled && (
        <td className={classes.gridActions} data-print="hidden">
          <RowButtons index={index} isLast={isLast} actions={actions} />
        </td>
      )}
    </tr>
  );
}, isSameRow);

const NOTHING: FieldErrors = {};

/** A row that a form begins with: nobody has come to it yet. */
const isBlank = ({ values }: ChildState): boolean =>
  Object.values(values).every((value) => value === null || value === undefined || value === false);

/** In a row that is just being typed, only the cells that were left are judged; once it is left, all are. */
function useFreshness(row: ChildState, actions: RowActions) {
  const [isFresh, setFresh] = useState(() => actions.isFresh(row.id) || isBlank(row));
  const [left, setLeft] = useState<readonly string[]>([]);
  return {
    isShown: (name: string) => !isFresh || left.includes(name),
    onCellBlur: (name: string) => {
      if (isFresh && !left.includes(name)) setLeft([...left, name]);
    },
    onRowBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (isFresh && !currentTarget.contains(relatedTarget)) setFresh(false);
    },
  };
}

/** Plain buttons: a long table has hundreds of them. The keys of the grid do the same, so Tab passes them by. */
function RowButtons({ index, isLast, actions }: Pick<ChildRowProps, "index" | "isLast" | "actions">) {
  const words = useWords().app.record.children;
  const position = { position: index + 1 };
  const button = { type: "button", className: classes.rowButton, tabIndex: -1 } as const;
  return (
    <>
      <button
        {...button}
        disabled={index === 0}
        onClick={() => actions.move(index, -1)}
        aria-label={say(words.moveUp, position)}
      >
        <ArrowUp size={15} aria-hidden />
      </button>
      <button
        {...button}
        disabled={isLast}
        onClick={() => actions.move(index, 1)}
        aria-label={say(words.moveDown, position)}
      >
        <ArrowDown size={15} aria-hidden />
      </button>
      <button {...button} onClick={() => actions.remove(index)} aria-label={say(words.remove, position)}>
        <Trash2 size={15} aria-hidden />
      </button>
    </>
  );
}

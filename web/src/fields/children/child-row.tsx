/** One child row: a control per column, and its place in the order. */
import { ActionIcon } from "@mantine/core";
import type { PlainFields } from "@plimsoll/domain/kernel/field/kinds";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { FieldErrors, FieldLabels, RowPlace } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import type { ChildState } from "#fields/form-state";
import { errorsAt } from "#fields/input-frame";
import { plainScreenOf } from "#fields/plain-registry";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";

interface ChildRowProps {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly row: ChildState;
  readonly fields: PlainFields;
  readonly labels: FieldLabels;
  readonly errors: FieldErrors;
  readonly place: RowPlace;
  readonly disabled: boolean;
  readonly onChange: (row: ChildState) => void;
  readonly onBlur: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function ChildRow(props: ChildRowProps) {
  const {
    id,
    index,
    count,
    row,
    fields,
    labels,
    errors,
    place,
    disabled,
    onChange,
    onBlur,
    onMove,
    onRemove,
  } = props;
  const words = useWords().app.record.children;
  const position = { position: index + 1 };
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown") || disabled) return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <tr onKeyDown={press}>
      {Object.entries(fields).map(([name, field]) => {
        const { Input } = plainScreenOf(field);
        const own = labels.inner?.[name] ?? { label: name };
        return (
          <td key={name}>
            <Input
              id={`${id}-${name}`}
              name={name}
              field={field}
              labels={{ ...own, label: say(words.cell, { item: own.label, ...position }) }}
              value={row.values[name]}
              onChange={(value) => onChange({ ...row, values: { ...row.values, [name]: value } })}
              onBlur={onBlur}
              errors={errorsAt(errors, name)}
              place={place}
              disabled={disabled}
              bare
            />
          </td>
        );
      })}
      <td className={classes.gridActions}>
        {!disabled && <RowButtons index={index} count={count} onMove={onMove} onRemove={onRemove} />}
      </td>
    </tr>
  );
}

function RowButtons({
  index,
  count,
  onMove,
  onRemove,
}: Pick<ChildRowProps, "index" | "count" | "onMove" | "onRemove">) {
  const words = useWords().app.record.children;
  const position = { position: index + 1 };
  return (
    <ActionIcon.Group>
      <ActionIcon
        variant="default"
        size="lg"
        disabled={index === 0}
        onClick={() => onMove(-1)}
        aria-label={say(words.moveUp, position)}
      >
        <ArrowUp size={15} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        disabled={index === count - 1}
        onClick={() => onMove(1)}
        aria-label={say(words.moveDown, position)}
      >
        <ArrowDown size={15} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size="lg" onClick={onRemove} aria-label={say(words.remove, position)}>
        <Trash2 size={15} aria-hidden />
      </ActionIcon>
    </ActionIcon.Group>
  );
}

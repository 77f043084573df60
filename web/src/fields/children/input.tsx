/** Rows that live inside their parent: typed, pasted from a spreadsheet, put in order, removed. */
import { Button } from "@mantine/core";
import type { ChildrenField, PlainField } from "@plimsoll/domain/kernel/field/kinds";
import { Plus } from "lucide-react";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { errorsAt } from "#fields/input-frame";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { ChildRow } from "./child-row.tsx";
import { useChildRows } from "./use-child-rows.ts";

/** A flag is never absent, so there is nothing to ask for. */
function isAsked(field: PlainField | undefined): boolean {
  return field?.required === true && field.kind !== "flag";
}

export function ChildrenInput(props: InputProps<ChildrenField>) {
  const { id, field, labels, onBlur, errors, place, disabled = false } = props;
  const words = useWords().app.record.children;
  const { body, rows, names, add, change, remove, move, paste } = useChildRows(props);
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
                onChange={(next) => change(index, next)}
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

/** The rows of a page as a table, or as cards where it is narrow; adding and changing in the form of the record. */
import { ActionIcon, Button } from "@mantine/core";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { History, Pencil, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useFormatContext } from "#fields/use-format-context";
import { NOT_ENTERED } from "#i18n/formats";
import { type Column, type ListRow, makeColumn } from "#record/list-row";
import { useRecordLabels } from "#record/record-words";
import { useRights } from "#record/rights";
import { Card, CardTitle } from "#ui/card";
import { useConfirmation } from "#ui/confirm-dialog";
import { classes } from "./classes.ts";
import { FieldForm, useFieldModel } from "./field-form.tsx";
import { NEW_ROW } from "./operation-path.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { useFieldSave } from "./use-field-save.ts";
import { rowsOf } from "./use-operation.ts";

/** As many as fill a screen; the others of a long log follow once the page is there. */
const FIRST_ROWS = 30;

interface FieldRowsProps extends BodyProps {
  readonly record: string;
  readonly columns: readonly string[];
  /** What a new row begins with. */
  readonly begins?: Values;
  /** More about a row, after its columns. */
  readonly more?: (row: ListRow) => ReactNode;
  readonly marks?: (row: ListRow) => string | undefined;
}

export function FieldRows(props: FieldRowsProps) {
  const { hand, record, columns, begins, more, marks, closed, onHistory } = props;
  const { operation } = hand.bundle;
  const words = useOperationWords().frame;
  const model = useFieldModel(record, operation.id);
  const labels = useRecordLabels(model);
  const formats = useFormatContext();
  const rights = useRights(model);
  const { ask, element } = useConfirmation();
  const { save } = useFieldSave(operation.id);
  const { row: addressed, below } = hand.address;
  const rows = rowsOf<ListRow>(hand.bundle, record);
  const drawn = useDeferredValue(rows, rows.slice(0, FIRST_ROWS));
  const mayWrite = closed === undefined;
  // The address may ask for a new row, or for one of them to be changed.
  const [open, setOpen] = useState<Values | "new" | undefined>(() => {
    if (!mayWrite) return undefined;
    if (addressed === NEW_ROW) return rights.create ? "new" : undefined;
    return below === "edit" && rights.update ? rows.find(({ id }) => id === addressed) : undefined;
  });
  const shown = useMemo(
    () => columns.map((name) => makeColumn(model, name, labels, formats)),
    [columns, model, labels, formats],
  );
  const remove = async (row: ListRow) => {
    const question = { title: words.removeTitle, text: words.removeText, yes: words.remove, danger: true };
    if (await ask(question)) await save({ type: record, action: "delete", attributes: { id: row.id } });
  };
  return (
    <Card padded>
      {element}
      {open !== undefined && (
        <FieldForm
          hand={hand}
          record={record}
          title={labels.name}
          {...(open === "new" ? (begins ? { begins } : {}) : { row: open })}
          onClose={() => setOpen(undefined)}
        />
      )}
      <div className={classes.cardHead}>
        <CardTitle>{labels.plural}</CardTitle>
        {rights.create && mayWrite && (
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpen("new")}>
            {words.add}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={classes.quiet}>{words.none}</p>
      ) : (
        <ul className={classes.plainList}>
          {drawn.map((row) => (
            <FieldRow
              key={row.id}
              row={row}
              columns={shown}
              isWaiting={hand.field.waiting.has(row.id)}
              mark={marks?.(row)}
              more={more?.(row)}
              onHistory={() => onHistory(record, row.id)}
              onEdit={rights.update && mayWrite ? () => setOpen(row) : undefined}
              onRemove={rights.delete && mayWrite ? () => void remove(row) : undefined}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface FieldRowProps {
  readonly row: ListRow;
  readonly columns: readonly Column[];
  readonly isWaiting: boolean;
  readonly mark: string | undefined;
  readonly more: ReactNode;
  readonly onHistory: () => void;
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

function FieldRow({ row, columns, isWaiting, mark, more, onHistory, onEdit, onRemove }: FieldRowProps) {
  const words = useOperationWords().frame;
  return (
    <li className={classes.row} data-mark={mark !== undefined} data-waiting={isWaiting}>
      <dl className={classes.cells}>
        {columns.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text(row) ?? NOT_ENTERED}</dd>
          </div>
        ))}
      </dl>
      <span className={classes.rowActions}>
        <ActionIcon variant="subtle" aria-label={words.history} onClick={onHistory}>
          <History size={16} aria-hidden />
        </ActionIcon>
        {onEdit && (
          <ActionIcon variant="subtle" aria-label={words.edit} onClick={onEdit}>
            <Pencil size={16} aria-hidden />
          </ActionIcon>
        )}
        {onRemove && (
          <ActionIcon variant="subtle" color="red" aria-label={words.remove} onClick={onRemove}>
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        )}
      </span>
      {(mark !== undefined || isWaiting || more) && (
        <div className={classes.rowMore}>
          {mark !== undefined && <span className={classes.mark}>{mark}</span>}
          {isWaiting && <span className={classes.mark}>{words.waiting}</span>}
          {more}
        </div>
      )}
    </li>
  );
}

/** Rows inside an order, to be read: a table with the columns of their definition. */
import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { FieldLabels } from "#fields/field-screen";
import { screenOf } from "#fields/registry";
import { useFormatContext } from "#fields/use-format-context";
import { NOT_ENTERED } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import classes from "./work-order.module.css";

interface ChildTableProps {
  readonly field: ChildrenField;
  readonly labels: FieldLabels;
  readonly rows: readonly Values[];
  /** Said where there are none. */
  readonly empty: string;
}

export function ChildTable({ field, labels, rows, empty }: ChildTableProps) {
  const formats = useFormatContext();
  const { listIsEmpty } = useWords().messages;
  if (rows.length === 0) return <p className={classes.quiet}>{`${listIsEmpty}. ${empty}`}</p>;
  const columns = Object.entries(field.fields).map(([name, inner]) => {
    const screen = screenOf(inner);
    const own = labels.inner?.[name] ?? { label: name };
    const unit = "unit" in inner && inner.unit !== undefined ? ` (${inner.unit})` : "";
    return { name, inner, screen, own, label: `${own.label}${unit}`, isFigure: screen.align === "right" };
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow, by keyboard too
    <div className={classes.scroller} tabIndex={0}>
      <table className={classes.table} aria-label={labels.label}>
        <thead>
          <tr>
            {columns.map(({ name, label, isFigure }) => (
              <th key={name} scope="col" data-figure={isFigure}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row.id)}>
              {columns.map(({ name, inner, screen, own, isFigure }) => (
                <td key={name} data-figure={isFigure}>
                  {screen.text({ name, field: inner, row, labels: own, formats }) ?? NOT_ENTERED}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

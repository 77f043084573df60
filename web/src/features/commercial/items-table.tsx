/** The lines of an offer, to be read. */
import { useMediaQuery } from "@mantine/hooks";
import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { FieldLabels } from "#fields/field-screen";
import { screenOf } from "#fields/registry";
import { useFormatContext } from "#fields/use-format-context";
import { NOT_ENTERED } from "#i18n/formats";
import classes from "./commercial.module.css";
import { useCommercialWords } from "./commercial-words.tsx";

/** Too narrow for five columns: each line stands by itself, with the names of its values. */
const PHONE = "(max-width: 47.99em)";

interface ItemsTableProps {
  readonly field: ChildrenField;
  readonly labels: FieldLabels;
  readonly rows: readonly Values[];
}

export function ItemsTable({ field, labels, rows }: ItemsTableProps) {
  const formats = useFormatContext();
  const words = useCommercialWords().items;
  const isNarrow = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const columns = Object.entries(field.fields);
  if (rows.length === 0) return <p className={classes.quiet}>{words.none}</p>;
  const textOf = (name: string, row: Values): string => {
    const inner = field.fields[name];
    if (!inner) return NOT_ENTERED;
    const own = labels.inner?.[name] ?? { label: name };
    return screenOf(inner).text({ name, field: inner, row, labels: own, formats }) ?? NOT_ENTERED;
  };
  if (isNarrow) {
    const [[first = ""] = [], ...rest] = columns;
    const entered = (row: Values) => rest.filter(([name]) => textOf(name, row) !== NOT_ENTERED);
    return (
      <ul className={classes.items} aria-label={labels.label}>
        {rows.map((row) => (
          <li key={String(row.id)}>
            <strong>{textOf(first, row)}</strong>
            <dl>
              {entered(row).map(([name]) => (
                <div key={name}>
                  <dt>{labels.inner?.[name]?.label ?? name}</dt>
                  <dd>{textOf(name, row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <section
      className={classes.scrolls}
      aria-label={labels.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow, by keyboard too
      tabIndex={0}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(([name, inner]) => (
              <th key={name} scope="col" data-align={screenOf(inner).align}>
                {labels.inner?.[name]?.label ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row.id)}>
              {columns.map(([name, inner]) => (
                <td key={name} data-align={screenOf(inner).align}>
                  {textOf(name, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

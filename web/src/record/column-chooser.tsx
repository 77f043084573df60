/** Which columns show, and in which order. */
import { Anchor, Button, Checkbox, Popover } from "@mantine/core";
import { Columns3 } from "lucide-react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { MoveButtons, moved } from "#ui/move-buttons";
import classes from "./column-chooser.module.css";
import { columnNames } from "./list-columns.ts";
import listClasses from "./record-list.module.css";
import type { ListView } from "./use-list-view.ts";

export function ColumnChooser({ view }: { readonly view: ListView }) {
  const { model, labels, columns, setColumns } = view;
  const words = useWords().app.record.list;
  const hidden = columnNames(model).filter((name) => !columns.includes(name));
  return (
    <Popover position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Columns3 size={16} aria-hidden />}
          className={listClasses.wideOnly}
        >
          {words.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.columnsTitle}>
        <Anchor component="button" type="button" size="sm" onClick={() => setColumns(null)}>
          {words.standardColumns}
        </Anchor>
        <ul className={classes.columnList}>
          {[...columns, ...hidden].map((name) => {
            const item = labels.column(name);
            const at = columns.indexOf(name);
            const toggle = () =>
              setColumns(at < 0 ? [...columns, name] : columns.filter((one) => one !== name));
            return (
              <li key={name} className={classes.columnItem}>
                <Checkbox
                  size="xs"
                  className={classes.columnName}
                  label={item}
                  checked={at >= 0}
                  // The last column stays: a list without any shows nothing to open.
                  disabled={at >= 0 && columns.length === 1}
                  onChange={toggle}
                />
                {at >= 0 && (
                  <MoveButtons
                    up={say(words.columnUp, { item })}
                    down={say(words.columnDown, { item })}
                    isFirst={at === 0}
                    isLast={at === columns.length - 1}
                    onMove={(by) => setColumns(moved(columns, name, by))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

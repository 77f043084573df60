/** Which columns show, and in which order. */
import { ActionIcon, Anchor, Button, Checkbox, Popover } from "@mantine/core";
import { ArrowDown, ArrowUp, Columns3 } from "lucide-react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import classes from "./column-chooser.module.css";
import { columnNames } from "./list-columns.ts";
import listClasses from "./record-list.module.css";
import type { ListView } from "./use-list-view.ts";

function moved(columns: readonly string[], name: string, by: -1 | 1): string[] {
  const at = columns.indexOf(name);
  const without = columns.filter((one) => one !== name);
  return [...without.slice(0, at + by), name, ...without.slice(at + by)];
}

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
                  <>
                    <ActionIcon
                      size="sm"
                      variant="subtle"
                      color="gray"
                      disabled={at === 0}
                      aria-label={say(words.columnUp, { item })}
                      onClick={() => setColumns(moved(columns, name, -1))}
                    >
                      <ArrowUp size={14} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      size="sm"
                      variant="subtle"
                      color="gray"
                      disabled={at === columns.length - 1}
                      aria-label={say(words.columnDown, { item })}
                      onClick={() => setColumns(moved(columns, name, 1))}
                    >
                      <ArrowDown size={14} aria-hidden />
                    </ActionIcon>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

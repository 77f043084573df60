/** What each heading of the sheet means: suggested by the server, decided by the person. */
import { Button, Group } from "@mantine/core";
import type { ImportState } from "@plimsoll/domain/kernel/sheet/import-output";
import { useState } from "react";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { ChooseOne } from "#ui/choose";
import { cellText } from "./cell-text.ts";
import classes from "./import.module.css";
import { useFirstFocus } from "./use-first-focus.ts";

interface MapColumnsProps {
  readonly state: ImportState;
  readonly onCheck: (mapping: readonly (string | null)[]) => Promise<void>;
}

export function MapColumns({ state, onCheck }: MapColumnsProps) {
  const words = useWords().app.import;
  const [mapping, setMapping] = useState<readonly (string | null)[]>(state.mapping);
  const check = useFirstFocus<HTMLButtonElement>();
  const used = new Set(mapping);
  const missing = state.columns.filter((column) => column.required && !used.has(column.key));
  const choices = (at: number) =>
    state.columns
      .filter(({ key }) => !used.has(key) || mapping[at] === key)
      .map(({ key, label, required }) => ({ value: key, label: required ? `${label} *` : label }));
  const sample = (at: number) =>
    state.sample
      .map((row) => cellText(row[at] ?? null))
      .filter((text) => text !== "")
      .slice(0, 3)
      .join(" · ");
  return (
    <>
      <p className={classes.text}>{sayCount(words.mapText, state.total, { name: state.name })}</p>
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={words.mapTitle}>
          <thead>
            <tr>
              <th scope="col">{words.heading}</th>
              <th scope="col">{words.means}</th>
              <th scope="col" className={classes.sample}>
                {words.sample}
              </th>
            </tr>
          </thead>
          <tbody>
            {state.headers.map((header, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two headings may read the same; their place tells them apart
              <tr key={at}>
                <th scope="row">
                  {header || "—"}
                  <span className={classes.sampleBelow}>{sample(at)}</span>
                </th>
                <td className={classes.means}>
                  <ChooseOne
                    item={words.means}
                    size="xs"
                    clearable
                    aria-label={`${words.means}: ${header}`}
                    placeholder={words.leaveOut}
                    data={choices(at)}
                    value={mapping[at] ?? null}
                    onChange={(key) => setMapping(mapping.map((old, index) => (index === at ? key : old)))}
                  />
                </td>
                <td className={classes.sample}>{sample(at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Group justify="space-between" gap="xs" mt="lg" wrap="wrap">
        <span className={classes.missing} role="status">
          {missing.length > 0 &&
            say(words.missing, { columns: missing.map((column) => column.label).join(", ") })}
        </span>
        <Button
          ref={check}
          disabled={mapping.every((key) => key === null)}
          onClick={() => void onCheck(mapping)}
        >
          {words.check}
        </Button>
      </Group>
    </>
  );
}

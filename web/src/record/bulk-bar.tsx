/** What can be done with the selected rows, and what came of it, row by row. */
import { Button, Modal, Progress } from "@mantine/core";
import { CircleCheck, CircleOff, PencilLine, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useConfirmation } from "#ui/confirm-dialog";
import { ResultList } from "#ui/result-list";
import { type BulkAction, type BulkRun, useBulk } from "./bulk-actions.ts";
import { BulkChangeDialog } from "./bulk-change-dialog.tsx";
import type { ListRow } from "./list-row.ts";
import classes from "./record-list.module.css";
import type { Rights } from "./rights.ts";
import { hasStatus } from "./status-phase.ts";
import type { ListView } from "./use-list-view.ts";

/** How far it is, and what came of each row. */
export function RunDialog({ run, onClose }: { readonly run: BulkRun; readonly onClose: () => void }) {
  const { app } = useWords();
  const words = app.record.bulk;
  const count = (state: string) => run.results.filter((one) => one.state === state).length;
  const parts = [
    sayCount(words.done, count("done")),
    ...(count("unchanged") > 0 ? [sayCount(words.unchanged, count("unchanged"))] : []),
    ...(count("failed") > 0 ? [sayCount(words.failed, count("failed"))] : []),
  ];
  return (
    <Modal
      opened
      onClose={run.isOver ? onClose : () => undefined}
      withCloseButton={run.isOver}
      title={words.doneTitle}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      <div role="status">
        {run.isOver ? parts.join(" · ") : say(words.progress, { done: run.results.length, count: run.count })}
      </div>
      <Progress value={(run.results.length / run.count) * 100} mt="xs" aria-label={words.doneTitle} />
      <ResultList
        results={run.results.map(({ id, title, state, error }) => ({
          id,
          name: title,
          text: error ?? (state === "done" ? words.rowDone : words.rowUnchanged),
          isFailed: state === "failed",
        }))}
      />
    </Modal>
  );
}

/** What a feature offers for marked rows. Its dialogs stand elsewhere: the bar goes when the rows do. */
export type BulkExtra = (rows: readonly ListRow[], onDone: () => void) => ReactNode;

interface BulkBarProps {
  readonly view: ListView;
  readonly rights: Rights;
  readonly rows: readonly ListRow[];
  readonly extra: BulkExtra | undefined;
  readonly onClear: () => void;
}

export function BulkBar({ view, rights, rows, extra, onClear }: BulkBarProps) {
  const words = useWords().app.record.bulk;
  const { ask, element } = useConfirmation();
  const { run, start, close } = useBulk(view.model);
  const [changing, setChanging] = useState(false);
  const begin = async (action: BulkAction) => {
    const title = sayCount(words.removeTitle, rows.length);
    const question = { title, text: words.removeText, yes: words.remove, danger: true };
    if (action === "remove" && !(await ask(question))) return;
    await start(action, rows);
  };
  const closed = run !== undefined && !run.isOver;
  const setActive = (active: boolean) => () => void begin({ changes: { active } });
  const actions = [
    ...(rights.update && !hasStatus(view.model.key)
      ? [
          { label: words.activate, icon: CircleCheck, onClick: setActive(true) },
          { label: words.deactivate, icon: CircleOff, onClick: setActive(false) },
        ]
      : []),
    ...(rights.update ? [{ label: words.change, icon: PencilLine, onClick: () => setChanging(true) }] : []),
    ...(rights.delete ? [{ label: words.remove, icon: Trash2, onClick: () => void begin("remove") }] : []),
  ];
  return (
    <>
      {element}
      {changing && (
        <BulkChangeDialog
          model={view.model}
          labels={view.labels}
          count={rows.length}
          country={rows[0]?.country ?? null}
          onChange={(changes) => {
            setChanging(false);
            void begin({ changes });
          }}
          onClose={() => setChanging(false)}
        />
      )}
      {run && (
        <RunDialog
          run={run}
          onClose={() => {
            close();
            onClear();
          }}
        />
      )}
      {rows.length > 0 && (
        <div className={classes.bulk} role="toolbar" aria-label={words.label}>
          <span className={classes.bulkCount} role="status">
            {sayCount(words.selected, rows.length)}
          </span>
          {extra?.(rows, onClear)}
          {actions.map(({ label, icon: Icon, onClick }) => (
            <Button
              key={label}
              size="xs"
              variant="default"
              disabled={closed}
              leftSection={<Icon size={15} aria-hidden />}
              onClick={onClick}
            >
              {label}
            </Button>
          ))}
          <Button size="xs" variant="subtle" onClick={onClear}>
            {words.clear}
          </Button>
        </div>
      )}
    </>
  );
}

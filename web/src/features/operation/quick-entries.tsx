/** The usual entries by one press: a stop begins now, and the same key ends it. */
import { Button } from "@mantine/core";
import { CloudRain, Pause, Play } from "lucide-react";
import { useEffect, useMemo } from "react";
import { newId } from "#fields/new-id";
import { say } from "#i18n/say";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { TimeEntry, TimeType } from "./time-log.tsx";
import { useFieldSave } from "./use-field-save.ts";
import { type OperationInHand, rowsOf } from "./use-operation.ts";
import { useTypeNames } from "./use-type-names.ts";

const RECORD = "timelog_entry";

/** Code of the type, and the key that stands for it. */
const QUICK = [
  ["RAIN", "R"],
  ["SHIFTH", "H"],
  ["MECHT", "B"],
  ["NOCARGO", "W"],
] as const;

interface QuickEntry {
  readonly code: string;
  readonly key: string;
  readonly type: TimeType;
  /** Begun and not ended. */
  readonly running: TimeEntry | undefined;
}

/** A letter typed anywhere but in a field or a dialog. */
function isCommand(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  return !target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=listbox]");
}

export function QuickEntries({ hand }: { readonly hand: OperationInHand }) {
  const { bundle } = hand;
  const words = useOperationWords().timelog;
  const rights = useRights(useModel(RECORD));
  const { save, isBusy } = useFieldSave(bundle.operation.id);
  const types = rowsOf<TimeType>(bundle, "timelog");
  const nameOf = useTypeNames(useMemo(() => new Map(types.map((type) => [type.id, type])), [types]));
  const entries = rowsOf<TimeEntry>(bundle, RECORD);
  const quick = QUICK.flatMap(([code, key]): QuickEntry[] => {
    const type = types.find((one) => one.code === code && one.active);
    const running = entries.findLast((one) => one.timelog_id === type?.id && one.end_at === null);
    const mayPress = running ? rights.update : rights.create;
    return type && mayPress ? [{ code, key, type, running }] : [];
  });
  const press = ({ type, running }: QuickEntry) => {
    const now = new Date().toISOString();
    return running
      ? save({
          type: RECORD,
          action: "update",
          // A clock that was set back ends nothing before it began.
          attributes: {
            id: running.id,
            version: running.version,
            end_at: [now, running.begin_at].sort().at(-1),
          },
        })
      : save({
          type: RECORD,
          action: "create",
          attributes: {
            id: newId(),
            operation_id: bundle.operation.id,
            timelog_id: type.id,
            begin_at: now,
            end_at: null,
            hold: null,
            note: null,
          },
        });
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const asked = quick.find(({ key }) => key === event.key.toUpperCase());
      if (!asked || isBusy || !isCommand(event)) return;
      event.preventDefault();
      void press(asked);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });
  if (quick.length === 0) return null;
  return (
    <div>
      <div className={classes.quickEntries}>
        {quick.map((one) => {
          const Icon = one.running ? Play : one.code === "RAIN" ? CloudRain : Pause;
          return (
            <Button
              key={one.code}
              size="md"
              variant={one.running ? "filled" : "default"}
              disabled={isBusy}
              leftSection={<Icon size={17} aria-hidden />}
              aria-keyshortcuts={one.key}
              onClick={() => void press(one)}
            >
              {say(one.running ? words.stops : words.starts, { type: nameOf(one.code) })}
            </Button>
          );
        })}
      </div>
      <p className={`${classes.quiet} ${classes.forKeys}`}>
        {say(words.keys, { keys: quick.map(({ key }) => key).join(", ") })}
      </p>
    </div>
  );
}

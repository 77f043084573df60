/** Where the next weighing is typed or a column is pasted: Enter adds the row and waits for the next one. */
import { Button, SegmentedControl, TextInput } from "@mantine/core";
import { dateIn } from "@plimsoll/domain/kernel/dates";
import { compare } from "@plimsoll/domain/kernel/decimal";
import { momentOfClock, type PastedRow, readPastedWeights } from "@plimsoll/domain/weighing/pasted-weights";
import { Undo2 } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useNumbers, zoneHere } from "#i18n/formats";
import { useLocale } from "#i18n/words-provider";
import { useOperationWords } from "../operation-words.tsx";
import { PastePanel } from "./paste-panel.tsx";
import classes from "./weighing.module.css";
import type { TypedWeight, WeightSource } from "./weight-lines.ts";

type Unit = TypedWeight["unit"];

interface EntryRowProps {
  /** Of the last row, or where the period begins. */
  readonly lastAt: string;
  readonly accumulated: string;
  readonly onAdd: (rows: readonly TypedWeight[], source?: WeightSource) => void;
  /** Takes back the row that was added last. */
  readonly onUndo: (() => void) | undefined;
}

const clockNow = () => {
  const now = new Date();
  return `${String(now.getHours()).padStart(2, "0")}:${String(now.getMinutes()).padStart(2, "0")}`;
};

function useEntry({ lastAt, onAdd }: EntryRowProps) {
  const numbers = useNumbers();
  const [time, setTime] = useState("");
  const [typed, setTyped] = useState("");
  const [unit, setUnit] = useState<Unit>("MT");
  const scale = unit === "KG" ? 0 : 3;
  const read = numbers.parse(typed, { scale, allowNegative: false, unit });
  const weight = read.ok && compare(read.value, "0") > 0 ? read.value : undefined;
  const momentNow = () =>
    momentOfClock(time === "" ? clockNow() : time, {
      lastAt,
      now: new Date().toISOString(),
      zone: zoneHere(),
    }) ?? new Date().toISOString();
  const add = () => {
    if (weight === undefined) return false;
    onAdd([{ at: momentNow(), weight, unit }]);
    setTyped("");
    setTime("");
    return true;
  };
  return {
    time,
    typed,
    unit,
    isWrong: typed.trim() !== "" && weight === undefined,
    momentNow,
    add,
    setTime,
    setTyped,
    setUnit,
  };
}

export function EntryRow(props: EntryRowProps) {
  const { locale } = useLocale();
  const entry = useEntry(props);
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState<readonly PastedRow[]>();
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    const zone = zoneHere();
    const day = dateIn(props.lastAt, zone) ?? "";
    setPasted(readPastedWeights(text, { locale, unit: entry.unit, zone, day }));
  };
  const addPasted = (rows: readonly PastedRow[]) => {
    const at = entry.momentNow();
    const ready = rows.flatMap((row) =>
      row.weight === null ? [] : [{ at: row.at ?? at, weight: row.weight, unit: row.unit }],
    );
    props.onAdd(ready, "file");
    setPasted(undefined);
    input.current?.focus();
  };
  return (
    <>
      <Inputs entry={entry} input={input} onUndo={props.onUndo} onPaste={onPaste} />
      {pasted && (
        <PastePanel
          rows={pasted}
          accumulated={props.accumulated}
          onAdd={addPasted}
          onDiscard={() => setPasted(undefined)}
        />
      )}
    </>
  );
}

interface InputsProps extends Pick<EntryRowProps, "onUndo"> {
  readonly entry: ReturnType<typeof useEntry>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onPaste: (event: ClipboardEvent) => void;
}

function Inputs({ entry, input, onUndo, onPaste }: InputsProps) {
  const words = useOperationWords().weighing;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      entry.add();
    }
    if (event.key === "z" && (event.ctrlKey || event.metaKey) && entry.typed === "" && onUndo) {
      event.preventDefault();
      onUndo();
    }
  };
  return (
    <div className={classes.entry}>
      <TextInput
        type="time"
        aria-label={words.newTime}
        value={entry.time}
        onChange={({ currentTarget }) => entry.setTime(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") input.current?.focus();
        }}
      />
      <TextInput
        ref={input}
        className={classes.entryWeight}
        aria-label={words.newWeight}
        placeholder={words.enterAdds}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        value={entry.typed}
        error={entry.isWrong ? words.wrong : undefined}
        onChange={({ currentTarget }) => entry.setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <SegmentedControl
        aria-label={words.unit}
        data={["MT", "KG"]}
        value={entry.unit}
        onChange={(value) => entry.setUnit(value as Unit)}
      />
      {onUndo && (
        <Button variant="default" leftSection={<Undo2 size={16} aria-hidden />} onClick={onUndo}>
          {words.undo}
        </Button>
      )}
    </div>
  );
}

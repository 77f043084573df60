/** What the holds carried before, the last one first, with what the register says of each. */
import { ActionIcon, Button, Group, NativeSelect, TextInput } from "@mantine/core";
import type { Row } from "@plimsoll/domain/kernel/record";
import type { Bundle } from "@plimsoll/domain/operation/output";
import type { lastCargo } from "@plimsoll/domain/operation/pages/pre-inspection";
import { cleaningClassOf } from "@plimsoll/domain/operation/previous-cargo";
import { Plus, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { Card, CardTitle } from "#ui/card";
import { classes } from "./classes.ts";
import { holdsOf } from "./holds-of.ts";
import { useOperationWords } from "./operation-words.tsx";
import { useFieldSave } from "./use-field-save.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { type OperationInHand, rowsOf } from "./use-operation.ts";

type Cargo = Row<typeof lastCargo>;
type CleaningClass = NonNullable<Cargo["cleaning_class"]>;

const COLUMNS = ["cargo", "load_port", "discharge_port", "cleaning"] as const;
type Line = Record<(typeof COLUMNS)[number], string>;
const BLANK: Line = { cargo: "", load_port: "", discharge_port: "", cleaning: "" };

/** Of a hold where it has cargoes of its own, else those of the whole carrier. */
function cargoesOf(bundle: Bundle, hold: number | null): readonly Cargo[] {
  const all = rowsOf<Cargo>(bundle, "last_cargo");
  const own = all.filter((row) => row.hold === hold);
  const shown = own.length > 0 ? own : hold === null ? own : all.filter((row) => row.hold === null);
  return [...shown].sort((a, b) => a.sequence - b.sequence);
}

function Said({ of }: { readonly of: CleaningClass | null }) {
  const words = useOperationWords().pre;
  if (of === null) return null;
  return (
    <span className={classes.said} data-class={of}>
      {words[of]}
    </span>
  );
}

/** Beside the inspection of a hold: read, not changed. */
export function LastCargoesShown({ bundle, hold }: { readonly bundle: Bundle; readonly hold: number }) {
  const words = useOperationWords().inspection;
  const cargoes = cargoesOf(bundle, hold);
  if (cargoes.length === 0) return null;
  return (
    <Card padded>
      <CardTitle>{words.lastCargoes}</CardTitle>
      <ol className={`${classes.plainList} ${classes.cargoes}`}>
        {cargoes.map((row) => (
          <li key={row.id}>
            <b>{row.cargo}</b>
            <Said of={row.cleaning_class} />
            {row.cleaning !== null && <span className={classes.quiet}>{row.cleaning}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface LastCargoesProps {
  readonly hand: OperationInHand;
  readonly isDisabled: boolean;
}

export function LastCargoes({ hand, isDisabled }: LastCargoesProps) {
  const words = useOperationWords().pre;
  const frame = useOperationWords().frame;
  const holds = holdsOf(hand.bundle);
  const [of, setOf] = useState<number | null>(null);
  const choices = [
    { value: "", label: words.whole },
    ...holds.map((hold) => ({ value: String(hold), label: say(frame.hold, { hold }) })),
  ];
  const own = rowsOf<Cargo>(hand.bundle, "last_cargo").filter((row) => row.hold === of);
  return (
    <Card padded>
      <div className={classes.cardHead}>
        <CardTitle>{words.cargoes}</CardTitle>
        <NativeSelect
          aria-label={words.cargoes}
          value={of === null ? "" : String(of)}
          data={choices}
          onChange={({ currentTarget }) =>
            setOf(currentTarget.value === "" ? null : Number(currentTarget.value))
          }
        />
      </div>
      <CargoForm
        key={of ?? "all"}
        hand={hand}
        hold={of}
        rows={[...own].sort((a, b) => a.sequence - b.sequence)}
        isDisabled={isDisabled}
      />
    </Card>
  );
}

interface CargoFormProps extends LastCargoesProps {
  readonly hold: number | null;
  readonly rows: readonly Cargo[];
}

function CargoForm({ hand, hold, rows, isDisabled }: CargoFormProps) {
  const words = useOperationWords().pre;
  const { fields } = useWords().records.last_cargo;
  const { operation } = hand.bundle;
  const { isBusy, save } = useFieldSave(operation.id);
  const start = useMemo(() => ({ lines: rows.length === 0 ? [BLANK] : rows.map(lineOf) }), [rows]);
  const version = rows.map((row) => `${row.id}.${row.version}`).join();
  const name = `${operation.id}.last_cargo.${hold ?? "all"}`;
  const { draft, change, isDirty, during, settle } = useKeptDraft(name, version, start);
  const register = rowsOf<Parameters<typeof cleaningClassOf>[1][number]>(hand.bundle, "previous_cargo");
  const set = (at: number, next: Partial<Line>) =>
    change({ lines: draft.lines.map((line, index) => (index === at ? { ...line, ...next } : line)) });
  const send = async () => {
    const cargoes = draft.lines.filter((line) => line.cargo.trim() !== "").map(sentOf);
    const action = hold === null ? "changelastcargo" : "changelastcargounique";
    const attributes = { operation_id: operation.id, ...(hold === null ? {} : { hold }), cargoes };
    await during(save({ type: "default", action, attributes }, { onSaved: () => settle(draft) }));
  };
  return (
    <>
      <ol className={classes.cargoLines}>
        {draft.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sequence is what tells them apart
          <li key={at}>
            {COLUMNS.map((column) => (
              <TextInput
                key={column}
                aria-label={`${at + 1}: ${fields[column]}`}
                placeholder={fields[column]}
                value={line[column]}
                disabled={isDisabled}
                maxLength={column === "cleaning" ? 200 : 120}
                onChange={({ currentTarget }) => set(at, { [column]: currentTarget.value })}
              />
            ))}
            <Said of={cleaningClassOf(line.cargo, register)} />
            {!isDisabled && (
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={say(words.removeCargo, { sequence: at + 1 })}
                onClick={() => change({ lines: draft.lines.filter((_, index) => index !== at) })}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      {!isDisabled && (
        <Group justify="space-between" mt="sm">
          <Button
            variant="subtle"
            leftSection={<Plus size={16} aria-hidden />}
            disabled={draft.lines.length >= 20}
            onClick={() => change({ lines: [...draft.lines, BLANK] })}
          >
            {words.addCargo}
          </Button>
          <Button variant="default" loading={isBusy} disabled={!isDirty} onClick={() => void send()}>
            {words.saveCargoes}
          </Button>
        </Group>
      )}
    </>
  );
}

const lineOf = (row: Cargo): Line => ({
  cargo: row.cargo,
  load_port: row.load_port ?? "",
  discharge_port: row.discharge_port ?? "",
  cleaning: row.cleaning ?? "",
});

const sentOf = (line: Line) =>
  Object.fromEntries(
    COLUMNS.map((column) => [column, line[column].trim() === "" ? null : line[column].trim()]),
  );

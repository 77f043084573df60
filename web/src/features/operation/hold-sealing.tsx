/** The seals of each hold: places chosen on the drawing, numbers typed, scanned or as a range, and what became of them. */
import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { Row } from "@plimsoll/domain/kernel/record";
import {
  type holdSealing,
  isLive,
  SEAL_STATES,
  SEAL_TYPES,
  sealRange,
} from "@plimsoll/domain/operation/pages/hold-sealing";
import { History, ScanBarcode } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { newId } from "#fields/new-id";
import { useDates } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { classes } from "./classes.ts";
import { holdIcon } from "./hold-icon.tsx";
import { HoldNavigator } from "./hold-navigator.tsx";
import { holdsOf } from "./holds-of.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { SealDrawing } from "./seal-drawing.tsx";
import { useFieldSave } from "./use-field-save.ts";
import { useHold } from "./use-hold.ts";
import { rowsOf } from "./use-operation.ts";

const RECORD = "hold_sealing";
type Seal = Row<typeof holdSealing>;

const Scanner = lazy(async () => ({ default: (await import("#ui/scanner")).Scanner }));

export function HoldSealing(props: BodyProps) {
  const { hand } = props;
  const words = useOperationWords().states;
  const holds = useMemo(() => holdsOf(hand.bundle), [hand.bundle]);
  const [hold, choose] = useHold(holds);
  const seals = rowsOf<Seal>(hand.bundle, RECORD);
  const liveOf = (one: number) => seals.filter((row) => row.hold === one && isLive(row.state)).length;
  const navigated = holds.map((one) => {
    const count = liveOf(one);
    const tone = count > 0 ? ("good" as const) : one === hold ? ("now" as const) : ("none" as const);
    return { hold: one, tone, label: count > 0 ? sayCount(words.sealed, count) : words.none };
  });
  return (
    <>
      <Card padded>
        <HoldNavigator holds={navigated} chosen={hold} onChoose={choose} icon={holdIcon} />
      </Card>
      <SealsOfHold key={hold} {...props} hold={hold} seals={seals.filter((row) => row.hold === hold)} />
    </>
  );
}

interface SealsOfHoldProps extends BodyProps {
  readonly hold: number;
  readonly seals: readonly Seal[];
}

function SealsOfHold(props: SealsOfHoldProps) {
  const { hold, seals, closed } = props;
  const rights = useRights(useModel(RECORD));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const sealed = new Map(seals.filter((row) => isLive(row.state)).map((row) => [row.position, row.number]));
  const mayApply = closed === undefined && rights.create;
  const toggle = (position: number) =>
    setChosen(
      chosen.includes(position)
        ? chosen.filter((one) => one !== position)
        : [...chosen, position].sort((a, b) => a - b),
    );
  return (
    <div className={classes.twoColumns}>
      <div className={classes.stack}>
        <Card padded>
          <SealDrawing hold={hold} sealed={sealed} chosen={chosen} disabled={!mayApply} onToggle={toggle} />
        </Card>
        <SealList {...props} mayChange={closed === undefined && rights.update} />
      </div>
      {mayApply && <ApplySeals {...props} chosen={chosen} onApplied={() => setChosen([])} />}
    </div>
  );
}

interface ApplySealsProps extends SealsOfHoldProps {
  readonly chosen: readonly number[];
  readonly onApplied: () => void;
}

/** The numbers that were typed: one, or a range, and what stands in the way of applying them. */
function useSealNumbers(places: number) {
  const words = useOperationWords().seals;
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const isRange = to.trim() !== "";
  const read = from.trim() === "" ? [] : isRange ? sealRange(from, to) : [from.trim().toUpperCase()];
  const numbers = read ?? [];
  const isUnequal = numbers.length > 0 && numbers.length !== places;
  return {
    from,
    to,
    isRange,
    numbers,
    problem: read === undefined ? words.noRange : isUnequal ? words.unequal : undefined,
    setFrom,
    setTo,
    clear: () => {
      setFrom("");
      setTo("");
    },
  };
}

function ApplySeals({ hand, hold, chosen, onApplied }: ApplySealsProps) {
  const words = useOperationWords().seals;
  const { operation } = hand.bundle;
  const { fields, choices } = useWords().records.hold_sealing;
  const { isBusy, save } = useFieldSave(operation.id);
  const typed = useSealNumbers(chosen.length);
  const [place, setPlace] = useState("");
  const [type, setType] = useState("");
  const { numbers, problem } = typed;
  const apply = async () => {
    const applied_at = new Date().toISOString();
    for (const [at, number] of numbers.entries()) {
      const seal = { hold, position: chosen[at], number, state: "applied", applied_at };
      const kind = { place: place.trim() || null, type: type || null };
      const attributes = { id: newId(), operation_id: operation.id, ...seal, ...kind };
      // What was refused is said; the rest waits for a decision instead of being applied around it.
      if (!(await save({ type: RECORD, action: "create", attributes }))) return;
    }
    typed.clear();
    setPlace("");
    onApplied();
  };
  const said = problem ?? sayCount(words.fits, numbers.length, { positions: chosen.length });
  return (
    <Card padded>
      <CardTitle>{say(words.add, { hold })}</CardTitle>
      <p className={classes.quiet}>
        {chosen.length === 0 ? words.choose : sayCount(words.chosen, chosen.length)}
      </p>
      <SealNumbers typed={typed} />
      <div className={classes.range}>
        <TextInput
          label={fields.place}
          value={place}
          maxLength={120}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        />
        <NativeSelect
          label={fields.type}
          value={type}
          data={[
            { value: "", label: "" },
            ...SEAL_TYPES.map((value) => ({ value, label: choices.type[value] })),
          ]}
          onChange={({ currentTarget }) => setType(currentTarget.value)}
        />
      </div>
      {(numbers.length > 0 || problem !== undefined) && (
        <p className={problem === undefined ? classes.goodText : classes.badText} role="status">
          {said}
        </p>
      )}
      <Button
        mt="sm"
        size="md"
        fullWidth
        loading={isBusy}
        disabled={numbers.length === 0 || problem !== undefined}
        onClick={() => void apply()}
      >
        {sayCount(words.apply, numbers.length)}
      </Button>
    </Card>
  );
}

function SealNumbers({ typed }: { readonly typed: ReturnType<typeof useSealNumbers> }) {
  const words = useOperationWords().seals;
  const [isScanning, setScanning] = useState(false);
  return (
    <>
      {isScanning && (
        <Suspense fallback={null}>
          <Scanner
            title={words.scan}
            without={words.noCamera}
            onCode={(code) => {
              typed.setFrom(code);
              setScanning(false);
            }}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
      <div className={classes.range}>
        <TextInput
          label={typed.isRange ? words.from : words.one}
          value={typed.from}
          maxLength={40}
          onChange={({ currentTarget }) => typed.setFrom(currentTarget.value)}
        />
        <TextInput
          label={words.to}
          value={typed.to}
          maxLength={40}
          onChange={({ currentTarget }) => typed.setTo(currentTarget.value)}
        />
      </div>
      <Button
        variant="default"
        mt="xs"
        leftSection={<ScanBarcode size={17} aria-hidden />}
        onClick={() => setScanning(true)}
      >
        {words.scan}
      </Button>
    </>
  );
}

interface SealListProps extends SealsOfHoldProps {
  readonly mayChange: boolean;
}

function SealList({ hand, seals, mayChange, onHistory }: SealListProps) {
  const words = useOperationWords();
  const { fields, choices } = useWords().records.hold_sealing;
  const dates = useDates();
  const { save } = useFieldSave(hand.bundle.operation.id);
  const sorted = [...seals].sort((a, b) => a.position - b.position);
  const change = (row: Seal, state: Seal["state"]) => {
    const removed_at = isLive(state) || row.removed_at !== null ? row.removed_at : new Date().toISOString();
    const attributes = { id: row.id, version: row.version, state, removed_at };
    void save({ type: RECORD, action: "update", attributes });
  };
  return (
    <Card padded>
      <div className={classes.cardHead}>
        <CardTitle>{words.seals.list}</CardTitle>
        <span className={classes.quiet}>{sayCount(words.seals.applied, seals.length)}</span>
      </div>
      {sorted.length === 0 ? (
        <p className={classes.quiet}>{words.frame.none}</p>
      ) : (
        <div className={classes.scroller}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{fields.number}</th>
                <th scope="col">{fields.position}</th>
                <th scope="col">{fields.place}</th>
                <th scope="col">{fields.type}</th>
                <th scope="col">{fields.applied_at}</th>
                <th scope="col">{fields.state}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {sorted.map((row) => (
                <tr key={row.id} data-waiting={hand.field.waiting.has(row.id)}>
                  <th scope="row">{row.number}</th>
                  <td>{row.position}</td>
                  <td>{row.place}</td>
                  <td>{row.type && choices.type[row.type]}</td>
                  <td>{dates.moment(row.applied_at)}</td>
                  <td>
                    <NativeSelect
                      size="xs"
                      aria-label={say(words.seals.state, { number: row.number })}
                      value={row.state}
                      disabled={!mayChange}
                      data={SEAL_STATES.map((value) => ({ value, label: choices.state[value] }))}
                      onChange={({ currentTarget }) => change(row, currentTarget.value as Seal["state"])}
                    />
                  </td>
                  <td>
                    <Button
                      variant="subtle"
                      size="compact-xs"
                      aria-label={`${words.frame.history}: ${row.number}`}
                      onClick={() => onHistory(RECORD, row.id)}
                    >
                      <History size={15} aria-hidden />
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

/** New seals of a hold: numbers typed, scanned or as a range, checked before they are applied. */
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { MOST_POSITIONS, SEAL_TYPES, sealNumbers } from "@plimsoll/domain/operation/pages/hold-sealing";
import { ScanBarcode } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { newId } from "#fields/new-id";
import { FETCH_DELAY } from "#fields/use-rested-text";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useList } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { Seal } from "./seal-list.tsx";
import { SealStockCard, SealsTold } from "./seal-stock.tsx";
import { useFieldSave } from "./use-field-save.ts";
import type { OperationInHand } from "./use-operation.ts";
import { useSealStock } from "./use-seal-stock.ts";

const RECORD = "hold_sealing";

const Scanner = lazy(async () => ({ default: (await import("#ui/scanner")).Scanner }));

interface ApplySealsProps {
  readonly hand: OperationInHand;
  readonly hold: number;
  /** Every seal of the operation. */
  readonly known: readonly Seal[];
  readonly chosen: readonly number[];
  readonly onApplied: () => void;
}

/**
 * Which of the numbers are on a hold already, here or on another ship. Without a network only what the device has along
 * is known; the server looks again at each when it is saved.
 */
function useTaken(numbers: readonly string[], known: readonly Seal[]): readonly string[] | undefined {
  const [rested] = useDebouncedValue(numbers.join(), FETCH_DELAY);
  const asked = useList(
    { service: "service", type: RECORD },
    {
      fields: ["number"],
      conditions: [{ attribute: "number", operator: "in", value: rested.split(",") }],
      pagination: { page: 1, size: MOST_POSITIONS },
    },
    { enabled: rested !== "", keepPrevious: false },
  );
  const here = known.filter(({ number }) => numbers.includes(number)).map(({ number }) => number);
  if (here.length > 0) return here;
  return rested === numbers.join() ? asked.data?.attributes.map(({ number }) => number) : undefined;
}

/** The numbers that were typed: one, or a range, and what stands in the way of applying them. */
function useSealNumbers(places: number, known: readonly Seal[]) {
  const words = useOperationWords().seals;
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const isRange = to.trim() !== "";
  const read = from.trim() === "" ? [] : isRange ? sealNumbers(from, to) : [from.trim().toUpperCase()];
  const numbers = read ?? [];
  const taken = useTaken(numbers, known);
  const isUnequal = numbers.length > 0 && numbers.length !== places;
  const problem = () => {
    if (read === undefined) return words.noRange;
    if (taken !== undefined && taken.length > 0) return say(words.used, { numbers: taken.join(", ") });
    return isUnequal ? words.unequal : undefined;
  };
  return {
    from,
    to,
    isRange,
    numbers,
    problem: problem(),
    isUnused: taken?.length === 0,
    setFrom,
    setTo,
    clear: () => {
      setFrom("");
      setTo("");
    },
  };
}

export function ApplySeals({ hand, hold, known, chosen, onApplied }: ApplySealsProps) {
  const words = useOperationWords().seals;
  const { operation } = hand.bundle;
  const { fields, choices } = useWords().records.hold_sealing;
  const { isBusy, save } = useFieldSave(operation.id);
  const typed = useSealNumbers(chosen.length, known);
  const [place, setPlace] = useState("");
  const [type, setType] = useState("");
  const { numbers, problem } = typed;
  const inHand = useSealStock(hand);
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
  const told = inHand.tell(numbers);
  const said = problem ?? sayCount(words.fits, numbers.length, { positions: chosen.length });
  return (
    <div className={classes.stack}>
      <Card padded>
        <CardTitle>{say(words.add, { hold })}</CardTitle>
        <p className={classes.quiet}>
          {chosen.length === 0 ? words.choose : sayCount(words.chosen, chosen.length)}
        </p>
        <SealNumbers typed={typed} next={inHand.next(chosen.length)} />
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
        {problem === undefined && numbers.length > 0 && typed.isUnused && (
          <p className={classes.goodText}>{words.unused}</p>
        )}
        <SealsTold told={told} />
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
      {inHand.own && <SealStockCard {...inHand.own} ready={told.ownCount} />}
    </div>
  );
}

interface SealNumbersProps {
  readonly typed: ReturnType<typeof useSealNumbers>;
  /** Out of the own stock, as many as places were chosen. */
  readonly next: readonly string[] | undefined;
}

function SealNumbers({ typed, next }: SealNumbersProps) {
  const { seals: words, stock } = useOperationWords();
  const [first = "", last = ""] = [next?.[0], next?.at(-1)];
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
      <div className={classes.sealButtons}>
        <Button
          variant="default"
          leftSection={<ScanBarcode size={17} aria-hidden />}
          onClick={() => setScanning(true)}
        >
          {words.scan}
        </Button>
        {next && (
          <Button
            variant="light"
            className={classes.longLabel}
            onClick={() => {
              typed.setFrom(first);
              typed.setTo(first === last ? "" : last);
            }}
          >
            {say(stock.take, { numbers: first === last ? first : `${first} – ${last}` })}
          </Button>
        )}
      </div>
    </>
  );
}

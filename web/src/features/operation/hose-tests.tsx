/** Tightness of the hatch covers, hold by hold: hose or ultrasound, with the readings that leak told at once. */
import { ActionIcon, Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { isDecimalText, multiply } from "@plimsoll/domain/kernel/decimal";
import type { Row } from "@plimsoll/domain/kernel/record";
import { type hoseTest, isLeak, TEST_RESULTS } from "@plimsoll/domain/operation/pages/hose-test";
import { Plus, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card } from "#ui/card";
import { SaveButton } from "#ui/save-button";
import { uploads } from "#upload/uploads";
import { classes } from "./classes.ts";
import { holdIcon } from "./hold-icon.tsx";
import { HoldNavigator, type HoldTone } from "./hold-navigator.tsx";
import { holdsOf } from "./holds-of.ts";
import { useOperationWords } from "./operation-words.tsx";
import { type BodyProps, HistoryButton } from "./page-body.tsx";
import { PhotosCard, photosIn } from "./photo-strip.tsx";
import { useFieldSave } from "./use-field-save.ts";
import { useHold } from "./use-hold.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { rowsOf } from "./use-operation.ts";
import { useRowId } from "./use-row-id.ts";

const RECORD = "hose_test";
type Test = Row<typeof hoseTest>;

export function HoseTests(props: BodyProps) {
  const { hand } = props;
  const words = useOperationWords().states;
  const holds = useMemo(() => holdsOf(hand.bundle), [hand.bundle]);
  const [hold, choose] = useHold(holds);
  const all = rowsOf<Test>(hand.bundle, RECORD);
  const testOf = (one: number) => all.findLast((row) => row.hold === one);
  const toneOf = (row: Test | undefined): HoldTone =>
    row === undefined || row.result === "not_tested" ? "none" : row.leaks.length > 0 ? "bad" : "good";
  const navigated = holds.map((one) => {
    const tone = toneOf(testOf(one));
    const label = tone === "none" ? words.none : tone === "bad" ? words.leaking : words.tested;
    return { hold: one, tone: tone === "none" && one === hold ? ("now" as const) : tone, label };
  });
  const row = testOf(hold);
  return (
    <>
      <Card padded>
        <HoldNavigator holds={navigated} chosen={hold} onChoose={choose} icon={holdIcon} />
      </Card>
      <TestForm key={hold} {...props} hold={hold} row={row} />
    </>
  );
}

interface TestFormProps extends BodyProps {
  readonly hold: number;
  readonly row: Test | undefined;
}

const BLANK = { place: "", db: "", size: "" };

function startOf(row: Test | undefined, format: (value: string) => string) {
  const method = row?.method ?? "hose";
  const lines =
    method === "ultrasonic"
      ? (row?.readings ?? []).map((one) => ({ ...BLANK, place: one.place, db: format(one.db) }))
      : (row?.leaks ?? []).map((one) => ({ ...BLANK, place: one.place, size: one.size ?? "" }));
  return {
    method,
    ohv: row?.ohv_db ? format(row.ohv_db) : "",
    lines,
    result: row?.result ?? ("not_tested" as Test["result"]),
    remark: row?.remark ?? "",
  };
}

function useTest({ hand, hold, row, closed }: TestFormProps) {
  const numbers = useNumbers();
  const rights = useRights(useModel(RECORD));
  const { operation } = hand.bundle;
  const isDisabled = closed !== undefined || !(row ? rights.update : rights.create);
  const id = useRowId(row);
  const start = useMemo(() => startOf(row, (value) => numbers.format(value)), [row, numbers]);
  const name = `${operation.id}.${RECORD}.${hold}`;
  const { draft, change, isDirty, during, settle } = useKeptDraft(name, row?.version ?? 0, start);
  const { isBusy, save } = useFieldSave(operation.id);
  const read = (typed: string) => {
    const parsed = numbers.parse(typed, { thousands: false });
    return parsed.ok ? parsed.value : typed;
  };
  const isUltrasonic = draft.method === "ultrasonic";
  const ohv = draft.ohv.trim() === "" ? null : read(draft.ohv);
  const send = async () => {
    const filled = draft.lines.filter((line) => line.place.trim() !== "");
    const values = {
      method: draft.method,
      at: row?.at ?? new Date().toISOString(),
      ohv_db: isUltrasonic ? ohv : null,
      readings: isUltrasonic ? filled.map(({ place, db }) => ({ place, db: read(db) })) : [],
      leaks: isUltrasonic ? [] : filled.map(({ place, size }) => ({ place, size: size || null })),
      result: draft.result,
      remark: draft.remark.trim() === "" ? null : draft.remark,
    };
    const attributes = row
      ? { id, version: row.version, ...values }
      : { id, operation_id: operation.id, hold, ...values };
    const onSaved = () => {
      uploads.release(id, id);
      settle(draft);
    };
    await during(save({ type: RECORD, action: row ? "update" : "create", attributes }, { onSaved }));
  };
  return { id, draft, change, isDirty, isBusy, isDisabled, isUltrasonic, ohv, read, send };
}

type TestInHand = ReturnType<typeof useTest>;

function TestForm(props: TestFormProps) {
  const { hold, row, onHistory } = props;
  const words = useOperationWords();
  const { choices, fields } = useWords().records.hose_test;
  const test = useTest(props);
  const { draft, change, isDisabled } = test;
  return (
    <div className={classes.twoColumns}>
      <Card padded>
        <TestHead test={test} onHistory={row ? () => onHistory(RECORD, row.id) : undefined} />
        <TestLines test={test} />
        <NativeSelect
          label={fields.result}
          value={draft.result}
          disabled={isDisabled}
          data={TEST_RESULTS.map((value) => ({ value, label: choices.result[value] }))}
          onChange={({ currentTarget }) => change({ result: currentTarget.value as Test["result"] })}
        />
        <Textarea
          label={fields.remark}
          value={draft.remark}
          maxLength={500}
          disabled={isDisabled}
          onChange={({ currentTarget }) => change({ remark: currentTarget.value })}
        />
        {!isDisabled && (
          <SaveButton
            mt="md"
            size="md"
            fullWidth
            isDirty={test.isDirty}
            loading={test.isBusy}
            onClick={() => void test.send()}
          >
            {say(words.hose.save, { hold })}
          </SaveButton>
        )}
      </Card>
      <PhotosCard
        operationId={props.hand.bundle.operation.id}
        owner={photosIn(props.hand.bundle, test.id, row === undefined)}
        disabled={isDisabled}
      />
    </div>
  );
}

interface TestHeadProps {
  readonly test: TestInHand;
  readonly onHistory: (() => void) | undefined;
}

function TestHead({ test: { draft, change, isDisabled, isUltrasonic, ohv }, onHistory }: TestHeadProps) {
  const words = useOperationWords().hose;
  const { choices, fields } = useWords().records.hose_test;
  const numbers = useNumbers();
  return (
    <>
      <div className={classes.cardHead}>
        <NativeSelect
          label={fields.method}
          value={draft.method}
          disabled={isDisabled}
          data={(["hose", "ultrasonic"] as const).map((value) => ({ value, label: choices.method[value] }))}
          onChange={({ currentTarget }) =>
            change({ method: currentTarget.value as Test["method"], lines: [] })
          }
        />
        {isUltrasonic && (
          <TextInput
            label={`${fields.ohv_db} (dB)`}
            inputMode="decimal"
            value={draft.ohv}
            disabled={isDisabled}
            onChange={({ currentTarget }) => change({ ohv: currentTarget.value })}
          />
        )}
        {onHistory && <HistoryButton onClick={onHistory} />}
      </div>
      {isUltrasonic && ohv !== null && isDecimalText(ohv) && (
        <p className={classes.quiet}>{say(words.limit, { limit: numbers.format(multiply(ohv, "0.1")) })}</p>
      )}
    </>
  );
}

function TestLines({ test }: { readonly test: TestInHand }) {
  const words = useOperationWords().hose;
  const { draft, change, isDisabled, isUltrasonic } = test;
  return (
    <>
      <ol className={`${classes.cargoLines} ${classes.testLines}`}>
        {draft.lines.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: readings have no other name
          <TestLine key={at} test={test} at={at} />
        ))}
      </ol>
      {!isDisabled && (
        <Button
          variant="subtle"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => change({ lines: [...draft.lines, BLANK] })}
        >
          {isUltrasonic ? words.reading : words.leak}
        </Button>
      )}
    </>
  );
}

function TestLine({ test, at }: { readonly test: TestInHand; readonly at: number }) {
  const words = useOperationWords();
  const { children } = useWords().records.hose_test;
  const { draft, change, isDisabled, isUltrasonic, ohv, read } = test;
  const line = draft.lines[at] ?? BLANK;
  const set = (next: Partial<typeof BLANK>) =>
    change({ lines: draft.lines.map((one, index) => (index === at ? { ...one, ...next } : one)) });
  const isRead = isUltrasonic && isDecimalText(read(line.db));
  const leaks = isRead && isLeak(ohv, read(line.db));
  return (
    <li>
      <TextInput
        aria-label={`${at + 1}: ${children.readings.fields.place}`}
        placeholder={children.readings.fields.place}
        value={line.place}
        maxLength={60}
        disabled={isDisabled}
        onChange={({ currentTarget }) => set({ place: currentTarget.value })}
      />
      {isUltrasonic ? (
        <TextInput
          aria-label={`${at + 1}: ${children.readings.fields.db}`}
          placeholder="dB"
          inputMode="decimal"
          value={line.db}
          disabled={isDisabled}
          onChange={({ currentTarget }) => set({ db: currentTarget.value })}
        />
      ) : (
        <TextInput
          aria-label={`${at + 1}: ${children.leaks.fields.size}`}
          placeholder={children.leaks.fields.size}
          value={line.size}
          maxLength={60}
          disabled={isDisabled}
          onChange={({ currentTarget }) => set({ size: currentTarget.value })}
        />
      )}
      {isRead && (
        <span className={classes.said} data-class={leaks ? "forbidden" : "sweep"}>
          {leaks ? words.hose.leak : words.hose.tight}
        </span>
      )}
      {!isDisabled && (
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={words.frame.remove}
          onClick={() => change({ lines: draft.lines.filter((_, index) => index !== at) })}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

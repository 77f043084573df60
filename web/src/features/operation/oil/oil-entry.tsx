/** One oil classification: what the laboratory found at the left, what the contract says of it while one types at the right. */
import { Button, TextInput } from "@mantine/core";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { RotateCcw } from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { askedFields, atFields } from "#calculator/asked-fields";
import { CalculatorFields } from "#calculator/calculator-fields";
import { NOTHING_KNOWN } from "#calculator/known-states";
import { useFormatContext } from "#fields/use-format-context";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { errorsByField, messagesOf } from "#record/form-errors";
import { FormScope } from "#record/form-field";
import { issueText } from "#record/issue-text";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { SaveButton } from "#ui/save-button";
import { uploads } from "#upload/uploads";
import classes from "../classification/classification.module.css";
import { useClassifyingWords } from "../classification/classifying-words.tsx";
import { pagePath } from "../operation-path.ts";
import { type BodyProps, HistoryButton } from "../page-body.tsx";
import { PhotoStrip, photosIn } from "../photo-strip.tsx";
import { useFieldSave } from "../use-field-save.ts";
import { useKeptForm } from "../use-kept-form.ts";
import { useMadeRow } from "../use-made-row.ts";
import { itemsOf, type OilRow, oilsIn, openOils, RECORD, startOf, workOutOil } from "./oil-form.ts";
import { OilVerdict } from "./oil-verdict.tsx";

interface OilEntryProps extends BodyProps {
  /** Of the row, or that it will have. */
  readonly id: string;
  readonly row: OilRow | undefined;
  readonly rows: readonly OilRow[];
  readonly calculator: CalculatorWords;
}

/** What a retest begins with: all of the old one but its figures. */
function useBegins({ row, rows }: Pick<OilEntryProps, "row" | "rows">) {
  const [params] = useSearchParams();
  const retestOf = row ? null : params.get("retest");
  const old = rows.find(({ id, superseded }) => id === retestOf && superseded !== true);
  const begins = useMemo(() => row ?? (old && { ...old, sample: null, remark: null }), [row, old]);
  return { old, begins };
}

function useOilEntry(props: OilEntryProps) {
  const { hand, id, rows, closed } = props;
  const { bundle } = hand;
  const { operation } = bundle;
  const made = useMadeRow(props.row, rows, id, pagePath(operation, `oilclassification/${id}`));
  const { row } = made;
  const { fields, choices } = useWords().records.oil_classification;
  const labels = useMemo(() => ({ fields, kinds: choices.kind }), [fields, choices]);
  const rights = useRights(useModel(RECORD));
  const oils = useMemo(() => (row ? oilsIn(bundle) : openOils(bundle)), [bundle, row]);
  const { old, begins } = useBegins({ row, rows });
  const [reason, setReason] = useState("");
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: bundle.zone }).format(new Date());
  const start = useMemo(
    () => startOf(itemsOf(oils, {}, labels), begins, oils, today),
    [oils, labels, begins, today],
  );
  const nameOf = (which: string) => `${operation.id}.${RECORD}.${which}`;
  // What it retests is replaced, and no longer there to be retested, before this one is known to be saved.
  const [begun] = useState(() => (old ? `retest.${old.id}` : "new"));
  const isNew = row === undefined && !made.isMade;
  const name = nameOf(isNew ? begun : id);
  const { form, values, isDirty, during, settle } = useKeptForm(name, row?.version ?? 0, start);
  const items = useMemo(() => itemsOf(oils, values, labels), [oils, values, labels]);
  const worked = useMemo(
    () => workOutOil(items, values, operation.oil_terms ?? null),
    [items, values, operation],
  );
  const { isBusy, save } = useFieldSave(operation.id);
  const isLocked = row?.locked === true || row?.superseded === true;
  const isReady = worked.issues.length === 0 && (old === undefined || reason.trim() !== "");
  const isDisabled = closed !== undefined || isLocked || !(row ? rights.update : rights.create);
  const send = async () => {
    const retest = old ? { retest_of_id: old.id, retest_reason: reason.trim() } : {};
    const attributes = row
      ? { id, version: row.version, ...worked.attributes }
      : { id, operation_id: operation.id, ...worked.attributes, ...retest };
    const onSaved = () => {
      uploads.release(id, id);
      settle(values, row ? undefined : nameOf(id));
      made.setMade();
    };
    await during(save({ type: RECORD, action: row ? "update" : "create", attributes }, { onSaved }));
  };
  return {
    row,
    form,
    values,
    items,
    worked,
    isDirty,
    isBusy,
    isDisabled,
    isLocked,
    isReady,
    send,
    old,
    reason,
    setReason,
  };
}

export function OilEntry(props: OilEntryProps) {
  const { hand, id, calculator, onHistory } = props;
  const words = useClassifyingWords();
  const formats = useFormatContext();
  const entry = useOilEntry(props);
  const { row, form, values, items, worked, isDirty, isBusy, isDisabled, isLocked, isReady, send } = entry;
  const named = askedFields(items, values, calculator);
  const told = atFields(worked.issues, named).map((one) => ({
    ...one,
    message: issueText(one, named, formats),
  }));
  const errors = errorsByField(named.fields, told);
  return (
    <FormScope value={hand.bundle.operation.id}>
      <div className={classes.entry}>
        <fieldset className={classes.plain} disabled={isDisabled}>
          <Card padded>
            {row && (
              <RowActions
                {...props}
                row={row}
                isDisabled={isDisabled}
                onHistory={() => onHistory(RECORD, row.id)}
              />
            )}
            {isLocked && (
              <p className={classes.note}>
                {row?.superseded === true && row.locked !== true ? words.list.replaced : words.list.locked}
              </p>
            )}
            {entry.old && <RetestReason {...entry} old={entry.old} />}
            <CalculatorFields
              items={items}
              at=""
              form={{
                words: calculator,
                control: form.control,
                verdictOn: (path) => messagesOf(errors[path]),
                known: NOTHING_KNOWN,
              }}
            />
          </Card>
          <Card padded>
            <CardTitle>{words.form.photos}</CardTitle>
            <PhotoStrip
              operationId={hand.bundle.operation.id}
              owner={photosIn(hand.bundle, id, row === undefined)}
              disabled={isDisabled}
            />
          </Card>
        </fieldset>
        <Card padded aria-live="polite">
          <CardTitle>{words.form.contract}</CardTitle>
          {worked.answer ? (
            <OilVerdict answer={worked.answer} calculator={calculator} />
          ) : (
            <p className={classes.quiet}>{words.form.missing}</p>
          )}
          {!isDisabled && (
            <SaveButton
              mt="md"
              size="md"
              fullWidth
              isDirty={isDirty}
              loading={isBusy}
              disabled={!isReady}
              onClick={() => void send()}
            >
              {words.form.save}
            </SaveButton>
          )}
        </Card>
      </div>
    </FormScope>
  );
}

interface RowActionsProps extends Pick<OilEntryProps, "hand"> {
  readonly row: OilRow;
  readonly isDisabled: boolean;
  readonly onHistory: () => void;
}

function RowActions({ hand, row, isDisabled, onHistory }: RowActionsProps) {
  const words = useClassifyingWords();
  return (
    <div className={classes.actions}>
      <HistoryButton onClick={onHistory} />
      {!isDisabled && row.kind !== "final" && row.version > 0 && (
        <Button
          component={Link}
          variant="subtle"
          size="xs"
          to={pagePath(hand.bundle.operation, `oilclassification/new?retest=${row.id}`)}
          leftSection={<RotateCcw size={15} aria-hidden />}
        >
          {words.form.retest}
        </Button>
      )}
    </div>
  );
}

interface RetestReasonProps extends Pick<ReturnType<typeof useOilEntry>, "reason" | "setReason"> {
  readonly old: OilRow;
}

function RetestReason({ old, reason, setReason }: RetestReasonProps) {
  const words = useClassifyingWords().form;
  const { fields } = useWords().records.oil_classification;
  return (
    <>
      <p className={classes.note}>{say(words.retestTitle, { code: old.code ?? "" })}</p>
      <TextInput
        mb="sm"
        required
        maxLength={500}
        label={fields.retest_reason}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </>
  );
}

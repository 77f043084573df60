/** One classification: what was weighed at the left, what the standard says of it while one types at the right. */
import { Button, TextInput } from "@mantine/core";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { FileBadge, RotateCcw } from "lucide-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Link, useSearchParams } from "react-router";
import { askedFields, atFields } from "#calculator/asked-fields";
import { CalculatorFields } from "#calculator/calculator-fields";
import type { Item } from "#calculator/calculator-form";
import { NOTHING_KNOWN } from "#calculator/known-states";
import { useFormatContext } from "#fields/use-format-context";
import { useNumbers } from "#i18n/formats";
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
import { pagePath } from "../operation-path.ts";
import { type BodyProps, HistoryButton } from "../page-body.tsx";
import { PhotoStrip, photosIn } from "../photo-strip.tsx";
import { useFieldSave } from "../use-field-save.ts";
import { useKeptForm } from "../use-kept-form.ts";
import { useMadeRow } from "../use-made-row.ts";
import classes from "./classification.module.css";
import {
  beginsOf,
  type ClassificationRow,
  startStates,
  valuesToSend,
  type Worked,
  workOut,
} from "./classification-form.ts";
import { ClassificationResult } from "./classification-result.tsx";
import { useClassifyingWords } from "./classifying-words.tsx";
import { DefectTable } from "./defect-table.tsx";
import { classificationPath, classificationsIn, RECORD, tonnageOf, useFormFacts } from "./use-classified.ts";

interface EntryProps extends BodyProps {
  /** Of the row, or that it will have. */
  readonly id: string;
  readonly row: ClassificationRow | undefined;
  readonly rows: readonly ClassificationRow[];
  readonly calculator: CalculatorWords;
}

/** What a new one begins with: the product and the terms of the last, the day, grams; a retest begins with what it retests. */
function useBegins(
  { hand, row }: Pick<EntryProps, "hand" | "row">,
  products: readonly { id: string }[],
): Values {
  const [params] = useSearchParams();
  const retestOf = params.get("retest");
  const truck = params.get("truck");
  return useMemo(() => {
    if (row) return beginsOf(row);
    const rows = classificationsIn(hand.bundle);
    const old = rows.find(({ id }) => id === retestOf);
    if (old) {
      const { sample: _, reported: __, group_manual: ___, type_manual: ____, ...about } = beginsOf(old);
      return { ...about, analyses: null, remark: null };
    }
    const isOpen = (row: ClassificationRow) => products.some(({ id }) => id === row.product_id);
    const last = rows.findLast((one) => one.kind !== "final" && isOpen(one));
    const productId = last?.product_id ?? products[0]?.id ?? null;
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: hand.bundle.zone }).format(new Date());
    return {
      product_id: productId,
      kind: "partial",
      hold: last?.hold == null ? null : String(last.hold),
      truck_id: truck,
      tonnage: tonnageOf(hand.bundle, truck),
      date: today,
      group: last?.declared_group ?? "II",
      contract: last?.contract?.template ? { template: last.contract.template } : null,
      entered: last?.reported ? "percent" : "grams",
    };
  }, [hand.bundle, row, retestOf, truck, products]);
}

function useEntry(props: EntryProps) {
  const { hand, id, rows, closed } = props;
  const { operation } = hand.bundle;
  const made = useMadeRow(props.row, rows, id, classificationPath(operation, id));
  const { row } = made;
  const rights = useRights(useModel(RECORD));
  const facts = useFormFacts(hand.bundle, row === undefined);
  const begins = useBegins({ hand, row }, facts.products);
  const [params] = useSearchParams();
  const retestOf = row ? null : params.get("retest");
  const start = useMemo(() => startStates(facts, begins), [facts, begins]);
  const truck = params.get("truck");
  const begun = retestOf === null ? (truck === null ? "new" : `truck.${truck}`) : `retest.${retestOf}`;
  const nameOf = (which: string) => `${operation.id}.${RECORD}.${which}`;
  // What was said by hand and not saved lasts until the form is loaded again: it then follows the result.
  const followed = { group_manual: row?.group_manual ?? null, type_manual: row?.type_manual ?? null };
  const isNew = row === undefined && !made.isMade;
  const { form, values, isDirty, during, settle } = useKeptForm(
    nameOf(isNew ? begun : id),
    row?.version ?? 0,
    start,
    (draft) => ({ ...draft, ...followed }),
  );
  const worked = useMemo(() => workOut(values, facts, row), [values, facts, row]);
  const { isBusy, save } = useFieldSave(operation.id);
  const isLocked = row?.locked === true || row?.superseded === true || row?.kind === "final";
  const isDisabled = closed !== undefined || isLocked || !(row ? rights.update : rights.create);
  const [reason, setReason] = useState("");
  const isReady = worked.issues.length === 0 && (retestOf === null || reason.trim() !== "");
  const send = async () => {
    if (!isReady || isDisabled || isBusy) return;
    const retest = retestOf === null ? {} : { retest_of_id: retestOf, retest_reason: reason.trim() };
    const sent = { ...valuesToSend(worked, values), ...retest };
    const attributes = row
      ? { id, version: row.version, ...sent }
      : { id, operation_id: operation.id, ...sent };
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
    worked,
    isDirty,
    isBusy,
    isDisabled,
    isLocked,
    isReady,
    send,
    retestOf,
    reason,
    setReason,
  };
}

/** Enter goes on to the next weight, so that a hand on the number keys never leaves them; with Ctrl it saves. */
function goOn(event: KeyboardEvent<HTMLElement>, save: () => void): void {
  if (event.key !== "Enter" || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey) {
    save();
    return;
  }
  const from = event.target;
  if (!(from instanceof HTMLInputElement) || from.inputMode !== "decimal") return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input:not([disabled])")];
  const next = all[all.indexOf(from) + 1];
  next?.focus();
  next?.select();
}

export function ClassificationEntry(props: EntryProps) {
  const { hand, id, calculator } = props;
  const words = useClassifyingWords();
  const { fields: fieldWords } = useWords().records.classification;
  const entry = useEntry(props);
  const { row, form, values, worked, isDisabled, send, retestOf } = entry;
  const named = askedFields(worked.items, values, calculator);
  const formats = useFormatContext();
  const told = atFields(worked.issues, named).map((one) => ({
    ...one,
    message: issueText(one, named, formats),
  }));
  const errors = errorsByField(named.fields, told);
  const verdictOn = (path: string) => messagesOf(errors[path]);
  const fields = (items: readonly Item[]) => (
    <CalculatorFields
      items={items}
      at=""
      form={{ words: calculator, control: form.control, verdictOn, known: NOTHING_KNOWN }}
    />
  );
  return (
    <FormScope value={hand.bundle.operation.id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside, gathered */}
      <div className={classes.entry} onKeyDown={(event) => goOn(event, () => void send())}>
        <fieldset className={classes.plain} disabled={isDisabled}>
          <Card padded>
            {row && <RowActions {...props} row={row} isDisabled={isDisabled} />}
            {retestOf !== null && <RetestReason {...entry} hand={hand} />}
            {entry.isLocked && <p className={classes.note}>{words.list.locked}</p>}
            {fields([...worked.parts.head, ...(worked.parts.sample?.weighed ?? [])])}
          </Card>
          <DefectTable worked={worked} form={form} calculator={calculator} verdictOn={verdictOn} />
          <Card padded>
            {fields([...(worked.parts.sample?.sorted ?? []), ...worked.parts.tests, ...worked.parts.ends])}
          </Card>
          <Card padded>
            <CardTitle>{fieldWords.analyses}</CardTitle>
            {fields(worked.parts.analyses)}
            <AnalysesBeside beside={worked.beside} calculator={calculator} />
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
        <div className={classes.side}>
          <ClassificationResult
            worked={worked}
            row={row}
            told={told}
            values={values}
            calculator={calculator}
            isDisabled={isDisabled}
            onSay={(name, value) => form.setValue(name, value, { shouldDirty: true })}
          >
            {!isDisabled && <SaveEntry {...entry} onSave={() => void send()} />}
          </ClassificationResult>
        </div>
      </div>
    </FormScope>
  );
}

/** What a laboratory sent that no field shows. */
function AnalysesBeside({ beside, calculator }: Pick<Worked, "beside"> & Pick<EntryProps, "calculator">) {
  const numbers = useNumbers();
  return beside.map(([name, value]) => (
    <p key={name} className={classes.quiet}>
      {calculator.classification.analyses[name]}{" "}
      {typeof value === "string" ? numbers.format(value) : `< ${numbers.format(value.below)}`}
    </p>
  ));
}

type RowActionsProps = BodyProps & { readonly row: ClassificationRow; readonly isDisabled: boolean };

export function RowActions({ hand, row, isDisabled, onHistory }: RowActionsProps) {
  const words = useClassifyingWords().form;
  return (
    <div className={classes.actions}>
      <HistoryButton onClick={() => onHistory(RECORD, row.id)} />
      {hand.bundle.operation.carrier === "ship" && row.version > 0 && (
        <Button
          component={Link}
          variant="subtle"
          size="xs"
          to={pagePath(hand.bundle.operation, `classification/${row.id}/previewmapreport`)}
          leftSection={<FileBadge size={15} aria-hidden />}
        >
          {words.preview}
        </Button>
      )}
      {!isDisabled && row.version > 0 && (
        <Button
          component={Link}
          variant="subtle"
          size="xs"
          to={pagePath(hand.bundle.operation, `classification/new?retest=${row.id}`)}
          leftSection={<RotateCcw size={15} aria-hidden />}
        >
          {words.retest}
        </Button>
      )}
    </div>
  );
}

interface SaveEntryProps extends Pick<ReturnType<typeof useEntry>, "isDirty" | "isBusy" | "isReady"> {
  readonly onSave: () => void;
}

function SaveEntry(props: SaveEntryProps) {
  const words = useClassifyingWords().form;
  return (
    <>
      <SaveButton
        mt="md"
        size="md"
        fullWidth
        isDirty={props.isDirty}
        loading={props.isBusy}
        disabled={!props.isReady}
        onClick={props.onSave}
      >
        {words.save}
      </SaveButton>
      <p className={classes.hint}>{words.saveHint}</p>
    </>
  );
}

type RetestProps = Pick<ReturnType<typeof useEntry>, "retestOf" | "reason" | "setReason"> &
  Pick<EntryProps, "hand">;

function RetestReason({ hand, retestOf, reason, setReason }: RetestProps) {
  const words = useClassifyingWords().form;
  const { fields } = useWords().records.classification;
  const old = classificationsIn(hand.bundle).find(({ id }) => id === retestOf);
  return (
    <>
      <p className={classes.note}>{say(words.retestTitle, { code: old?.code ?? "" })}</p>
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

export type EntryForm = UseFormReturn<Values>;
export type { Worked };

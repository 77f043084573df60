/** The second sample of a classification: entered without sight of the first, and held against it once it is complete. */

import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { differencesBetween } from "@plimsoll/domain/operation/double-check";
import { useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { useActor } from "#app/session";
import { askedFields, atFields } from "#calculator/asked-fields";
import { CalculatorFields } from "#calculator/calculator-fields";
import { NOTHING_KNOWN } from "#calculator/known-states";
import { newId } from "#fields/new-id";
import { useFormatContext } from "#fields/use-format-context";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { errorsByField, messagesOf } from "#record/form-errors";
import { FormScope } from "#record/form-field";
import { issueText } from "#record/issue-text";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { SaveButton } from "#ui/save-button";
import { pagePath } from "../operation-path.ts";
import { type BodyProps, HistoryButton } from "../page-body.tsx";
import { useFieldSave } from "../use-field-save.ts";
import classes from "./classification.module.css";
import {
  beginsOf,
  type ClassificationRow,
  startStates,
  valuesToSend,
  type Worked,
  workOut,
} from "./classification-form.ts";
import { useClassifyingWords } from "./classifying-words.tsx";
import { DefectTable } from "./defect-table.tsx";
import type { DoubleCheckRow } from "./double-checks.tsx";
import { useFormFacts } from "./use-classified.ts";

const RECORD = "double_check";

interface CheckProps extends BodyProps {
  readonly first: ClassificationRow;
  readonly check: DoubleCheckRow | undefined;
  readonly calculator: CalculatorWords;
}

function useCheck({ hand, first, check, closed }: CheckProps) {
  const { operation } = hand.bundle;
  const rights = useRights(useModel(RECORD));
  const { userId } = useActor();
  const facts = useFormFacts(hand.bundle, false);
  const start = useMemo(() => {
    const { sample: _, reported: __, ...terms } = beginsOf(first);
    const own = check ? { sample: check.sample, reported: check.reported } : {};
    const entered = check ? (check.reported ? "percent" : "grams") : terms.entered;
    return startStates(facts, { ...terms, ...own, entered });
  }, [facts, first, check]);
  const form = useForm<Values>({ defaultValues: start });
  const values = useWatch({ control: form.control });
  const worked = useMemo(() => workOut(values, facts, first), [values, facts, first]);
  const { isBusy, save } = useFieldSave(operation.id);
  const [id] = useState(() => check?.id ?? newId());
  const navigate = useNavigate();
  const isOwn = first.author_id !== null && first.author_id === userId;
  const mayWrite = check ? rights.update : rights.create;
  const isDisabled = closed !== undefined || first.locked === true || isOwn || !mayWrite;
  const send = async () => {
    const { sample, reported } = valuesToSend(worked, values);
    const attributes = check
      ? { id, version: check.version, sample, reported }
      : { id, classification_id: first.id, sample, reported };
    if (!(await save({ type: RECORD, action: check ? "update" : "create", attributes }))) return;
    void navigate(pagePath(operation, "doublecheck"));
  };
  return { form, values, worked, isBusy, isDisabled, isOwn, send };
}

export function DoubleCheckEntry(props: CheckProps) {
  const { hand, first, check, calculator, onHistory } = props;
  const words = useClassifyingWords();
  const formats = useFormatContext();
  const { form, values, worked, isBusy, isDisabled, isOwn, send } = useCheck(props);
  const named = askedFields(worked.items, values, calculator);
  const told = atFields(worked.issues, named).map((one) => ({
    ...one,
    message: issueText(one, named, formats),
  }));
  const errors = errorsByField(named.fields, told);
  const verdictOn = (path: string) => messagesOf(errors[path]);
  const { sample } = worked.parts;
  return (
    <FormScope value={hand.bundle.operation.id}>
      <div className={classes.entry}>
        <fieldset className={classes.plain} disabled={isDisabled}>
          <Card padded>
            {check && <HistoryButton onClick={() => onHistory(RECORD, check.id)} />}
            <p className={classes.note}>{say(words.check.of, { code: first.code })}</p>
            {isOwn && <p className={classes.note}>{words.check.own}</p>}
            <CalculatorFields
              items={sample?.weighed ?? []}
              at=""
              form={{ words: calculator, control: form.control, verdictOn, known: NOTHING_KNOWN }}
            />
          </Card>
          <DefectTable worked={worked} form={form} calculator={calculator} verdictOn={verdictOn} />
          {sample && (
            <Card padded>
              <CalculatorFields
                items={sample.sorted}
                at=""
                form={{ words: calculator, control: form.control, verdictOn, known: NOTHING_KNOWN }}
              />
            </Card>
          )}
        </fieldset>
        <Card padded aria-live="polite">
          <CardTitle>{words.check.difference}</CardTitle>
          {worked.issues.length === 0 ? (
            <Differences first={first} worked={worked} calculator={calculator} />
          ) : (
            <ul className={classes.quiet}>
              {told.slice(0, 6).map(({ field, message }) => (
                <li key={`${field}${message}`}>{message}</li>
              ))}
            </ul>
          )}
          {!isDisabled && (
            <SaveButton
              mt="md"
              fullWidth
              loading={isBusy}
              disabled={worked.issues.length > 0}
              onClick={() => void send()}
            >
              {words.check.save}
            </SaveButton>
          )}
        </Card>
      </div>
    </FormScope>
  );
}

interface DifferencesProps extends Pick<CheckProps, "first" | "calculator"> {
  readonly worked: Worked;
}

function Differences({ first, worked, calculator }: DifferencesProps) {
  const words = useClassifyingWords().check;
  const numbers = useNumbers();
  const figure = (value: string) => numbers.format(value, { minScale: 2 });
  const { answer, product } = worked;
  if (!answer || !product) return null;
  const names: Readonly<Record<string, string>> = calculator.classification.parameters[product];
  return (
    <div className={classes.scroller}>
      <table className={classes.rows}>
        <thead>
          <tr>
            <th scope="col" aria-label={words.title} />
            {[words.first, words.second, words.difference, words.allowed].map((one) => (
              <th key={one} scope="col" data-figure>
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differencesBetween(first.percentages ?? {}, answer.percentages).map((line) => (
            <tr key={line.parameter}>
              <th scope="row">{names[line.parameter] ?? line.parameter}</th>
              <td data-figure>{figure(line.first)}</td>
              <td data-figure>{figure(line.second)}</td>
              <td data-figure>
                <span className={classes.tone} data-tone={line.within ? "ok" : "bad"}>
                  {figure(line.difference)}
                </span>
              </td>
              <td data-figure>{figure(line.allowed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

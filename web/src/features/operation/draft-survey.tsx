/** The draft survey of a ship or barge: what was read at the left, the calculation while one types at the right. */
import { Alert } from "@mantine/core";
import { SURVEY_KINDS } from "@plimsoll/domain/draft-survey/request";
import type { ShipTank } from "@plimsoll/domain/draft-survey/tank-table";
import { isNegative } from "@plimsoll/domain/kernel/decimal";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { compareSurvey, type SurveyedCarrier } from "@plimsoll/domain/operation/carrier-survey";
import type { Signer } from "@plimsoll/domain/operation/pages/draft-survey";
import { isOfShip, type SurveyResults } from "@plimsoll/domain/operation/survey-facts";
import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Link } from "react-router";
import { askedFields, atFields } from "#calculator/asked-fields";
import { CalculatorFields } from "#calculator/calculator-fields";
import { useLoadedCalculatorWords } from "#calculator/calculator-words";
import { showBargeSurvey, showDraftSurvey } from "#calculator/draft-survey";
import { NOTHING_KNOWN } from "#calculator/known-states";
import { useResultContext } from "#calculator/result-context";
import { ResultView } from "#calculator/result-view";
import { useFormatContext } from "#fields/use-format-context";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { errorsByField, messagesOf } from "#record/form-errors";
import { FormScope } from "#record/form-field";
import { IssueList } from "#record/issue-list";
import { issueText } from "#record/issue-text";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { SaveButton } from "#ui/save-button";
import { uploads } from "#upload/uploads";
import { classes } from "./classes.ts";
import {
  isShowable,
  type SurveyRow,
  startStates,
  surveyPageItems,
  valuesToSend,
  type Worked,
  workOutSurvey,
} from "./draft-survey-form.ts";
import { ComparedWeights, MarkPhotos, SurveySignatures } from "./draft-survey-side.tsx";
import { FloatingHull } from "./floating-hull.tsx";
import { useOperationWords } from "./operation-words.tsx";
import { type BodyProps, HistoryButton } from "./page-body.tsx";
import { photosIn } from "./photo-strip.tsx";
import { PrintButton } from "./print-button.tsx";
import type { NewSignature } from "./signature-box.tsx";
import { TankAlerts } from "./tank-alerts.tsx";
import { useFieldSave } from "./use-field-save.ts";
import { useKeptForm } from "./use-kept-form.ts";
import { type OperationInHand, rowsOf } from "./use-operation.ts";
import { useRowId } from "./use-row-id.ts";
import { useTanks } from "./use-tanks.ts";

const RECORD = "draft_survey";

export function DraftSurvey(props: BodyProps) {
  const [row] = rowsOf<SurveyRow>(props.hand.bundle, RECORD);
  const words = useLoadedCalculatorWords();
  if (!words) return null;
  return <Survey {...props} row={row} calculator={words} />;
}

interface SurveyProps extends BodyProps {
  readonly row: SurveyRow | undefined;
  readonly calculator: CalculatorWords;
}

/** A copy that was taken along before surveys were says nothing of the carrier. */
function carrierOf({ bundle }: OperationInHand): SurveyedCarrier {
  return { ship: bundle.carrier?.ship ?? null, barge: bundle.carrier?.barge ?? null };
}

function useSurvey({ hand, row, closed }: SurveyProps) {
  const { operation } = hand.bundle;
  const rights = useRights(useModel(RECORD));
  const { records } = useWords();
  const labels: Readonly<Record<string, string>> = useMemo(
    () => ({ ...records.draft_survey.fields, tank: records.tank_volume.fields.tank }),
    [records],
  );
  const carrier = useMemo(() => carrierOf(hand), [hand]);
  const tanks = useMemo(() => (hand.bundle.carrier?.tanks ?? []) as readonly ShipTank[], [hand]);
  const items = useMemo(
    () => surveyPageItems(carrier, row, (name) => labels[name] ?? name, tanks),
    [carrier, row, labels, tanks],
  );
  const id = useRowId(row);
  const start = useMemo(() => startStates(items, row, carrier), [items, row, carrier]);
  const name = `${operation.id}.${RECORD}`;
  const { form, values, shown, isDirty, during, settle } = useKeptForm(name, row?.version ?? 0, start);
  const worked = useMemo(() => workOutSurvey(items, values, carrier), [items, values, carrier]);
  const found = useTanks({ form, values, shown, tanks, worked });
  const { isBusy, save } = useFieldSave(operation.id);
  const isDisabled = closed !== undefined || !(row ? rights.update : rights.create) || !isShowable(row);
  const send = async (more: Values = {}) => {
    const sent = { ...valuesToSend(worked), ...more };
    const attributes = row
      ? { id, version: row.version, ...sent }
      : { id, operation_id: operation.id, ...sent };
    const onSaved = () => {
      uploads.release(id, id);
      settle(values);
    };
    await during(save({ type: RECORD, action: row ? "update" : "create", attributes }, { onSaved }));
  };
  return { id, carrier, items, form, values, worked, found, isDirty, isBusy, isDisabled, send };
}

function Survey(props: SurveyProps) {
  const { row, hand, calculator, onHistory } = props;
  const words = useOperationWords().draft;
  const { id, carrier, items, form, values, worked, found, isDirty, isBusy, isDisabled, send } =
    useSurvey(props);
  const isReady = worked.issues.length === 0;
  const isNew = row === undefined;
  const sign = (signer: Signer, { name, at, picture }: NewSignature) => {
    if (picture)
      uploads.add({ referenceId: id, field: `${signer}_signature` }, [picture], {
        single: true,
        held: isNew,
      });
    void send({ [`${signer}_name`]: name, [`${signer}_signed_at`]: at });
  };
  return (
    <FormScope value={hand.bundle.operation.id}>
      <div className={classes.survey}>
        <div className={classes.stack}>
          {!isShowable(row) && <Alert color="yellow">{words.readOnly}</Alert>}
          <Card padded>
            {row && <HistoryButton onClick={() => onHistory(RECORD, row.id)} />}
            <form onSubmit={(event) => event.preventDefault()} noValidate>
              <fieldset className={classes.plain} disabled={isDisabled}>
                <SurveyFields
                  items={items}
                  values={values}
                  form={form}
                  worked={worked}
                  calculator={calculator}
                />
              </fieldset>
            </form>
            <TankAlerts alerts={found.alerts} />
            {!isDisabled && (
              <div className={classes.saveBar}>
                <SaveButton
                  size="md"
                  fullWidth
                  isDirty={isDirty}
                  loading={isBusy}
                  disabled={!isReady}
                  onClick={() => void send()}
                >
                  {words.save}
                </SaveButton>
              </div>
            )}
          </Card>
          <MarkPhotos
            operationId={hand.bundle.operation.id}
            owner={(field) => photosIn(hand.bundle, id, isNew, field)}
            isDisabled={isDisabled}
            calculator={calculator}
          />
        </div>
        <div className={classes.stack}>
          <Outcome {...props} worked={worked} items={items} values={values} carrier={carrier} />
          <ComparedWeights
            comparison={compareSurvey(worked.results, {
              scale: row?.comparison?.scale?.weight ?? null,
              bill_of_lading: worked.typed.bill_of_lading ?? null,
            })}
          />
          <SurveySignatures row={row} isDisabled={isDisabled || !isReady} onSign={sign} />
        </div>
      </div>
    </FormScope>
  );
}

interface SurveyFieldsProps {
  readonly items: ReturnType<typeof surveyPageItems>;
  readonly values: Values;
  readonly form: UseFormReturn<Values>;
  readonly worked: Worked;
  readonly calculator: CalculatorWords;
}

function SurveyFields({ items, values, form, worked, calculator }: SurveyFieldsProps) {
  const formats = useFormatContext();
  const named = askedFields(items, values, calculator);
  const told = atFields(worked.issues, named).map((one) => ({
    ...one,
    message: issueText(one, named, formats),
  }));
  const errors = errorsByField(named.fields, told);
  return (
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
  );
}

interface OutcomeProps extends SurveyProps, Pick<SurveyFieldsProps, "items" | "values" | "worked"> {
  readonly carrier: SurveyedCarrier;
}

function Outcome({ hand, items, values, worked, carrier, calculator, row }: OutcomeProps) {
  const words = useOperationWords().draft;
  const named = askedFields(items, values, calculator);
  const results = worked.results ?? (worked.issues.length === 0 ? (row?.results ?? null) : null);
  return (
    <Card padded aria-live="polite">
      <div className={classes.cardHead}>
        <CardTitle>{words.calculation}</CardTitle>
        {row && (
          <PrintButton operationId={hand.bundle.operation.id} document="draft_survey" label={words.print} />
        )}
      </div>
      {worked.lacking.length > 0 && <Lacking hand={hand} worked={worked} calculator={calculator} />}
      {worked.issues.length > 0 && (
        <Alert color="gray" title={words.incomplete}>
          <IssueList issues={atFields(worked.issues, named).slice(0, 12)} named={named} />
        </Alert>
      )}
      {results && <Results results={results} carrier={carrier} calculator={calculator} />}
    </Card>
  );
}

/** What somebody would have to enter in the register first. */
function Lacking({ hand, worked, calculator }: Pick<OutcomeProps, "hand" | "worked" | "calculator">) {
  const words = useOperationWords().draft;
  const { operation, carrier } = hand.bundle;
  const ofShip: Readonly<Record<string, string>> = calculator.fields.ship;
  const ofBarge: Readonly<Record<string, string>> = calculator.fields.barge;
  const names = worked.lacking.map(({ field = "" }) => {
    const [first = "", second = ""] = field.split(".");
    return (first === "ship" ? ofShip[second] : ofBarge[first]) ?? field;
  });
  const path =
    operation.carrier === "ship"
      ? `/administration/ships/${operation.ship_id}`
      : `/administration/barges/${operation.barge_id}`;
  return (
    <Alert color="yellow" mb="sm">
      <div className={classes.lacking}>
        <p>{say(words.lacking, { name: carrier?.name ?? operation.code })}</p>
        <p>{[...new Set(names)].join(" · ")}</p>
        <Link to={path}>{words.openRegister}</Link>
      </div>
    </Alert>
  );
}

interface ResultsProps {
  readonly results: SurveyResults;
  readonly carrier: SurveyedCarrier;
  readonly calculator: CalculatorWords;
}

function Results({ results, carrier, calculator }: ResultsProps) {
  const words = useOperationWords().draft;
  const showing = useResultContext(calculator);
  if (!isOfShip(results)) return <ResultView shown={showBargeSurvey(results, showing)} words={calculator} />;
  const shown = showDraftSurvey(results, showing);
  const { kinds } = calculator.draftSurvey;
  const inOrder = SURVEY_KINDS.flatMap((kind) => results.surveys.filter((one) => one.kind === kind));
  const bent = inOrder.flatMap(({ kind, deflection_cm: bend }) => {
    if (bend === null || !/[1-9]/.test(bend)) return [];
    const value = showing.figure(bend.replace("-", ""));
    const text = say(isNegative(bend) ? words.hog : words.sag, { kind: kinds[kind], value });
    return [{ text, tone: "plain" as const }];
  });
  return (
    <>
      <div className={classes.hulls}>
        {inOrder.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: surveys of one kind are told apart by their place alone
          <figure key={at}>
            <figcaption>{kinds[one.kind]}</figcaption>
            <FloatingHull
              label={say(words.drawn, {
                kind: kinds[one.kind],
                trim: showing.figure(one.true_trim),
                list: showing.figure(one.list_degrees),
              })}
              ship={carrier.ship}
              mid={one.mid}
              trim={one.true_trim}
              list={one.list_degrees}
            />
          </figure>
        ))}
      </div>
      <p className={classes.quiet}>{words.turned}</p>
      <ResultView shown={{ ...shown, notes: [...(shown.notes ?? []), ...bent] }} words={calculator} />
    </>
  );
}

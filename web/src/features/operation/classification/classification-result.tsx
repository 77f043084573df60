/** What the standard says of a sample, and beside it the contract: group and type follow until somebody says otherwise. */
import { NativeSelect } from "@mantine/core";
import type { Group } from "@plimsoll/domain/classification/codes";
import type { Percentages } from "@plimsoll/domain/classification/figures";
import { outcomeLabel } from "@plimsoll/domain/classification/labels";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { saidGroups, saidTypes } from "@plimsoll/domain/operation/classify";
import type { ReactNode } from "react";
import { contractTable, type Product, showGraded } from "#calculator/classification";
import { useResultContext } from "#calculator/result-context";
import { ResultView } from "#calculator/result-view";
import { useDates } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import { Card, CardTitle } from "#ui/card";
import { DerivedMark } from "#ui/derived-mark";
import classes from "./classification.module.css";
import type { ClassificationRow, Worked } from "./classification-form.ts";
import { useClassifyingWords } from "./classifying-words.tsx";
import { limitsOf, shareOfLimit } from "./limits.ts";

interface ResultProps {
  readonly worked: Worked;
  readonly row: ClassificationRow | undefined;
  readonly told: readonly { readonly field?: string | undefined; readonly message: string }[];
  readonly values: Values;
  readonly calculator: CalculatorWords;
  readonly isDisabled: boolean;
  readonly onSay: (name: "group_manual" | "type_manual", value: string | null) => void;
  readonly children: ReactNode;
}

export function ClassificationResult(props: ResultProps) {
  const { worked, told, calculator, children } = props;
  const words = useClassifyingWords().form;
  const showing = useResultContext(calculator);
  const { answer, product, standard } = worked;
  const shown = answer && showGraded(answer, showing);
  return (
    <>
      <Card padded aria-live="polite">
        <div className={classes.resultHead}>
          <CardTitle>
            {words.official}
            {standard && ` ${standard.name}`}
          </CardTitle>
          <span className={classes.quiet}>{words.follows}</span>
        </div>
        {answer ? <GroupAndType {...props} /> : <ToComplete told={told} />}
        {answer && product && (
          <LimitBars
            percentages={answer.percentages}
            group={answer.group}
            standard={standard}
            product={product}
            calculator={calculator}
          />
        )}
        {shown && (
          <ResultView
            shown={{ figures: [], notes: shown.notes ?? [], steps: shown.steps }}
            words={calculator}
          />
        )}
        {answer && told.length > 0 && <ToComplete told={told} />}
        {children}
      </Card>
      <Card padded>
        <CardTitle>{words.contract}</CardTitle>
        {answer?.contract && product ? (
          <ResultView
            shown={{ figures: [], tables: [contractTable(answer.contract, product, showing)], steps: [] }}
            words={calculator}
          />
        ) : (
          <p className={classes.quiet}>{words.noContract}</p>
        )}
      </Card>
    </>
  );
}

function ToComplete({ told }: Pick<ResultProps, "told">) {
  const words = useClassifyingWords().form;
  return (
    <div className={classes.missing}>
      <b>{words.missing}</b>
      <ul>
        {told.slice(0, 8).map(({ field, message }) => (
          <li key={`${field}${message}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

function GroupAndType({ worked, row, values, calculator, isDisabled, onSay }: ResultProps) {
  const { fields, choices } = useWords().records.classification;
  const { answer, standard } = worked;
  const { types, outcomes } = calculator.classification;
  if (!answer || !standard) return null;
  const computedType = answer.type === null ? outcomes[outcomeLabel(answer)] : types[answer.type];
  const typeWords: Readonly<Record<string, string>> = { ...outcomes, ...types };
  const groups = choices.group;
  return (
    <div className={classes.said} data-outcome={answer.outcome}>
      <SaidValue
        label={fields.group}
        said={values.group_manual as string | null}
        computed={answer.group === null ? "—" : groups[answer.group]}
        choices={saidGroups(standard).map((value) => ({ value, label: groups[value] }))}
        isDisabled={isDisabled}
        manual={row?.manual ?? null}
        onSay={(value) => onSay("group_manual", value === answer.group ? null : value)}
      />
      <SaidValue
        label={fields.type}
        said={values.type_manual as string | null}
        computed={computedType}
        choices={saidTypes(standard).map((value) => ({ value, label: typeWords[value] ?? value }))}
        isDisabled={isDisabled}
        manual={row?.manual ?? null}
        onSay={(value) => onSay("type_manual", value === answer.type ? null : value)}
      />
    </div>
  );
}

interface SaidValueProps {
  readonly label: string;
  readonly said: string | null;
  readonly computed: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly isDisabled: boolean;
  readonly manual: { readonly by: string; readonly at: string } | null;
  readonly onSay: (value: string | null) => void;
}

/** What is computed stands first in the list, so that it says what is followed. */
const FOLLOWED = "";

function SaidValue({ label, said, computed, choices, isDisabled, manual, onSay }: SaidValueProps) {
  const dates = useDates();
  const isManual = said !== null && said !== undefined;
  return (
    <div>
      <NativeSelect
        label={label}
        disabled={isDisabled}
        value={said ?? FOLLOWED}
        data={[{ value: FOLLOWED, label: computed }, ...choices]}
        onChange={({ currentTarget }) => onSay(currentTarget.value === FOLLOWED ? null : currentTarget.value)}
      />
      <DerivedMark
        item={label}
        mode={isManual ? "manual" : "auto"}
        computed={computed}
        {...(isManual && manual ? { by: manual.by, at: dates.moment(manual.at) } : {})}
        {...(isDisabled ? {} : { onFollow: () => onSay(null) })}
      />
    </div>
  );
}

interface LimitBarsProps extends Pick<Worked, "standard"> {
  readonly percentages: Percentages;
  readonly group: Group | null;
  readonly product: Product;
  readonly calculator: CalculatorWords;
}

/** Each figure that has a limit, and how much of it it takes. */
export function LimitBars({ percentages, group, standard, product, calculator }: LimitBarsProps) {
  const showing = useResultContext(calculator);
  const names: Readonly<Record<string, string>> = calculator.classification.parameters[product];
  const declared = group === "I" || group === "II" ? group : null;
  return (
    <ul className={classes.bars}>
      {[...limitsOf(standard, declared)].map(([key, limit]) => {
        const value = percentages[key as keyof Percentages] ?? null;
        const bar = value === null ? null : shareOfLimit(value, limit);
        return (
          <li key={key}>
            <span className={classes.barHead}>
              <span>{names[key] ?? key}</span>
              <span>
                <b data-tone={bar?.tone}>{showing.figure(value)}</b>
                <span className={classes.quiet}>{` / ${showing.figure(limit)}`}</span>
              </span>
            </span>
            <span className={classes.bar} aria-hidden>
              <i data-tone={bar?.tone} style={{ width: `${bar?.share ?? 0}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

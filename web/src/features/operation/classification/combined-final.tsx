/** A final that was combined from others: nothing to type, so what was struck stands here as it is kept, figure by figure and unit by unit. */
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { productOfStandard, standardOfRow } from "@plimsoll/domain/operation/classify";
import {
  contractTable,
  type Graded,
  OUTCOME_TONES,
  outcomeText,
  showGraded,
} from "#calculator/classification";
import { useResultContext } from "#calculator/result-context";
import { ResultView } from "#calculator/result-view";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { Card, CardTitle } from "#ui/card";
import type { BodyProps } from "../page-body.tsx";
import classes from "./classification.module.css";
import { RowActions } from "./classification-entry.tsx";
import type { ClassificationRow } from "./classification-form.ts";
import { LimitBars } from "./classification-result.tsx";
import { useClassifyingWords } from "./classifying-words.tsx";
import { productsIn } from "./use-classified.ts";

interface CombinedProps extends BodyProps {
  readonly row: ClassificationRow;
  readonly calculator: CalculatorWords;
}

export const isCombined = ({ kind, sample, reported }: ClassificationRow) =>
  kind === "final" && sample == null && reported == null;

/** The kept answer in the words of the calculator. */
function gradedOf(row: ClassificationRow): Graded {
  const { outcome, reasons, observations, missing, percentages, contract_verdict: contract } = row;
  return {
    product: productOfStandard(row.standard),
    group: row.computed?.group ?? row.group,
    type: row.computed?.type ?? null,
    class: row.class,
    outcome: outcome ?? "incomplete",
    percentages: percentages ?? {},
    reasons: reasons ?? [],
    observations: observations ?? [],
    missing: missing ?? [],
    contract: contract ?? null,
    steps: [],
  };
}

export function CombinedFinal(props: CombinedProps) {
  const { hand, row, calculator } = props;
  const words = useClassifyingWords();
  const showing = useResultContext(calculator);
  const numbers = useNumbers();
  const dates = useDates();
  const graded = gradedOf(row);
  const { product, group, contract } = graded;
  const standard = standardOfRow(row, product);
  const name = productsIn(hand.bundle).find(({ id }) => id === row.product_id)?.name ?? "";
  const { notes = [] } = showGraded(graded, showing);
  return (
    <div className={classes.entry}>
      <div className={classes.plain}>
        <Card padded>
          <RowActions {...props} isDisabled />
          <CardTitle>{say(words.final.struck, { product: name })}</CardTitle>
          <p className={classes.note}>{words.list.locked}</p>
          <p className={classes.quiet}>
            {[
              dates.date(row.date),
              `${numbers.weight(row.tonnage)} t`,
              words.final.combined,
              row.coverage &&
                say(words.final.coverage, {
                  tonnage: numbers.weight(row.coverage.tonnage),
                  of: numbers.weight(row.coverage.of),
                }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </Card>
        <Units {...props} />
      </div>
      <div className={classes.side}>
        <Card padded>
          <CardTitle>
            {words.form.official}
            {standard && ` ${standard.name}`}
          </CardTitle>
          <p className={classes.tone} data-tone={OUTCOME_TONES[graded.outcome]}>
            <b>{outcomeText(graded, showing)}</b>
            {group && ` · ${calculator.classification.groups[group]}`}
          </p>
          <LimitBars
            percentages={graded.percentages}
            group={group}
            standard={standard}
            product={product}
            calculator={calculator}
          />
          <ResultView shown={{ figures: [], notes, steps: [] }} words={calculator} />
        </Card>
        <Card padded>
          <CardTitle>{words.form.contract}</CardTitle>
          {contract ? (
            <ResultView
              shown={{ figures: [], tables: [contractTable(contract, product, showing)], steps: [] }}
              words={calculator}
            />
          ) : (
            <p className={classes.quiet}>{words.form.noContract}</p>
          )}
        </Card>
      </div>
    </div>
  );
}

/** Each with its own verdict: contracts may ask for every hold. */
function Units({ row, calculator }: CombinedProps) {
  const words = useClassifyingWords().final;
  const showing = useResultContext(calculator);
  const numbers = useNumbers();
  const units = row.units ?? [];
  if (units.length === 0) return null;
  return (
    <Card padded>
      <CardTitle>{words.units}</CardTitle>
      <div className={classes.scroller}>
        <table className={classes.rows}>
          <thead>
            <tr>
              <th scope="col">{words.unit}</th>
              <th scope="col" data-figure>
                t
              </th>
              <th scope="col">{words.own}</th>
            </tr>
          </thead>
          <tbody>
            {units.map((unit) => (
              <tr key={unit.name}>
                <th scope="row">{unit.name}</th>
                <td data-figure>{numbers.weight(unit.tonnage)}</td>
                <td>
                  <span className={classes.tone} data-tone={OUTCOME_TONES[unit.outcome]}>
                    {outcomeText({ ...gradedOf(row), ...unit, percentages: unit.percentages ?? {} }, showing)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** The right side of a calculator: the answer as it is while one types, and how it came about on demand. */
import { Button, Collapse } from "@mantine/core";
import { formatFormula, type Step } from "@plimsoll/domain/kernel/calculated";
import { isDecimalText } from "@plimsoll/domain/kernel/decimal";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { ChevronDown, ListOrdered } from "lucide-react";
import { useState } from "react";
import { useLocale, useWords } from "#i18n/words-provider";
import classes from "./calculator.module.css";
import type { Shown, ShownSteps, ShownTable } from "./tool.ts";

interface ResultViewProps {
  readonly shown: Shown;
  readonly words: CalculatorWords;
}

export function ResultView({ shown, words }: ResultViewProps) {
  const { verdict, figures, tables = [], notes = [] } = shown;
  return (
    <>
      {verdict && (
        <p className={classes.verdict} data-tone={verdict.tone} role="status">
          {verdict.text}
        </p>
      )}
      {figures.length > 0 && (
        <dl className={classes.figures}>
          {figures.map(({ label, value, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value} {unit !== undefined && <span className={classes.unit}>{unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes.length > 0 && (
        <ul className={classes.notes}>
          {notes.map(({ text, tone }) => (
            <li key={text} data-tone={tone}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {tables.map((table, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tables of an answer keep their places
        <TableView key={at} table={table} />
      ))}
      <StepsView groups={shown.steps} words={words} />
    </>
  );
}

function TableView({ table }: { readonly table: ShownTable }) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        {table.title !== undefined && <caption>{table.title}</caption>}
        <thead>
          <tr>
            {table.head.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
              <th key={at} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no identity but their place
            <tr key={at}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StepsView({
  groups,
  words,
}: {
  readonly groups: readonly ShownSteps[];
  readonly words: CalculatorWords;
}) {
  const { tools } = useWords().app;
  const [open, setOpen] = useState(false);
  if (groups.every(({ steps }) => steps.length === 0)) return null;
  return (
    <div className={classes.steps}>
      <Button
        variant="default"
        size="xs"
        data-print="hidden"
        leftSection={<ListOrdered size={15} aria-hidden />}
        rightSection={<ChevronDown size={14} aria-hidden className={open ? classes.turned : undefined} />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? tools.hideSteps : tools.showSteps}
      </Button>
      <Collapse expanded={open}>
        {groups.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups keep their places
          <div key={at} className={classes.scroll}>
            <table className={classes.table}>
              {group.title !== undefined && <caption>{group.title}</caption>}
              <thead>
                <tr>
                  <th scope="col">{tools.step}</th>
                  <th scope="col">{tools.value}</th>
                  <th scope="col">{tools.howItCame}</th>
                  <th scope="col">{tools.rule}</th>
                </tr>
              </thead>
              <tbody>
                {group.steps.map((step, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the order of steps is what they are
                  <StepLine key={index} step={step} group={group} words={words} />
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </Collapse>
    </div>
  );
}

function StepLine({
  step,
  group,
  words,
}: {
  readonly step: Step;
  readonly group: ShownSteps;
  readonly words: CalculatorWords;
}) {
  const { locale } = useLocale();
  const { tools } = useWords().app;
  const rules: Readonly<Record<string, string>> = words.rules;
  const value =
    step.value === null
      ? "—"
      : isDecimalText(step.value)
        ? formatNumber(step.value, locale)
        : (group.values?.[step.value] ?? step.value);
  return (
    <tr>
      <th scope="row">{group.names[step.name] ?? step.name}</th>
      <td>
        {value} {step.unit !== undefined && <span className={classes.unit}>{step.unit}</span>}
      </td>
      <td className={classes.formula}>
        {step.formula === undefined ? "" : formatFormula(step.formula, locale)}
        {step.rounding !== undefined && ` (${tools.roundings[step.rounding]})`}
      </td>
      <td className={classes.rule}>
        {rules[step.rule] ?? step.rule}
        {step.article !== undefined && `, ${step.article}`}
      </td>
    </tr>
  );
}

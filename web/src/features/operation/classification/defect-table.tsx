/** Defect by defect: what was weighed, or what a laboratory reported, with its share beside it. */

import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { useContext } from "react";
import { type Control, type UseFormReturn, useController } from "react-hook-form";
import { type FieldItem, labelsOf } from "#calculator/calculator-form";
import { useResultContext } from "#calculator/result-context";
import type { FieldErrors } from "#fields/field-screen";
import { screenOf } from "#fields/registry";
import { FormScope, fieldId } from "#record/form-field";
import { Card } from "#ui/card";
import classes from "./classification.module.css";
import type { Worked } from "./classification-form.ts";
import { useClassifyingWords } from "./classifying-words.tsx";
import { limitsOf } from "./limits.ts";

interface DefectTableProps {
  readonly worked: Worked;
  readonly form: UseFormReturn<Values>;
  readonly calculator: CalculatorWords;
  readonly verdictOn: (path: string) => FieldErrors;
}

export function DefectTable({ worked, form, calculator, verdictOn }: DefectTableProps) {
  const words = useClassifyingWords().form;
  const showing = useResultContext(calculator);
  const { parts, product, standard, answer } = worked;
  const isWeighed = parts.sample !== null;
  const items = parts.sample?.picked ?? parts.reported;
  if (product === undefined || items.length === 0) return null;
  const names: Readonly<Record<string, string>> = calculator.classification.parameters[product];
  const limits = limitsOf(standard, worked.typed.group ?? null);
  const shareOf = (key: string) => answer?.percentages[key as keyof typeof answer.percentages];
  const totals = isWeighed ? (standard?.totals ?? []).map(({ key }) => key) : [];
  const isOver = (key: string) =>
    answer?.reasons.some((one) => one.parameter === key && one.code !== "decides_type") === true;
  return (
    <Card>
      <table className={classes.defects}>
        <thead>
          <tr>
            <th scope="col">{words.defect}</th>
            <th scope="col" data-figure>
              {isWeighed ? words.weight : words.share}
            </th>
            {isWeighed && (
              <th scope="col" data-figure>
                {words.share}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const key = item.path.split(".").at(-1) ?? "";
            return (
              <tr key={item.path} data-field={item.path}>
                <th scope="row">{item.label(calculator)}</th>
                <td data-figure>
                  <CellInput
                    item={item}
                    control={form.control}
                    calculator={calculator}
                    errors={verdictOn(item.path)}
                  />
                </td>
                {isWeighed && (
                  <td data-figure data-over={isOver(key)}>
                    {showing.figure(shareOf(key))}
                  </td>
                )}
              </tr>
            );
          })}
          {totals.map((key) => (
            <tr key={key} data-total="true">
              <th scope="row">
                {names[key] ?? key}
                {limits.has(key) && (
                  <span className={classes.quiet}>{` ≤ ${showing.figure(limits.get(key))}`}</span>
                )}
              </th>
              <td />
              <td data-figure data-over={isOver(key)}>
                {showing.figure(shareOf(key))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface CellInputProps {
  readonly item: FieldItem;
  readonly control: Control<Values>;
  readonly calculator: CalculatorWords;
  readonly errors: FieldErrors;
}

const NO_ROW = { id: "", country: null, isNew: true } as const;

function CellInput({ item, control, calculator, errors }: CellInputProps) {
  const { field: bound, fieldState } = useController({ name: item.path, control });
  const { Input } = screenOf(item.field);
  const scope = useContext(FormScope);
  return (
    <Input
      id={`${scope}${fieldId(item.path)}`}
      name={item.path}
      field={item.field}
      labels={labelsOf(item, calculator)}
      value={bound.value}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      errors={fieldState.isTouched ? errors : {}}
      rowContext={NO_ROW}
      bare
    />
  );
}

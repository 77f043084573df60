/** The left side of a calculator: the fields that it asks for, as in every form, in groups and on cards. */
import { ActionIcon, Button } from "@mantine/core";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { Plus, Trash2 } from "lucide-react";
import { type Control, useController, useFieldArray } from "react-hook-form";
import type { FieldErrors, RowContext } from "#fields/field-screen";
import { sameState } from "#fields/form-state";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { FormField } from "#record/form-field";
import { DerivedMark } from "#ui/derived-mark";
import classes from "./calculator.module.css";
import { type CardsItem, type FieldItem, type Item, labelsOf } from "./calculator-form.ts";
import type { KnownStates } from "./known-states.ts";
import { statesOfRequest } from "./request.ts";

export interface CalculatorForm {
  readonly words: CalculatorWords;
  readonly control: Control<Values>;
  /** Messages by the place of a field in the request. */
  readonly verdictOn: (path: string) => FieldErrors;
  /** What a register filled in. */
  readonly known: KnownStates;
}

interface ItemsProps {
  readonly items: readonly Item[];
  /** The card that they stand on; empty for the form itself. */
  readonly at: string;
  readonly form: CalculatorForm;
  readonly across?: number | undefined;
}

/** Nothing that a calculator asks for points at other rows. */
const NO_ROW: RowContext = { id: "", country: null, isNew: true };

export const placeOf = (at: string, path: string) => (at === "" ? path : `${at}.${path}`);

export function CalculatorFields({ items, at, form, across }: ItemsProps) {
  return (
    <div className={classes.items} data-across={across}>
      {items.map((item) => {
        const label = item.label(form.words);
        if (item.kind === "group")
          return (
            <fieldset key={label} className={classes.group}>
              <legend>{label}</legend>
              <CalculatorFields items={item.items} at={at} form={form} across={item.across} />
            </fieldset>
          );
        const path = placeOf(at, item.path);
        if (item.kind === "cards") return <Cards key={path} item={item} path={path} form={form} />;
        const field = (
          <FormField
            key={path}
            name={path}
            field={item.field}
            labels={labelsOf(item, form.words)}
            control={form.control}
            rowContext={NO_ROW}
            verdict={form.verdictOn(path)}
          />
        );
        if (!form.known.has(path)) return field;
        const isWide = item.columns !== undefined;
        return (
          <div key={path} className={classes.known} data-wide={isWide}>
            {field}
            <KnownMark path={path} item={item} form={form} />
          </div>
        );
      })}
    </div>
  );
}

/** 'auto' as long as the field holds what the register says; the way back once somebody wrote over it. */
function KnownMark({
  path,
  item,
  form,
}: {
  readonly path: string;
  readonly item: FieldItem;
  readonly form: CalculatorForm;
}) {
  const { tools } = useWords().app;
  const { field } = useController({ name: path, control: form.control });
  const known = form.known.get(path);
  const isSame = sameState(path, item.field, field.value, known);
  return (
    <DerivedMark
      item={item.label(form.words)}
      mode={isSame ? "auto" : "manual"}
      source={tools.fromRegister}
      onFollow={() => field.onChange(known)}
    />
  );
}

interface CardsProps {
  readonly item: CardsItem;
  readonly path: string;
  readonly form: CalculatorForm;
}

function Cards({ item, path, form }: CardsProps) {
  const words = useWords().app.record.children;
  // The library knows lists by their type; this one is found by its place.
  const list = useFieldArray({ control: form.control, name: path as never });
  const label = item.label(form.words);
  const problem = form.verdictOn(path)[""];
  return (
    <div className={classes.cards} data-field={path}>
      {list.fields.map(({ id }, index) => (
        <fieldset key={id} className={classes.group}>
          <legend>
            {label} {index + 1}
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={say(words.remove, { position: index + 1 })}
              onClick={() => list.remove(index)}
            >
              <Trash2 size={14} aria-hidden />
            </ActionIcon>
          </legend>
          <CalculatorFields items={item.items} at={`${path}.${index}`} form={form} />
        </fieldset>
      ))}
      <div className={classes.add} data-print="hidden">
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => list.append(statesOfRequest(item.items, item.blank) as never)}
        >
          {say(words.addTo, { item: label })}
        </Button>
        {problem !== undefined && <span className={classes.problem}>{problem}</span>}
      </div>
    </div>
  );
}

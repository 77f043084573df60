/**
 * A record where some of its attributes are given: the orders of ships, the comments of one order. What is given is no
 * column, no filter and no field there; the list asks for those rows alone and a new row gets the values.
 */

import type { Condition } from "@plimsoll/domain/kernel/filter-value";
import { modelOf, type RecordModel } from "@plimsoll/domain/kernel/record";
import { type Values, withDefaults } from "@plimsoll/domain/kernel/row-schema";

interface Narrowing {
  /** Values by attribute, as they go on the wire. */
  readonly fixed: Readonly<Record<string, string | boolean>>;
  /** Fields that make no sense among these rows. */
  readonly without?: readonly string[];
  /** What a list shows of them until somebody chooses otherwise, where it is not what the record declares. */
  readonly columns?: readonly string[];
}

const columns = new WeakMap<RecordModel, readonly string[]>();
const given = new WeakMap<RecordModel, Narrowing["fixed"]>();
const NOTHING: Narrowing["fixed"] = {};

/** Reads what is given, then the row, then what a new one begins with; field by field, as a rule asks for them. */
const wholeRow = (blank: Values, fixed: Narrowing["fixed"]) => (row: Values) =>
  new Proxy(blank, {
    get(target, name: string) {
      const value = name in fixed ? fixed[name] : row[name];
      return value === undefined ? target[name] : value;
    },
  });

/** Made once and kept by whoever asks: forms and lists know a model by its identity. */
export function narrowedModel(
  model: RecordModel,
  { fixed, without = [], columns: shown }: Narrowing,
): RecordModel {
  const { definition } = model;
  const gone = new Set([...Object.keys(fixed), ...without]);
  const fields = Object.fromEntries(Object.entries(definition.fields).filter(([name]) => !gone.has(name)));
  const whole = wholeRow({ ...withDefaults(model, {}), ...fixed }, fixed);
  const { check = [], requiredWhen = {} } = definition;
  const narrowed = modelOf({
    ...definition,
    fields,
    // The rules of the whole record hold for its parts, so they see a whole row.
    check: check.map((rule) => (row: Values) => rule(whole(row) as never)),
    requiredWhen: Object.fromEntries(
      Object.entries(requiredWhen).map(([name, isNeeded]) => [
        name,
        (row: Values) => isNeeded?.(whole(row) as never) === true,
      ]),
    ),
  });
  given.set(narrowed, fixed);
  if (shown !== undefined)
    columns.set(
      narrowed,
      shown.filter((name) => fields[name] !== undefined),
    );
  return narrowed;
}

export function fixedOf(model: RecordModel): Narrowing["fixed"] {
  return given.get(model) ?? NOTHING;
}

/** The columns of the narrowed list; nothing where the record's own declaration holds. */
export function columnsOf(model: RecordModel): readonly string[] | undefined {
  return columns.get(model);
}

export function fixedConditions(model: RecordModel): Condition[] {
  return Object.entries(fixedOf(model)).map(([attribute, value]) => ({ attribute, operator: "=", value }));
}

/** Under which name a list keeps its columns and views, and a form its draft. */
export function storageKey(model: RecordModel): string {
  return [model.key, ...Object.values(fixedOf(model))].join(".");
}

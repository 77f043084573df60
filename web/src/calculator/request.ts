/**
 * A calculator's form and its request, the way there and back. The form keeps the value of each field as every form
 * does (see `fields/form-state`), at the field's place in the request. What is empty is left out of the request, what
 * was not understood is an issue of its own.
 */
import type { Issue } from "@plimsoll/domain/kernel/errors";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { get, set } from "react-hook-form";
import { attributesOfState, stateOf } from "#fields/form-state";
import { isRefused } from "#fields/refused-text";
import { type FieldItem, type Item, ungrouped } from "./calculator-form.ts";

const listAt = (values: unknown, path: string): unknown[] => {
  const list: unknown = get(values, path);
  return Array.isArray(list) ? list : [];
};

/** The values of the form that makes this request. */
export function statesOfRequest(items: readonly Item[], request: unknown): Values {
  const states: Values = {};
  for (const item of ungrouped(items)) {
    const state =
      item.kind === "cards"
        ? listAt(request, item.path).map((entry) => statesOfRequest(item.items, entry))
        : stateOf(item.path, item.field, { [item.path]: rowsOnOneLevel(item, get(request, item.path)) });
    set(states, item.path, state);
  }
  return states;
}

/** Columns of a grid may lie deeper in the row, which then is brought to one level. */
function rowsOnOneLevel({ columns }: FieldItem, value: unknown): unknown {
  if (!columns || !Array.isArray(value)) return value;
  return value.map((row) => Object.fromEntries(columns.map(({ path }) => [path, get(row, path) ?? null])));
}

/** What the fields of the form hold, as a tree like the request. */
function treeOf(items: readonly Item[], values: unknown): Values {
  const tree: Values = {};
  for (const item of ungrouped(items)) {
    const value =
      item.kind === "cards"
        ? listAt(values, item.path).map((entry) => treeOf(item.items, entry))
        : attributeOf(item, get(values, item.path));
    set(tree, item.path, value);
  }
  return tree;
}

function attributeOf({ path, field, columns }: FieldItem, state: unknown): unknown {
  const value = attributesOfState(path, field, state)[path];
  if (!columns || !Array.isArray(value)) return value;
  return value.map((row: Values) => {
    const nested: Values = {};
    for (const column of columns) set(nested, column.path, row[column.path]);
    return nested;
  });
}

const isTree = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !isRefused(value);

/** A flag that is off says nothing by itself. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (isTree(value) && Object.values(value).every(isEmpty));

export interface BuiltRequest {
  readonly request: unknown;
  readonly refused: readonly Issue[];
}

/** `optional` groups without anything in them are left out whole; the others stay, so that each gap is told at its field. */
export function requestOf(items: readonly Item[], values: Values, optional: readonly string[]): BuiltRequest {
  const refused: Issue[] = [];
  const clean = (value: unknown, path: string): unknown => {
    if (isRefused(value)) {
      refused.push({ field: path, code: value.code, ...(value.params ? { params: value.params } : {}) });
      return undefined;
    }
    if (!isTree(value)) return value ?? undefined;
    if (isEmpty(value) && optional.includes(path.replace(/\.\d+/g, ""))) return undefined;
    if (Array.isArray(value)) {
      const last = value.findLastIndex((one) => !isEmpty(one));
      return value.slice(0, last + 1).map((one, at) => clean(one, `${path}.${at}`) ?? {});
    }
    const entries = Object.entries(value).flatMap(([key, one]) => {
      const kept = clean(one, path === "" ? key : `${path}.${key}`);
      return kept === undefined ? [] : [[key, kept] as const];
    });
    return Object.fromEntries(entries);
  };
  return { request: clean(treeOf(items, values), ""), refused };
}

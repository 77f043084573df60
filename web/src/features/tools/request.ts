/** The form of a calculator as a request: what is empty is left out, what was not understood is an issue of its own. */
import type { Issue } from "@plimsoll/domain/kernel/errors";
import { isRefused } from "#fields/refused-text";

export type State = Readonly<Record<string, unknown>>;

export function valueAt(state: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), state);
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !isRefused(value);

/** A copy with another value at one place; lists stay lists. */
export function withValue(state: unknown, path: string, value: unknown): unknown {
  const [first = "", ...rest] = path.split(".");
  const tree = Array.isArray(state)
    ? [...state]
    : isTree(state)
      ? { ...state }
      : /^\d+$/.test(first)
        ? []
        : {};
  (tree as Record<string, unknown>)[first] =
    rest.length === 0
      ? value
      : withValue(
          (tree as Record<string, unknown>)[first] ?? (/^\d+$/.test(rest[0] ?? "") ? [] : {}),
          rest.join("."),
          value,
        );
  return tree;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) ? value.every(isEmpty) : isTree(value) && Object.values(value).every(isEmpty));

export interface BuiltRequest {
  readonly request: unknown;
  readonly refused: readonly Issue[];
}

/** `optional` groups without anything in them are left out whole; the others stay, so that each gap is told at its field. */
export function requestOf(state: State, optional: readonly string[]): BuiltRequest {
  const refused: Issue[] = [];
  const clean = (value: unknown, path: string): unknown => {
    if (isRefused(value)) {
      refused.push({ field: path, code: value.code, ...(value.params ? { params: value.params } : {}) });
      return undefined;
    }
    if (Array.isArray(value)) {
      if (isEmpty(value) && optional.includes(path.replace(/\.\d+/g, ""))) return undefined;
      const last = value.findLastIndex((one) => !isEmpty(one));
      return value.slice(0, last + 1).map((one, at) => clean(one, `${path}.${at}`) ?? {});
    }
    if (!isTree(value)) return value === "" || value === null ? undefined : value;
    if (isEmpty(value) && optional.includes(path.replace(/\.\d+/g, ""))) return undefined;
    const entries = Object.entries(value).flatMap(([key, one]) => {
      const kept = clean(one, path === "" ? key : `${path}.${key}`);
      return kept === undefined ? [] : [[key, kept] as const];
    });
    return Object.fromEntries(entries);
  };
  return { request: clean(state, ""), refused };
}

/**
 * A text that was typed and not understood. It stands in the form where the value would, so that nothing typed
 * is lost: not by leaving the field, not by a reload, and it is never sent.
 */
import { isErrorCode } from "@plimsoll/domain/errors";
import type { ErrorCode, Issue, IssueParams } from "@plimsoll/domain/kernel/errors";
import type { Values } from "@plimsoll/domain/kernel/row-schema";

export interface RefusedText {
  readonly refused: string;
  readonly code: ErrorCode;
  readonly params?: IssueParams;
}

export function refusedText(refused: string, code: ErrorCode, params?: IssueParams): RefusedText {
  return { refused, code, ...(params ? { params } : {}) };
}

export function isRefused(value: unknown): value is RefusedText {
  return (
    typeof value === "object" &&
    value !== null &&
    "refused" in value &&
    typeof value.refused === "string" &&
    "code" in value &&
    isErrorCode(value.code)
  );
}

export interface ExtractedInvalid {
  readonly values: Values;
  readonly issues: readonly Issue[];
}

/** The values without the refused texts, and an issue for each at its path. */
export function extractInvalid(values: Values): ExtractedInvalid {
  const issues: Issue[] = [];
  const clean = (value: unknown, path: string): unknown => {
    if (isRefused(value)) {
      issues.push({ field: path, code: value.code, ...(value.params ? { params: value.params } : {}) });
      return null;
    }
    if (Array.isArray(value)) return value.map((one, index) => clean(one, `${path}.${index}`));
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, clean(one, `${path}.${name}`)]),
      );
    }
    return value;
  };
  const valid = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, clean(value, name)]));
  return { values: valid, issues };
}

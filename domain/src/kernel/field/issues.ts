/** Carries our error codes through zod, so that one schema serves both sides and words stay outside. */
import type { z } from "zod";
import type { ErrorCode, Issue } from "../errors.ts";

type Params = Readonly<Record<string, string | number>>;

export interface Finding {
  readonly code: ErrorCode;
  readonly params: Params;
}

export const finding = (code: ErrorCode, params: Params): Finding => ({ code, params });

/** A schema that accepts `base` and then reports the code that `test` returns, or nothing. */
export function refined<T>(
  base: z.ZodType<T>,
  test: (value: T) => ErrorCode | Finding | undefined,
): z.ZodType<T> {
  return base.superRefine((value, context) => {
    const verdict = test(value);
    if (verdict === undefined) return;
    const { code, params } = typeof verdict === "string" ? { code: verdict, params: undefined } : verdict;
    context.addIssue({ code: "custom", params: { code, ...(params ? { params } : {}) } });
  });
}

/** All issues of a failed parse, by field path, in our codes. */
export function issuesOf(error: z.ZodError): Issue[] {
  return error.issues.flatMap((found): Issue[] => {
    const field = found.path.map(String).join(".");
    if (found.code === "unrecognized_keys") {
      return found.keys.map((key) => ({
        field: field === "" ? key : `${field}.${key}`,
        code: "unknown_attribute",
        params: { name: key },
      }));
    }
    const at = field === "" ? {} : { field };
    if (found.code === "custom" && isCoded(found.params)) {
      return [
        { ...at, code: found.params.code, ...(found.params.params ? { params: found.params.params } : {}) },
      ];
    }
    if (found.code === "invalid_type" && (found.input === undefined || found.input === null)) {
      return [{ ...at, code: "required" }];
    }
    return [{ ...at, code: "invalid" }];
  });
}

function isCoded(params: unknown): params is { code: ErrorCode; params?: Params } {
  return typeof params === "object" && params !== null && "code" in params && typeof params.code === "string";
}

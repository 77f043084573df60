/**
 * Issues as the form library wants them, and messages as the controls want them. The library knows one error per
 * field; messages inside a field (the latitude, a cell of a child row) travel in it by their path.
 */
import type { Fields } from "@plimsoll/domain/kernel/field/kinds";
import type { FieldError } from "react-hook-form";
import type { FieldErrors } from "#fields/field-screen";
import { fieldAt } from "./form-fields.ts";

export interface FieldMessage {
  readonly field?: string | undefined;
  readonly code: string;
  readonly message: string;
}

/** By field; the first message of a place stands, the others are seen once it is mended. */
export function errorsByField(fields: Fields, told: readonly FieldMessage[]): Record<string, FieldError> {
  const errors = new Map<string, { type: string; message: string; types: Record<string, string> }>();
  for (const { field, code, message } of told) {
    const at = fieldAt(fields, field ?? "");
    if (!at) continue;
    const error = errors.get(at.name) ?? { type: code, message, types: {} };
    error.types[at.rest] ??= message;
    errors.set(at.name, error);
  }
  return Object.fromEntries(errors);
}

/** Messages by path inside one field. */
export function messagesOf(error: FieldError | undefined): FieldErrors {
  return (error?.types ?? {}) as FieldErrors;
}

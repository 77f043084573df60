/** What a failed call says to the person, and how it is shown when no form takes it. */
import { currentWords } from "#i18n/dictionary";
import { RpcError } from "#rpc/rpc-error";
import { toasts } from "#ui/toasts";

const FIELD_CODES: ReadonlySet<string> = new Set([
  "taken",
  "already_exists",
  "invalid_date",
  "date_before",
  "date_before_today",
  "date_after_today",
  "date_before_appointment",
  "expiration_before_proposal",
  "end_before_begin",
]);

const STATUS_CODES: ReadonlySet<string> = new Set(["status_not_permitted", "status_before_operating"]);

export function errorText(error: unknown): string {
  if (error instanceof RpcError) return error.message;
  return currentWords().errors.internal;
}

/** The toast for a failed call. An ended session has its own dialog, so it needs no toast. */
export function toastError(error: unknown): void {
  if (error instanceof RpcError && error.status === 401) return;
  const code = error instanceof RpcError ? (error.code ?? "") : "";
  if (FIELD_CODES.has(code)) toasts.fieldError(errorText(error));
  else if (STATUS_CODES.has(code)) toasts.statusNotPermitted(errorText(error));
  else toasts.error(errorText(error));
}

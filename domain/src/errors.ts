// The catalogue of every refusal that the product can give, put together from what the kernel and the features declare,
// and what a client shows for a refusal without words.
import { ACCESS_ERRORS } from "./access/errors.ts";
import { BILLING_ERRORS } from "./billing/errors.ts";
import { CERTIFICATE_ERRORS } from "./certificate/errors.ts";
import { CLASSIFICATION_ERRORS } from "./classification/errors.ts";
import { COMMERCIAL_ERRORS } from "./commercial/errors.ts";
import { COUNTRY_ERRORS } from "./country/errors.ts";
import { HYDROSTATICS_ERRORS } from "./hydrostatics/errors.ts";
import { IDENTIFIER_ERRORS } from "./identifier/errors.ts";
import { type ErrorCode, type ErrorEntry, KERNEL_ERRORS } from "./kernel/errors.ts";
import { OPERATION_ERRORS } from "./operation/errors.ts";
import { TRUCK_ERRORS } from "./operation/truck-errors.ts";
import { PEOPLE_ERRORS } from "./people/errors.ts";
import { REGISTER_ERRORS } from "./register/errors.ts";
import { REPORT_ERRORS } from "./report/errors.ts";
import { SESSION_ERRORS } from "./session/errors.ts";
import { SYNC_ERRORS } from "./sync/errors.ts";
import { WEIGHING_ERRORS } from "./weighing/errors.ts";
import { WORK_ORDER_ERRORS } from "./work-order/errors.ts";

export type { ErrorCode };

export const ERRORS: Readonly<Record<ErrorCode, ErrorEntry>> = {
  ...KERNEL_ERRORS,
  ...ACCESS_ERRORS,
  ...COUNTRY_ERRORS,
  ...SESSION_ERRORS,
  ...PEOPLE_ERRORS,
  ...IDENTIFIER_ERRORS,
  ...HYDROSTATICS_ERRORS,
  ...REGISTER_ERRORS,
  ...COMMERCIAL_ERRORS,
  ...WORK_ORDER_ERRORS,
  ...OPERATION_ERRORS,
  ...TRUCK_ERRORS,
  ...CLASSIFICATION_ERRORS,
  ...WEIGHING_ERRORS,
  ...CERTIFICATE_ERRORS,
  ...BILLING_ERRORS,
  ...SYNC_ERRORS,
  ...REPORT_ERRORS,
};

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERRORS, value);
}

export function statusOf(code: ErrorCode): number {
  return ERRORS[code].status;
}

/** The code as clients see it. */
export function wireCodeOf(code: ErrorCode): string {
  return ERRORS[code].wireCode ?? code;
}

/** What a client shows for an answer that brought a status and no words of its own. */
export interface Toast {
  /** The sentence, by its code in the words of its room. */
  readonly message: ErrorCode;
  readonly logsOut: boolean;
}

export const TOASTS: Readonly<Record<number, Toast>> = {
  401: { message: "session_expired", logsOut: true },
  404: { message: "not_found", logsOut: false },
  405: { message: "validation_failed", logsOut: false },
  406: { message: "link_not_available", logsOut: false },
  412: { message: "already_exists", logsOut: false },
  422: { message: "already_exists", logsOut: false },
  423: { message: "classification_exists_in_basement", logsOut: false },
  424: { message: "classification_exists", logsOut: false },
  425: { message: "finished", logsOut: false },
  500: { message: "internal", logsOut: false },
};

/** 400 and every status without words of its own. */
export const OTHER_TOAST: Toast = { message: "bad_request", logsOut: false };

/** A 500 whose body says this is an expired session in disguise. */
export const EXPIRED_TOKEN_MARK = "Token has expired";

export function toastOf(status: number, body = ""): Toast {
  const known = status === 500 && body.includes(EXPIRED_TOKEN_MARK) ? TOASTS[401] : TOASTS[status];
  return known ?? OTHER_TOAST;
}

/**
 * How long a toast stays, in milliseconds; progress toasts stay until they are hidden. What was asked for and succeeded goes
 * by itself after a second, what the product remarks after two, what went wrong is read.
 */
export const TOAST_DURATIONS = {
  success: 1000,
  remark: 2000,
  usual: 3000,
  dateOrTaken: 4000,
  greetingOrStatus: 5000,
} as const;

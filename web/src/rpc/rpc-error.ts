/** A call that did not succeed, as the screens see it. */
import { toastOf } from "@plimsoll/domain/errors";
import type { ErrorCode } from "@plimsoll/domain/kernel/errors";

export interface RpcIssue {
  readonly code: string;
  readonly field?: string;
  readonly message: string;
  /** With `stale`: the row as it stands now. */
  readonly current?: unknown;
}

export interface RpcFailure {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly errors: readonly RpcIssue[];
  readonly requestId?: string;
  /** No answer at all: the network, or a server that is gone. */
  readonly network: boolean;
  /** Seconds to wait, where the server named them. */
  readonly retryAfter?: number;
}

export class RpcError extends Error {
  override readonly name = "RpcError";
  readonly status: number;
  readonly errors: readonly RpcIssue[];
  readonly requestId: string | undefined;
  readonly network: boolean;
  readonly retryAfter: number | undefined;

  constructor(failure: RpcFailure) {
    super(failure.errors[0]?.message ?? `status ${failure.status}`);
    this.status = failure.status;
    this.errors = failure.errors;
    this.requestId = failure.requestId;
    this.network = failure.network;
    this.retryAfter = failure.retryAfter;
  }

  get code(): string | undefined {
    return this.errors[0]?.code;
  }

  has(code: ErrorCode): boolean {
    return this.errors.some((one) => one.code === code);
  }

  /** Messages by field, for a form; entries without a field are not in it. */
  get byField(): Readonly<Record<string, string>> {
    const named = this.errors.flatMap(({ field, message }) =>
      field === undefined ? [] : [[field, message] as const],
    );
    return Object.fromEntries(named.reverse());
  }
}

/** The code whose sentence is shown for an answer that brought none of its own. */
export function codeOfStatus(status: number): ErrorCode {
  return toastOf(status).message;
}

export function isRefusal(error: unknown, code: ErrorCode): error is RpcError {
  return error instanceof RpcError && error.has(code);
}

/** The one way in which a failure leaves the server. Unknown ones say nothing but their request id. */
import { issue } from "@plimsoll/domain/kernel/errors";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { translateDatabaseError } from "#db/sqlstate";
import { Failure } from "./failure.ts";
import { sentence, wireCode } from "./words.ts";

export interface ErrorAnswer {
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly body: {
    readonly statusCode: number;
    readonly errors: readonly { code: string; message: string; field?: string; current?: unknown }[];
    readonly request_id: string;
  };
  /** Set when the fault is ours and must be looked into. */
  readonly internal: unknown;
}

export function errorAnswer(
  problem: unknown,
  about: { locale: Locale; requestId: string; record?: string | undefined },
): ErrorAnswer {
  const failure = problem instanceof Failure ? problem : translateDatabaseError(problem);
  const known = failure ?? new Failure([issue("internal")]);
  const status = known.status;
  return {
    status,
    retryAfter: known.retryAfter,
    body: {
      statusCode: status,
      errors: known.issues.map((one, index) => ({
        code: wireCode(one),
        ...(one.field === undefined ? {} : { field: one.field }),
        message: sentence(about.locale, one, about.record),
        ...(index === 0 && known.current !== undefined ? { current: known.current } : {}),
      })),
      request_id: about.requestId,
    },
    internal: failure === undefined ? problem : undefined,
  };
}

import type { Call } from "./call.ts";

/** The call with what took long and was done before its transaction. */
export function withPrepared(call: Call, prepared: unknown): Call {
  return {
    ...call,
    prepared,
    inTransaction: (work) => call.inTransaction((inner) => work(withPrepared(inner, prepared))),
  };
}

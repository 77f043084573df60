// Decides what is said when a new password could not be asked for or chosen.

import type { words } from "@plimsoll/domain/session/words/en";
import { errorText } from "#app/error-text";
import { RpcError } from "#rpc/rpc-error";

type Texts = Pick<(typeof words)["messages"], "expiredToken" | "checkEmailPasswordOrToken">;

/** What was typed is to be looked at again, unless the link is over or it was no fault of the person's. */
export function recoveryProblem(error: unknown, texts: { readonly [K in keyof Texts]: string }): string {
  const status = error instanceof RpcError && !error.network ? error.status : 500;
  if (status === 406) return texts.expiredToken;
  return status >= 400 && status < 429 ? texts.checkEmailPasswordOrToken : errorText(error);
}

/**
 * The clicks on one button. The same once more while it is under way is the same click and joins it; anything else is
 * something else that somebody wants, and goes out by itself. Each click has one idempotency key; after a failure of the
 * network the same attributes keep their key, because the first try may have arrived.
 */
import { RpcError } from "./rpc-error.ts";

export interface Clicks<T> {
  readonly click: (attributes: unknown, send: (key: string) => Promise<T>) => Promise<T>;
}

/** `onCount` hears how many are under way. */
export function makeClicks<T>(onCount: (count: number) => void): Clicks<T> {
  const underWay = new Map<string, Promise<T>>();
  let unanswered: { readonly body: string; readonly key: string } | undefined;
  return {
    click(attributes, send) {
      const body = JSON.stringify(attributes);
      const same = underWay.get(body);
      if (same) return same;
      const key = unanswered?.body === body ? unanswered.key : crypto.randomUUID();
      unanswered = undefined;
      const promise = send(key)
        .catch((error: unknown) => {
          if (error instanceof RpcError && error.network) unanswered = { body, key };
          throw error;
        })
        .finally(() => {
          underWay.delete(body);
          onCount(underWay.size);
        });
      underWay.set(body, promise);
      onCount(underWay.size);
      return promise;
    },
  };
}

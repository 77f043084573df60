/** How answers are kept: old rows stay while new ones come, live events say when to ask again. */
import { keepPreviousData, QueryClient } from "@tanstack/react-query";
import { isRefusal, RpcError } from "./rpc-error.ts";

const FRESH_FOR = 30_000;

/** A refusal is an answer; only silence and a server that stumbles are asked again. */
function worthAsking(failures: number, error: Error): boolean {
  // What was stopped for taking too long would take as long again.
  if (failures >= 2 || isRefusal(error, "took_too_long")) return false;
  return error instanceof RpcError && (error.network || error.status === 502 || error.status === 503);
}

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        placeholderData: keepPreviousData,
        retry: worthAsking,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

export const queryClient = makeQueryClient();

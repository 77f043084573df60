/** Calls as components make them: reads from the cache, writes with a button. Reads repeat when the country changes. */
import type { AnswerNamed, InputNamed, RowNamed, RowWith } from "@plimsoll/domain/calls";
import {
  type QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { makeClicks } from "./clicks.ts";
import {
  type Asked,
  type CallNames,
  type PublicConfig,
  publicConfig,
  type RpcAnswer,
  rpcCountry,
  send,
  subscribeRpcCountry,
} from "./client.ts";
import { invalidateType, type RecordName } from "./invalidate-type.ts";
import { newerRow } from "./newer-row.ts";

export { invalidateType } from "./invalidate-type.ts";

export type CallRequest = CallNames & Asked;

/** The key of an answer in the cache: what, of which type, in which country. */
export function callKey({ service, action, type, attributes, country }: CallRequest) {
  return ["rpc", service, type, action, country ?? rpcCountry(), attributes ?? {}] as const;
}

export interface CallOptions {
  readonly enabled?: boolean;
  readonly staleTime?: number;
  /** Milliseconds between two askings of a page that stays open, such as a map. */
  readonly refetchInterval?: number;
  /** Rows of another record must not show while this one comes. */
  readonly keepPrevious?: boolean;
  /** Further types whose changes make the answer stale, such as the orders behind a count. */
  readonly dependsOn?: readonly RecordName[];
}

/** One call that reads, answered from the cache while it is fresh. */
export function useCall<const C extends CallNames>(
  request: C & Asked<InputNamed<C>>,
  options: CallOptions = {},
): UseQueryResult<RpcAnswer<AnswerNamed<C>>, Error> {
  return useAnswer<AnswerNamed<C>>(request, options);
}

/** Apart from the names, which cost the compiler much wherever a type that hangs on them is compared. */
function useAnswer<T>(
  request: CallRequest,
  options: CallOptions & { readonly structuralSharing?: typeof newerRow; readonly notifyOnChangeProps?: [] },
): UseQueryResult<RpcAnswer<T>, Error> {
  const { keepPrevious = true, dependsOn, ...rest } = options;
  useSyncExternalStore(subscribeRpcCountry, rpcCountry);
  return useQuery<RpcAnswer<T>, Error>({
    queryKey: callKey(request),
    queryFn: ({ signal }) => send({ ...request, signal }),
    ...rest,
    ...(dependsOn ? { meta: { dependsOn } } : {}),
    ...(keepPrevious ? {} : { placeholderData: undefined }),
  });
}

export interface ListAttributes {
  readonly fields?: readonly string[];
  readonly order?: readonly (readonly [string, "asc" | "desc"])[];
  readonly active?: "all" | boolean;
  readonly pagination?: { readonly page: number; readonly size: number };
  readonly conditions?: readonly {
    readonly attribute: string;
    readonly operator: string;
    readonly value?: unknown;
  }[];
  readonly search?: string;
}

/** Rows of a record: of each, the fields asked for. */
export function useList<const R extends RecordName, const A extends ListAttributes>(
  record: R,
  attributes?: A,
  options?: CallOptions,
): UseQueryResult<RpcAnswer<readonly RowWith<RowNamed<R>, A["fields"]>[]>, Error> {
  const { service, type }: RecordName = record;
  return useAnswer({ service, type, action: "list", attributes: { ...attributes } }, options ?? {});
}

/** Asks for rows before it is certain that they will be shown; nothing is drawn for them, and `useList` finds them there. */
export function useListAhead(record: RecordName, attributes: ListAttributes, isWanted: boolean): void {
  useAnswer(
    { ...record, action: "list", attributes: { ...attributes } },
    { enabled: isWanted, keepPrevious: false, notifyOnChangeProps: [] },
  );
}

/** A row as its page wants it: with what may be done with it now, and how it came here, where it has statuses. */
function loadRequest({ service, type }: RecordName, id: string | undefined) {
  return { service, type, action: "load", attributes: { id, with: ["verdicts", "status_log"] } } as const;
}

interface WithStatus {
  readonly verdicts?: unknown;
  readonly status_log?: unknown;
}

/** Keeps a row that an answer brought; what did not come with it stays as it was until it is asked again. */
export function rememberRow(
  client: QueryClient,
  record: RecordName,
  row: Readonly<Record<string, unknown>>,
): void {
  client.setQueryData<RpcAnswer<WithStatus>>(callKey(loadRequest(record, String(row.id))), (known) => {
    const { verdicts, status_log } = known?.attributes ?? {};
    const kept = { ...(verdicts ? { verdicts } : {}), ...(status_log ? { status_log } : {}) };
    return { attributes: { ...kept, ...row } };
  });
}

/** One row. `undefined` asks nothing: there is no id yet. */
export function useLoad<const R extends RecordName>(
  record: R,
  id: string | undefined,
  options: CallOptions = {},
): UseQueryResult<RpcAnswer<RowNamed<R>>, Error> {
  return useAnswer(loadRequest(record, id), {
    keepPrevious: false,
    ...options,
    enabled: id !== undefined && options.enabled !== false,
    structuralSharing: newerRow,
  });
}

export interface MutationOptions<T> {
  readonly onDone?: (answer: RpcAnswer<T>) => void;
  readonly onFailed?: (error: Error) => void;
  /** Other types whose answers are stale after this call. */
  readonly invalidates?: readonly RecordName[];
}

/** A row that came with everything its page shows need not be asked for again. */
function isWhole(row: unknown): row is { readonly id: string } {
  return typeof row === "object" && row !== null && "verdicts" in row && "id" in row;
}

/** A call that writes, for a button (`clicks.ts`). */
export function useMutationCall<const C extends CallNames>(
  target: C & Pick<Asked, "country">,
  options: MutationOptions<AnswerNamed<C>> = {},
) {
  return useWrite<AnswerNamed<C>, InputNamed<C>>(target, options);
}

function useWrite<T, Input>(target: CallRequest, options: MutationOptions<T>) {
  const client = useQueryClient();
  const [underWay, setUnderWay] = useState(0);
  const [clicks] = useState(() => makeClicks<RpcAnswer<T>>(setUnderWay));
  const mutation = useMutation<RpcAnswer<T>, Error, { attributes: unknown; key: string }>({
    mutationFn: ({ attributes, key }) => send({ ...target, attributes, idempotencyKey: key }),
    onSuccess: async (answer) => {
      const own = { service: target.service, type: target.type };
      const fresh = isWhole(answer.attributes) ? answer.attributes.id : undefined;
      void invalidateType(client, own.service, own.type, fresh);
      for (const { service, type } of options.invalidates ?? []) void invalidateType(client, service, type);
      options.onDone?.(answer);
    },
    onError: (error) => options.onFailed?.(error),
  });
  const { mutateAsync } = mutation;

  const run = useCallback(
    (attributes?: Input): Promise<RpcAnswer<T>> =>
      clicks.click(attributes ?? {}, (key) => mutateAsync({ attributes: attributes ?? {}, key })),
    [clicks, mutateAsync],
  );

  return {
    run,
    isBusy: underWay > 0,
    error: mutation.error,
    answer: mutation.data,
    reset: mutation.reset,
  };
}

const SLOW_AFTER = 200;

/** True once something has lasted that many milliseconds, so that quick answers show no spinner at all. */
export function useSlow(busy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return busy && isSlow;
}

/** What the installation offers: links, demo accounts, chat. Missing while unknown. */
export function usePublicConfig(): PublicConfig | undefined {
  return useQuery({
    queryKey: ["config"],
    queryFn: publicConfig,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { background: true },
  }).data;
}

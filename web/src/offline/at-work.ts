/** The operations at work as they were last seen, for where there is no network: the list, and the barges of a convoy. */
import type { InputNamed } from "@plimsoll/domain/calls";
import type { AtWork } from "@plimsoll/domain/operation/output";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useClientState } from "#app/client-state";
import { call } from "#rpc/client";
import { type CallOptions, useCall } from "#rpc/hooks";
import { openRoom } from "./room.ts";

const AT_WORK = { service: "service", type: "operation", action: "atwork" } as const;
export type AtWorkQuestion = InputNamed<typeof AT_WORK>;

export interface AtWorkAnswer {
  readonly rows: readonly AtWork[];
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: Error | null;
}

const NO_ROWS: readonly AtWork[] = [];
const markOf = (question: AtWorkQuestion) => `atwork ${JSON.stringify(question)}`;

async function keep(question: AtWorkQuestion, rows: readonly AtWork[]): Promise<void> {
  await (await openRoom()).db.put("marks", JSON.stringify(rows), markOf(question));
}

/** Asks, and leaves a copy on the device. */
export async function fetchAtWork(question: AtWorkQuestion): Promise<readonly AtWork[]> {
  const { attributes } = await call({ ...AT_WORK, attributes: question });
  await keep(question, attributes).catch(() => undefined);
  return attributes;
}

/** The server's answer; without one, the copy. */
export function useAtWork(question: AtWorkQuestion, options: CallOptions = {}): AtWorkAnswer {
  const asked = useCall({ ...AT_WORK, attributes: question }, options);
  const userId = useClientState((state) => state.user_id);
  const mark = markOf(question);
  const copy = useQuery<readonly AtWork[] | null>({
    queryKey: ["field-at-work", userId, mark],
    queryFn: async () => {
      const text = await (await openRoom()).db.get("marks", mark);
      return text === undefined ? null : (JSON.parse(text) as readonly AtWork[]);
    },
    enabled: options.enabled !== false,
    gcTime: 0,
    placeholderData: undefined,
    meta: { background: true },
  });
  const answered = asked.isPlaceholderData ? undefined : asked.data?.attributes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark stands for the question
  useEffect(() => {
    if (answered !== undefined) void keep(question, answered).catch(() => undefined);
  }, [mark, answered]);
  const rows = asked.data?.attributes ?? copy.data ?? undefined;
  return {
    rows: rows ?? NO_ROWS,
    isPending: rows === undefined && (asked.isPending || copy.isPending) && !asked.isError,
    isError: rows === undefined && asked.isError,
    error: rows === undefined ? asked.error : null,
  };
}

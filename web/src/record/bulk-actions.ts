/** The same action on many rows: one call each through the usual door, and an answer for each. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { errorText } from "#app/error-text";
import { useLocale } from "#i18n/words-provider";
import { call } from "#rpc/client";
import { invalidateType } from "#rpc/hooks";
import { type ListRow, rowTitle } from "./list-row.ts";

/** What is done to each row: the values it gets, a call of its record that takes nothing more, or its removal. */
export type BulkAction = { readonly changes: Values } | { readonly call: string } | "remove";

export interface BulkResult {
  readonly id: string;
  readonly title: string;
  readonly state: "done" | "unchanged" | "failed";
  readonly error?: string;
}

export interface BulkRun {
  readonly count: number;
  readonly results: readonly BulkResult[];
  readonly isOver: boolean;
}

/** Calls under way at once: enough to be quick, few enough not to crowd out other people. */
const AT_ONCE = 3;

async function doOne(model: RecordModel, action: BulkAction, row: ListRow): Promise<"done" | "unchanged"> {
  const record = {
    service: model.service,
    type: model.key,
    ...(row.country ? { country: row.country } : {}),
  };
  const idempotencyKey = crypto.randomUUID();
  if (action === "remove") {
    await call({ ...record, action: "delete", attributes: { id: row.id }, idempotencyKey });
    return "done";
  }
  if ("call" in action) {
    const attributes = { id: row.id, version: row.version };
    await call({ ...record, action: action.call, attributes, idempotencyKey });
    return "done";
  }
  const { changes } = action;
  if (Object.keys(changes).every((key) => (row[key] ?? null) === changes[key])) return "unchanged";
  const attributes = { id: row.id, version: row.version, ...changes };
  const answer = await call({ ...record, action: "update", attributes, idempotencyKey });
  return answer.attributes.version === row.version ? "unchanged" : "done";
}

export function useBulk(model: RecordModel) {
  const client = useQueryClient();
  const { locale } = useLocale();
  const [run, setRun] = useState<BulkRun>();
  const underWay = useRef(false);

  const start = useCallback(
    async (action: BulkAction, rows: readonly ListRow[]) => {
      if (underWay.current || rows.length === 0) return;
      underWay.current = true;
      setRun({ count: rows.length, results: [], isOver: false });
      const waiting = [...rows];
      const work = async () => {
        for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
          const { id } = row;
          const title = rowTitle(model, row, locale);
          const result: BulkResult = await doOne(model, action, row).then(
            (state) => ({ id, title, state }),
            (error: unknown) => ({ id, title, state: "failed", error: errorText(error) }),
          );
          setRun((before) => before && { ...before, results: [...before.results, result] });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      underWay.current = false;
      setRun((before) => before && { ...before, isOver: true });
      await invalidateType(client, model.service, model.key);
    },
    [client, model, locale],
  );
  const close = useCallback(() => setRun(undefined), []);
  return { run, start, close };
}

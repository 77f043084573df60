/** Keeps on an operation how far each of its pages is, in the transaction of whatever was written. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import {
  type OperationFacts,
  type OperationPage,
  shownPage,
} from "@plimsoll/domain/operation/operation-page";
import { pagesOf } from "@plimsoll/domain/operation/operation-pages";
import { uuid7 } from "#adapters/ids";
import type { WireRow } from "#record/row";
import { writeParts } from "#record/write-parts";
import type { Call } from "#rpc/call";
import { fieldRows, type KeptPage, keptPages, type OperationHead, operationHead } from "./store.ts";

export function operationModel(call: Call): RecordModel {
  return call.app.catalog.get("operation");
}

export function factsOf({
  carrier,
  status,
  planned_holds: planned,
  ship_holds: all,
  scope,
}: OperationHead): OperationFacts {
  const mandatory = scope.filter((item) => item.mandatory);
  const isPlanned = planned.length > 0;
  // Of a barge nobody enters holds: it is one.
  const known = all.length > 0 ? all : [1];
  return {
    carrier,
    status,
    holds: isPlanned ? planned : known,
    isPlanned,
    services: scope.flatMap((item) => item.code ?? []),
    mandatory: mandatory.length,
    confirmed: mandatory.filter((item) => item.confirmed).length,
  };
}

/** Judges the pages anew, or only those named, and writes what changed. Answers them all, in the order of the work. */
export async function refreshPages(
  call: Call,
  operationId: string,
  keys?: readonly string[],
): Promise<readonly KeptPage[]> {
  const head = await operationHead(call.db, operationId);
  if (!head) return [];
  const model = operationModel(call);
  const kept = await keptPages(call.db, operationId);
  const byKey = new Map(kept.map((one) => [one.key, one]));
  const facts = factsOf(head);
  const pages: KeptPage[] = [];
  for (const page of pagesOf(head.carrier)) {
    const known = byKey.get(page.key);
    if (known && keys && !keys.includes(page.key)) pages.push(known);
    else {
      const rows = await rowsOf(call, page, operationId);
      pages.push({ id: known?.id ?? uuid7(call.now), ...shownPage(page, rows, facts) });
    }
  }
  if (!isSame(kept, pages)) await writeParts(call.db, model, operationId, { pages });
  return pages;
}

function isSame(before: readonly KeptPage[], after: readonly KeptPage[]): boolean {
  const text = (pages: readonly KeptPage[]) =>
    JSON.stringify(pages.map(({ key, state, done, of }) => [key, state, done, of]));
  return text(before) === text(after);
}

async function rowsOf(call: Call, page: OperationPage, operationId: string): Promise<readonly WireRow[]> {
  if (page.hasRecord === false) return [];
  const model = call.app.catalog.get(page.key);
  return fieldRows(call.db, model, operationId);
}

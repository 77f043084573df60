/** A final was struck: told to everybody who had to do with the operation. */
import { notify } from "#notices/notify";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { recordWords } from "#rpc/words";
import { peopleOf } from "./store.ts";

export async function tellOfFinal(call: Call, record: string, row: Readonly<WireRow>): Promise<void> {
  const words = recordWords(call.locale, record)?.choices;
  const said = words?.type?.[String(row.type)] ?? words?.outcome?.[String(row.outcome)] ?? "";
  await notify(call, {
    to: await peopleOf(call.db, row.operation_id),
    kind: "classification_final",
    subject: String((row.work_order as { name?: string } | null)?.name ?? row.code),
    params: {
      who: call.actor.name,
      product: String((row.product as { name?: string } | null)?.name ?? ""),
      result: said,
    },
    about: { record, id: String(row.id) },
  });
}

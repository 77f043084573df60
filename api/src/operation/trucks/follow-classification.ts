/** A truck follows what was found in its sample, in the transaction of the classification. */
import type { Product } from "@plimsoll/domain/classification/standard";
import { compare } from "@plimsoll/domain/kernel/decimal";
import { CALCULATOR_WORDS } from "@plimsoll/domain/locales/calculator-words";
import { subjectWord } from "@plimsoll/domain/locales/subject-word";
import { classifiedProduct } from "@plimsoll/domain/operation/classify";
import { type RefusalCause, truckQuality } from "@plimsoll/domain/operation/truck-quality";
import { readRow } from "#record/load";
import { changeRecord } from "#record/write";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { applySystemTransition, machineOf } from "#status/machine";
import { newestFinding } from "./store.ts";

const CAUSE = "classification";

export async function followClassification(call: Call, truckId: string): Promise<void> {
  const found = await newestFinding(call.db, truckId);
  const quality = found && truckQuality(found);
  const trucks = asSideEffectOn(call, "truck");
  const model = call.app.catalog.get("truck");
  const row = quality && (await readRow(trucks, model, truckId));
  if (!row) return;
  const { state: to, causes, discount } = quality;
  const product = classifiedProduct(found.culture);
  const refusal = to === "refused" && product ? await refusalText(call, product, causes) : null;
  const change = { row, from: String(row.state), to, at: call.now, by: call.actor.name };
  const moved = await applySystemTransition(trucks, model, row, to, CAUSE, {
    ...machineOf(model).sets?.({ ...change, justification: refusal }),
    discount,
  });
  if (moved) return;
  // What was found anew of a truck that stands where it should.
  const isRefused = row.state === "refused" && to === "refused";
  const values = { discount, ...(isRefused ? { refusal } : {}) };
  const isSame = row.discount === discount && (!isRefused || row.refusal === refusal);
  if (!isSame) await changeRecord(trucks, model, row, values, CAUSE);
}

/** In the language of whoever classified, as a person at the gate would write it. */
async function refusalText(call: Call, product: Product, causes: readonly RefusalCause[]): Promise<string> {
  const { words } = await CALCULATOR_WORDS[call.locale]();
  return causes
    .map(({ parameter, value, limit }) =>
      value === null || limit === null
        ? subjectWord(words, product, parameter)
        : `${subjectWord(words, product, parameter)} ${value} ${compare(value, limit) > 0 ? ">" : "<"} ${limit}`,
    )
    .join(", ");
}

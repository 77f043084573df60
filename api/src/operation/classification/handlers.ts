/** The final classification of a product, struck once under the hold of its order, and shown to the customer. */
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { classifyingContracts } from "@plimsoll/domain/operation/classification-contract";
import {
  checkCoverage,
  classifiedProduct,
  combineRows,
  keptComposite,
} from "@plimsoll/domain/operation/classify";
import type { z } from "zod";
import { chosenId, claimId } from "#record/chosen-id";
import { holdLineage, refuseLocked } from "#record/lineage";
import { redactFor, type WireRow } from "#record/row";
import { changeRecord, insertChecked } from "#record/write";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { currentRow } from "#status/change";
import { cultureOf, hasFinal, standingRows } from "./store.ts";
import { tellOfFinal } from "./tell-of-final.ts";

type Input<K extends keyof typeof classifyingContracts> = z.infer<(typeof classifyingContracts)[K]["input"]>;
type Output<K extends keyof typeof classifyingContracts> = z.input<
  (typeof classifyingContracts)[K]["output"]
>;

const RECORD = "classification";
const OIL = "oil_classification";

export const classifyingHandlers = {
  final: (call: Call, input: Input<"final">) =>
    call.inTransaction(async (inner) => {
      const model = inner.app.catalog.get(RECORD);
      const { operation_id: operation, product_id: productId, basis } = input;
      const above = await holdLineage(inner, model, operation);
      refuseLocked(inner, model, "create", undefined, above);
      if (!isUuid(productId)) throw refuse("reference_not_found", "product_id");
      if (await hasFinal(inner.db, operation, [productId])) throw refuse("final_classification_exists");
      const date = input.date ?? todayIn(String(above.at(-1)?.row.country ?? inner.country), inner.now);
      const own = basis === "combined" ? await combined(inner, input, date) : sampled(input);
      const chosen = input.id == null ? {} : { id: chosenId(input.id) };
      if (chosen.id !== undefined) await claimId(inner, model, chosen.id);
      const row = await insertChecked(inner, model, {
        ...chosen,
        operation_id: operation,
        product_id: productId,
        kind: "final",
        date,
        basis,
        hold: null,
        remark: input.remark ?? null,
        ...own,
      });
      await tellOfFinal(inner, RECORD, row);
      return redactFor(inner, model, row) as unknown as Output<"final">;
    }),

  share: async (call: Call, seen: Input<"share">) =>
    (await shareFinal(call, RECORD, seen)) as unknown as Output<"share">,

  shareOil: async (call: Call, seen: Input<"shareOil">) =>
    (await shareFinal(call, OIL, seen)) as unknown as Output<"shareOil">,
};

/** From now on its customer sees it; shared again, nothing changes. */
function shareFinal(call: Call, record: string, seen: Input<"share">): Promise<WireRow> {
  return call.inTransaction(async (inner) => {
    const model = inner.app.catalog.get(record);
    const row = await currentRow(inner, model, seen);
    if (row.kind !== "final") throw refuse("status_not_permitted", "kind", { status: "share" });
    const changed =
      row.shared_at === null
        ? await changeRecord(asSideEffectOn(inner, record), model, row, { shared_at: inner.now }, "share")
        : row;
    return redactFor(inner, model, changed);
  });
}

/** By tonnage, over what stands: the partial classifications, or those that somebody chose. */
async function combined(call: Call, input: Input<"final">, date: string): Promise<WireRow> {
  const { operation_id: operation, product_id: productId, classification_ids: ids = null } = input;
  const product = classifiedProduct(await cultureOf(call.db, productId));
  if (product === undefined) throw refuse("product_not_classified", "product_id");
  if (ids?.some((id) => !isUuid(id))) throw refuse("reference_not_found", "classification_ids");
  const standing = await standingRows(call.db, operation, productId, ids);
  const rows = ids === null ? standing.filter(({ kind }) => kind === "partial") : standing;
  if (ids !== null && new Set(ids).size !== rows.length)
    throw refuse("reference_not_found", "classification_ids");
  const { group = null, contract = null } = input;
  const answer = combineRows(rows, { product, date, group, contract });
  if (!answer.ok) throw new Failure(answer.issues);
  const open = checkCoverage(answer.result);
  if (open.length > 0) throw new Failure(open);
  const { group: graded, ...kept } = keptComposite(answer.result);
  return {
    ...kept,
    group: graded,
    declared_group: product === "soybean" ? graded : null,
    tonnage: answer.result.coverage.of,
    contract,
  };
}

function sampled(input: Input<"final">) {
  const { sample = null, reported = null, analyses = null, group = null, contract = null, tonnage } = input;
  if (sample === null && reported === null) throw refuse("required", "sample");
  if (sample !== null && reported !== null) throw new Failure([issue("invalid", "reported")]);
  return { sample, reported, analyses, group, contract, tonnage: tonnage ?? null };
}

/** Rules of oil classifications that need to see other rows: the plan, the day's others, the contract, the final. */
import type { OilRequest } from "@plimsoll/domain/classification/oil";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { classifyOil } from "@plimsoll/domain/operation/oil-classify";
import type { WireRow } from "#record/row";
import type { RecordRules } from "#record/rules";
import type { Call } from "#rpc/call";
import { auditUser } from "#status/change";
import { plannedProducts } from "../classification/store.ts";
import { tellOfFinal } from "../classification/tell-of-final.ts";
import {
  followOilRetests,
  hasOilFinal,
  isOilTaken,
  lockOil,
  nextOilNumber,
  oilTermsOf,
  retestedOil,
} from "./store.ts";

type Row = Readonly<WireRow>;

const answerOf = async (call: Call, row: Row) =>
  classifyOil(row.sample as OilRequest | null, await oilTermsOf(call.db, row.operation_id));

export const oilClassificationRules: RecordRules = {
  async prepare(call, { operation_id: operation }) {
    const { code, number } = await nextOilNumber(call.db, operation);
    return { number, code: `${code}/${number}`, author_id: auditUser(call)?.id ?? null };
  },

  async keep(call, row) {
    const answer = await answerOf(call, row);
    return answer.ok ? { ...answer.result } : { outcome: null, contract_verdict: null };
  },

  async validate(call, { action, before, after }) {
    // What follows from a call that was judged: the customer has it.
    if (call.isSideEffect) return [];
    const row = after ?? before;
    if (!row) return [];
    const products = [before?.product_id, after?.product_id].filter((one) => typeof one === "string");
    if (await hasOilFinal(call.db, row.operation_id, products, row.id))
      return [issue(after?.kind === "final" && !before ? "final_classification_exists" : "finished")];
    if (before?.superseded === true) return [issue("finished")];
    if (action === "delete" || !after) return [];
    const misplaced = await placeIssues(call, after, before);
    if (misplaced.length > 0) return misplaced;
    const answer = await answerOf(call, after);
    return answer.ok ? [] : answer.issues;
  },

  async afterWrite(call, { before, after }) {
    const retest = after?.retest_of_id ?? before?.retest_of_id;
    if (retest != null) await followOilRetests(call.db, retest);
    if (after?.kind !== "final" || before?.locked === true) return;
    await tellOfFinal(call, "oil_classification", after);
    await lockOil(call.db, after.operation_id, after.product_id);
    return { locked: true };
  },
};

async function placeIssues(call: Call, row: Row, before: Row | undefined): Promise<readonly Issue[]> {
  const isMoved = before?.product_id !== row.product_id || before?.hold !== row.hold;
  const own = isMoved
    ? (await plannedProducts(call.db, row.operation_id)).filter((line) => line.product_id === row.product_id)
    : [];
  if (isMoved && !own.some(({ hold }) => row.hold === null || hold === row.hold))
    return [issue("not_planned", "product_id", { hold: String(row.hold ?? "") })];
  if (isMoved && own.some(({ culture }) => culture !== "oil")) return [issue("not_an_oil", "product_id")];
  const wrong = await retestIssues(call, row, before);
  if (wrong.length > 0) return wrong;
  if (row.kind === "final" || !(await isOilTaken(call.db, row as never))) return [];
  return row.hold === null
    ? [issue("classification_exists", "date")]
    : [issue("classification_exists_in_basement", "hold")];
}

/** A retest is a new row of the same product and kind, which names the one whose place it takes. */
async function retestIssues(call: Call, row: Row, before: Row | undefined): Promise<readonly Issue[]> {
  if (before) return before.retest_of_id === row.retest_of_id ? [] : [issue("not_editable", "retest_of_id")];
  if (row.retest_of_id == null) return [];
  const old = await retestedOil(call.db, row.retest_of_id);
  const isOther = (["operation_id", "product_id", "kind"] as const).some((name) => old?.[name] !== row[name]);
  if (!old || isOther) return [issue("reference_not_found", "retest_of_id")];
  return old.superseded ? [issue("retested_already", "retest_of_id")] : [];
}

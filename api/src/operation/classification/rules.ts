/** Rules of classifications that need to see other rows: the plan, the day's others, the final that closes a product. */
import { QUICK_TESTS, type QuickTest } from "@plimsoll/domain/classification/analyses.data";
import type { DeclaredGroup } from "@plimsoll/domain/classification/codes";
import type { Product } from "@plimsoll/domain/classification/standard";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import {
  checkDamaged,
  checkSaid,
  classifiedProduct,
  classifyRow,
  keptAnswer,
  NO_ANSWER,
  type Said,
  type Sampled,
  standardOfRow,
} from "@plimsoll/domain/operation/classify";
import type { WireRow } from "#record/row";
import type { RecordRules } from "#record/rules";
import type { Call } from "#rpc/call";
import { auditUser } from "#status/change";
import { followClassification } from "../trucks/follow-classification.ts";
import {
  classifiedTruck,
  cultureOf,
  followRetests,
  hasFinal,
  hasTrucks,
  isSuperseded,
  isTaken,
  lockProduct,
  nextNumber,
  plannedProducts,
  retested,
} from "./store.ts";

type Row = Readonly<WireRow>;

export const classificationRules: RecordRules = {
  async prepare(call, { operation_id: operation }) {
    const { code, number } = await nextNumber(call.db, operation);
    return { number, code: `${code}/${number}`, author_id: auditUser(call)?.id ?? null };
  },

  async keep(call, row, before) {
    const manual = manualOf(call, row, before);
    // What was combined stays as it was combined.
    if (row.basis === "combined") return { manual };
    const product = classifiedProduct(await cultureOf(call.db, row.product_id));
    if (product === undefined) return { ...NO_ANSWER, manual };
    const declared = declaredIn(row, before, product);
    const standard = standardIn(row, before);
    const answer = classifyRow(sampledOf({ ...row, standard, declared_group: declared }), product);
    return {
      ...(answer.ok ? keptAnswer(answer.result, row as unknown as Said) : { ...NO_ANSWER, standard }),
      declared_group: declared,
      manual,
    };
  },

  async validate(call, { action, before, after }) {
    // What follows from a call that was judged: the customer has it.
    if (call.isSideEffect) return [];
    const row = after ?? before;
    if (!row) return [];
    const isFinalCall = call.contract.action === "final";
    const products = [before?.product_id, after?.product_id].filter((one) => typeof one === "string");
    if (await hasFinal(call.db, row.operation_id, products))
      return [issue(isFinalCall ? "final_classification_exists" : "finished")];
    if (before && (await isSuperseded(call.db, before.id))) return [issue("finished")];
    if (action === "delete" || !after) return [];
    if (after.kind === "final" && !isFinalCall) return [issue("not_a_choice", "kind")];
    const misplaced = await placeIssues(call, after, before);
    return misplaced.length > 0 ? misplaced : sampleIssues(call, after, before);
  },

  async afterWrite(call, { action, before, after }) {
    const retest = after?.retest_of_id ?? before?.retest_of_id;
    if (retest != null) await followRetests(call.db, retest);
    for (const truck of new Set([before?.truck_id, after?.truck_id]))
      if (typeof truck === "string") await followClassification(call, truck);
    if (action !== "create" || after?.kind !== "final") return;
    await lockProduct(call.db, after.operation_id, after.product_id);
    return { locked: true };
  },
};

/** Somebody who sends a row back as they read it declares nothing anew. */
function declaredIn(row: Row, before: Row | undefined, product: Product): DeclaredGroup | null {
  if (product !== "soybean") return null;
  if (before && row.group === before.group && before.product_id === row.product_id)
    return before.declared_group as DeclaredGroup | null;
  return row.group === "I" || row.group === "II" ? row.group : null;
}

/** The standard of another product is none of this one's, unless somebody names it. */
function standardIn(row: Row, before: Row | undefined): unknown {
  const isOther = before !== undefined && before.product_id !== row.product_id;
  return isOther && before.standard === row.standard ? null : row.standard;
}

function sampledOf(row: Row): Sampled {
  return { ...row, group: row.declared_group ?? row.group } as unknown as Sampled;
}

/** Who said it by hand, and when; nobody where the standard's answer stands. */
function manualOf(call: Call, row: Row, before: Row | undefined): WireRow | null {
  const { group_manual: group, type_manual: type } = row;
  if (group == null && type == null) return null;
  const known = before?.manual as { group: unknown; type: unknown } | null | undefined;
  if (known && known.group === (group ?? null) && known.type === (type ?? null)) return known as WireRow;
  return { group: group ?? null, type: type ?? null, by: call.actor.name, at: call.now };
}

/** Whether such a classification has a place in the operation at all. */
async function placeIssues(call: Call, row: Row, before: Row | undefined): Promise<readonly Issue[]> {
  const isSame = (name: string) => before?.[name] === row[name];
  const isMoved = !(isSame("product_id") && isSame("hold"));
  const planned = isMoved ? await plannedProducts(call.db, row.operation_id) : [];
  if (isMoved && !planned.some(({ culture }) => classifiedProduct(culture) !== undefined))
    return [issue("classification_not_applicable")];
  if (classifiedProduct(await cultureOf(call.db, row.product_id)) === undefined)
    return [issue("product_not_classified", "product_id")];
  const isPlanned = planned.some(
    (line) => line.product_id === row.product_id && (row.hold === null || line.hold === row.hold),
  );
  if (isMoved && !isPlanned) return [issue("not_planned", "product_id", { hold: String(row.hold ?? "") })];
  const wrong = [...(await truckIssues(call, row, before)), ...(await retestIssues(call, row, before))];
  if (wrong.length > 0) return wrong;
  if (row.kind === "final" || !(await isTaken(call.db, row as never))) return [];
  return row.hold === null
    ? [issue("classification_exists", "date")]
    : [issue("classification_exists_in_basement", "hold")];
}

/** A sample of a road order is of one truck, which is there. */
async function truckIssues(call: Call, row: Row, before: Row | undefined): Promise<readonly Issue[]> {
  if (before && before.truck_id === row.truck_id && before.kind === row.kind) return [];
  if (row.truck_id == null)
    return row.kind === "partial" && (await hasTrucks(call.db, row.operation_id))
      ? [issue("required", "truck_id")]
      : [];
  const truck = await classifiedTruck(call.db, row.truck_id);
  if (!truck || truck.operation_id !== row.operation_id) return [issue("reference_not_found", "truck_id")];
  return truck.state === "programmed" ? [issue("truck_not_arrived", "truck_id", { plate: truck.plate })] : [];
}

async function retestIssues(call: Call, row: Row, before: Row | undefined): Promise<readonly Issue[]> {
  if (before) return before.retest_of_id === row.retest_of_id ? [] : [issue("not_editable", "retest_of_id")];
  if (row.retest_of_id == null) return [];
  const old = await retested(call.db, row.retest_of_id);
  const isOther = (["operation_id", "product_id", "truck_id"] as const).some(
    (name) => (old?.[name] ?? null) !== (row[name] ?? null),
  );
  if (!old || isOther || old.kind !== row.kind) return [issue("reference_not_found", "retest_of_id")];
  return old.superseded ? [issue("retested_already", "retest_of_id")] : [];
}

async function sampleIssues(call: Call, row: Row, before: Row | undefined): Promise<readonly Issue[]> {
  if (row.basis === "combined") return [];
  const product = classifiedProduct(await cultureOf(call.db, row.product_id));
  if (product === undefined) return [];
  const sampled = { ...sampledOf(row), standard: standardIn(row, before) } as Sampled;
  const answer = classifyRow(sampled, product);
  const standard = standardOfRow(sampled, product);
  if (!answer.ok || standard === undefined) return answer.ok ? [] : answer.issues;
  return [
    ...checkDamaged(sampled, standard),
    ...checkSaid(row as unknown as Said, standard),
    ...testIssues(row, product),
  ];
}

function testIssues({ quick_tests: tests }: Row, product: Product): Issue[] {
  const known: readonly QuickTest[] = QUICK_TESTS[product];
  return ((tests ?? []) as { test: QuickTest }[]).flatMap(({ test }, at) =>
    known.includes(test) ? [] : [issue("not_a_choice", `quick_tests.${at}.test`)],
  );
}

/** Rules of the field that need to see other rows, and what follows from whatever is written there. */
import { createHash } from "node:crypto";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { CHECKLIST_PAGES } from "@plimsoll/domain/operation/checklist";
import type { OperationGuardFacts } from "@plimsoll/domain/operation/operation";
import { OPERATION_PAGES, pageOfRecord } from "@plimsoll/domain/operation/operation-pages";
import { isBackIncomplete } from "@plimsoll/domain/operation/pages/bags";
import { isApproved, SIGNED_FIELDS } from "@plimsoll/domain/operation/pages/hold-inspection";
import { isLive, LIVE_STATES } from "@plimsoll/domain/operation/pages/hold-sealing";
import { cleaningClassOf } from "@plimsoll/domain/operation/previous-cargo";
import type { OrderStatus } from "@plimsoll/domain/work-order/status";
import {
  checkHoldOfBarge,
  checkHoldOfShip,
  checkHoldsOfBarge,
  checkHoldsOfShip,
  type PlannedHold,
} from "@plimsoll/domain/work-order/storage-plan";
import { findRow } from "#record/load";
import type { WireRow } from "#record/row";
import type { RecordRules, RowWrite } from "#record/rules";
import type { Call } from "#rpc/call";
import { auditUser } from "#status/change";
import { holdsOfShip, orderHead } from "#work-order/store";
import { doubleCheckRules } from "./classification/double-check.ts";
import { classificationRules } from "./classification/rules.ts";
import { draftSurveyRules } from "./draft-survey/rules.ts";
import { followField } from "./follow-field.ts";
import { samePlan, showPlanOnOrder } from "./keep-in-step.ts";
import { sampleRules } from "./laboratory/rules.ts";
import { oilClassificationRules } from "./oil/rules.ts";
import { operationModel, refreshPages } from "./progress.ts";
import {
  hasAddress,
  hasFile,
  hasRows,
  isAnswered,
  lastAttempt,
  lastRevision,
  liveSealAt,
  operationHead,
  previousCargoes,
  sealOf,
  severityOf,
} from "./store.ts";
import { fobInvoiceRules, truckRules } from "./trucks/rules.ts";
import { weighingPeriodRules, weighingRules } from "./weighing/rules.ts";

export const operationRules: RecordRules = {
  async validate(call, { before, after }) {
    if (!after || (before && samePlan(before.storage_plan, after.storage_plan))) return [];
    const plan = after.storage_plan as PlannedHold[];
    if (after.carrier === "barge") return checkHoldsOfBarge(plan);
    if (typeof after.ship_id !== "string") return [];
    return checkHoldsOfShip(plan, await holdsOfShip(call.db, after.ship_id));
  },

  async afterWrite(call, { before, after }) {
    if (!after) return;
    // A change of status judges the pages once it is entered.
    if (before && before.status !== after.status) return;
    if (before && samePlan(before.storage_plan, after.storage_plan)) return;
    if (before) await showPlanOnOrder(call, after);
    const pages = await refreshPages(call, String(after.id));
    if (before) await followField(call, String(after.work_order_id), "operation");
    return { pages };
  },

  status: {
    async facts(call, row): Promise<OperationGuardFacts> {
      const order = await orderHead(call.db, row.work_order_id);
      const scope = (await operationHead(call.db, String(row.id)))?.scope ?? [];
      return {
        orderStatus: order?.status as OrderStatus,
        unconfirmed: scope.filter((item) => item.mandatory && !item.confirmed).length,
      };
    },
    async entered(call, row) {
      await refreshPages(call, String(row.id));
      await followField(call, String(row.work_order_id), "operation");
      return findRow(call, operationModel(call), row.id);
    },
  },
};

/** What every record of the field does beside its own rules: its page and the order follow. */
function onOperation(record: string, own: RecordRules = {}): RecordRules {
  const page = pageOfRecord(record);
  return {
    ...own,
    async validate(call: Call, write: RowWrite) {
      const found = (await own.validate?.(call, write)) ?? [];
      return [...found, ...(await holdIssues(call, write))];
    },
    async afterWrite(call: Call, write: RowWrite) {
      const more = await own.afterWrite?.(call, write);
      const row = write.after ?? write.before;
      if (row && page) {
        await refreshPages(call, String(row.operation_id), [page.key]);
        await followField(call, String(row.work_order_id), record);
      }
      return more;
    },
  };
}

/** A carrier has so many holds and no more; of one whose holds nobody entered, nothing can be said. */
async function holdIssues(call: Call, { before, after }: RowWrite): Promise<readonly Issue[]> {
  if (typeof after?.hold !== "number" || before?.hold === after.hold) return [];
  const operation = await operationHead(call.db, String(after.operation_id));
  return operation?.carrier === "barge"
    ? checkHoldOfBarge(after.hold, "hold")
    : checkHoldOfShip(after.hold, operation?.ship_holds ?? [], "hold");
}

const preInspectionRules: RecordRules = {
  async validate(call, { action, after }) {
    if (action !== "create" || !after) return [];
    const operation = await operationHead(call.db, String(after.operation_id));
    return (await hasRows(call.db, String(after.operation_id), ["pre_inspection"]))
      ? [issue("only_one_per_item", "operation_id", { type: "pre_inspection", item: operation?.code ?? "" })]
      : [];
  },
};

const holdInspectionRules: RecordRules = {
  async prepare(call, { operation_id: operation, hold }) {
    return { attempt: ((await lastAttempt(call.db, operation, hold))?.attempt ?? 0) + 1 };
  },
  async validate(call, { action, after }) {
    if (action !== "create" || !after) return [];
    const last = await lastAttempt(call.db, after.operation_id, after.hold);
    return last && isApproved(last)
      ? [issue("hold_already_approved", "hold", { hold: String(after.hold) })]
      : [];
  },
  /** A signature stands for the exact content that it was given for. */
  async keep(_call, row, before) {
    const content = contentDigest(row);
    const isSigned = row.signed_at !== null && row.signed_name !== null;
    if (!isSigned) return { signed_content: null, signature_state: "none" };
    const isNew = before?.signed_at !== row.signed_at || before?.signed_name !== row.signed_name;
    const signed = isNew ? content : before?.signed_content;
    return { signed_content: signed, signature_state: signed === content ? "valid" : "earlier_version" };
  },
};

function contentDigest(row: Readonly<WireRow>): string {
  const answers = ((row.answers ?? []) as WireRow[]).map(({ item, answer, remark }) => [
    item,
    answer,
    remark,
  ]);
  const content = SIGNED_FIELDS.map((field) => (field === "answers" ? answers : (row[field] ?? null)));
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

const sealingRules: RecordRules = {
  async validate(call, { before, after }) {
    if (!after) return [];
    const other = before?.number === after.number ? undefined : await sealOf(call.db, after.number);
    if (other && other.id !== after.id)
      return [issue("number_already_linked", "number", { number: String(after.number) })];
    const isTaken = isLive(after.state) && (await liveSealAt(call.db, sealPlace(after), LIVE_STATES));
    return isTaken
      ? [issue("only_one_per_item", "position", { type: "hold_sealing", item: String(after.position) })]
      : [];
  },
};

const sealPlace = ({ operation_id, hold, position, id }: Readonly<WireRow>) => ({
  operation_id,
  hold,
  position,
  id,
});

const lastCargoRules: RecordRules = {
  async keep(call, row) {
    return { cleaning_class: cleaningClassOf(String(row.cargo), await previousCargoes(call.db)) };
  },
};

const occurrenceRules: RecordRules = {
  async keep(call, row) {
    return row.severity === null ? { severity: await severityOf(call.db, row.occurrences_id) } : {};
  },
};

const bagsRules: RecordRules = {
  async validate(call, { action, after }) {
    if (!after || action === "delete") return [];
    const hasPicture = action === "update" && (await hasFile(call.db, "bags", after.id, "back_picture"));
    return isBackIncomplete(after.back_description as string | null, hasPicture)
      ? [
          issue(
            "bags_marking_incomplete",
            after.back_description === null ? "back_description" : "back_picture",
          ),
        ]
      : [];
  },
};

const originRules: RecordRules = {
  async validate(call, { before, after }) {
    if (!after || before?.loading_place_id === after.loading_place_id) return [];
    return (await hasAddress(call.db, after.loading_place_id))
      ? []
      : [issue("embarkation_address_missing", "loading_place_id")];
  },
};

const documentRules: RecordRules = {
  async prepare(call) {
    return { author_id: auditUser(call)?.id ?? null };
  },
};

const OWN: Readonly<Record<string, RecordRules>> = {
  pre_inspection: preInspectionRules,
  basement_inspection: holdInspectionRules,
  hold_sealing: sealingRules,
  weighing_period: weighingPeriodRules,
  weighing: weighingRules,
  draft_survey: draftSurveyRules,
  classification: classificationRules,
  oil_classification: oilClassificationRules,
  double_check: doubleCheckRules,
  last_cargo: lastCargoRules,
  occurrence: occurrenceRules,
  bags: bagsRules,
  origin_inspection: originRules,
  ship_document: documentRules,
  truck: truckRules,
  fob_invoice: fobInvoiceRules,
  sample: sampleRules,
};

/** The rules of every record that a page of the field shows. */
export const fieldRules: readonly (readonly [record: string, rules: RecordRules])[] = OPERATION_PAGES.flatMap(
  ({ key, also = [], hasRecord }) => (hasRecord === false ? also : [key, ...also]),
).map((record) => [record, onOperation(record, OWN[record])] as const);

/** A list that was answered stays as it was answered. */
export const checklistRules: RecordRules = {
  async prepare(call, { field_page: page, standard }) {
    return { revision: (await lastRevision(call.db, page, standard ?? null)) + 1 };
  },
  async validate(call, { action, before, after }) {
    if (!before) return [];
    const isKept =
      action === "update" &&
      before.field_page === after?.field_page &&
      before.standard === after?.standard &&
      itemTexts(before) === itemTexts(after);
    if (isKept) return [];
    if (!(await isAnswered(call.db, before.id, ANSWERED))) return [];
    return action === "delete" ? [issue("cannot_unlink")] : [issue("checklist_in_use", "items")];
  },
};

const ANSWERED = CHECKLIST_PAGES.filter(
  (page) => page === "pre_inspection" || page === "basement_inspection",
);

function itemTexts(row: Readonly<WireRow> | undefined): string {
  return JSON.stringify(
    ((row?.items ?? []) as WireRow[]).map(({ item, group, name, pt, es, fr }) => [
      item,
      group,
      name,
      pt,
      es,
      fr,
    ]),
  );
}

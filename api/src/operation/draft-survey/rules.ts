/** What a draft survey needs beyond its own row: the carrier out of the register, and what was weighed. */
import { createHash } from "node:crypto";
import { issue } from "@plimsoll/domain/kernel/errors";
import {
  compareSurvey,
  type ReadSurveys,
  type Surveyed,
  surveyCarrier,
} from "@plimsoll/domain/operation/carrier-survey";
import { SIGNED_FIELDS, SIGNERS, type Signer } from "@plimsoll/domain/operation/pages/draft-survey";
import { isOfShip } from "@plimsoll/domain/operation/survey-facts";
import type { WireRow } from "#record/row";
import type { RecordRules } from "#record/rules";
import type { Call } from "#rpc/call";
import { hasRows, operationHead } from "../store.ts";
import { carrierOfOperation, surveyedBarge, surveyedShip, weighedInto } from "./store.ts";

export const draftSurveyRules: RecordRules = {
  async prepare(call, { operation_id: operation }) {
    return { code: (await operationHead(call.db, String(operation)))?.code ?? "" };
  },

  async validate(call, { action, after }) {
    if (!after || action === "delete") return [];
    const { issues } = await surveyed(call, after);
    if (action !== "create") return issues;
    const operation = await operationHead(call.db, String(after.operation_id));
    const isSecond = await hasRows(call.db, String(after.operation_id), ["draft_survey"]);
    return isSecond
      ? [
          ...issues,
          issue("only_one_per_item", "operation_id", { type: "draft_survey", item: operation?.code ?? "" }),
        ]
      : issues;
  },

  async keep(call, row, before) {
    const { results } = await surveyed(call, row);
    const scale = await weighedInto(call.db, row.operation_id);
    const others = { scale, bill_of_lading: row.bill_of_lading as string | null };
    return {
      results,
      cargo: results?.cargo ?? null,
      constant: results && isOfShip(results) ? results.constant : null,
      comparison: compareSurvey(results, others),
      ...Object.assign({}, ...SIGNERS.map((signer) => keptSignature(signer, row, before))),
    };
  },
};

async function surveyed(call: Call, row: Readonly<WireRow>): Promise<Surveyed> {
  const carrier = await carrierOfOperation(call.db, row.operation_id);
  const [ship, barge] = await Promise.all([
    surveyedShip(call.db, carrier?.ship_id),
    surveyedBarge(call.db, carrier?.barge_id),
  ]);
  return surveyCarrier({ ship, barge }, row as unknown as ReadSurveys);
}

/** A signature stands for the exact content that it was given for. */
function keptSignature(
  signer: Signer,
  row: Readonly<WireRow>,
  before: Readonly<WireRow> | undefined,
): WireRow {
  const [name, at] = [`${signer}_name`, `${signer}_signed_at`];
  const [content, state] = [`${signer}_signed_content`, `${signer}_signature_state`];
  if (row[name] === null || row[at] === null) return { [content]: null, [state]: "none" };
  const now = contentDigest(row);
  const isNew = before?.[name] !== row[name] || before?.[at] !== row[at];
  const signed = isNew ? now : before?.[content];
  return { [content]: signed, [state]: signed === now ? "valid" : "earlier_version" };
}

function contentDigest(row: Readonly<WireRow>): string {
  const content = SIGNED_FIELDS.map((field) => row[field] ?? null);
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

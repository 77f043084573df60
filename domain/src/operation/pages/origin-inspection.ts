/** Lots examined where they lie, before they are carried to the ship. */
import { type Issue, issue } from "#kernel/errors";
import { children, reference } from "#kernel/field/relation";
import { text } from "#kernel/field/text";
import { instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";
import { counted, type OperationPage } from "../operation-page.ts";
import { account, fieldRecord, ofOperation, photos } from "./fields.ts";

export const originInspection = defineRecord({
  ...fieldRecord,
  key: "origin_inspection",
  title: "at",
  fields: {
    ...ofOperation,
    at: instant({ required: true, list: true, filter: true }),
    loading_place_id: reference("loading_place", {
      required: true,
      namedToGuests: true,
      list: true,
      filter: true,
    }),
    lots: children(
      {
        lot: text({ required: true, max: 60 }),
        /** Tonnes with three decimals, as a weighing ticket prints them. */
        weight: text({ required: true, max: 20, example: "1,000" }),
      },
      { max: 500, section: "lots" },
    ),
    findings: account,
    photos,
  },
  indexes: [["operation_id", "at"]],
  order: [["at", "desc"]],
  check: [(row) => checkLots(row.lots)],
});

/** A lot weighs so many tonnes and three decimals: 1,000 or 5,000. */
export function isLotWeight(weight: string): boolean {
  return /^(?!0+[.,]?0*$)\d{1,7}([.,]\d{3})$/.test(weight.trim());
}

function checkLots(lots: readonly { readonly weight: string }[]): Issue[] {
  return lots.flatMap(({ weight }, at) =>
    isLotWeight(weight) ? [] : [issue("invalid_lot_weight", `lots.${at}.weight`)],
  );
}

export const originInspectionPage: OperationPage = {
  key: "origin_inspection",
  segment: "inspectionorigin",
  icon: "sprout",
  words: "originInspection",
  carriers: ["ship", "barge", "trucks"],
  opens: "started",
  services: ["ORIGIN"],
  optional: true,
  progress: counted,
};

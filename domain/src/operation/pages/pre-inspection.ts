/** The look at a carrier before its inspection: a checklist, a verdict, and what it carried before. */
import { issue } from "#kernel/errors";
import { choice } from "#kernel/field/choice";
import { number } from "#kernel/field/number";
import { text } from "#kernel/field/text";
import { date, instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";
import type { OperationPage } from "../operation-page.ts";
import { CLEANING_CLASSES } from "../previous-cargo.ts";
import { answered, fieldRecord, holdNumber, notOk, ofOperation, photos, remark } from "./fields.ts";

export const preInspection = defineRecord({
  ...fieldRecord,
  key: "pre_inspection",
  title: "at",
  fields: {
    ...ofOperation,
    at: instant({ required: true, list: true, filter: true }),
    place: text({ max: 120, list: true }),
    ...answered,
    verdict: choice(["approved", "reproved"], { list: true, filter: true }),
    photos,
  },
  indexes: [["operation_id", "at"]],
  order: [["at", "asc"]],
  check: [
    ({ verdict, answers }) =>
      verdict === "approved" && notOk(answers).length > 0 ? [issue("item_not_ok", "verdict")] : [],
  ],
});

export const lastCargo = defineRecord({
  ...fieldRecord,
  key: "last_cargo",
  title: "cargo",
  fields: {
    ...ofOperation,
    /** Empty: the whole carrier. */
    hold: number(holdNumber),
    /** 1 is the last one. */
    sequence: number({ required: true, min: 1, max: 20, example: 1, list: true }),
    cargo: text({ required: true, max: 120, list: true, search: true }),
    load_port: text({ max: 120, list: true }),
    discharge_port: text({ max: 120, list: true }),
    date: date({ list: true }),
    cleaning: text({ max: 200, list: true }),
    /** What the register of previous cargoes says of it; empty for what it does not know. */
    cleaning_class: choice(CLEANING_CLASSES, { systemManaged: true, list: true, filter: true }),
    remark: remark({ list: true }),
  },
  indexes: [["operation_id", "hold", "sequence"]],
  order: [
    ["hold", "asc"],
    ["sequence", "asc"],
  ],
});

export const preInspectionPage: OperationPage = {
  key: "pre_inspection",
  segment: "preinspection",
  icon: "clipboard-check",
  words: "preInspection",
  carriers: ["ship", "barge"],
  opens: "always",
  also: ["last_cargo"],
  services: ["PREINSPECTION", "HOLDS", "BARGE"],
  beforeLoading: true,
  progress: (rows) => ({ done: rows.some(({ verdict }) => verdict === "approved") ? 1 : 0, of: 1 }),
};

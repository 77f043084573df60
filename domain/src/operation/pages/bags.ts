/** Bagged cargo by lot: what is printed on the bags, front and back, and how many there were. */
import { number, weight } from "#kernel/field/number";
import { file } from "#kernel/field/relation";
import { text } from "#kernel/field/text";
import { defineRecord } from "#kernel/record";
import { counted, type OperationPage } from "../operation-page.ts";
import { account, fieldRecord, ofOperation } from "./fields.ts";

const picture = file({ accept: ["image/*"], section: "marking" });
const tally = { min: 0, max: 10_000_000, section: "tally" } as const;
const kilos = { unit: "kg", positive: true, section: "tally" } as const;

export const bags = defineRecord({
  ...fieldRecord,
  key: "bags",
  title: "lot",
  fields: {
    ...ofOperation,
    lot: text({ required: true, max: 60, list: true, search: true }),
    description: account,
    front_picture: picture,
    back_description: text({ max: 2000, section: "marking" }),
    back_picture: picture,
    net_per_bag: weight({ ...kilos, list: true }),
    tare_per_bag: weight(kilos),
    pieces: number({ ...tally, list: true }),
    torn: number(tally),
    wet: number(tally),
    stained: number(tally),
    rejected: number({ ...tally, list: true }),
    rebagged: number(tally),
  },
  indexes: [["operation_id", "lot"]],
});

/** The back of a bag is described and photographed, or neither. */
export function isBackIncomplete(description: string | null, hasPicture: boolean): boolean {
  return (description !== null) !== hasPicture;
}

export const bagsPage: OperationPage = {
  key: "bags",
  segment: "bags",
  icon: "shopping-bag",
  words: "bags",
  carriers: ["ship"],
  opens: "started",
  services: ["BAGS"],
  optional: true,
  progress: counted,
};

/**
 * Checklists of the field: what is looked at, in four languages. A list that somebody has answered stays as it was
 * answered; what is to be asked from now on is its next version.
 */
import { choice } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { children } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { namedFields } from "../register/named.ts";

export const CHECKLIST_PAGES = ["pre_inspection", "basement_inspection", "hose_test", "truck"] as const;
export const CLEANLINESS = [
  "hospital_clean",
  "grain_clean",
  "normal_clean",
  "shovel_clean",
  "load_on_top",
] as const;

export const checklist = defineRecord({
  key: "checklist",
  service: "register",
  path: "checklists",
  scope: "global",
  // Whoever reads an answer reads what was asked.
  open: ["list", "load"],
  title: "name",
  fields: {
    ...namedFields,
    field_page: choice(CHECKLIST_PAGES, { required: true, list: true, filter: true }),
    /** The standard that it asks for; empty: any that has no list of its own. */
    standard: choice(CLEANLINESS, { list: true, filter: true, help: true }),
    revision: number({ systemManaged: true, min: 1, list: true }),
    items: children(
      {
        item: text({ required: true, max: 60, pattern: "[a-z0-9_]+", example: "tank_top" }),
        group: text({ max: 60 }),
        name: text({ required: true, max: 200 }),
        // Each language a column of its own: a sheet shows them as cells.
        pt: text({ max: 200 }),
        es: text({ max: 200 }),
        fr: text({ max: 200 }),
      },
      { required: true, max: 100, distinct: "item", section: "items" },
    ),
  },
  indexes: [["field_page", "standard"]],
  order: [
    ["field_page", "asc"],
    ["revision", "desc"],
  ],
});

interface Listed {
  readonly id: string;
  readonly field_page: string;
  readonly standard: string | null;
  readonly revision: number | null;
  readonly active: boolean;
}

/** The list to answer now: the newest of the standard asked for, or of no standard in particular. */
export function checklistFor<L extends Listed>(
  lists: readonly L[],
  page: string,
  standard: string | null,
): L | undefined {
  const newest = (wanted: string | null) =>
    lists
      .filter((one) => one.active && one.field_page === page && one.standard === wanted)
      .sort((a, b) => (b.revision ?? 0) - (a.revision ?? 0))[0];
  return (standard === null ? undefined : newest(standard)) ?? newest(null);
}

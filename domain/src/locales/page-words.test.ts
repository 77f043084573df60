import { describe, expect, it } from "vitest";
import { placeholdersOf } from "../kernel/interpolate.ts";
import { LOCALES } from "../kernel/locale.ts";
import { DASHBOARD_WORDS } from "./dashboard-words.ts";
import { PLANNER_WORDS } from "./planner-words.ts";

/** Every text of a page with its path and what is put into it, such as "said.moved order". */
function blanks(words: object, path = ""): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const at = path === "" ? key : `${path}.${key}`;
    if (typeof value === "object" && value !== null) return blanks(value, at);
    return [`${at} ${[...placeholdersOf(String(value))].sort().join(" ")}`];
  });
}

describe("the words of a page", () => {
  for (const locale of LOCALES) {
    it(`take the same values in ${locale} as in English`, async () => {
      const { planner } = await PLANNER_WORDS[locale]();
      const { dashboard } = await DASHBOARD_WORDS[locale]();
      expect(blanks(planner)).toEqual(blanks((await PLANNER_WORDS.en()).planner));
      expect(blanks(dashboard)).toEqual(blanks((await DASHBOARD_WORDS.en()).dashboard));
    });
  }
});

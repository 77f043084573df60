/** Instruments of a laboratory: which column of the file that each writes names the sample, and which holds which analysis. */
import { issue } from "../kernel/errors.ts";
import { children, reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

const BETWEEN = "|";

/** The same instrument writes the same names above its columns: it is known again by them. */
export const headingsOf = (names: readonly string[]): string => names.join(BETWEEN);

export const namesIn = (headings: string): readonly string[] => headings.split(BETWEEN);

/** Longer first lines are no names of columns, and no index holds them. */
export const MOST_HEADINGS = 600;

export const instrument = defineRecord({
  key: "instrument",
  service: "register",
  path: "instruments",
  scope: "country",
  // How a laboratory works is no business of its customers.
  staffOnly: true,
  title: "name",
  unique: [["country", "headings"]],
  fields: {
    name: text({ required: true, max: 120, list: true, search: true, example: "NIR analyser" }),
    headings: text({
      required: true,
      max: MOST_HEADINGS,
      filter: true,
      help: true,
      example: "Sample|Moisture",
    }),
    sample_column: text({ required: true, max: 200, list: true, example: "Sample" }),
    columns: children(
      {
        analysis_id: reference("analysis", { required: true }),
        column: text({ required: true, max: 200, example: "Moisture" }),
      },
      { max: 100, distinct: "analysis_id" },
    ),
  },
  check: [
    ({ headings, sample_column: column }) =>
      namesIn(headings).includes(column) ? [] : [issue("not_a_choice", "sample_column")],
    ({ headings, columns }) =>
      columns.flatMap(({ column }, at) =>
        namesIn(headings).includes(column) ? [] : [issue("not_a_choice", `columns.${at}.column`)],
      ),
  ],
});

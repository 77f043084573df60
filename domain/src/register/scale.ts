/** Scales of a terminal: how the file is laid out that each writes, and since when its software may send weighings itself. */
import { issue } from "../kernel/errors.ts";
import { choice } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { instant } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";

/** What stands between two columns; `fixed` where each column has its own places in the line. */
export const SEPARATORS = ["semicolon", "comma", "tab", "bar", "space", "fixed"] as const;
export const DATE_ORDERS = ["dmy", "mdy", "ymd"] as const;
export const DECIMAL_MARKS = ["comma", "dot"] as const;

/** A column by its number, or by its first and last place where columns are fixed. */
const column = { max: 9, pattern: "^[1-9]\\d{0,3}(-[1-9]\\d{0,3})?$", section: "file" } as const;
const layout = { required: true, section: "file" } as const;

/** The names of what is found in a file, in the order in which a form asks for them. */
export const SCALE_COLUMNS = [
  "date_column",
  "time_column",
  "weight_column",
  "unit_column",
  "ticket_column",
] as const;

export const scale = defineRecord({
  key: "scale",
  service: "register",
  path: "scales",
  scope: "country",
  // How a terminal's scale is reached is no business of its customers.
  staffOnly: true,
  title: "name",
  unique: [["terminal_id", "name"]],
  fields: {
    /** Periods name their scale by it. */
    name: text({ required: true, max: 60, list: true, search: true }),
    terminal_id: reference("terminal", { required: true, list: true, filter: true }),
    separator: choice(SEPARATORS, { ...layout, default: "semicolon", list: true }),
    header_rows: number({ ...layout, default: 1, min: 0, max: 100 }),
    date_order: choice(DATE_ORDERS, { ...layout, default: "dmy" }),
    decimal_mark: choice(DECIMAL_MARKS, { ...layout, default: "comma" }),
    unit: choice(["MT", "KG"], { ...layout, default: "KG", help: true }),
    date_column: text({ ...column, help: true }),
    time_column: text({ ...column, default: "1", help: true }),
    weight_column: text({ ...column, default: "2" }),
    unit_column: text(column),
    ticket_column: text({ ...column, help: true }),
    token_issued_at: instant({ systemManaged: true, list: true, section: "token" }),
    /** The last characters of the token, so that people know which one they hold; the token itself is kept nowhere. */
    token_end: text({ systemManaged: true, max: 4, section: "token" }),
  },
  check: [
    (row) => {
      const isFixed = row.separator === "fixed";
      return SCALE_COLUMNS.flatMap((name) => {
        const value = row[name];
        if (value === null) return [];
        if (!isFixed) return value.includes("-") ? [issue("column_without_places", name)] : [];
        const [from, to] = value.split("-").map(Number);
        const hasPlaces = from !== undefined && to !== undefined && from <= to;
        return hasPlaces ? [] : [issue("column_with_places", name)];
      });
    },
  ],
});

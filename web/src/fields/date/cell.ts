import { formatDate } from "@plimsoll/domain/kernel/dates";
import type { TimeField } from "@plimsoll/domain/kernel/field/time";
import type { TextOf } from "#fields/field-screen";

export const dateText: TextOf<TimeField> = ({ name, row, formats }) => {
  const value = row[name];
  return typeof value === "string" ? formatDate(value, formats.locale) : null;
};

import { formatDate, localOf } from "@plimsoll/domain/kernel/dates";
import type { TimeField } from "@plimsoll/domain/kernel/field/time";
import type { TextOf } from "#fields/field-screen";

/** On the reader's clock unless the field says which; a list of moments would drown in the name of one zone. */
export const instantText: TextOf<TimeField> = ({ name, field, row, formats }) => {
  const value = row[name];
  if (typeof value !== "string") return null;
  const time = localOf(value, field.zone ?? formats.zone);
  return time === null
    ? value
    : `${formatDate(time.local.slice(0, 10), formats.locale)} ${time.local.slice(11)}`;
};

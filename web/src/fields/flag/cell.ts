import type { FlagField } from "@plimsoll/domain/kernel/field/choice";
import type { TextOf } from "#fields/field-screen";

export const flagText: TextOf<FlagField> = ({ name, row, formats }) => {
  const value = row[name];
  if (typeof value !== "boolean") return null;
  return value ? formats.words.messages.yes : formats.words.messages.no;
};

import type { MultiChoiceField } from "@plimsoll/domain/kernel/field/choice";
import type { TextOf } from "#fields/field-screen";

export const multiChoiceText: TextOf<MultiChoiceField> = ({ name, row, labels }) => {
  const value = row[name];
  if (!Array.isArray(value) || value.length === 0) return null;
  return value.map((one) => labels.choices?.[String(one)] ?? String(one)).join(", ");
};

import type { ChoiceField } from "@plimsoll/domain/kernel/field/choice";
import type { TextOf } from "#fields/field-screen";

export const choiceText: TextOf<ChoiceField> = ({ name, row, labels }) => {
  const value = row[name];
  return typeof value === "string" ? (labels.choices?.[value] ?? value) : null;
};

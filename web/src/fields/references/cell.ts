import { shownName } from "@plimsoll/domain/kernel/field/kinds";
import type { ReferencesField } from "@plimsoll/domain/kernel/field/relation";
import type { TextOf } from "#fields/field-screen";
import { isNamed } from "#fields/form-state";

export const referencesText: TextOf<ReferencesField> = ({ name, row }) => {
  const shown = row[shownName(name)];
  const names = Array.isArray(shown) ? shown.filter(isNamed).map((one) => one.name) : [];
  return names.length === 0 ? null : names.join(", ");
};

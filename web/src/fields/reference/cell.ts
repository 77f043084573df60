import { shownName } from "@plimsoll/domain/kernel/field/kinds";
import type { ReferenceField } from "@plimsoll/domain/kernel/field/relation";
import type { TextOf } from "#fields/field-screen";
import { isNamed } from "#fields/form-state";

export const referenceText: TextOf<ReferenceField> = ({ name, row }) => {
  const shown = row[shownName(name)];
  if (isNamed(shown)) return shown.name;
  const id = row[name];
  return typeof id === "string" ? id : null;
};

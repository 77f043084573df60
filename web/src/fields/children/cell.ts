import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import type { TextOf } from "#fields/field-screen";

/** In a list only how many there are. */
export const childrenText: TextOf<ChildrenField> = ({ name, row }) => {
  const value = row[name];
  return Array.isArray(value) && value.length > 0 ? String(value.length) : null;
};

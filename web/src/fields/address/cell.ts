import { ADDRESS_PARTS, type PlaceField } from "@plimsoll/domain/kernel/field/place";
import type { TextOf } from "#fields/field-screen";

export const addressText: TextOf<PlaceField> = ({ name, row }) => {
  const value = row[name];
  if (typeof value !== "object" || value === null) return null;
  const parts = ADDRESS_PARTS.map((part) => (value as Record<string, unknown>)[part]);
  const texts = parts.filter((one) => typeof one === "string" && one !== "");
  return texts.length === 0 ? null : texts.join(", ");
};

import type { FileField } from "@plimsoll/domain/kernel/field/relation";
import type { TextOf } from "#fields/field-screen";

function nameOf(value: unknown): string | undefined {
  return typeof value === "object" && value !== null && "name" in value ? String(value.name) : undefined;
}

export const fileText: TextOf<FileField> = ({ name, row }) => {
  const value = row[name];
  const names = (Array.isArray(value) ? value : [value]).flatMap((one) => nameOf(one) ?? []);
  return names.length === 0 ? null : names.join(", ");
};

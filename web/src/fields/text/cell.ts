import type { TextField } from "@plimsoll/domain/kernel/field/text";
import type { TextOf } from "#fields/field-screen";

export const lineText: TextOf<TextField> = ({ name, row }) => {
  const value = row[name];
  return typeof value === "string" && value !== "" ? value : null;
};

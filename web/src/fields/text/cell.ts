import { formatTaxId } from "@plimsoll/domain/country/tax-id";
import type { TextField } from "@plimsoll/domain/kernel/field/text";
import type { TextOf } from "#fields/field-screen";

export const lineText: TextOf<TextField> = ({ name, row }) => {
  const value = row[name];
  return typeof value === "string" && value !== "" ? value : null;
};

/** As the row's country prints it: 11.222.333/0001-81, 30-50001091-2. */
export const taxIdText: TextOf<TextField> = (cell) => {
  const value = lineText(cell);
  return value === null ? null : formatTaxId(cell.row.country, value);
};

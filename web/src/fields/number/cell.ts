import type { DecimalField, NumberField } from "@plimsoll/domain/kernel/field/number";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { TextOf } from "#fields/field-screen";

/** The unit stands in the column head, except the percent sign, which is part of the figure. */
export const quantityText: TextOf<NumberField | DecimalField> = ({ name, field, row, formats }) => {
  const value = row[name];
  if (typeof value !== "string" && typeof value !== "number") return null;
  const scale = field.kind === "number" ? 0 : field.scale;
  const shown = field.kind === "number" ? undefined : field.shown;
  const places = shown === undefined ? { scale } : typeof shown === "number" ? { minScale: shown } : {};
  const figure = formatNumber(String(value), formats.locale, places);
  return field.unit === "%" ? `${figure} %` : figure;
};

import { COORDINATE_SCALE, type PlaceField } from "@plimsoll/domain/kernel/field/place";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { TextOf } from "#fields/field-screen";

export const coordinatesText: TextOf<PlaceField> = ({ row, formats }) => {
  const parts = [row.latitude, row.longitude].filter((one) => typeof one === "string");
  if (parts.length === 0) return null;
  const texts = parts.map((one) => formatNumber(one, formats.locale, { scale: COORDINATE_SCALE }));
  return texts.join(formats.locale === "en" ? ", " : "; ");
};

import type { PlaceField } from "@plimsoll/domain/kernel/field/place";
import { FALLBACK_LOCALE, LOCALES } from "@plimsoll/domain/kernel/locale";
import type { TextOf } from "#fields/field-screen";

/** The name in the reader's language, else in English, else in whichever there is. */
export const namesText: TextOf<PlaceField> = ({ name, row, formats }) => {
  const value = row[name];
  if (typeof value !== "object" || value === null) return null;
  const names = value as Record<string, unknown>;
  const order = [formats.locale, FALLBACK_LOCALE, ...LOCALES];
  const found = order.map((locale) => names[locale]).find((one) => typeof one === "string" && one !== "");
  return typeof found === "string" ? found : null;
};

// Every version of every official standard that a sample may be classified by, oldest first within a product.
// A new version is a new row; the old one gets its last day and stays, because issued reports name it.

import type { CalendarDate } from "../kernel/dates.ts";
import { MAIZE_2011 } from "./maize.data.ts";
import { SOYBEAN_2007 } from "./soybean.data.ts";
import { isInForce, type Standard } from "./standard.ts";

export const STANDARDS: readonly Standard[] = [SOYBEAN_2007, MAIZE_2011];

export function findStandard(code: string): Standard | undefined {
  return STANDARDS.find((standard) => standard.code === code);
}

/** The version of a product's standard on a day, or the newest when no day is named. */
export function standardOf(product: string, date?: CalendarDate): Standard | undefined {
  const versions = STANDARDS.filter((standard) => standard.product === product);
  return date === undefined ? versions.at(-1) : versions.findLast((standard) => isInForce(standard, date));
}

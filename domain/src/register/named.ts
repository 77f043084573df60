/** The first fields of a register that is read in four languages: the name that sorts and stands for a row, and its translations. */
import { names } from "../kernel/field/place.ts";
import { text } from "../kernel/field/text.ts";

export const namedFields = {
  name: text({ required: true, max: 120, list: true, search: true }),
  names: names({ search: true, section: "languages" }),
} as const;

import type { TextField } from "@plimsoll/domain/kernel/field/text";
import type { TextOf } from "#fields/field-screen";

/** The words without their dress. The parsed document is never shown, so nothing in it runs. */
export const richText: TextOf<TextField> = ({ name, row }) => {
  const value = row[name];
  if (typeof value !== "string" || value === "") return null;
  const parsed = new DOMParser().parseFromString(value.replaceAll("</p>", "</p> "), "text/html");
  const text = (parsed.body.textContent ?? "").replace(/\s+/g, " ").trim();
  return text === "" ? null : text;
};

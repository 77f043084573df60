import type { StructureField } from "@plimsoll/domain/kernel/field/structure";
import type { TextOf } from "#fields/field-screen";

/** Of a structure with hundreds of figures a history and a cell show how it begins. */
const LONGEST = 240;

/** What stands in it, one part after another: whoever keeps such a field has a page that shows it properly. */
export const structureText: TextOf<StructureField> = ({ name, row }) => {
  const value = row[name];
  if (value === null || value === undefined) return null;
  const text = [...partsOf(value)].join(" · ");
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

function* partsOf(value: unknown, path = ""): Generator<string> {
  if (value === null || value === undefined) return;
  if (typeof value !== "object") {
    yield path === "" ? String(value) : `${path} ${String(value)}`;
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    const at = Array.isArray(value) ? String(Number(key) + 1) : key;
    yield* partsOf(part, path === "" ? at : `${path}.${at}`);
  }
}

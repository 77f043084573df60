/** The screen half of every field kind, in one list. */
import type { Field, FieldKind } from "@plimsoll/domain/kernel/field/kinds";
import { childrenText } from "./children/cell.ts";
import { ChildrenScreen } from "./children/screen.tsx";
import type { FieldScreen } from "./field-screen.ts";
import { fileText } from "./file/cell.ts";
import { FileInput } from "./file/input.tsx";
import { PLAIN_SCREENS } from "./plain-registry.tsx";
import { ReferenceFilter } from "./reference/filter.tsx";
import { referencesText } from "./references/cell.ts";
import { ReferencesInput } from "./references/input.tsx";

export const FIELD_SCREENS: { readonly [K in FieldKind]: FieldScreen<Extract<Field, { readonly kind: K }>> } =
  {
    ...PLAIN_SCREENS,
    references: {
      Input: ReferencesInput,
      text: referencesText,
      Filter: ReferenceFilter,
      wide: true,
      asks: "select",
    },
    children: { Input: ChildrenScreen, text: childrenText, align: "right", wide: true, asks: "enter" },
    file: { Input: FileInput, text: fileText, wide: true, asks: "upload" },
    files: { Input: FileInput, text: fileText, wide: true, asks: "upload" },
  };

/** The kind of the field chooses the screen, so each gets the field it is made for. */
export function screenOf(field: Field): FieldScreen {
  return FIELD_SCREENS[field.kind] as unknown as FieldScreen;
}

/** The screen half of every kind that may also stand inside child rows. Exhaustive: a new kind does not compile without. */
import type { PlainField } from "@plimsoll/domain/kernel/field/kinds";
import { addressText } from "./address/cell.ts";
import { AddressInput } from "./address/input.tsx";
import { choiceText } from "./choice/cell.ts";
import { ChoiceFilter } from "./choice/filter.tsx";
import { ChoiceInput } from "./choice/input.tsx";
import { coordinatesText } from "./coordinates/cell.ts";
import { CoordinatesInput } from "./coordinates/input.tsx";
import { dateText } from "./date/cell.ts";
import { DateFilter } from "./date/filter.tsx";
import { DateInput } from "./date/input.tsx";
import type { FieldScreen } from "./field-screen.ts";
import { flagText } from "./flag/cell.ts";
import { FlagFilter } from "./flag/filter.tsx";
import { FlagInput } from "./flag/input.tsx";
import { instantText } from "./instant/cell.ts";
import { InstantInput } from "./instant/input.tsx";
import { localTimeText } from "./local-time/cell.ts";
import { LocalTimeInput } from "./local-time/input.tsx";
import { LongTextInput } from "./long-text/input.tsx";
import { multiChoiceText } from "./multi-choice/cell.ts";
import { MultiChoiceInput } from "./multi-choice/input.tsx";
import { namesText } from "./names/cell.ts";
import { NamesInput } from "./names/input.tsx";
import { quantityText } from "./number/cell.ts";
import { QuantityFilter } from "./number/filter.tsx";
import { QuantityInput } from "./number/input.tsx";
import { referenceText } from "./reference/cell.ts";
import { ReferenceFilter } from "./reference/filter.tsx";
import { ReferenceInput } from "./reference/input.tsx";
import { richText } from "./rich-text/cell.ts";
import { RichTextInput } from "./rich-text/input.tsx";
import { structureText } from "./structure/cell.ts";
import { StructureInput } from "./structure/input.tsx";
import { lineText, taxIdText } from "./text/cell.ts";
import { LineFilter } from "./text/filter.tsx";
import { LineInput, TaxIdInput } from "./text/input.tsx";

const line = { Input: LineInput, text: lineText, Filter: LineFilter, asks: "enter" } as const;
const quantity = {
  Input: QuantityInput,
  text: quantityText,
  Filter: QuantityFilter,
  align: "right",
  asks: "enter",
} as const;

export const PLAIN_SCREENS: {
  readonly [K in PlainField["kind"]]: FieldScreen<Extract<PlainField, { readonly kind: K }>>;
} = {
  text: line,
  email: line,
  phone: line,
  taxId: { ...line, Input: TaxIdInput, text: taxIdText },
  longText: { ...line, Input: LongTextInput, wide: true },
  richText: { ...line, Input: RichTextInput, text: richText, wide: true },
  number: quantity,
  decimal: quantity,
  money: quantity,
  weight: quantity,
  percent: quantity,
  date: { Input: DateInput, text: dateText, Filter: DateFilter, asks: "enter" },
  instant: { Input: InstantInput, text: instantText, Filter: DateFilter, asks: "enter" },
  localTime: { Input: LocalTimeInput, text: localTimeText, Filter: DateFilter, asks: "enter" },
  choice: { Input: ChoiceInput, text: choiceText, Filter: ChoiceFilter, asks: "select" },
  multiChoice: { Input: MultiChoiceInput, text: multiChoiceText, Filter: ChoiceFilter, asks: "select" },
  flag: { Input: FlagInput, text: flagText, Filter: FlagFilter, asks: "select" },
  reference: { Input: ReferenceInput, text: referenceText, Filter: ReferenceFilter, asks: "select" },
  coordinates: { Input: CoordinatesInput, text: coordinatesText, align: "right", wide: true, asks: "enter" },
  address: { Input: AddressInput, text: addressText, wide: true, asks: "enter" },
  names: { Input: NamesInput, text: namesText, wide: true, asks: "enter" },
  structure: { Input: StructureInput, text: structureText, wide: true, asks: "enter" },
};

/** The kind of the field chooses the screen, so each gets the field it is made for. */
export function plainScreenOf(field: PlainField): FieldScreen {
  return PLAIN_SCREENS[field.kind] as unknown as FieldScreen;
}

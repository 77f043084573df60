/** A structure in the form of any record: read, not typed; the page that it belongs to is where it is entered. */
import type { StructureField } from "@plimsoll/domain/kernel/field/structure";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import { useFormatContext } from "#fields/use-format-context";
import { structureText } from "./cell.ts";

export function StructureInput(props: InputProps<StructureField>) {
  const { id, name, field, labels, value } = props;
  const formats = useFormatContext();
  return (
    <FieldGroup of={props}>
      <output id={id}>
        {structureText({ name, field, row: { [name]: value }, labels, formats }) ?? "—"}
      </output>
    </FieldGroup>
  );
}

/** Apart from the contracts, because the screens ask it before they know any record: types only are imported here. */
import type { RecordDefinition } from "./record.ts";

/** Whether any session may do it: the whole record is open, or this one action of it. */
export function isOpen(definition: Pick<RecordDefinition, "access" | "open">, action: string): boolean {
  return definition.access === "signed-in" || (definition.open ?? []).some((one) => one === action);
}

/** What of a record says under which types it is called. */
export type Faced = Partial<Pick<RecordDefinition, "faces" | "fields">>;

/** The wire types beside the record's own key; none where it has one face only. */
export function facesOf({ faces, fields = {} }: Faced): readonly string[] {
  const field = faces === undefined ? undefined : fields[faces];
  return field?.kind === "choice" ? field.choices : [];
}

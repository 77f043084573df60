/** Apart from the contracts, because the screens ask it before they know any record: types only are imported here. */
import type { RecordDefinition } from "./record.ts";

/** Whether any session may do it: the whole record is open, or this one action of it. */
export function isOpen(definition: Pick<RecordDefinition, "access" | "open">, action: string): boolean {
  return definition.access === "signed-in" || (definition.open ?? []).some((one) => one === action);
}

/** What of a record says under which types it is called. */
export type WithSubtypes = Partial<Pick<RecordDefinition, "subtypes" | "fields">>;

/** The wire types beside the record's own key; none where it has no subtypes. */
export function subtypesOf({ subtypes, fields = {} }: WithSubtypes): readonly string[] {
  const field = subtypes === undefined ? undefined : fields[subtypes];
  return field?.kind === "choice" ? field.choices : [];
}

import { useState } from "react";
import { newId } from "#fields/new-id";

/** The id of the row of a form: of one that has not been made, the id that it will have. */
export function useRowId(row: { readonly id: string } | undefined): string {
  const idOf = () => ({ rowId: row?.id, id: row?.id ?? newId() });
  const [known, setKnown] = useState(idOf);
  if (known.rowId !== row?.id) setKnown(idOf());
  return known.id;
}

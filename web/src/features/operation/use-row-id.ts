import { useState } from "react";
import { newId } from "#fields/new-id";

/**
 * The id of the row of a form: of one that has not been made, the id that it will have. One that is `begun` otherwise is
 * another.
 */
export function useRowId(row: { readonly id: string } | undefined, begun = ""): string {
  const of = row?.id ?? begun;
  const idOf = () => ({ of, id: row?.id ?? newId() });
  const [known, setKnown] = useState(idOf);
  if (known.of !== of) setKnown(idOf());
  return known.id;
}

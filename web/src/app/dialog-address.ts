/** A row that has no page of its own is opened in a dialog over its list; which one stands in the list's address. */
export const DIALOG_PARAMETER = "row";

/** The same list with the dialog of a row open, or with none. */
export function withDialog(query: string, id: string | null): string {
  const params = new URLSearchParams(query);
  if (id === null) params.delete(DIALOG_PARAMETER);
  else params.set(DIALOG_PARAMETER, id);
  // Commas and colons are allowed in a query and far easier on the eye than %2C.
  const written = params.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return written === "" ? "" : `?${written}`;
}

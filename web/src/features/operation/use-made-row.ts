/** The form of a new row goes on as that of the row that it made: nobody who types on loses their place. */
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";

/** `id` is what a new row will be called, `page` where it has its own. */
export function useMadeRow<Row extends { readonly id: string }>(
  row: Row | undefined,
  rows: readonly Row[],
  id: string,
  page: string,
) {
  const [isMade, setMade] = useState(false);
  const navigate = useNavigate();
  const isElsewhere = isMade && row === undefined;
  // Whoever has left the form meanwhile is left where they are.
  useEffect(() => {
    if (isElsewhere) void navigate(page, { replace: true, preventScrollReset: true });
  }, [isElsewhere, navigate, page]);
  return {
    // A page comes in its own time: until then a press means the row, and not another new one.
    row: row ?? (isMade ? rows.find((one) => one.id === id) : undefined),
    isMade,
    setMade: useCallback(() => setMade(true), []),
  };
}

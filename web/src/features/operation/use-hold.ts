/** The hold in hand, in the address, so that a link leads to it and going back leaves it. */
import { useCallback } from "react";
import { useSearchParams } from "react-router";

export function useHold(holds: readonly number[]): readonly [number, (hold: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get("hold"));
  const hold = holds.includes(asked) ? asked : (holds[0] ?? 1);
  const choose = useCallback(
    (next: number) =>
      setParams(
        (before) => {
          before.set("hold", String(next));
          return before;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [hold, choose];
}

/**
 * The keyboard path through a list: j and k or the arrows move, Enter or e opens, x or Space selects, / searches and
 * the arrow down comes back from there, n adds.
 */
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useState,
} from "react";

interface ListKeys {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly count: number;
  /** Where the keyboard begins. */
  readonly start: number;
  readonly onOpen: (index: number) => void;
  readonly onSelect: (index: number) => void;
  readonly onSearch: () => void;
  readonly onAdd: (() => void) | undefined;
}

const OVERLAYS = "[role=dialog], [role=menu], [role=listbox]";

/** Down from the search box goes into the list that it searches. */
function isSearchBox(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "search" && target.closest(OVERLAYS) === null;
}

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName)) return true;
  // Overlays have keys of their own.
  return target.closest(OVERLAYS) !== null;
}

export function useListKeys({ body, count, start, onOpen, onSelect, onSearch, onAdd }: ListKeys) {
  const [reached, setReached] = useState(start);
  const place = Math.min(reached, Math.max(0, count - 1));

  const reach = useCallback(
    (index: number) => {
      const row = body.current?.rows[index];
      if (!row) return;
      row.focus();
      row.scrollIntoView({ block: "nearest" });
    },
    [body],
  );

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key === "ArrowDown" && isSearchBox(target)) {
        event.preventDefault();
        reach(0);
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere(target))
        return;
      const onRow = target instanceof HTMLElement && body.current?.contains(target) === true;
      if (key === "j" || key === "k") {
        event.preventDefault();
        reach(onRow ? place + (key === "j" ? 1 : -1) : place);
      } else if (key === "/") {
        event.preventDefault();
        onSearch();
      } else if (key === "n" && onAdd) {
        event.preventDefault();
        onAdd();
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [body, place, reach, onSearch, onAdd]);

  const onKeyDown = useCallback(
    (event: ReactKeyboardEvent) => {
      if (!(event.target instanceof HTMLTableRowElement)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const steps: Readonly<Record<string, number>> = {
        ArrowDown: place + 1,
        ArrowUp: place - 1,
        Home: 0,
        End: count - 1,
      };
      const step = steps[event.key];
      if (step !== undefined) reach(step);
      else if (event.key === "Enter" || event.key === "e") onOpen(place);
      else if (event.key === " " || event.key === "x") onSelect(place);
      else return;
      event.preventDefault();
    },
    [place, count, reach, onOpen, onSelect],
  );
  return { reached: place, onReach: setReached, onKeyDown };
}

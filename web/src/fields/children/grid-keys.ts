/**
 * The keys of a grid: what a press means, by the key and by what it was pressed in. Lists that are open and texts of
 * several lines keep their own keys.
 *
 *   Enter, Shift+Enter     the same column one row down or up; a new row after the last
 *   ↑ ↓                    the same, without making rows
 *   Ctrl+Enter             a new row below
 *   Ctrl+Delete            the row goes
 *   Alt+↑ ↓                the row moves
 */

export type GridKey =
  | { readonly kind: "go"; readonly by: -1 | 1; readonly mayAdd: boolean }
  | { readonly kind: "move"; readonly by: -1 | 1 }
  | { readonly kind: "add" }
  | { readonly kind: "remove" };

export interface Pressed {
  readonly key: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  /** Pressed inside a text of several lines, or a control whose list is open. */
  readonly isTaken: boolean;
  /** Pressed inside a control that has a list, open or not: the arrows open it. */
  readonly hasList: boolean;
}

export function gridKey({ key, ctrl, alt, shift, isTaken, hasList }: Pressed): GridKey | undefined {
  if (ctrl && key === "Enter") return { kind: "add" };
  if (ctrl && key === "Delete") return { kind: "remove" };
  const by = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : undefined;
  if (alt && by !== undefined) return { kind: "move", by };
  if (ctrl || alt || isTaken) return undefined;
  if (key === "Enter") return { kind: "go", by: shift ? -1 : 1, mayAdd: !shift };
  if (by !== undefined && !hasList && !shift) return { kind: "go", by, mayAdd: false };
  return undefined;
}

/** A cell of a sheet as it is shown and typed again: dates year first, which every language reads alike. */
import type { ImportCell } from "@plimsoll/domain/kernel/sheet/import-output";

export function cellText(cell: ImportCell): string {
  if (cell === null) return "";
  if (typeof cell === "object") return cell.date.replace("T00:00", "").replace("T", " ");
  return String(cell);
}

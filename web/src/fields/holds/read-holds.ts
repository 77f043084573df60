/** The holds of a ship as its drawing wants them, from rows that somebody may still be typing. */
import { isDecimalText } from "@plimsoll/domain/kernel/decimal";
import type { ChildrenField, PlainFields } from "@plimsoll/domain/kernel/field/kinds";
import type { ChildState } from "#fields/form-state";
import type { CargoHold } from "#ui/cargo-diagram";

export interface DrawnHold extends CargoHold {
  /** The row that it is drawn from. */
  readonly row: number;
}

/** The whole number counts the holds, the other figure says what fits: the definition alone knows their names. */
function columnsOf(fields: PlainFields) {
  const entries = Object.entries(fields);
  return {
    number: entries.find(([, field]) => field.kind === "number")?.[0] ?? "",
    capacity: entries.find(([, field]) => "scale" in field),
  };
}

export function unitOf({ fields }: ChildrenField): string {
  const capacity = columnsOf(fields).capacity?.[1];
  return capacity && "unit" in capacity ? (capacity.unit ?? "") : "";
}

/** A row without a number is not drawn, and of two with the same number the first. */
export function readHolds({ fields }: ChildrenField, rows: readonly ChildState[]): DrawnHold[] {
  const { number, capacity } = columnsOf(fields);
  const drawn = new Map<number, DrawnHold>();
  rows.forEach(({ values }, row) => {
    const own = values[number];
    if (typeof own !== "number" || drawn.has(own)) return;
    const room = values[capacity?.[0] ?? ""];
    drawn.set(own, { number: own, capacity: isDecimalText(room) ? room : null, row });
  });
  return [...drawn.values()];
}

/** The scales of the order's terminal, taken along, and keeping what was learnt about the file of one. */
import type { Row } from "@plimsoll/domain/kernel/record";
import { SCALE_COLUMNS, type scale } from "@plimsoll/domain/register/scale";
import type { ScaleFormat } from "@plimsoll/domain/weighing/scale-file";
import { useMemo } from "react";
import { toastError } from "#app/error-text";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { useMutationCall } from "#rpc/hooks";
import { type OperationInHand, rowsOf } from "../use-operation.ts";
import type { PeriodRow } from "./use-weighings.ts";

export type ScaleRow = Row<typeof scale>;

const FORMAT_FIELDS = [
  "separator",
  "header_rows",
  "date_order",
  "decimal_mark",
  "unit",
  ...SCALE_COLUMNS,
] as const;

/** Most scales write a sheet of Excel's kind, in kilograms. */
const USUAL: ScaleFormat = {
  separator: "semicolon",
  header_rows: 1,
  date_order: "dmy",
  decimal_mark: "comma",
  unit: "KG",
  date_column: null,
  time_column: "1",
  weight_column: "2",
  unit_column: null,
  ticket_column: null,
};

export function formatOf(row: ScaleRow | undefined): ScaleFormat {
  if (!row) return USUAL;
  return Object.fromEntries(FORMAT_FIELDS.map((name) => [name, row[name]])) as unknown as ScaleFormat;
}

const nameOf = (text: string | null | undefined) => text?.trim().toLowerCase() ?? "";

export function useScales(hand: OperationInHand, period: PeriodRow) {
  const { order } = hand.bundle;
  const all = rowsOf<ScaleRow>(hand.bundle, "scale");
  const scales = useMemo(
    () => all.filter((one) => one.active && one.terminal_id === order.terminal_id),
    [all, order.terminal_id],
  );
  const rights = useRights(useModel("scale"));
  const changing = useMutationCall({ service: "register", type: "scale", action: "update" });
  const making = useMutationCall({ service: "register", type: "scale", action: "create" });
  const initial = scales.find((one) => nameOf(one.name) === nameOf(period.scale)) ?? scales[0];
  const remember = (id: string | null, format: ScaleFormat) => {
    const known = scales.find((one) => one.id === id);
    const isSame = known && FORMAT_FIELDS.every((name) => known[name] === format[name]);
    if (isSame) return;
    const kept = known
      ? changing.run({ id: known.id, version: known.version, ...format })
      : making.run({
          name: period.scale ?? "1",
          terminal_id: order.terminal_id,
          country: order.country,
          ...format,
        });
    void kept.catch(toastError);
  };
  // A scale that nobody named at a terminal that nobody named cannot be found again.
  const mayRemember = initial ? rights.update : rights.create && Boolean(order.terminal_id && period.scale);
  return { scales, initial, mayRemember, remember };
}

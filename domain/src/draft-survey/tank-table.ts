// Decides the volume in a ship's tank from its sounding, by her own table and her trim: between the trims first, then
// between the soundings, and never beyond either. A table printed for one trim alone is read whatever the trim is, and
// that is told. Metres and cubic metres.

import { compare, type DecimalText, isNegative, multiply, roundTo } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { type CalibrationTable, measureTank } from "./tank.ts";

export interface TankRow {
  readonly tank: string;
  readonly content: string;
  readonly trim: DecimalText;
  readonly sounding: DecimalText;
  readonly volume: DecimalText;
}

export interface ShipTank {
  readonly tank: string;
  readonly content: string;
  /** None of the table's soundings has a volume for each of its trims where there are no rows. */
  readonly table: Extract<CalibrationTable, { kind: "volume_by_trim" }>;
}

const distinct = (values: readonly DecimalText[]) =>
  values.toSorted(compare).filter((value, at, all) => at === 0 || compare(value, all[at - 1] ?? value) !== 0);

/** The tanks of a ship, each with its table; soundings that lack a volume at one of the trims are left out. */
export function tanksOf(rows: readonly TankRow[]): readonly ShipTank[] {
  const byTank = new Map<string, TankRow[]>();
  for (const row of rows) {
    const beside = byTank.get(row.tank);
    if (beside) beside.push(row);
    else byTank.set(row.tank, [row]);
  }
  return [...byTank].map(([tank, own]): ShipTank => {
    const trims = distinct(own.map((row) => row.trim));
    const found = new Map(own.map((row) => [placeOf(row.sounding, row.trim), row.volume]));
    const lines = distinct(own.map((row) => row.sounding)).flatMap((sounding) => {
      const volumes = trims.flatMap((trim) => found.get(placeOf(sounding, trim)) ?? []);
      return volumes.length === trims.length ? [{ sounding, volumes }] : [];
    });
    return {
      tank,
      content: own[0]?.content ?? "others",
      table: { kind: "volume_by_trim", trims, rows: lines },
    };
  });
}

const PLACES = 4;
const placeOf = (sounding: DecimalText, trim: DecimalText) =>
  `${roundTo(sounding, PLACES, "half_up")} ${roundTo(trim, PLACES, "half_up")}`;

export type TankReading =
  | { readonly ok: true; readonly volume: DecimalText; readonly isWithoutTrim: boolean }
  | { readonly ok: false; readonly issue: Issue };

/** Any liquid: the volume does not ask for it. */
const WATER = "1";

export function readTank(
  { table }: Pick<ShipTank, "table">,
  sounding: DecimalText,
  trim: DecimalText,
): TankReading {
  if (table.rows.length === 0) return { ok: false, issue: issue("required", "volume") };
  const [only] = table.trims;
  const isWithoutTrim = table.trims.length === 1;
  const answer = measureTank({
    table,
    sounding,
    trim: isWithoutTrim && only !== undefined ? only : trim,
    density: WATER,
  });
  if (answer.ok) return { ok: true, volume: answer.result.volume, isWithoutTrim };
  return { ok: false, issue: answer.issues[0] ?? issue("invalid", "sounding") };
}

const TONNE_PLACES = 3;

/** Each tank to the kilogram, so that the column adds up on paper. */
export function tankWeight(volume: DecimalText, density: DecimalText): DecimalText | null {
  if (isNegative(volume) || isNegative(density)) return null;
  return roundTo(multiply(volume, density), TONNE_PLACES, "half_up");
}

/** The ships and barges of the demo company as rows of their registers, and what a survey by draft leans on of them. */
import { multiply, roundTo } from "@plimsoll/domain/kernel/decimal";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { SurveyedBarge, SurveyedShip } from "@plimsoll/domain/operation/survey-facts";
import { countryId } from "../reference/load-reference.ts";
import { seedId } from "../seed-id.ts";
import { BARGE_SERIES, BARGE_TABLE, SHIP_CLASSES, SHIPS } from "./fleet.data.ts";
import { hydrostaticValues } from "./hydrostatics.ts";

export const carrierId = (country: string, code: string) => seedId("carrier", country, code);

/** Cubic metres of grain space for every tonne of deadweight. */
const GRAIN_SPACE = "1.19";

export function shipRow([name, shipClass, dwt, flag, imo, mmsi]: (typeof SHIPS)[number]): Values {
  const { loa, lbp, beam, lightShip, summerDraft, holds } = SHIP_CLASSES[shipClass];
  const space = multiply(String(dwt), GRAIN_SPACE);
  return {
    id: seedId("ship", imo),
    name,
    imo,
    mmsi,
    flag_id: countryId(flag),
    dwt: String(dwt),
    loa,
    lbp,
    beam,
    light_ship: lightShip,
    summer_draft: summerDraft,
    holds: holds.map((share, at) => ({
      id: seedId("ship-hold", imo, String(at)),
      number: at + 1,
      volume: roundTo(multiply(space, multiply(String(share), "0.001")), 0),
    })),
    ...hydrostaticValues(name),
  };
}

export function bargeRows(series: (typeof BARGE_SERIES)[number]): Values[] {
  const [prefix, first, count, country, owner, dwt, length, beam, depth, cover] = series;
  return Array.from({ length: count }, (_, at) => {
    const code = `${prefix}-0${first + at}`;
    return {
      id: seedId("barge", code),
      name: code,
      code,
      owner_id: carrierId(country, owner),
      dwt,
      length,
      beam,
      depth,
      cover,
      mode: prefix === "HPP" ? "four_point" : "six_point_average",
      gauging:
        prefix === "HPP"
          ? BARGE_TABLE.map(([draft, weight]) => ({
              id: seedId("barge-gauging", code, draft),
              draft,
              weight,
            }))
          : [],
    };
  });
}

/** Worked out once of each: every operation asks, and a table takes long. */
const surveyedShips = new Map<unknown, SurveyedShip | null>();
let barges: ReadonlyMap<unknown, Values> | undefined;

/** What a survey of a ship leans on, of those whose table was entered. */
export function surveyedShipOf(id: unknown): SurveyedShip | null {
  const known = surveyedShips.get(id);
  if (known !== undefined) return known;
  const found = SHIPS.find(([, , , , imo]) => seedId("ship", imo) === id);
  const ship = found && shipRow(found);
  const surveyed = ship?.hydrostatics
    ? ({ table_density: "1.025", lcf_from: "midships", ...ship } as unknown as SurveyedShip)
    : null;
  surveyedShips.set(id, surveyed);
  return surveyed;
}

export function surveyedBargeOf(id: unknown): SurveyedBarge | null {
  barges ??= new Map(BARGE_SERIES.flatMap(bargeRows).map((row) => [row.id, row]));
  const barge = barges.get(id);
  return barge ? ({ measured: "draft", table_density: "1", ...barge } as unknown as SurveyedBarge) : null;
}

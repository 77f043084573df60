/**
 * Tanks by their soundings on the page of a draft survey: a sounding fills in the volume by the ship's own table, the
 * weights of the tanks fill in the deductibles. Whatever was filled in may be typed over, and stays until what it came
 * from changes.
 */

import { readTank, type ShipTank, tankWeight } from "@plimsoll/domain/draft-survey/tank-table";
import { add, type DecimalText, divide, isDecimalText, subtract, sum } from "@plimsoll/domain/kernel/decimal";
import type { Issue } from "@plimsoll/domain/kernel/errors";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { isOfShip } from "@plimsoll/domain/operation/survey-facts";
import { choice, figure, type Item, rows, smallFigure } from "#calculator/calculator-form";
import type { LabelOf, SurveyRow, Worked } from "./draft-survey-form.ts";

export const tankItems = (tanks: readonly ShipTank[], labelOf: LabelOf): readonly Item[] => {
  if (tanks.length === 0) return [];
  const names = tanks.map(({ tank }) => tank);
  const called = Object.fromEntries(names.map((name) => [name, name]));
  return [
    rows("tanks", () => labelOf("tanks"), [
      choice(
        "tank",
        () => labelOf("tank"),
        names,
        () => called,
      ),
      smallFigure("sounding", (w) => w.fields.tank.sounding),
      figure("volume", (w) => w.fields.tank.volume),
      smallFigure("density", (w) => w.fields.tank.density),
    ]),
  ];
};

type TankEntry = NonNullable<SurveyRow["tanks"]>[number];
export type TypedTank = Partial<Omit<TankEntry, "survey">>;

/** The tanks of a row on the cards of their surveys. */
export function surveysWithTanks(row: SurveyRow | undefined): readonly object[] | undefined {
  return row?.surveys.map((one, at) => ({
    ...one,
    tanks: (row.tanks ?? []).filter(({ survey }) => survey === at).map(({ survey: _, ...tank }) => tank),
  }));
}

/** What was typed on the cards, as the row keeps it: lines that say no volume yet are not kept. */
export function tanksToSend(surveys: readonly { readonly tanks?: readonly TypedTank[] }[]): TankEntry[] {
  return surveys.flatMap(({ tanks = [] }, survey) =>
    tanks.flatMap(({ tank, sounding, volume, density }) =>
      tank === undefined || volume === undefined || density === undefined
        ? []
        : [{ survey, tank, sounding: sounding ?? null, volume, density }],
    ),
  );
}

interface TankState {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const decimalIn = (value: unknown): DecimalText | undefined =>
  typeof value === "string" && isDecimalText(value) ? value : undefined;

/** By the stern positive: true where it is worked out, as the marks show it before. */
export function trimOf(
  values: Values,
  at: number,
  { results }: Pick<Worked, "results">,
): DecimalText | undefined {
  const worked = results && isOfShip(results) ? results.surveys[at]?.true_trim : undefined;
  if (worked != null) return worked;
  const readings = (surveysIn(values)[at]?.readings ?? {}) as Values;
  const [fp, fs, ap, as] = ["fp", "fs", "ap", "as"].map((name) => decimalIn(readings[name]));
  if (fp === undefined || fs === undefined || ap === undefined || as === undefined) return undefined;
  return divide(subtract(add(ap, as), add(fp, fs)), "2", 4, "half_up");
}

const surveysIn = (values: Values) => (Array.isArray(values.surveys) ? (values.surveys as Values[]) : []);
const tanksIn = (survey: Values) => (Array.isArray(survey.tanks) ? (survey.tanks as TankState[]) : []);

export interface TankAlert {
  readonly tank: string;
  readonly survey: number;
  readonly issue: Issue | undefined;
  readonly isWithoutTrim: boolean;
}

export interface TankFindings {
  /** By the place of the volume in the form: what it came from, and what the table says. */
  readonly volumes: ReadonlyMap<string, { readonly from: string; readonly volume: DecimalText | null }>;
  /** By the place of the deductible: the weight of its tanks. */
  readonly deductibles: ReadonlyMap<string, DecimalText>;
  readonly alerts: readonly TankAlert[];
}

/** What the soundings on the form come to. */
export function findTanks(
  values: Values,
  tanks: readonly ShipTank[],
  worked: Pick<Worked, "results">,
): TankFindings {
  const volumes = new Map<string, { from: string; volume: DecimalText | null }>();
  const deductibles = new Map<string, DecimalText>();
  const alerts: TankAlert[] = [];
  for (const [survey, card] of surveysIn(values).entries()) {
    const trim = trimOf(values, survey, worked);
    const weights = new Map<string, DecimalText[]>();
    for (const [line, { values: typed }] of tanksIn(card).entries()) {
      const known = tanks.find(({ tank }) => tank === typed.tank);
      const [sounding, volume, density] = [typed.sounding, typed.volume, typed.density].map(decimalIn);
      if (!known) continue;
      const weight = volume !== undefined && density !== undefined ? tankWeight(volume, density) : null;
      if (weight !== null) weights.set(known.content, [...(weights.get(known.content) ?? []), weight]);
      if (sounding === undefined || trim === undefined) continue;
      const read = readTank(known, sounding, trim);
      const at = `surveys.${survey}.tanks.${line}.values.volume`;
      volumes.set(at, { from: `${known.tank} ${sounding} ${trim}`, volume: read.ok ? read.volume : null });
      if (!read.ok || read.isWithoutTrim)
        alerts.push({
          tank: known.tank,
          survey,
          issue: read.ok ? undefined : read.issue,
          isWithoutTrim: read.ok,
        });
    }
    for (const [content, parts] of weights)
      deductibles.set(`surveys.${survey}.deductibles.${content}`, sum(parts));
  }
  return { volumes, deductibles, alerts };
}

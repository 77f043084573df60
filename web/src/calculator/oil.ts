/** What a sample of oil is asked for, wherever it is entered. */
import { COLOUR_CELLS, CONVERTED_ANALYSES, OIL_ANALYSES } from "@plimsoll/domain/classification/oil";
import { unitsOf } from "@plimsoll/domain/classification/reported-unit";
import { choice, group, type Item, smallFigures } from "./calculator-form.ts";

/** `at` is where in the request they stand, with a dot at its end. */
export const oilItems = (at = ""): readonly Item[] => [
  group(
    (w) => w.fields.classification.analyses,
    smallFigures(`${at}values`, OIL_ANALYSES, (w) => w.classification.analyses),
  ),
  ...CONVERTED_ANALYSES.map((name) =>
    choice(
      `${at}units.${name}`,
      (w) => `${w.fields.oil.units}: ${w.classification.analyses[name]}`,
      unitsOf(name),
      () => Object.fromEntries(unitsOf(name).map((unit) => [unit, unit])),
    ),
  ),
  choice(
    `${at}colour_cell`,
    (w) => w.fields.oil.colour_cell,
    COLOUR_CELLS,
    (w) => w.classification.colourCells,
  ),
];

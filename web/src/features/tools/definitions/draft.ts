/** Weights by draft: ships, barges and convoys, tanks, density. */
import { type Convoy, sumConvoy, surveyBarge } from "@plimsoll/domain/draft-survey/barge";
import { type Density, measureDensity } from "@plimsoll/domain/draft-survey/density";
import { evaluate } from "@plimsoll/domain/draft-survey/evaluate";
import { HYDROMETERS, OPERATIONS, ROUNDINGS } from "@plimsoll/domain/draft-survey/request";
import {
  measureTank,
  sumTanks,
  TANK_ROUNDINGS,
  TANK_TABLES,
  type Tank,
  type TankList,
} from "@plimsoll/domain/draft-survey/tank";
import { allowWater, type WaterAllowance } from "@plimsoll/domain/draft-survey/water-allowance";
import { KAMSARMAX } from "@plimsoll/domain/draft-survey/worked-surveys.data";
import { BARGE_FORMULA_NAMES, BARGE_MEASURES, LCF_REFERENCES } from "@plimsoll/domain/hydrostatics/table";
import { get } from "react-hook-form";
import {
  cards,
  choice,
  figure,
  figures,
  group,
  type Item,
  type Label,
  rows,
  smallFigure,
  smallFigures,
  text,
} from "#calculator/calculator-form";
import {
  bargeCondition,
  blankSurvey,
  showBargeSurvey,
  showDraftSurvey,
  surveyItems,
} from "#calculator/draft-survey";
import { defineTool } from "#calculator/tool";

const MARKS = ["fwd", "mid", "aft"] as const;

const shipItems: Item[] = [
  smallFigure("ship.lbp", (w) => w.fields.ship.lbp),
  smallFigure("ship.breadth", (w) => w.fields.ship.breadth),
  figure("ship.light_ship", (w) => w.fields.ship.light_ship),
  smallFigure("ship.table_density", (w) => w.fields.ship.table_density),
  choice(
    "ship.lcf_from",
    (w) => w.fields.ship.lcf_from,
    LCF_REFERENCES,
    (w) => w.draftSurvey.lcfReferences,
  ),
  choice(
    "operation",
    (w) => Object.values(w.draftSurvey.operations).join(" / "),
    OPERATIONS,
    (w) => w.draftSurvey.operations,
  ),
  choice(
    "rounding",
    (w) => w.fields.classification.rounding,
    ROUNDINGS,
    (w) => w.draftSurvey.roundings,
  ),
  figure("ship.declared_constant", (w) => w.fields.ship.declared_constant),
  smallFigure("ship.summer_draft", (w) => w.fields.ship.summer_draft),
  group(
    (w) => w.fields.ship.marks,
    smallFigures("ship.marks", MARKS, (w) => w.draftSurvey.marks),
    MARKS.length,
  ),
  group(
    (w) => w.fields.ship.keel_mm,
    figures("ship.keel_mm", MARKS, (w) => w.draftSurvey.marks),
    MARKS.length,
  ),
  rows("ship.table", (w) => w.fields.ship.table, [
    smallFigure("draft", (w) => w.fields.tableRow.draft),
    figure("displacement", (w) => w.fields.tableRow.displacement),
    figure("tpc", (w) => w.fields.tableRow.tpc),
    figure("lcf", (w) => w.fields.tableRow.lcf),
    figure("mtc", (w) => w.fields.tableRow.mtc),
  ]),
];

export const draftSurveyTool = defineTool({
  items: () => [
    ...shipItems,
    cards("surveys", (w) => w.fields.survey.kind, surveyItems, blankSurvey("final")),
  ],
  optional: ["ship.keel_mm", "ship.tank_trim"],
  start: {
    ship: { marks: {}, lcf_from: "midships", table: [{}, {}] },
    operation: "loading",
    rounding: "step",
    surveys: [blankSurvey("initial"), blankSurvey("final")],
  },
  example: { ...KAMSARMAX },
  source: "ship",
  run: evaluate,
  show: showDraftSurvey,
});

export const bargeTool = defineTool({
  items: () => [
    choice(
      "formula",
      (w) => w.fields.barge.formula,
      BARGE_FORMULA_NAMES,
      (w) => w.draftSurvey.bargeFormulas,
    ),
    choice(
      "measured",
      (w) => w.fields.barge.measured,
      BARGE_MEASURES,
      (w) => w.draftSurvey.bargeMeasures,
    ),
    smallFigure("depth", (w) => w.fields.barge.depth),
    smallFigure("table_density", (w) => w.fields.barge.table_density),
    group((w) => w.fields.barge.empty, bargeCondition("empty")),
    group((w) => w.fields.barge.loaded, bargeCondition("loaded")),
    rows("table", (w) => w.fields.barge.table, [
      smallFigure("draft", (w) => w.fields.tableRow.draft),
      figure("weight", (w) => w.fields.barge.weight),
    ]),
  ],
  optional: ["empty.deductibles", "loaded.deductibles"],
  start: {
    formula: "six_point_average",
    measured: "draft",
    empty: { readings: {} },
    loaded: { readings: {} },
    table: [{}, {}],
  },
  example: {
    formula: "four_point",
    measured: "draft",
    table_density: "1",
    empty: { readings: { fp: "0.50", fs: "0.52", ap: "0.60", as: "0.58" }, density: "1" },
    loaded: { readings: { fp: "2.90", fs: "2.92", ap: "3.00", as: "2.98" }, density: "1" },
    table: [
      { draft: "0.50", weight: "310" },
      { draft: "0.60", weight: "374" },
      { draft: "2.90", weight: "1950" },
      { draft: "3.00", weight: "2020" },
    ],
  },
  run: surveyBarge,
  show: showBargeSurvey,
});

export const convoyTool = defineTool({
  items: () => [
    rows("barges", (w) => w.steps.barge.convoy, [
      text("name", (w) => w.fields.unit.name),
      figure("cargo", (w) => w.steps.barge.cargo),
    ]),
  ],
  optional: [],
  start: { barges: [{}, {}] },
  example: {
    barges: [
      { name: "B-01", cargo: "1648.250" },
      { name: "B-02", cargo: "1702.900" },
    ],
  },
  run: sumConvoy,
  show: (result: Convoy, { words, figure: print }) => ({
    figures: [{ label: words.steps.barge.convoy, value: print(result.total), unit: "t" }],
    steps: [{ steps: result.steps, names: words.steps.barge }],
  }),
});

const SHOWN_TRIMS = [0, 1, 2] as const;

/** The three kinds of calibration tables that ships have. */
function tankTable(kind: unknown): Item[] {
  const volumes = rows("table.volumes", (w) => w.fields.tank.volume, [
    figure("at", (w) => w.fields.tank.sounding),
    figure("value", (w) => w.fields.tank.volume),
  ]);
  const corrections = (path: string, label: Label) =>
    rows(path, label, [figure("at", (w) => w.fields.tank.trim), figure("value", label)]);
  if (kind === "volume_correction")
    return [volumes, corrections("table.corrections", (w) => w.steps.tank.volume_correction)];
  if (kind === "sounding_correction")
    return [
      volumes,
      corrections("table.corrections_mm", (w) => w.draftSurvey.tankTables.sounding_correction),
    ];
  const trim = (at: number) => figure(`table.trims.${at}`, (w) => `${w.fields.tank.trim} ${at + 1}`);
  const volume = (at: number) => figure(`volumes.${at}`, (w) => `${w.fields.tank.volume} ${at + 1}`);
  return [
    ...SHOWN_TRIMS.map(trim),
    rows("table.rows", (w) => w.fields.tank.table, [
      smallFigure("sounding", (w) => w.fields.tank.sounding),
      ...SHOWN_TRIMS.map(volume),
    ]),
  ];
}

export const tankTool = defineTool({
  items: (values) => [
    choice(
      "table.kind",
      (w) => w.fields.tank.table,
      TANK_TABLES,
      (w) => w.draftSurvey.tankTables,
    ),
    smallFigure("sounding", (w) => w.fields.tank.sounding),
    smallFigure("trim", (w) => w.fields.tank.trim),
    smallFigure("density", (w) => w.fields.tank.density),
    ...tankTable(get(values, "table.kind")),
  ],
  // What belongs to another kind of table and is empty, is not asked for.
  optional: ["table.volumes", "table.corrections", "table.corrections_mm", "table.trims", "table.rows"],
  start: { table: { kind: "volume_by_trim", trims: [], rows: [{}, {}] } },
  example: {
    table: {
      kind: "volume_by_trim",
      trims: ["2", "3"],
      rows: [
        { sounding: "2.10", volumes: ["412.6", "398.2"] },
        { sounding: "2.20", volumes: ["431.9", "417.1"] },
      ],
    },
    sounding: "2.14",
    trim: "2.245",
    density: "1.024",
  },
  run: measureTank,
  show: (result: Tank, { words, figure: print }) => ({
    figures: [
      { label: words.steps.tank.volume, value: print(result.volume), unit: "m³" },
      { label: words.steps.tank.weight, value: print(result.weight), unit: "t" },
    ],
    steps: [{ steps: result.steps, names: words.steps.tank }],
  }),
});

export const tankListTool = defineTool({
  items: () => [
    choice(
      "rounding",
      (w) => w.fields.classification.rounding,
      TANK_ROUNDINGS,
      (w) => w.draftSurvey.tankRoundings,
    ),
    rows("tanks", (w) => w.fields.tank.table, [
      text("name", (w) => w.fields.unit.name),
      figure("volume", (w) => w.fields.tank.volume),
      smallFigure("density", (w) => w.fields.tank.density),
    ]),
  ],
  optional: [],
  start: { tanks: [{}, {}] },
  example: {
    tanks: [
      { name: "WBT 1P", volume: "412.600", density: "1.024" },
      { name: "WBT 1S", volume: "409.200", density: "1.024" },
    ],
  },
  run: sumTanks,
  show: (result: TankList, { words, page, figure: print }) => ({
    figures: [{ label: page.total, value: print(result.total), unit: "t" }],
    tables: [{ head: ["", "t"], rows: result.tanks.map(({ name, weight }) => [name, print(weight)]) }],
    steps: [{ steps: result.steps, names: words.steps.tank }],
  }),
});

export const densityTool = defineTool({
  items: () => [
    choice(
      "hydrometer",
      (w) => w.fields.density.hydrometer,
      HYDROMETERS,
      (w) => w.draftSurvey.hydrometers,
    ),
    ...["0", "1", "2", "3", "4", "5"].map((at) =>
      smallFigure(`readings.${at}`, (w) => `${w.fields.density.readings} ${Number(at) + 1}`),
    ),
  ],
  optional: [],
  start: { hydrometer: "draft_survey", readings: [] },
  example: { hydrometer: "draft_survey", readings: ["1.0215", "1.0220", "1.0210"] },
  run: measureDensity,
  show: (result: Density, { words, figure: print }) => ({
    figures: [
      { label: words.steps.density.density_mean, value: print(result.mean), unit: "t/m³" },
      { label: words.steps.density.density, value: print(result.density), unit: "t/m³" },
    ],
    steps: [{ steps: result.steps, names: words.steps.density }],
  }),
});

export const waterAllowanceTool = defineTool({
  items: () => [
    figure("displacement", (w) => w.fields.waterAllowance.displacement),
    smallFigure("tpc", (w) => w.fields.waterAllowance.tpc),
    smallFigure("density", (w) => w.fields.waterAllowance.density),
    smallFigure("summer_draft", (w) => w.fields.waterAllowance.summer_draft),
  ],
  optional: [],
  start: {},
  example: { displacement: "95500", tpc: "70.92", density: "1.0125", summer_draft: "14.45" },
  run: allowWater,
  show: (result: WaterAllowance, { words, figure: print }) => ({
    figures: [
      { label: words.steps.waterAllowance.fresh_water_mm, value: print(result.fresh_water_mm), unit: "mm" },
      { label: words.steps.waterAllowance.dock_water_mm, value: print(result.dock_water_mm), unit: "mm" },
      { label: words.steps.waterAllowance.deepest_draft, value: print(result.deepest_draft), unit: "m" },
    ],
    steps: [{ steps: result.steps, names: words.steps.waterAllowance }],
  }),
});

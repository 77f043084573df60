/** The survey of a ship and of a barge as forms ask for them and as their answers are shown, wherever that is. */
import { SURVEY_LINES } from "@plimsoll/domain/draft-survey/lines.data";
import { HYDROMETERS, SURVEY_KINDS, USUAL_DEDUCTIBLES } from "@plimsoll/domain/draft-survey/request";
import type { BargeSurvey, DraftSurvey } from "@plimsoll/domain/draft-survey/results";
import { choice, figures, flag, group, type Item, smallFigure, smallFigures } from "./calculator-form.ts";
import type { ResultContext, Shown } from "./tool.ts";

export const READINGS = ["fp", "fs", "mp", "ms", "ap", "as"] as const;
/** Port beside starboard: forward, midships and aft below one another. */
export const SIDES = 2;
/** What one survey asks; besides the usual deductibles those that somebody named. */
export const surveyItemsWith = (named: readonly string[]): Item[] => [
  choice(
    "kind",
    (w) => w.fields.survey.kind,
    SURVEY_KINDS,
    (w) => w.draftSurvey.kinds,
  ),
  smallFigure("density", (w) => w.fields.survey.density),
  choice(
    "hydrometer",
    (w) => w.fields.survey.hydrometer,
    HYDROMETERS,
    (w) => w.draftSurvey.hydrometers,
  ),
  flag("apply_list", (w) => w.fields.survey.apply_list),
  smallFigure("swell_m", (w) => w.fields.survey.swell_m),
  group(
    (w) => w.fields.survey.readings,
    smallFigures("readings", READINGS, (w) => w.draftSurvey.readings),
    SIDES,
  ),
  group(
    (w) => w.fields.survey.deductibles,
    figures("deductibles", [...USUAL_DEDUCTIBLES, ...named], (w) => w.draftSurvey.deductibles),
  ),
];

export const surveyItems = surveyItemsWith([]);

/** The list is corrected for unless somebody says otherwise. */
export const blankSurvey = (kind: string) => ({ kind, apply_list: true, readings: {}, deductibles: {} });

/** One condition of a barge, at its place in the request. */
export const bargeCondition = (at: string): Item[] => [
  group(
    (w) => w.fields.survey.readings,
    smallFigures(`${at}.readings`, READINGS, (w) => w.draftSurvey.readings),
    SIDES,
  ),
  smallFigure(`${at}.density`, (w) => w.fields.survey.density),
];

export function showDraftSurvey(result: DraftSurvey, { words, figure: print }: ResultContext): Shown {
  const { lines, alerts, kinds } = words.draftSurvey;
  const names: Readonly<Record<string, string>> = lines;
  return {
    figures: [
      { label: words.steps.draftSurvey.cargo, value: print(result.cargo), unit: "t" },
      { label: words.steps.draftSurvey.constant, value: print(result.constant), unit: "t" },
    ],
    notes: result.alerts.map((alert) => ({ text: alerts[alert], tone: "warn" as const })),
    tables: [
      {
        head: ["", ...result.surveys.map(({ kind }) => kinds[kind])],
        rows: SURVEY_LINES.map((line) => [
          names[line] ?? line,
          ...result.surveys.map((survey) => print(survey[line])),
        ]),
      },
    ],
    steps: [
      ...result.surveys.map((survey) => ({ title: kinds[survey.kind], steps: survey.steps, names })),
      { steps: result.steps, names: words.steps.draftSurvey },
    ],
  };
}

export function showBargeSurvey(result: BargeSurvey, { words, figure: print }: ResultContext): Shown {
  const names: Readonly<Record<string, string>> = words.steps.barge;
  const lines = ["mean", "draft", "table_weight", "weight", "deductibles", "net"] as const;
  return {
    figures: [{ label: names.cargo ?? "", value: print(result.cargo), unit: "t" }],
    tables: [
      {
        head: ["", words.fields.barge.empty, words.fields.barge.loaded],
        rows: lines.map((line) => [
          names[line] ?? line,
          print(result.empty[line]),
          print(result.loaded[line]),
        ]),
      },
    ],
    steps: [
      { title: words.fields.barge.empty, steps: result.empty.steps, names },
      { title: words.fields.barge.loaded, steps: result.loaded.steps, names },
      { steps: result.steps, names },
    ],
  };
}

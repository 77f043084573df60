/** What the survey of a ship or barge asks for on the quay, in the words of the calculator, and what comes of it. */
import type { Rounding } from "@plimsoll/domain/draft-survey/request";
import {
  OPERATIONS,
  ROUNDINGS,
  SURVEY_KINDS,
  USUAL_DEDUCTIBLES,
} from "@plimsoll/domain/draft-survey/request";
import type { ShipTank } from "@plimsoll/domain/draft-survey/tank-table";
import type { Issue } from "@plimsoll/domain/kernel/errors";
import type { Row } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import {
  type ReadSurvey,
  type ReadSurveys,
  type Surveyed,
  type SurveyedCarrier,
  surveyCarrier,
} from "@plimsoll/domain/operation/carrier-survey";
import type { draftSurvey } from "@plimsoll/domain/operation/pages/draft-survey";
import {
  cards,
  choice,
  figure,
  figures,
  group,
  type Item,
  smallFigure,
  smallFigures,
  text,
} from "#calculator/calculator-form";
import { blankSurvey, READINGS, SIDES, surveyItemsWith } from "#calculator/draft-survey";
import { requestOf, statesOfRequest } from "#calculator/request";
import { surveysWithTanks, type TypedTank, tankItems, tanksToSend } from "./draft-survey-tanks.ts";

export type SurveyRow = Row<typeof draftSurvey>;
/** The words of a field of the record. */
export type LabelOf = (name: string) => string;

/** Names that a path in the form can hold; any other would fall apart at its dots. */
const SIMPLE = /^[\p{L}_][\p{L}\p{N}_ -]*$/u;

/** The deductibles that somebody named besides the usual ones. */
export function namedDeductibles(row: SurveyRow | undefined): readonly string[] {
  const usual = new Set<string>(USUAL_DEDUCTIBLES);
  const names = (row?.surveys ?? []).flatMap(({ deductibles }) => Object.keys(deductibles ?? {}));
  return [...new Set(names)].filter((name) => !usual.has(name));
}

/** Whether the form can show all of a row: what it could not show it would lose. */
export function isShowable(row: SurveyRow | undefined): boolean {
  return namedDeductibles(row).every((name) => SIMPLE.test(name));
}

const BARGE_KINDS = SURVEY_KINDS.filter((kind) => kind !== "intermediate");
/** Rain and bilge water in the void spaces. */
const BARGE_DEDUCTIBLES = ["bilge", "others"] as const;
const FOUR_POINTS = ["fp", "fs", "ap", "as"] as const;

const bargeItems = (isFourPoint: boolean): Item[] => [
  choice(
    "kind",
    (w) => w.fields.survey.kind,
    BARGE_KINDS,
    (w) => w.draftSurvey.kinds,
  ),
  smallFigure("density", (w) => w.fields.survey.density),
  group(
    (w) => w.fields.survey.readings,
    smallFigures("readings", isFourPoint ? FOUR_POINTS : READINGS, (w) => w.draftSurvey.readings),
    SIDES,
  ),
  group(
    (w) => w.fields.survey.deductibles,
    figures("deductibles", BARGE_DEDUCTIBLES, (w) => w.draftSurvey.deductibles),
  ),
];

export function surveyPageItems(
  { ship, barge }: SurveyedCarrier,
  row: SurveyRow | undefined,
  labelOf: LabelOf,
  tanks: readonly ShipTank[] = [],
): readonly Item[] {
  const operation = choice(
    "cargo_operation",
    () => labelOf("cargo_operation"),
    OPERATIONS,
    (w) => w.draftSurvey.operations,
  );
  const rounding = choice(
    "rounding",
    () => labelOf("rounding"),
    ROUNDINGS,
    (w) => w.draftSurvey.roundings,
  );
  const declared = figure("declared_constant", () => labelOf("declared_constant"));
  const isBarge = barge !== null && ship === null;
  return [
    operation,
    ...(isBarge ? [] : [rounding, declared]),
    figure("bill_of_lading", () => labelOf("bill_of_lading")),
    cards(
      "surveys",
      (w) => w.fields.survey.kind,
      isBarge
        ? bargeItems(barge.mode === "four_point")
        : [...surveyItemsWith(namedDeductibles(row)), ...tankItems(tanks, labelOf)],
      isBarge ? { kind: "final" } : blankSurvey("final"),
    ),
    text("remarks", () => labelOf("remarks")),
  ];
}

/** What the form begins with: the row, or one survey that is still to be read. */
export function startStates(
  items: readonly Item[],
  row: SurveyRow | undefined,
  { barge }: SurveyedCarrier,
): Values {
  const first = barge ? { kind: "initial" } : blankSurvey("initial");
  const known = row && { ...row, surveys: surveysWithTanks(row) };
  return statesOfRequest(items, known ?? { cargo_operation: "loading", rounding: "step", surveys: [first] });
}

interface Typed {
  readonly cargo_operation?: ReadSurveys["cargo_operation"];
  readonly rounding?: Rounding;
  readonly surveys?: readonly (ReadSurvey & { readonly tanks?: readonly TypedTank[] })[];
  readonly declared_constant?: string;
  readonly bill_of_lading?: string;
  readonly remarks?: string;
}

export interface Worked extends Surveyed {
  readonly typed: Typed;
  readonly tanks: ReturnType<typeof tanksToSend>;
}

/** What the form holds now, and what the calculator says of it. */
export function workOutSurvey(items: readonly Item[], values: Values, carrier: SurveyedCarrier): Worked {
  const { request, refused } = requestOf(items, values, ["surveys.deductibles"]);
  const typed = request as Typed;
  // A ship is asked for its deductibles by name; without any it has none.
  const surveys = (typed.surveys ?? []).map(({ tanks: _, ...one }) =>
    carrier.ship ? { ...one, deductibles: one.deductibles ?? {} } : one,
  );
  const answer = surveyCarrier(carrier, {
    cargo_operation: typed.cargo_operation ?? "loading",
    rounding: typed.rounding ?? null,
    surveys,
    declared_constant: typed.declared_constant ?? null,
  });
  const unread = new Set(refused.map(({ field }) => field));
  const issues: readonly Issue[] = [...refused, ...answer.issues.filter(({ field }) => !unread.has(field))];
  return {
    ...answer,
    results: issues.length === 0 ? answer.results : null,
    issues,
    typed: { ...typed, surveys },
    tanks: tanksToSend(typed.surveys ?? []),
  };
}

/** The row as it is sent: what was left empty is said to be empty. */
export function valuesToSend({ typed, tanks }: Worked): Values {
  return {
    cargo_operation: typed.cargo_operation ?? "loading",
    rounding: typed.rounding ?? null,
    surveys: typed.surveys ?? [],
    tanks: tanks.length > 0 ? tanks : null,
    declared_constant: typed.declared_constant ?? null,
    bill_of_lading: typed.bill_of_lading ?? null,
    remarks: typed.remarks ?? null,
  };
}

// Decides the cargo of an operation from its draft surveys: the difference of the net displacements, the parcels
// between one survey and the next, and the constant, by ECE/ENERGY/19. Tonnes.

import type { z } from "zod";
import {
  type Calculated,
  calculated,
  calculator,
  issuesUnder,
  refused,
  type Step,
} from "../kernel/calculated.ts";
import { absolute, add, compare, type DecimalText, roundTo, subtract } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { figures, shortFormula } from "../kernel/formula.ts";
import { type Alert, operationAlerts, surveyAlerts } from "./alerts.ts";
import { checkTable, openTable } from "./hydrostatic-table.ts";
import type { SurveyRule } from "./lines.data.ts";
import {
  type EvaluateRequest,
  evaluateInput,
  type Operation,
  type Rounding,
  type ShipInput,
  type SurveyInput,
} from "./request.ts";
import type { CARGO_STEPS, DraftSurvey, surveyResultOutput } from "./results.ts";
import { calculateSurvey, openShip, type Ship, type SurveySheet } from "./survey.ts";

export type SurveyResult = z.infer<typeof surveyResultOutput>;

export type CargoStep = Step<(typeof CARGO_STEPS)[number], SurveyRule>;

const SHOWN = 3;
const RULE = "ece_energy_19";
const RANK = { initial: 0, intermediate: 1, final: 2 } as const;

/** The ship is light before loading and after discharging; only then is the rest its constant. */
const LIGHT = { loading: "initial", discharging: "final" } as const;

function checkShip(ship: ShipInput): Issue[] {
  const issues = checkTable(ship);
  const { marks, lbp, tank_trim: trim } = ship;
  if (compare(subtract(add(lbp, marks.fwd), marks.aft), "0") <= 0)
    issues.push(issue("not_greater_than_zero", "ship.marks"));
  if (trim && compare(trim.from, trim.to) > 0)
    issues.push(issue("below_minimum", "ship.tank_trim.to", { min: trim.from }));
  return issues;
}

/** An operation begins once and ends once. */
function checkKinds(surveys: readonly SurveyInput[]): Issue[] {
  return surveys.flatMap((survey, index) => {
    const isSecond =
      survey.kind !== "intermediate" && surveys.findIndex((other) => other.kind === survey.kind) < index;
    return isSecond ? [issue("duplicate_entry", `surveys.${index}.kind`)] : [];
  });
}

function calculateAll(
  ship: Ship,
  surveys: readonly SurveyInput[],
  rounding: Rounding,
): Calculated<readonly SurveySheet[]> {
  const sheets: SurveySheet[] = [];
  const issues: Issue[] = [];
  surveys.forEach((survey, index) => {
    const sheet = calculateSurvey(ship, survey, rounding);
    if (sheet.ok) sheets.push(sheet.result);
    else issues.push(...issuesUnder(`surveys.${index}`, sheet.issues));
  });
  return issues.length > 0 ? refused(issues) : calculated(sheets);
}

interface Held {
  readonly survey: SurveyInput;
  readonly sheet: SurveySheet;
}

function constantOf(operation: Operation, ship: ShipInput, held: readonly Held[]): DecimalText | null {
  const light = held.find(({ survey }) => survey.kind === LIGHT[operation]);
  return light === undefined ? null : subtract(light.sheet.figures.net, ship.light_ship);
}

function cargoOf(operation: Operation, held: readonly Held[]): DecimalText | null {
  const first = held[0];
  const last = held.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  const gained = subtract(last.sheet.figures.net, first.sheet.figures.net);
  return operation === "loading" ? gained : subtract("0", gained);
}

function outcomeSteps(
  operation: Operation,
  held: readonly Held[],
  outcome: { readonly constant: DecimalText | null; readonly cargo: DecimalText | null },
  ship: ShipInput,
): CargoStep[] {
  const show = (value: DecimalText | null) => (value === null ? null : roundTo(value, SHOWN));
  const nets = held.map(({ sheet }) => sheet.figures.net);
  const [first = "0", last = "0"] = [nets[0], nets.at(-1)];
  const light = operation === "loading" ? first : last;
  const gained = operation === "loading" ? figures`${last} − ${first}` : figures`${first} − ${last}`;
  return [
    {
      name: "constant",
      value: show(outcome.constant),
      unit: "t",
      ...(outcome.constant === null
        ? {}
        : { formula: shortFormula(figures`${light} − ${ship.light_ship}`, show(outcome.constant) ?? "0") }),
      rule: RULE,
    },
    {
      name: "cargo",
      value: show(outcome.cargo),
      unit: "t",
      ...(outcome.cargo === null ? {} : { formula: shortFormula(gained, show(outcome.cargo) ?? "0") }),
      rule: RULE,
    },
  ];
}

export function evaluateRequest(request: EvaluateRequest): Calculated<DraftSurvey> {
  const { ship, operation, surveys } = request;
  const rounding = request.rounding ?? "step";
  const wrong = [...checkShip(ship), ...checkKinds(surveys)];
  if (wrong.length > 0) return refused(wrong);
  const table = openTable(ship);
  const sheets = calculateAll(openShip(ship, table), surveys, rounding);
  if (!sheets.ok) return sheets;
  const given = surveys.flatMap((survey, index): Held[] => {
    const sheet = sheets.result[index];
    return sheet === undefined ? [] : [{ survey, sheet }];
  });
  // Initial comes first and final last in whatever order they were typed.
  const held = given.toSorted((left, right) => RANK[left.survey.kind] - RANK[right.survey.kind]);
  const outcome = { constant: constantOf(operation, ship, held), cargo: cargoOf(operation, held) };
  const parcels = held
    .slice(1)
    .map(({ sheet }, index) => absolute(subtract(sheet.figures.net, held[index]?.sheet.figures.net ?? "0")));
  const results = given.map(
    ({ survey, sheet }): SurveyResult => ({
      ...sheet.lines,
      kind: survey.kind,
      alerts: surveyAlerts(ship, table, survey, sheet.figures),
      steps: sheet.steps,
    }),
  );
  const whole = operationAlerts(
    ship,
    held.map(({ survey }) => survey),
    held.map(({ sheet }) => sheet.figures),
    outcome,
  );
  const show = (value: DecimalText | null) => (value === null ? null : roundTo(value, SHOWN));
  return calculated({
    surveys: results,
    constant: show(outcome.constant),
    cargo: show(outcome.cargo),
    parcels: parcels.map((parcel) => roundTo(parcel, SHOWN)),
    alerts: [...new Set<Alert>([...results.flatMap((result) => result.alerts), ...whole])],
    rounding,
    steps: outcomeSteps(operation, held, outcome, ship),
  });
}

export const evaluate = calculator(evaluateInput, evaluateRequest);

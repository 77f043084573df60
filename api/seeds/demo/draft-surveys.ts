/** Draft surveys of the demo company: readings that give the cargo that was planned, worked out by the product's own rules. */
import { compare, min, multiply, roundTo, subtract } from "@plimsoll/domain/kernel/decimal";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import {
  compareSurvey,
  type ReadSurvey,
  type ReadSurveys,
  type SurveyedCarrier,
  surveyCarrier,
} from "@plimsoll/domain/operation/carrier-survey";
import { isOfShip } from "@plimsoll/domain/operation/survey-facts";

/** Of a carrier whose table nobody entered there is none. */
export function surveyValues(
  carrier: SurveyedCarrier,
  plan: string,
  isComplete: boolean,
): Values | undefined {
  // A plan that the ship could not carry was cut.
  const planned = carrier.ship?.dwt ? min(plan, subtract(carrier.ship.dwt, BESIDES_CARGO)) : plan;
  const read = carrier.ship
    ? shipSurveys(carrier, planned)
    : carrier.barge && carrier.barge.gauging.length > 0
      ? BARGE_SURVEYS
      : undefined;
  if (!read) return undefined;
  const given: ReadSurveys = {
    cargo_operation: "loading",
    rounding: "step",
    surveys: isComplete ? read : read.slice(0, 1),
    declared_constant: carrier.ship ? DECLARED : null,
  };
  const { results, issues } = surveyCarrier(carrier, given);
  if (issues.length > 0) return undefined;
  const billOfLading = isComplete && compare(planned, "0") > 0 ? planned : null;
  return {
    ...given,
    bill_of_lading: billOfLading,
    results,
    cargo: results?.cargo ?? null,
    constant: results && isOfShip(results) ? results.constant : null,
    comparison: compareSurvey(results, { scale: null, bill_of_lading: billOfLading }),
    surveyor_signature_state: "none",
    officer_signature_state: "none",
  };
}

/** What a ship carries besides its cargo, at least. */
const BESIDES_CARGO = "2300";
const DECLARED = "300.000";
const CONSTANT = "306.400";
/** By draft a little more than by scale, as it usually is. */
const SHARE = "1.0013";
const OTHERS = { fresh_water: "286.4", fuel_oil: "1124.6", diesel: "142.3", lub_oil: "48.2", bilge: "12.5" };
const OTHERS_AT_THE_END = { ...OTHERS, fresh_water: "241.8", fuel_oil: "1098.2", diesel: "131.7" };

const LIGHT_SHARE = "410";

/** Readings around so many millimetres midships: forward less, aft more, starboard a little deeper than port. */
function readingsAt(millimetres: number, forward: number, aft: number): ReadSurvey["readings"] {
  const at = (more: number) => multiply(String(millimetres + more), "0.001");
  return {
    fp: at(-forward - 10),
    fs: at(10 - forward),
    mp: at(-10),
    ms: at(10),
    ap: at(aft - 10),
    as: at(aft + 10),
  };
}

/** By the stern, in ballast. */
function light(millimetres: number, ballast = "0"): ReadSurvey {
  return {
    kind: "initial",
    readings: readingsAt(millimetres, 1080, 1080),
    density: "1.0215",
    apply_list: true,
    deductibles: { ballast, ...OTHERS },
  };
}

/** Nearly on an even keel. */
function loaded(millimetres: number): ReadSurvey {
  return {
    kind: "final",
    readings: readingsAt(millimetres, 90, 90),
    density: "1.0205",
    apply_list: true,
    deductibles: { ballast: "214.6", ...OTHERS_AT_THE_END },
  };
}

const SHALLOWEST = 6000;
const DEEPEST = 14_200;

function shipSurveys(carrier: SurveyedCarrier, planned: string): readonly ReadSurvey[] | undefined {
  const ask = (surveys: readonly ReadSurvey[]) => {
    const { results } = surveyCarrier(carrier, {
      cargo_operation: "loading",
      rounding: "step",
      surveys,
      declared_constant: null,
    });
    return results && isOfShip(results) ? results : undefined;
  };
  const begin = Number(roundTo(multiply(carrier.ship?.summer_draft ?? "0", LIGHT_SHARE), 0));
  const rest = ask([light(begin)])?.surveys[0]?.net_light_ship;
  if (typeof rest !== "string") return undefined;
  const initial = light(begin, roundTo(subtract(rest, CONSTANT), 1));
  const aim = multiply(planned, SHARE);
  let [low, high] = [SHALLOWEST, DEEPEST];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const cargo = ask([initial, loaded(middle)])?.cargo;
    if (typeof cargo === "string" && compare(cargo, aim) < 0) low = middle;
    else high = middle;
  }
  return high < DEEPEST ? [initial, loaded(high)] : undefined;
}

const barge = (kind: ReadSurvey["kind"], readings: ReadSurvey["readings"], bilge: string): ReadSurvey => ({
  kind,
  readings,
  density: "0.996",
  deductibles: { bilge },
});

const BARGE_SURVEYS: readonly ReadSurvey[] = [
  barge("initial", { fp: "0.460", fs: "0.480", ap: "0.500", as: "0.520" }, "1.2"),
  barge("final", { fp: "2.790", fs: "2.812", ap: "2.852", as: "2.874" }, "1.2"),
];

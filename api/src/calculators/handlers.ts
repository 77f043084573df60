/** The pure functions of the product, asked over the wire: nothing is loaded and nothing is written. */

import { interiorParityRequest, priceCommodityRequest } from "@plimsoll/domain/billing/commodity-price";
import type { billingContracts } from "@plimsoll/domain/billing/contract";
import { pickRateRequest } from "@plimsoll/domain/billing/exchange-rate";
import { simulatePriceRequest } from "@plimsoll/domain/billing/fob-simulator";
import { grossUpRequest } from "@plimsoll/domain/billing/gross-up";
import { priceOperationRequest } from "@plimsoll/domain/billing/operation-price";
import { withholdRequest } from "@plimsoll/domain/billing/withholding";
import { compositeRequest } from "@plimsoll/domain/classification/composite";
import type { classificationContracts } from "@plimsoll/domain/classification/contract";
import { discountRequest } from "@plimsoll/domain/classification/discount";
import { evaluateRequest } from "@plimsoll/domain/classification/evaluate";
import { compositeGrainRequest, compositeOilRequest } from "@plimsoll/domain/classification/lot-composite";
import { judgeOilRequest } from "@plimsoll/domain/classification/oil";
import { gradeGrainRequest } from "@plimsoll/domain/classification/parameter-set";
import { planSamplingRequest } from "@plimsoll/domain/classification/sampling";
import { settleAnalysesRequest } from "@plimsoll/domain/classification/third-analysis";
import { sumConvoyRequest, surveyBargeRequest } from "@plimsoll/domain/draft-survey/barge";
import type { draftSurveyContracts } from "@plimsoll/domain/draft-survey/contract";
import { measureDensityRequest } from "@plimsoll/domain/draft-survey/density";
import { evaluateRequest as evaluateDraftSurvey } from "@plimsoll/domain/draft-survey/evaluate";
import { measureTankRequest, sumTanksRequest } from "@plimsoll/domain/draft-survey/tank";
import { allowWaterRequest } from "@plimsoll/domain/draft-survey/water-allowance";
import type { identifierContracts } from "@plimsoll/domain/identifier/contract";
import { validateIdentifier } from "@plimsoll/domain/identifier/validate";
import type { Calculated } from "@plimsoll/domain/kernel/calculated";
import type { operationContracts } from "@plimsoll/domain/operation/contract";
import { countLaytimeRequest } from "@plimsoll/domain/operation/laytime";
import { readStatementRequest } from "@plimsoll/domain/operation/statement-of-facts";
import { weighBagsRequest } from "@plimsoll/domain/weighing/bags";
import { compareWeightsRequest } from "@plimsoll/domain/weighing/comparison";
import type { weighingContracts } from "@plimsoll/domain/weighing/contract";
import { accumulateDumpsRequest } from "@plimsoll/domain/weighing/dumps";
import { accumulatePeriodsRequest } from "@plimsoll/domain/weighing/periods";
import { weighTruckRequest } from "@plimsoll/domain/weighing/truck-ticket";
import { convertRequest } from "@plimsoll/domain/weighing/units";
import type { z } from "zod";
import type { Call } from "#rpc/call";
import { Failure } from "#rpc/failure";

/** One handler for each question of a group, over its parsed input. */
type Asked<G extends Readonly<Record<string, { input: z.ZodType; output: z.ZodType }>>> = {
  readonly [K in keyof G]: (call: Call, input: z.infer<G[K]["input"]>) => z.input<G[K]["output"]>;
};

const asked =
  <I, O>(calculate: (input: I) => Calculated<O>) =>
  (_call: Call, input: I): O => {
    const answer = calculate(input);
    if (!answer.ok) throw new Failure(answer.issues);
    return answer.result;
  };

export const classificationHandlers: Asked<typeof classificationContracts> = {
  evaluate: asked(evaluateRequest),
  composite: asked(compositeRequest),
  discount: asked(discountRequest),
  grain: asked(gradeGrainRequest),
  oil: asked(judgeOilRequest),
  grainComposite: asked(compositeGrainRequest),
  oilComposite: asked(compositeOilRequest),
  sampling: asked(planSamplingRequest),
  thirdAnalysis: asked(settleAnalysesRequest),
};

export const draftSurveyHandlers: Asked<typeof draftSurveyContracts> = {
  evaluate: asked(evaluateDraftSurvey),
  barge: asked(surveyBargeRequest),
  tank: asked(measureTankRequest),
  convoy: asked(sumConvoyRequest),
  density: asked(measureDensityRequest),
  tankList: asked(sumTanksRequest),
  waterAllowance: asked(allowWaterRequest),
};

export const weighingHandlers: Asked<typeof weighingContracts> = {
  comparison: asked(compareWeightsRequest),
  periods: asked(accumulatePeriodsRequest),
  truck: asked(weighTruckRequest),
  dumps: asked(accumulateDumpsRequest),
  units: asked(convertRequest),
  bags: asked(weighBagsRequest),
};

export const operationHandlers: Asked<typeof operationContracts> = {
  statement: asked(readStatementRequest),
  laytime: asked(countLaytimeRequest),
};

export const billingHandlers: Asked<typeof billingContracts> = {
  price: asked(priceOperationRequest),
  withholding: asked(withholdRequest),
  grossUp: asked(grossUpRequest),
  exchangeRate: asked(pickRateRequest),
  simulation: asked(simulatePriceRequest),
  commodityPrice: asked(priceCommodityRequest),
  parity: asked(interiorParityRequest),
};

export const identifierHandlers: Asked<typeof identifierContracts> = {
  validate: (_call, input) => validateIdentifier(input.kind, input.value),
};

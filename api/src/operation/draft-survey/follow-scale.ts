/** Keeps what a draft survey is held against in step with the scale: every weighing moves it. */
import { compareSurvey } from "@plimsoll/domain/operation/carrier-survey";
import type { Queryable } from "#db/database";
import { comparedSurvey, weighedInto, writeComparison } from "./store.ts";

export async function followScale(db: Queryable, operationId: unknown): Promise<void> {
  const survey = await comparedSurvey(db, operationId);
  if (!survey) return;
  const scale = await weighedInto(db, operationId);
  const others = { scale, bill_of_lading: survey.bill_of_lading };
  await writeComparison(db, survey.id, compareSurvey(survey.results, others));
}

/** Every record whose rows have rules beyond their definition, one line each. */
import { notificationRules } from "#notices/rules";
import { companyRules, profileRules, userRules, workunitRules } from "#people/rules";
import type { AllRecordRules } from "#record/rules";

export const RECORD_RULES: AllRecordRules = new Map([
  ["user", userRules],
  ["profile", profileRules],
  ["company", companyRules],
  ["workunit", workunitRules],
  ["notification", notificationRules],
]);
